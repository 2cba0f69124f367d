import { type Sentence, type Text } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { type SideId } from '../sheet/sheet.js';
import { type TieId } from './bracket.js';
import { type Cup } from './cup.js';
import { pairNames } from './draw.js';
import { sideName } from './names.js';
import { tiesIn } from './round.js';
import { type Tie, type TieSide } from './tie.js';

/** One line of a box: a pair, or what stands in its place. */
export interface PictureLine {
  readonly pair: SideId | null;
  readonly name: string | Text;
  /** Match points; null before the first match. */
  readonly points: number | null;
  /** Raw points of the latest extra time; null without one. */
  readonly extraTime: number | null;
  readonly goesOn: boolean;
}

export interface PictureBox {
  readonly tie: TieId;
  readonly state: Tie['outcome']['state'];
  /** The middle of the box, measured in places: 0 is the bracket's upper edge, its size the lower one. */
  readonly middle: number;
  /** The upper side first. */
  readonly lines: readonly PictureLine[];
  readonly sentence: Sentence;
  /** The box of the next column to which a line leads; null from the final. */
  readonly leadsTo: TieId | null;
}

export interface PictureColumn {
  readonly name: Text;
  readonly lastDay: Day;
  readonly boxes: readonly PictureBox[];
}

/** The bracket for a picture: columns from left to right, boxes from the top. */
export interface BracketPicture {
  /** Places: 2, 4, 8 or 16. */
  readonly size: number;
  readonly columns: readonly PictureColumn[];
}

export function bracketPicture({ draw, rounds }: Cup): BracketPicture {
  const nameOf = pairNames(draw);
  const size = draw.places.length;
  return {
    size,
    columns: rounds.map(({ name, lastDay, ties }, column) => {
      const next = rounds[column + 1]?.round;
      return {
        name,
        lastDay,
        boxes: ties.map((tie): PictureBox => ({
          tie: tie.id,
          state: tie.outcome.state,
          middle: ((tie.number - 0.5) * size) / tiesIn(tie.round),
          lines: tie.sides.map((side, line) => lineOf(tie, side, line, nameOf)),
          sentence: tie.sentence,
          leadsTo: next === undefined ? null : `${next}/${Math.ceil(tie.number / 2)}`,
        })),
      };
    }),
  };
}

function lineOf(tie: Tie, side: TieSide, line: number, nameOf: (pair: SideId) => string): PictureLine {
  const pair = side.kind === 'pair' ? side.pair : null;
  return {
    pair,
    name: sideName(side, nameOf),
    points: tie.matches.length === 0 ? null : tie.points[line]!,
    extraTime: tie.extraTimes.at(-1)?.points[line] ?? null,
    goesOn: pair !== null && tie.outcome.state === 'decided' && tie.outcome.goesOn === pair,
  };
}
