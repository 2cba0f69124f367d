import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { asked } from '../../graphql/queries.js';
import { Day } from '../../language/days.js';
import { waitingMatches } from './queries.js';

/** Matches that wait for the word of the reader's side; nothing while the office cannot be asked. */
export function Waiting() {
  const t = useTranslations('sheets');
  const { ask, language } = usePage();
  const { data } = useQuery(asked(ask, waitingMatches, {}));
  return (['toConfirm', 'disputed', 'returned'] as const).map((kind) => {
    const matches = data?.[kind].nodes ?? [];
    return matches.length === 0 ? null : (
      <section key={kind} aria-labelledby={kind}>
        <h2 id={kind}>{t(`waitingFor.${kind}`)}</h2>
        <ul className="ruled sheets-list">
          {matches.map(({ id, date, order, sides, raw, standing }) => (
            <li key={id}>
              <Link to="/$language/sheets/confirm/$match" params={{ language, match: id }}>
                <span>{sides.map(({ name }) => name).join(' – ')}</span>
                <small>
                  <Day of={date} />, {t('nthMatch', { order })} · {raw.a}&nbsp;:&nbsp;{raw.b}
                </small>
                <small className="state">{standing}</small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
