import { Extensions, Field, Int, ObjectType } from '@nestjs/graphql';
import type { CupRoundName, DecidedBy, LooseEnd, Tie, TieMatch, TieOutcome, TieSide } from '@tarokk/competition';
import type { ByParty, Sentence } from '@tarokk/rules';
import { DayScalar, UuidScalar } from '../../platform/schema/scalars.js';
import {
  CupRoundEnum,
  DecidedByEnum,
  LooseEndKindEnum,
  TieNextEnum,
  TieSideKindEnum,
  TieStateEnum,
} from './cup.enums.js';

@ObjectType({ description: 'Who stands on one side of a tie.' })
export class CupTieSide {
  @Field(() => TieSideKindEnum, { description: 'A pair, or what stands in its place.' })
  kind!: TieSide['kind'];

  pairId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The tie from which a pair comes, or nobody: `quarter-finals/3`.',
  })
  from!: string | null;

  /** For its name. */
  side!: TieSide;
}

@ObjectType({ description: 'A match or an extra time of a tie; points with the upper side first.' })
export class CupTieMatch {
  @Field(() => UuidScalar, { description: 'The match.' })
  matchId!: string;

  @Field(() => DayScalar, { description: 'Its day.' })
  date!: string;

  @Field(() => Boolean, { description: 'After the last day of the tie (D33).' })
  late!: boolean;

  @Field(() => [Int], { description: 'Match points (8); of an extra time the raw points of its two games (10).' })
  points!: readonly number[];

  @Field(() => [Int], { description: 'With those of the matches before; of an extra time its own alone (D31).' })
  running!: readonly number[];
}

@ObjectType({ description: 'Something played or decided in a tie whose pairs are now others.' })
export class CupLooseEnd {
  @Field(() => LooseEndKindEnum, { description: 'What it is.' })
  kind!: LooseEnd['kind'];

  @Field(() => UuidScalar, { description: 'The match or act; by this id the jury sets it aside.' })
  id!: string;

  pairIds!: ByParty<string>;

  /** The resolver words it in the reader's language. */
  sentence!: Sentence;
}

@ObjectType({ description: 'Two pairs, or what stands in their places, in one box of the bracket (10).' })
export class CupTie {
  @Field(() => String, { description: '`quarter-finals/3`: the third tie of its round, from the top of the bracket.' })
  id!: string;

  @Field(() => CupRoundEnum, { description: 'Its round.' })
  round!: CupRoundName;

  @Field(() => Int, { description: 'From 1, from the top of the bracket.' })
  number!: number;

  @Extensions({ atMost: 2 })
  @Field(() => [CupTieSide], { description: 'Both sides, the upper one first.' })
  sides!: readonly CupTieSide[];

  @Field(() => TieStateEnum, { description: 'How it stands.' })
  state!: TieOutcome['state'];

  @Field(() => TieNextEnum, { nullable: true, description: 'What is to be played next; null unless it is open.' })
  next!: 'match' | 'extra-time' | null;

  @Field(() => Int, { nullable: true, description: 'How many matches are missing; null unless it is open.' })
  missing!: number | null;

  @Field(() => DecidedByEnum, { nullable: true, description: 'What decided it.' })
  decidedBy!: DecidedBy | null;

  goesOn!: string | null;

  out!: readonly string[];

  @Field(() => Int, { description: 'How many matches it has: three, or more if both agreed (D29).' })
  agreed!: number;

  @Field(() => [CupTieMatch], { description: 'The matches that count, in the order played.' })
  matches!: readonly CupTieMatch[];

  @Field(() => [Int], { description: 'Sums of the match points, the upper side first (10).' })
  points!: readonly number[];

  @Field(() => [CupTieMatch], { description: 'Extra times, in the order played.' })
  extraTimes!: readonly CupTieMatch[];

  @Field(() => [UuidScalar], {
    description: 'Matches beyond those agreed, and extra times that were not due: without effect.',
  })
  surplus!: readonly string[];

  @Field(() => DayScalar, { description: 'Its last day: the end of the month, or of its postponement (D33).' })
  lastDay!: string;

  @Field(() => [CupLooseEnd], { description: 'What the jury must say something about before the tie goes on.' })
  looseEnds!: readonly CupLooseEnd[];

  /** The resolver words it in the reader's language. */
  sentence!: Sentence;
}

/** A tie of the competition library as the API shows it. */
export function cupTie(tie: Tie): CupTie {
  const { id, round, number, outcome, agreed, surplus, lastDay, sentence } = tie;
  const isOpen = outcome.state === 'open';
  const isDecided = outcome.state === 'decided';
  return {
    id,
    round,
    number,
    agreed,
    surplus,
    lastDay,
    sentence,
    sides: tie.sides.map((side) => ({
      kind: side.kind,
      side,
      pairId: side.kind === 'pair' ? side.pair : null,
      from: 'from' in side ? side.from : null,
    })),
    state: outcome.state,
    next: isOpen ? outcome.next : null,
    missing: isOpen ? outcome.missing : null,
    decidedBy: isDecided ? outcome.by : null,
    goesOn: isDecided ? outcome.goesOn : null,
    out: isDecided ? outcome.out : [],
    matches: tie.matches.map(tieMatch),
    points: tie.points,
    extraTimes: tie.extraTimes.map(tieMatch),
    looseEnds: tie.looseEnds.map(looseEnd),
  };
}

export function looseEnd({ kind, id, sides, sentence }: LooseEnd): CupLooseEnd {
  return { kind, id, pairIds: sides, sentence };
}

function tieMatch({ id, date, late, points, running }: TieMatch): CupTieMatch {
  return { matchId: id, date, late, points, running };
}
