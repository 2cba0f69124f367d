import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ResultOf } from '../../../api/graphql.js';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { asked } from '../../../api/queries.js';
import { Day } from '../../../ui/days.js';
import { inOrderOfPlay } from '../../match/due-queries.js';
import { waitingMatches } from './queries.js';

const kinds = ['toConfirm', 'disputed', 'returned'] as const;

type WaitingMatches = Readonly<Record<(typeof kinds)[number], readonly WaitingMatch[]>>;
type WaitingMatch = ResultOf<typeof waitingMatches>['toConfirm']['nodes'][number];

/** Matches that wait for the word of the reader's side; none while the office cannot be asked. */
export function useWaitingMatches(): WaitingMatches {
  const { ask } = usePage();
  const { data } = useQuery(asked(ask, waitingMatches, {}));
  return {
    toConfirm: inOrderOfPlay(data?.toConfirm.nodes ?? []),
    disputed: inOrderOfPlay(data?.disputed.nodes ?? []),
    returned: inOrderOfPlay(data?.returned.nodes ?? []),
  };
}

export function Waiting({ waiting }: { readonly waiting: WaitingMatches }) {
  const t = useTranslations('sheets');
  return kinds.map((kind) => {
    const matches = waiting[kind];
    return matches.length === 0 ? null : (
      <section key={kind} aria-labelledby={kind}>
        <h2 id={kind}>{t(`waitingFor.${kind}`)}</h2>
        <ul className="ruled sheets-list">
          {matches.map(({ id, date, order, sides, raw, standing }) => (
            <li key={id}>
              <Link to="/sheets/confirm/$match" params={{ match: id }}>
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
