import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { GameNotes } from '@tarokk/competition';
import type { LowerTarock, ScoredGame } from '@tarokk/rules';
import { PointsByParty } from '../verification/verified-match.types.js';
import { LowerTarockEnum } from '../sheets/typed/sheet.enums.js';
import { MatchRuling } from '../history/match-history.types.js';

@ObjectType({ description: 'What was dealt to a party, as far as its consolation asks for it (7.1).' })
export class DealtToParty {
  @Field(() => Int, { description: 'How many tarocks.' })
  tarocks!: number;

  @Field(() => Int, { description: 'How many of Sküs and moon.' })
  honours!: number;

  @Field(() => [LowerTarockEnum], { description: 'Which of XVIII, XVII and XVI.' })
  has!: readonly LowerTarock[];
}

@ObjectType({ description: 'What was dealt to both parties.' })
export class DealtInGame {
  @Field(() => DealtToParty, { name: 'a', description: 'To party A.' })
  A!: DealtToParty;

  @Field(() => DealtToParty, { name: 'b', description: 'To party B.' })
  B!: DealtToParty;
}

@ObjectType({ description: 'A game of a sheet: what counts of it, and what was written down.' })
export class GameOnSheet {
  @Field(() => Int, { description: 'Its number, from 1.' })
  number!: number;

  @Field(() => PointsByParty, {
    description:
      'What counts: the points of a ruling, else those of the sheet. Added up they are the raw points (8, D14).',
  })
  points!: PointsByParty;

  @Field(() => PointsByParty, { description: 'What the sheet comes to, before a ruling.' })
  onSheet!: PointsByParty;

  @Field(() => MatchRuling, { nullable: true, description: 'The ruling that sets the points; null without one (D14).' })
  ruling!: MatchRuling | null;

  @Field(() => DealtInGame, { description: 'What was dealt, as written down, or as the cards on record say.' })
  dealt!: DealtInGame;

  /** null where nothing was noted of it. */
  noted!: GameNotes | null;

  /** What the jury may ask to be decided; null for everybody else, and where there is nothing to decide. */
  forJury!: ScoredGame | null;
}
