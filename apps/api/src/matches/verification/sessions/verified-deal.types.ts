import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import { SettlementItemEnum } from '../../../registry/rulesets/ruleset.enums.js';
import { SessionState } from './session-state.types.js';
import {
  type DealForm,
  DealFormEnum,
  DealOutcomeEnum,
  type SessionPlace,
  SessionPlaceEnum,
  SessionViolationCodeEnum,
  type DealSide,
  SideEnum,
} from './session.enums.js';

@ObjectType({ description: 'Something in a session record that breaks a rule or, as a warning, a custom; and where.' })
export class SessionViolation {
  @Field(() => SessionViolationCodeEnum, { description: 'What is broken.' })
  code!: string;

  @Field(() => SessionPlaceEnum, { description: 'The part of the deal.' })
  phase!: SessionPlace;

  @Field(() => Int, { nullable: true, description: 'The place in the list of that part, from 0; null if it has none.' })
  index!: number | null;

  @Field(() => Int, { nullable: true, description: 'The place in the turn or of the card in the trick, from 0.' })
  item!: number | null;

  @Field(() => Int, { nullable: true, description: 'The seat that did it: an index into the players, from 0.' })
  seat!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The rule: its number in the game's document, or S… of the session record; null for what only the form of a record says.",
  })
  rule!: string | null;

  @Field(() => String, { description: 'Where the rule stands, relative to the folder `docs`.' })
  link!: string;

  @Field(() => String, { description: 'What happened, in the language asked for.' })
  message!: string;
}

@ObjectType({ description: 'One line of a settlement: what is paid for, by whom, and why.' })
export class SettlementLine {
  @Field(() => SettlementItemEnum, { description: 'What is paid for.' })
  item!: string;

  @Field(() => SideEnum, { nullable: true, description: 'The side whose item it is; null for items of one player.' })
  side!: DealSide | null;

  @Field(() => Int, { nullable: true, description: 'The seat whose item it is; null for items of a side.' })
  seat!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a bonus was announced; null for all other items.' })
  announced!: boolean | null;

  @Field(() => Boolean, { description: 'Whether that side or seat receives; else it pays.' })
  won!: boolean;

  @Field(() => Int, { description: 'What it is worth.' })
  points!: number;

  @Field(() => Int, { description: 'By what that is multiplied: kontras and stakes.' })
  factor!: number;

  @Field(() => [Int], { description: 'What each player receives, by seat; negative: pays.' })
  payments!: readonly number[];

  @Field(() => Int, { description: 'What the pot receives. The payments and this add up to 0.' })
  pot!: number;

  @Field(() => String, { description: 'Why, in the language asked for.' })
  reason!: string;
}

@ObjectType({ description: 'Card points of the two sides.' })
export class PointsBySide {
  @Field(() => Int, { description: "The points of the declarer's side." })
  declarer!: number;

  @Field(() => Int, { description: 'The points of the opponents.' })
  opponents!: number;
}

@ObjectType({ description: 'Card points of each player, in games in which all play for themselves.' })
export class PointsBySeat {
  @Field(() => [Int], { description: 'The points by seat.' })
  seats!: readonly number[];
}

/** A list of the rules library is a PointsBySeat, whose only field is the list itself. */
export type CountedPoints = PointsBySide | readonly number[];

export const DealPoints = createUnionType({
  name: 'DealPoints',
  description: 'The card points of a deal, as the game counts them.',
  types: () => [PointsBySide, PointsBySeat] as const,
  resolveType: (value: CountedPoints) => (Array.isArray(value) ? PointsBySeat : PointsBySide),
});

@ObjectType({ description: 'One deal of a session, verified and settled.' })
export class VerifiedDeal {
  @Field(() => Int, { description: 'The number of the deal, from 1.' })
  number!: number;

  @Field(() => Int, { description: 'The seat of the dealer.' })
  dealer!: number;

  @Field(() => DealFormEnum, { description: 'What the record has of it.' })
  form!: DealForm;

  @Field(() => DealOutcomeEnum, { nullable: true, description: 'How it ended; null if it is not settled.' })
  outcome!: string | null;

  @Field(() => Boolean, { description: 'Whether it could be settled: the record goes on to the end of the deal.' })
  settled!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The id of the contract, as in a record; null if there is none.',
  })
  contract!: string | null;

  @Field(() => Int, { nullable: true, description: 'The level of the talon, in contracts that have one.' })
  level!: number | null;

  @Field(() => [Int], { description: 'The seats of the declarers: none, one, or several in negative games.' })
  declarers!: readonly number[];

  @Field(() => Int, { nullable: true, description: 'The seat of the partner; null if the declarer is alone.' })
  partner!: number | null;

  @Field(() => String, { nullable: true, description: 'The called card, as coded in a record.' })
  called!: string | null;

  @Field(() => DealPoints, { nullable: true, description: 'The card points; null where they are not counted.' })
  points!: CountedPoints | null;

  @Field(() => [Int], { nullable: true, description: 'Tricks won by seat; null where none was played on record.' })
  tricks!: readonly number[] | null;

  @Field(() => [SessionViolation], { description: 'What breaks the rules, in the order of the record.' })
  violations!: readonly SessionViolation[];

  @Field(() => [SessionViolation], { description: 'What breaks a custom; it refutes nothing.' })
  warnings!: readonly SessionViolation[];

  @Field(() => [SettlementLine], { description: 'The settlement.' })
  lines!: readonly SettlementLine[];

  @Field(() => [Int], { description: 'The sums of the lines by seat.' })
  payments!: readonly number[];

  @Field(() => Int, { description: 'The sum of the lines for the pot.' })
  pot!: number;

  @Field(() => [Int], { description: 'The running totals by seat, this deal included.' })
  totals!: readonly number[];

  @Field(() => SessionState, { description: 'What this deal leaves for the next one.' })
  state!: SessionState;
}
