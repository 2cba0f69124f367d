import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Balance } from './queries.js';

/** A few figures, each with what it is. */
export function Figures({ figures }: { readonly figures: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="keyed">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function useBalance(): (balance: Balance) => string {
  const t = useTranslations('people');
  return ({ won, drawn, lost }) => t('balance', { won, drawn, lost });
}
