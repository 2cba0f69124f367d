import { Extensions, Field, Int, ObjectType } from '@nestjs/graphql';
import type {
  BracketPicture,
  Cup as CupState,
  CupActKind,
  CupRoundName,
  Draw,
  KeptCup,
  KeptCupAct,
  PictureBox,
  PictureLine,
} from '@tarokk/competition';
import type { Sentence, Text } from '@tarokk/rules';
import { DayScalar, UuidScalar } from '../../platform/schema/scalars.js';
import { ActKindEnum, CupRoundEnum, type CupPhase, CupPhaseEnum, TieStateEnum } from './cup.enums.js';
import { CupTie } from './cup-tie.types.js';

@ObjectType({ description: 'A pair in the published list of a cup (D28).' })
export class CupListEntry {
  @Field(() => Int, { description: 'Its number in the list, from 1, in the order of the entries.' })
  number!: number;

  pairId!: string;
}

@ObjectType({ description: 'An entry with its lot (docs/draw.md).' })
export class CupLot {
  @Field(() => Int, { description: 'Its number in the published list, from 1.' })
  number!: number;

  @Field(() => String, { description: 'SHA-256 of seed and number, 64 hexadecimal digits; the lowest is drawn first.' })
  lot!: string;

  pairId!: string;
}

@ObjectType({
  description: 'The draw: it follows from the published list and the published seed, and anybody can repeat it (D28).',
})
export class CupDraw {
  @Field(() => String, { description: 'What the public event gave, as it went into the lots.' })
  seed!: string;

  @Field(() => DayScalar, { description: 'The day on which the seed was entered.' })
  drawnOn!: string;

  @Field(() => [CupLot], { description: 'The published list with its lots.' })
  lots!: readonly CupLot[];

  /** By place, null for a bye. */
  placeIds!: readonly (string | null)[];

  @Field(() => String, {
    description: 'The draw as docs/draw.md writes it: the same byte for byte wherever it is drawn.',
  })
  text!: string;

  /** For its input. */
  draw!: Draw;
}

@ObjectType({ description: 'A round of a cup.' })
export class CupRound {
  @Field(() => CupRoundEnum, { description: 'Which.' })
  round!: CupRoundName;

  @Field(() => DayScalar, { description: 'The end of its month (10); a postponed tie has its own.' })
  lastDay!: string;

  @Extensions({ atMost: 8 })
  @Field(() => [CupTie], { description: 'Its ties, from the top of the bracket.' })
  ties!: readonly CupTie[];

  /** The resolver words it in the reader's language. */
  words!: Text;
}

@ObjectType({ description: 'A reminder of what is still to play.' })
export class CupDeadline {
  @Field(() => CupTie, { description: 'The tie.' })
  tie!: CupTie;

  @Field(() => Int, { description: 'To its last day; 0 on it, negative after it: then the jury decides (10).' })
  daysLeft!: number;

  sentence!: Sentence;
}

@ObjectType({ description: 'What somebody said or decided in a cup; of acts about the same thing the last counts.' })
export class CupAct {
  @Field(() => UuidScalar, { description: 'Its id.' })
  id!: string;

  @Field(() => Int, { description: 'Its number in the cup, from 1.' })
  number!: number;

  @Field(() => ActKindEnum, { description: 'What it is.' })
  kind!: CupActKind;

  @Field(() => CupRoundEnum, { nullable: true, description: 'The round that was given up.' })
  round!: CupRoundName | null;

  @Field(() => String, { nullable: true, description: 'The tie that was postponed: `semi-finals/1`.' })
  tie!: string | null;

  @Field(() => Int, { nullable: true, description: 'The number of matches that is wished or agreed.' })
  matches!: number | null;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'Of a postponement the new last day; of a change of players the first day of the new one.',
  })
  day!: string | null;

  @Field(() => [UuidScalar], { nullable: true, description: 'What was set aside: matches and acts.' })
  what!: readonly string[] | null;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason!: string | null;

  @Field(() => Boolean, { description: 'By the jury; else by one of the pair.' })
  byJury!: boolean;

  @Field(() => DayScalar, { description: 'The day.' })
  madeOn!: string;

  /** For what the resolver looks up. */
  row!: KeptCupAct;
}

@ObjectType({ description: 'One line of a box: a pair, or what stands in its place.' })
export class CupPictureLine {
  pairId!: string | null;

  @Field(() => Int, { nullable: true, description: 'Match points; null before the first match.' })
  points!: number | null;

  @Field(() => Int, { nullable: true, description: 'Raw points of the latest extra time; null without one.' })
  extraTime!: number | null;

  @Field(() => Boolean, { description: 'Whether it goes on.' })
  goesOn!: boolean;

  words!: PictureLine['name'];
}

@ObjectType({ description: 'A tie as a box of the picture.' })
export class CupPictureBox {
  @Field(() => String, { description: 'The tie.' })
  tie!: string;

  @Field(() => TieStateEnum, { description: 'How it stands.' })
  state!: PictureBox['state'];

  @Field(() => Number, {
    description: 'The middle of the box in places: 0 is the upper edge of the bracket, its size the lower one.',
  })
  middle!: number;

  @Field(() => [CupPictureLine], { description: 'The upper side first.' })
  lines!: readonly CupPictureLine[];

  @Field(() => String, { nullable: true, description: 'The tie to which a line leads; null from the final.' })
  leadsTo!: string | null;

  sentence!: Sentence;
}

@ObjectType({ description: 'A round as a column of the picture.' })
export class CupPictureColumn {
  @Field(() => DayScalar, { description: 'The end of its month.' })
  lastDay!: string;

  @Field(() => [CupPictureBox], { description: 'From the top.' })
  boxes!: readonly CupPictureBox[];

  words!: Text;
}

@ObjectType({ description: 'The bracket as data for a picture: columns from left to right, boxes from the top.' })
export class CupPicture {
  @Field(() => Int, { description: 'Places: 2, 4, 8 or 16 (D27).' })
  size!: number;

  @Field(() => [CupPictureColumn], { description: 'From the first round played to the final.' })
  columns!: readonly CupPictureColumn[];
}

@ObjectType({ description: 'The Hungarian Cup of a season (10): a knockout of pairs.' })
export class Cup {
  @Field(() => Int, { name: 'seasonYear', description: 'The year of its season.' })
  year!: number;

  @Field(() => CupPhaseEnum, { description: 'How far it is.' })
  phase!: CupPhase;

  @Field(() => DayScalar, { description: 'The last day of the entries (D28).' })
  entriesUntil!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why they close on another day than 31 August (D52); null where they do not, and of a cup taken over.',
  })
  entriesUntilReason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The public event that gives the seed; null while none is named (D28).',
  })
  event!: string | null;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The day on which it was named, before the entries closed (D28).',
  })
  eventNamedOn!: string | null;

  @Field(() => Int, {
    description: 'How often something was said or decided in it: what the jury decides is held against it.',
  })
  version!: number;

  @Field(() => Boolean, {
    description: 'Drawn elsewhere and taken over: this office has not watched over entries and seed.',
  })
  recorded!: boolean;

  @Field(() => [CupListEntry], { description: 'The list of the entries, in its order.' })
  entries!: readonly CupListEntry[];

  /** Where it stands; null before the draw. */
  state!: CupState | null;

  row!: KeptCup;

  today!: string;
}

/** The bracket of the competition library as the API shows it. */
export function cupPicture({ size, columns }: BracketPicture): CupPicture {
  return {
    size,
    columns: columns.map(({ name, lastDay, boxes }) => ({
      words: name,
      lastDay,
      boxes: boxes.map(({ tie, state, middle, lines, leadsTo, sentence }) => ({
        tie,
        state,
        middle,
        leadsTo,
        sentence,
        lines: lines.map(({ pair, name: words, points, extraTime, goesOn }) => ({
          pairId: pair,
          words,
          points,
          extraTime,
          goesOn,
        })),
      })),
    })),
  };
}

export function cupAct(row: KeptCupAct): CupAct {
  const { id, number, kind, tie, matches, day, what, reason, byJury, madeOn } = row;
  return {
    id,
    number,
    kind,
    round: row.round as CupRoundName | null,
    tie,
    matches,
    day,
    what,
    reason,
    byJury,
    madeOn,
    row,
  };
}
