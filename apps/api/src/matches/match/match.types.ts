import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Node } from '../../platform/schema/node.type.js';
import type { Competition } from '@tarokk/competition';
import type { ByParty, BySeat, MatchKind, PartyName, Proof, SeatName } from '@tarokk/rules';
import { connectionOf } from '../../platform/graphql/connection.js';
import { DayScalar } from '../../platform/schema/scalars.js';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';
import { MatchVerdictEnum, PartyEnum, SeatEnum } from '../verification/verification.enums.js';
import { ActingEnum, MatchKindEnum, MatchStateEnum } from '../rows/match.enums.js';
import type { Acting, MatchState, MatchVerdict } from '../../platform/database/column-types.js';

@ObjectType({
  implements: () => Node,
  description:
    'A match of two sides, with all its sheets. Everybody sees it when it is approved; before that its sides, its players and the jury.',
})
export class Match {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => Int, {
    name: 'seasonYear',
    description: 'The year of its season: that of its date (D9), of a cup match that of its cup (D51).',
  })
  season!: number;

  @Field(() => DayScalar, { description: 'The day on which the first game began (D9).' })
  date!: string;

  @Field(() => Int, { description: 'The number among the matches of these sides on that day, from 1 (D10).' })
  order!: number;

  @Field(() => MatchKindEnum, { description: 'What the record is of.' })
  kind!: MatchKind;

  @Field(() => [CompetitionEnum], { description: 'What it is to count for (D15).' })
  competitions!: readonly Competition[];

  @Field(() => MatchStateEnum, { description: 'Where it stands.' })
  state!: MatchState;

  @Field(() => Date, { description: 'Since when it stands there.' })
  stateSince!: Date;

  @Field(() => Int, { description: 'The number of the present revision, from 1. Moves say which one they mean.' })
  revision!: number;

  @Field(() => ActingEnum, { description: 'Who entered the present revision.' })
  enteredBy!: Acting;

  @Field(() => [PartyEnum], { description: 'The sides that confirmed the present revision.' })
  confirmedBy!: readonly PartyName[];

  @Field(() => ActingEnum, { nullable: true, description: 'Who disputes it; null while nobody does.' })
  disputedBy!: Acting | null;

  @Field(() => MatchVerdictEnum, { description: 'What the verification of the record found.' })
  verdict!: MatchVerdict;

  @Field(() => Int, { description: 'Errors that no ruling lets stand, when somebody last did something.' })
  openErrors!: number;

  @Field(() => Date, { description: 'When the present revision was handed in.' })
  submittedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was approved last; null if it never was.' })
  approvedAt!: Date | null;

  sides!: ByParty<string>;
  raw!: ByParty<number>;
  points!: ByParty<number> | null;
}

export const MatchConnection = connectionOf(Match);

@ObjectType({ description: 'Where a match was played.' })
export class MatchVenue {
  @Field(() => String, {
    description: 'The name; of a private place, for who may not read it, “a private place, allowed by the jury” (D59).',
  })
  name!: string;

  @Field(() => Boolean, { description: 'Whether the place is public; the list of the jury overrides it (D23).' })
  public!: boolean;

  @Field(() => Boolean, { description: 'The words of the place are not for you: `name` is not its name (D59).' })
  hidden!: boolean;
}

@ObjectType({ description: 'Somebody who sat at the table of a match.' })
export class PlayerAtTable {
  @Field(() => SeatEnum, { description: 'Where they sat first.' })
  seat!: SeatName;

  @Field(() => Int, { description: 'From which game on; 1 but for a substitute (9).' })
  from!: number;

  @Field(() => Boolean, { description: 'They played “as a guest player” (9).' })
  guest!: boolean;

  personId!: string;
}

@ObjectType({ description: 'A card of a trick.' })
export class CardInTrick {
  personId!: string;

  @Field(() => String, { description: 'Its code: `T21`, `HK`.' })
  card!: string;

  /** Its name is said from it. */
  number!: number;

  @Field(() => Boolean, { description: 'It takes the trick.' })
  takes!: boolean;
}

@ObjectType({ description: 'A trick by which an announcement was won.' })
export class DecidingTrick {
  proofs!: readonly Proof[];

  /** Who sat where: its reason names them. */
  personIds!: BySeat<string>;

  @Field(() => Int, { description: 'Which trick of its game, 1–10.' })
  number!: number;

  @Field(() => Int, { description: 'The step of the replay at which the card is played that takes it.' })
  step!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The card that was to be taken or brought home, by its code; null where any would have done.',
    deprecationReason:
      'From 2027-06-01 on it may be gone. Use `wantedCards`: one trick can decide about several cards.',
  })
  wanted!: string | null;

  @Field(() => [String], {
    description:
      'The cards that were to be taken or brought home in it, by their codes, in the order in which the announcement has them; none where any would have done.',
  })
  wantedCards!: readonly string[];

  @Field(() => [CardInTrick], { description: 'In the order played.' })
  cards!: readonly CardInTrick[];
}
