import { Foot, Grid, upIn } from './axis.js';
import { type Drawing, Drawn } from './drawn.js';
import { apart, marksBetween, stepOf } from './scale.js';

export interface LineStep {
  /** Below the line: the number of a game. */
  readonly name: string;
  readonly a: number;
  readonly b: number;
  /** Where a point leads on a desk, and what is said of it. */
  readonly href: string;
  readonly said: string;
}

/** Of what is pressed. */
const TOUCH = 28;
/** Of a line of letters. */
const LINE = 18;

/**
 * What two parties have added up step by step: A full, B dashed, each with its letter and sum at the end, so that no colour is
 * needed. The figures belong one tap away, in a table beside it.
 * @param said the whole of it in a sentence, for who does not see it
 */
export function RunningLines({ steps, said }: { readonly steps: readonly LineStep[]; readonly said: string }) {
  return (
    <Drawn said={said} heights={{ desk: 300, phone: 240 }} edges={{ right: 62 }}>
      {(drawing) => <Lines drawing={drawing} steps={steps} />}
    </Drawn>
  );
}

function Lines({
  drawing: { height, plot, leads },
  steps,
}: {
  readonly drawing: Drawing;
  readonly steps: readonly LineStep[];
}) {
  const values = steps.flatMap(({ a, b }) => [a, b]);
  const [lowest, highest] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = (index: number): number => plot.left + (index * (plot.right - plot.left)) / steps.length;
  const y = upIn(plot, [lowest, highest]);
  const lineOf = (party: 'a' | 'b'): string =>
    [0, ...steps.map((step) => step[party])].map((value, index) => `${x(index)},${y(value)}`).join(' ');
  const last = steps.at(-1)!;
  const ends = apart(['a', 'b'] as const, (party) => y(last[party]), LINE);
  return (
    <>
      <Grid marks={marksBetween(lowest, highest, stepOf(highest - lowest))} plot={plot} y={y} />
      <Foot names={steps.map(({ name }, index) => ({ name, x: x(index + 1) }))} at={height - 8} />
      {/* A over B where they cross. */}
      {ends.toReversed().map(({ of: party, place }) => (
        <g key={party} className={`party-${party}`}>
          <polyline points={lineOf(party)} strokeWidth="3" strokeDasharray={party === 'a' ? undefined : '7 4'} />
          {steps.map((step, index) => (
            <circle key={step.name} cx={x(index + 1)} cy={y(step[party])} r={party === 'a' ? 5 : 4} />
          ))}
          <text x={plot.right + 12} y={place + 5}>
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
    </>
  );
}
