import { alongIn, Axes, type NameBelow, upIn } from './axis.js';
import { type Drawing, Drawn } from './drawn.js';
import { apart, stepOf } from './scale.js';
import { ToMatch } from './to-match.js';

/** What one of several has added up. */
export interface Growth {
  readonly id: string;
  /** At the end of its line. */
  readonly name: string;
  /** From 0 to 1 along, in their order; a match where it leads to one. */
  readonly points: readonly {
    readonly at: number;
    readonly sum: number;
    readonly match?: { readonly id: string; readonly said: string };
  }[];
  /** The one that the page is about. */
  readonly isStrong: boolean;
}

/** Of a line of letters. */
const LINE = 18;
/** Of what is pressed. */
const TOUCH = 16;

/**
 * What a few have added up, each a line from nought: a strong one with its points, which lead to their matches on a desk, and thin
 * ones beside it. At the end of a line stands its name, which is short.
 * @param said the whole of it in a sentence, for who does not see it
 * @param opens the same of its points, that they lead to their matches
 */
export function Growing({
  lines,
  names,
  said,
  opens,
}: {
  readonly lines: readonly Growth[];
  readonly names: readonly NameBelow[];
  readonly said: string;
  readonly opens: string;
}) {
  return (
    <Drawn said={said} opens={opens} heights={{ desk: 340, phone: 280 }} edges={{ left: 52, right: 34 }} look="growing">
      {(drawing) => <Lines drawing={drawing} lines={lines} names={names} />}
    </Drawn>
  );
}

function Lines({
  drawing,
  lines,
  names,
}: {
  readonly drawing: Drawing;
  readonly lines: readonly Growth[];
  readonly names: readonly NameBelow[];
}) {
  const most = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ sum }) => sum)));
  const x = alongIn(drawing.plot);
  const y = upIn(drawing.plot, [0, most]);
  const last = Math.max(...lines.map(({ points }) => points.at(-1)?.at ?? 0));
  return (
    <>
      <Axes drawing={drawing} span={[0, most]} step={stepOf(most)} names={names} />
      {apart(lines, ({ points }) => y(points.at(-1)?.sum ?? 0), LINE).map(
        ({ of: { id, name, points, isStrong }, place }) => (
          <g key={id} className={isStrong ? 'strong' : undefined}>
            <polyline
              strokeWidth={isStrong ? 3.5 : 1.5}
              points={[{ at: 0, sum: 0 }, ...points].map(({ at, sum }) => `${x(at)},${y(sum)}`).join(' ')}
            />
            {isStrong
              ? points.map(({ at, sum }, point) => (
                  <circle key={point} cx={x(at)} cy={y(sum)} r={drawing.leads ? 4 : 3} />
                ))
              : null}
            <text x={x(last) + 10} y={place + 5}>
              {name}
            </text>
          </g>
        ),
      )}
      {drawing.leads
        ? lines.flatMap(({ points }) =>
            points.flatMap(({ at, sum, match }) =>
              match === undefined
                ? []
                : [
                    <ToMatch
                      key={match.id}
                      match={match.id}
                      said={match.said}
                      x={x(at) - TOUCH / 2}
                      y={y(sum) - TOUCH / 2}
                      width={TOUCH}
                      height={TOUCH}
                    />,
                  ],
            ),
          )
        : null}
    </>
  );
}
