import { Foot, Grid, type Plot } from './axis.js';
import { apart, marksBetween, stepOf } from './scale.js';

export interface Step {
  /** Below the line: the number of a game. */
  readonly name: string;
  readonly a: number;
  readonly b: number;
  /** Where a point leads on a desk, and what is said of it. */
  readonly href: string;
  readonly said: string;
}

interface Shape {
  readonly look: string;
  readonly width: number;
  readonly height: number;
  /** On a desk a point is pressed; on a phone it would be too small. */
  readonly leads: boolean;
}

/** Drawn twice, since what is drawn for a desk and made narrow has letters that nobody reads. */
const shapes: readonly Shape[] = [
  { look: 'for-desk', width: 800, height: 320, leads: true },
  { look: 'for-phone', width: 288, height: 240, leads: false },
];

/** At the left stand the values, at the right a letter with its sum, below the names. */
const edges = { left: 44, right: 62, top: 26, bottom: 34 };
/** Of what is pressed. */
const TOUCH = 28;
/** Of a line of letters. */
const LINE = 18;

/**
 * What two parties have added up step by step: A full, B dashed, each with its letter and sum at the end, so that no colour is
 * needed. The figures belong one tap away, in a table beside it.
 * @param said the whole of it in a sentence, for who does not see it
 */
export function RunningLines({ steps, said }: { readonly steps: readonly Step[]; readonly said: string }) {
  return (
    <div className="running-lines">
      {shapes.map((shape) => (
        <Drawing key={shape.look} shape={shape} steps={steps} said={said} />
      ))}
    </div>
  );
}

function Drawing({
  shape: { look, width, height, leads },
  steps,
  said,
}: {
  readonly shape: Shape;
  readonly steps: readonly Step[];
  readonly said: string;
}) {
  const plot: Plot = {
    left: edges.left,
    right: width - edges.right,
    top: edges.top,
    bottom: height - edges.bottom,
  };
  const values = steps.flatMap(({ a, b }) => [a, b]);
  const [lowest, highest] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = (index: number): number => plot.left + (index * (plot.right - plot.left)) / steps.length;
  const y = (value: number): number => plot.bottom - ((value - lowest) * (plot.bottom - plot.top)) / (highest - lowest);
  const lineOf = (party: 'a' | 'b'): string =>
    [0, ...steps.map((step) => step[party])].map((value, index) => `${x(index)},${y(value)}`).join(' ');
  const last = steps.at(-1)!;
  const ends = apart([y(last.a), y(last.b)], LINE);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={`plot ${look}`} role={leads ? 'group' : 'img'} aria-label={said}>
      <Grid marks={marksBetween(lowest, highest, stepOf(highest - lowest))} plot={plot} y={y} />
      <Foot names={steps.map(({ name }, index) => ({ name, x: x(index + 1) }))} at={height - 8} />
      {(['b', 'a'] as const).map((party) => (
        <g key={party} className={`party-${party}`}>
          <polyline points={lineOf(party)} strokeWidth="3" strokeDasharray={party === 'a' ? undefined : '7 4'} />
          {steps.map((step, index) => (
            <circle key={step.name} cx={x(index + 1)} cy={y(step[party])} r={party === 'a' ? 5 : 4} />
          ))}
          <text x={plot.right + 12} y={ends[party === 'a' ? 0 : 1]! + 5}>
            {party.toUpperCase()} {last[party]}
          </text>
        </g>
      ))}
      {leads
        ? steps.map(({ name, a, href, said: words }, index) => (
            <a key={name} href={href} aria-label={words}>
              <rect x={x(index + 1) - TOUCH / 2} y={y(a) - TOUCH / 2} width={TOUCH} height={TOUCH} fill="transparent" />
            </a>
          ))
        : null}
    </svg>
  );
}
