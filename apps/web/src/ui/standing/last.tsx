import { useTranslations } from 'use-intl';

type Outcome = 'WON' | 'DRAWN' | 'LOST';

/** Units of the drawing from one result to the next. */
const STEP = 13;

/** The last results, the latest last: full above the line is won, hollow below it lost, a dash drawn. */
export function Last({ results }: { readonly results: readonly Outcome[] }) {
  const t = useTranslations('standing');
  if (results.length === 0) return null;
  return (
    <svg
      className="last"
      viewBox="0 0 62 24"
      role="img"
      aria-label={results.map((outcome) => t(`outcome.${outcome}`)).join(', ')}
    >
      {results.map((outcome, index) => (
        <Mark key={index} outcome={outcome} x={(5 - results.length + index) * STEP} />
      ))}
    </svg>
  );
}

function Mark({ outcome, x }: { readonly outcome: Outcome; readonly x: number }) {
  switch (outcome) {
    case 'WON':
      return <rect className="win" x={x} y="0" width="9" height="12" />;
    case 'LOST':
      return <rect className="loss" x={x + 0.75} y="12.75" width="7.5" height="10.5" />;
    case 'DRAWN':
      return <rect className="draw" x={x} y="10.5" width="9" height="3" />;
  }
}

/** One of them in a sentence that says what it means. */
export function Tick({ outcome }: { readonly outcome: Outcome }) {
  return (
    <svg className="last result-tick" viewBox="0 0 9 24" aria-hidden="true">
      <Mark outcome={outcome} x={0} />
    </svg>
  );
}
