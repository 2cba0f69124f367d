import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { type Missing, soFar } from '../form/result.js';
import type { Then } from '../then.js';
import { useOpened } from '../use-sheets.js';

/** What a sheet still lacks, each with the way to where it is given. */
export function MissingParts({ missing, then }: { readonly missing: readonly Missing[]; readonly then: Then }) {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { draft } = useOpened();
  const { id, state } = draft;
  const next = soFar(state).next ?? 1;
  return (
    <ul className="missing">
      {missing.map((each) => (
        <li key={each}>
          {each === 'games' ? (
            <Link
              to="/$language/sheets/$id/game/$game"
              params={{ language, id, game: next }}
              search={then}
              className="action"
            >
              {t('missingGame', { game: next })}
            </Link>
          ) : each === 'date' || each === 'venue' || each === 'competitions' ? (
            <Link to="/$language/sheets/$id/match" params={{ language, id }} search={then} className="action">
              {t(`missingPart.${each}`)}
            </Link>
          ) : (
            <Link to="/$language/sheets/$id/players" params={{ language, id }} search={then} className="action">
              {t(`missingPart.${each}`)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
