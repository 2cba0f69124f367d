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
    <div className="keyed">
      {figures.map(({ name, value, why }) =>
        why === undefined ? (
          <p key={name} className="keyed-figure">
            <b>{value}</b> <small>{name}</small>
          </p>
        ) : (
          <details key={name}>
            <summary className="keyed-figure chevron">
              <b>{value}</b> <small>{name}</small>
            </summary>
            <p>{why}</p>
          </details>
        ),
      )}
    </div>
  );
}
