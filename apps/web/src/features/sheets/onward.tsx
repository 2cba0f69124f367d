import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { keyed } from '../../ui/keys/keys.js';
import { type Then, thenSearch } from './then.js';
import { useOpened } from './use-sheets.js';

export function useThen(): Then {
  return thenSearch.parse(useSearch({ strict: false }));
}

/** The main button of a page of entry: the next page, or handing in for who has come to correct a game of a whole sheet. */
export function Onward({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('sheets');
  const { draft } = useOpened();
  if (useThen().then !== 'hand-in') return children;
  return (
    <Link to="/sheets/$id/hand-in" params={{ id: draft.id }} className="action main" {...keyed('Enter')}>
      {t(draft.match === null ? 'backToHandIn' : 'handIn')}
    </Link>
  );
}
