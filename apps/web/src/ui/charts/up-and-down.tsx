import { withSign } from '../figures.js';
import { Axes, type NameBelow, upIn } from './axis.js';
import { type Drawing, Drawn } from './drawn.js';
import { apartWithin, stepOf } from './scale.js';
import { ToMatch } from './to-match.js';

/** What a match brought: above the line won, below it lost. */
export interface Bar {
  readonly match: string;
  /** How far along it stands, from 0 to 1. */
  readonly at: number;
  readonly by: number;
  /** Of the match, in words. */
  readonly said: string;
}

/** Two bars are no nearer to each other, of which one of a crowded year is narrower. */
const SLOT = 9;
const GAP = 2;

/**
 * Bars above and below one line: full what was won, hollow what was lost, a stroke what was drawn. The highest and the lowest have
 * their figure; all figures belong one tap away, in a table beside it.
 * @param bars in the order of their days
 */
export function UpAndDown({
  bars,
  names,
  said,
  opens,
}: {
  readonly bars: readonly Bar[];
  readonly names: readonly NameBelow[];
  readonly said: string;
  /** That its bars lead to their matches. */
  readonly opens: string;
}) {
  return (
    // Below the lowest bar stands its figure, above what stands below the picture.
    <Drawn
      said={said}
      opens={opens}
      heights={{ desk: 230, phone: 210 }}
      edges={{ left: 40, bottom: 44 }}
      look="up-and-down"
    >
      {(drawing) => <Bars drawing={drawing} bars={bars} names={names} />}
    </Drawn>
  );
}

function Bars({
  drawing,
  bars,
  names,
}: {
  readonly drawing: Drawing;
  readonly bars: readonly Bar[];
  readonly names: readonly NameBelow[];
}) {
  const { plot, leads } = drawing;
  const values = bars.map(({ by }) => by);
  const span = [Math.min(-1, ...values), Math.max(1, ...values)] as const;
  const [lowest, highest] = span;
  const width = plot.right - plot.left;
  const slot = Math.min(SLOT, width / bars.length);
  const placed = apartWithin(bars, ({ at }) => plot.left + at * (width - slot), slot, plot.right - slot);
  const y = upIn(plot, span);
  const zero = y(0);
  return (
    <>
      <Axes drawing={drawing} span={span} step={stepOf(Math.max(highest, -lowest), 2)} names={names} />
      <line className="zero" x1={plot.left} x2={plot.right} y1={zero} y2={zero} />
      {placed.map(({ of: { by }, place }, index) => (
        <rect
          key={index}
          className={by > 0 ? 'won' : by < 0 ? 'lost' : 'drawn-match'}
          x={place + GAP / 2}
          width={Math.max(2, slot - GAP)}
          y={by === 0 ? zero - 1.5 : Math.min(zero, y(by))}
          height={by === 0 ? 3 : Math.abs(y(by) - zero)}
        />
      ))}
      {[highest, lowest].map((value) => {
        const place = placed.find(({ of: { by } }) => by === value)?.place;
        if (place === undefined) return null;
        const isFarRight = place > plot.left + width / 2;
        return (
          <text
            key={value}
            textAnchor={isFarRight ? 'end' : 'start'}
            x={isFarRight ? place + slot : place}
            y={value > 0 ? y(value) - 6 : y(value) + 16}
          >
            {withSign(value)}
          </text>
        );
      })}
      {leads
        ? placed.map(({ of: { match, said: words }, place }, index) => (
            <ToMatch
              key={index}
              match={match}
              said={words}
              x={place}
              y={plot.top}
              width={slot}
              height={plot.bottom - plot.top}
            />
          ))
        : null}
    </>
  );
}
