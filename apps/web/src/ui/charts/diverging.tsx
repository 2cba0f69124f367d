interface Diverged {
  readonly id: string;
  readonly name: string;
  readonly left: number;
  readonly right: number;
  /** Both figures as a sentence, for who does not see the bars. */
  readonly said: string;
}

interface Properties {
  /** What is to be seen. */
  readonly caption: string;
  readonly left: string;
  readonly right: string;
  readonly rows: readonly Diverged[];
}

const HALF = 100;

/**
 * What went well to the right of one line, what did not to the left, with the figures at both ends. Drawn by the server, too; the table
 * beside it has the same figures.
 */
export function Diverging({ caption, left, right, rows }: Properties) {
  const most = Math.max(1, ...rows.flatMap((row) => [row.left, row.right]));
  const length = (of: number): number => (HALF * of) / most;
  return (
    <figure className="chart diverging">
      <figcaption>{caption}</figcaption>
      <ul role="list">
        <li className="ends" aria-hidden="true">
          <span>
            <span className="end-left">{left}</span>
            <span className="end-right">{right}</span>
          </span>
        </li>
        {rows.map((row) => (
          <li key={row.id}>
            <span className="whom">
              {row.name}
              <span className="unseen">: {row.said}</span>
            </span>
            <span className="figures" aria-hidden="true">
              {row.left}
            </span>
            <svg viewBox={`0 0 ${2 * HALF} 10`} preserveAspectRatio="none" aria-hidden="true">
              <rect className="end-left" x={HALF - length(row.left)} width={length(row.left)} height="10" />
              <rect className="end-right" x={HALF} width={length(row.right)} height="10" />
              <path d={`M${HALF} 0V10`} />
            </svg>
            <span className="figures of-right" aria-hidden="true">
              {row.right}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
