import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type MissingPart, soFar } from '../form/result.js';
import type { Then } from '../then.js';
import { useOpened } from '../use-sheets.js';
import { WHO_DEALS } from '../who-deals.js';

/** What a sheet still lacks, each with the way to where it is given. */
export function MissingParts({ missing, then }: { readonly missing: readonly MissingPart[]; readonly then: Then }) {
  const t = useTranslations('sheets');
  const { draft } = useOpened();
  const { id, state } = draft;
  const next = soFar(state).next ?? 1;
  return (
    <ul className="missing">
      {missing.map((each) => (
        <li key={each}>
          {each === 'games' ? (
            <Link to="/sheets/$id/game/$game" params={{ id, game: next }} search={then} className="action">
              {t('missingGame', { game: next })}
            </Link>
          ) : each === 'date' || each === 'venue' || each === 'competitions' ? (
            <Link to="/sheets/$id/match" params={{ id }} search={then} className="action">
              {t(`missingPart.${each}`)}
            </Link>
          ) : (
            <Link
              to="/sheets/$id/players"
              params={{ id }}
              search={then}
              {...(each === 'dealer' ? { hash: WHO_DEALS } : {})}
              className="action"
            >
              {t(`missingPart.${each}`)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
