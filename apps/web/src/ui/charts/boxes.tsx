import { Foot, widthOf } from './axis.js';
import { type Drawing, Drawn } from './drawn.js';
import { inBoxes } from './scale.js';
import { ToMatch } from './to-match.js';

/** A match and what it brought. */
export interface Box {
  readonly match: string;
  readonly value: number;
  readonly isWon: boolean;
  /** Of the match, in words. */
  readonly said: string;
}

/** Points of a column. */
export const STEP = 5;
/** Room for a name below a column. */
const NAME = 36;
/** A box is no higher, so that few of them look like few. */
const HIGHEST = 26;
const GAP = 2;
/** No picture is higher, nor is one higher than what is in it. */
const HEIGHTS = { desk: 280, phone: 240 };
/** Above the highest column, and below all. */
const EDGES = { left: 8, top: 44, bottom: 34 };
/** From the top of the highest column to words that stand above its number. */
const LABEL = 28;

/**
 * How often a match brought how much: a box for each match, in columns of five points; full those won, hollow those lost or drawn.
 * On a desk a box leads to its match; all figures belong one tap away, in a table beside it.
 * @param middle where half of them are below, and its words, which stand above its line
 * @param said the whole of it in a sentence, for who does not see it
 * @param opens the same of its boxes, that they lead to their matches
 */
export function Boxes({
  boxes,
  middle,
  said,
  opens,
}: {
  readonly boxes: readonly Box[];
  readonly middle: Middle;
  readonly said: string;
  readonly opens: string;
}) {
  // Those won below, so that both kinds are seen at a glance.
  const { from, columns } = inBoxes(
    boxes.toSorted((one, other) => Number(other.isWon) - Number(one.isWon)),
    STEP,
  );
  const most = Math.max(1, ...columns.map(({ length }) => length));
  const filled = EDGES.top + most * HIGHEST + EDGES.bottom;
  return (
    <Drawn
      said={said}
      opens={opens}
      isHalf
      heights={{ desk: Math.min(HEIGHTS.desk, filled), phone: Math.min(HEIGHTS.phone, filled) }}
      edges={EDGES}
      look="boxes"
    >
      {(drawing) => <Columns drawing={drawing} from={from} columns={columns} most={most} middle={middle} />}
    </Drawn>
  );
}

interface Middle {
  readonly value: number;
  readonly said: string;
}

function Columns({
  drawing: { height, plot, leads },
  from,
  columns,
  most,
  middle,
}: {
  readonly drawing: Drawing;
  /** Where the first column begins. */
  readonly from: number;
  readonly columns: readonly (readonly Box[])[];
  /** Boxes of the highest. */
  readonly most: number;
  readonly middle: Middle;
}) {
  const width = (plot.right - plot.left) / columns.length;
  const high = Math.min(HIGHEST, (plot.bottom - plot.top) / most);
  const x = (column: number): number => plot.left + column * width;
  const named = 2 * STEP * Math.ceil(NAME / (2 * width));
  return (
    <>
      <line className="zero" x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} />
      <Foot
        names={columns.flatMap((_, column) =>
          (from + column * STEP) % named === 0 ? [{ name: String(from + column * STEP), x: x(column) }] : [],
        )}
        at={height - 12}
      />
      {columns.map((column, at) =>
        column.map(({ match, isWon }, index) => (
          <rect
            key={match}
            className={isWon ? 'won' : 'lost'}
            x={x(at) + GAP / 2}
            y={plot.bottom - (index + 1) * high + GAP / 2}
            width={width - GAP}
            height={high - GAP}
          />
        )),
      )}
      <MiddleLine
        middle={middle}
        x={x((middle.value - from) / STEP)}
        top={plot.bottom - most * high - LABEL}
        plot={plot}
      />
      {columns.map(({ length }, at) =>
        length === 0 ? null : (
          <text
            key={at}
            className="value"
            textAnchor="middle"
            x={x(at) + width / 2}
            y={plot.bottom - length * high - 6}
          >
            {length}
          </text>
        ),
      )}
      {leads
        ? columns.map((column, at) =>
            column.map(({ match, said }, index) => (
              <ToMatch
                key={match}
                match={match}
                said={said}
                x={x(at)}
                y={plot.bottom - (index + 1) * high}
                width={width}
                height={high}
              />
            )),
          )
        : null}
    </>
  );
}

/** A dotted line through the columns, with its words above it, which stay within the picture. @param top the foot of its words */
function MiddleLine({
  middle: { said },
  x,
  top,
  plot: { left, right, bottom },
}: {
  readonly middle: Middle;
  readonly x: number;
  readonly top: number;
  readonly plot: Drawing['plot'];
}) {
  const half = widthOf(said) / 2;
  return (
    <g className="middle">
      {/* Dots of ink on paper, so that they are seen in front of full boxes and of hollow ones. */}
      <line stroke="var(--paper)" x1={x} x2={x} y1={top + 6} y2={bottom} />
      <line stroke="var(--ink)" strokeDasharray="3 3" x1={x} x2={x} y1={top + 6} y2={bottom} />
      <text textAnchor="middle" x={Math.max(left + half, Math.min(x, right - half))} y={top}>
        {said}
      </text>
    </g>
  );
}
