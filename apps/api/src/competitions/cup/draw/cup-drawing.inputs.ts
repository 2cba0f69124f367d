import { InputType } from '@nestjs/graphql';
import { CupEntryInput } from './cup-entry.input.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { Day, Flag, Id, Name, Parts, PlainText, Words, Year } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What `announceCup` takes.' })
export class AnnounceCupInput extends WriteInput {
  @Year('The year of the season.')
  seasonYear!: number;

  @Day('The last day of the entries, in the year of the season; 31 August if left out (D52).', { nullable: true })
  entriesUntil: string | null = null;

  @Words('Why not 31 August; another day needs a reason (D52). Everybody sees it.', { nullable: true })
  reason: string | null = null;

  @Name('The public event, and what of it is the seed; to be named before the entries close.', { nullable: true })
  event: string | null = null;
}

@InputType({ description: 'What `enterCup` takes.' })
export class EnterCupInput extends WriteInput {
  @Id('The pair.')
  pairId!: string;
}

@InputType({ description: 'What `drawCup` takes.' })
export class DrawCupInput extends WriteInput {
  @Year('The year of the season.')
  seasonYear!: number;

  @PlainText(1000, 'What the event gave, as it is published: 1–200 characters (docs/draw.md).')
  seed!: string;

  @Flag('Only says on which days the rounds would end. Leaves no trace, the idempotency key neither.', {
    defaultValue: false,
  })
  dryRun: boolean = false;
}

@InputType({ description: 'What `recordCup` takes.' })
export class RecordCupInput extends WriteInput {
  @Year('The year of the season.')
  seasonYear!: number;

  @Day('The last day of the entries, in the year of the season.')
  entriesUntil!: string;

  @Name('The public event that gave the seed.')
  event!: string;

  @Day('The day on which it was named.')
  eventNamedOn!: string;

  @Day('The day of the draw.')
  drawnOn!: string;

  @PlainText(1000, 'What the event gave, as it is published: 1–200 characters (docs/draw.md).')
  seed!: string;

  @Parts(CupEntryInput, 'The published list, in its order: 2–16 pairs.', { most: 500 })
  entries!: readonly CupEntryInput[];

  @Words('Why; the log keeps it.')
  reason!: string;
}
