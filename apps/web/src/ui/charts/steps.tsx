const WIDTH = 600;
const HEIGHT = 160;
const EDGE = 6;

interface Step {
  /** What the step is of. */
  readonly id: string;
  /** How far along it stands: a day as a number, or the how manyth it is. */
  readonly at: number;
  /** What had been added up by then. */
  readonly sum: number;
}

/** What has been added up, a step for each match, from one line that is nought. The words and the table beside it have the same figures. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  const [from, to] = [steps[0]!.at, steps.at(-1)!.at];
  const sums = steps.map(({ sum }) => sum);
  const [lowest, highest] = [Math.min(0, ...sums), Math.max(0, ...sums)];
  const x = (at: number): number => EDGE + ((WIDTH - 2 * EDGE) * (at - from)) / Math.max(1, to - from);
  const y = (sum: number): number =>
    HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (sum - lowest)) / Math.max(1, highest - lowest);
  const line = steps.map(({ at, sum }, index) => `${index === 0 ? `M${x(at)} ${y(0)}V` : `H${x(at)}V`}${y(sum)}`);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="axis" d={`M0 ${y(0)}H${WIDTH}`} />
      <path className="line" d={line.join('')} />
      {steps.map(({ id, at, sum }) => (
        <circle key={id} cx={x(at)} cy={y(sum)} r="4" />
      ))}
    </svg>
  );
}
