import type { ReactNode } from 'react';

interface Figure {
  readonly name: string;
  readonly value: ReactNode;
  /** How it comes about; it opens to that in place. */
  readonly why?: ReactNode;
}

/** A few figures, each with what it is; a number is never alone. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="keyed">
      {figures.map(({ name, value, why }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {why === undefined ? (
              value
            ) : (
              <details>
                <summary>{value}</summary>
                <p>{why}</p>
              </details>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
