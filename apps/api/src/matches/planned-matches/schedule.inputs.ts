import { InputType, PickType } from '@nestjs/graphql';
import { Flag, Name, Parts, Year } from '../../platform/inputs/fields.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { PlanMatchInput } from './planned-match.types.js';

/** Each team against each other once, with 45 teams. */
const MOST = 1000;

@InputType({ description: 'A match of the championship that `planMatches` plans.' })
export class MatchOfScheduleInput extends PickType(PlanMatchInput, ['date', 'order', 'venue'] as const, InputType) {
  @Name('The name of team A in the season; case and accents say nothing.')
  sideA!: string;

  @Name('The name of team B in the season.')
  sideB!: string;
}

@InputType({ description: 'What `planMatches` takes.' })
export class PlanMatchesInput extends WriteInput {
  @Year('The year of the season.')
  seasonYear!: number;

  @Parts(
    MatchOfScheduleInput,
    'The matches. Where teams that meet that day have a match planned already, the number of another one has to be given.',
    { most: MOST },
  )
  matches!: readonly MatchOfScheduleInput[];

  @Flag('Only says what would come of it. Leaves no trace, the idempotency key neither.', { defaultValue: false })
  dryRun: boolean = false;
}
