import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { Day } from '../../ui/days.js';
import type { Column } from '../../ui/table/table.js';
import { Rule } from '../rules/rule.js';

/** What the columns below show of a ruling. A column names here what it needs. */
export const rulingRowFields = graphql(`
  fragment RulingRowFields on Precedent {
    sentence
    ruling {
      number
      revision
      rule
      reason
      revoked
      createdAt
    }
    match {
      id
      date
      revision
      sides {
        id
        name
      }
    }
  }
`);
export type ListedRuling = ResultOf<typeof rulingRowFields>;

export function useRulingColumns(): readonly Column<ListedRuling>[] {
  const t = useTranslations('rulings');
  const tm = useTranslations('match');
  const decided = ({ sentence, ruling: { reason, revoked } }: ListedRuling): string =>
    [sentence, reason, ...(revoked === null ? [] : [tm('revoked', { reason: revoked })])].join(' ');
  return [
    {
      id: 'day',
      heading: t('day'),
      cell: ({ ruling }) => <Day of={ruling.createdAt.slice(0, 10)} />,
      value: ({ ruling }) => ruling.createdAt.slice(0, 10),
    },
    {
      id: 'rule',
      heading: t('rule'),
      cell: ({ ruling }) => (ruling.rule === null ? null : <Rule of={ruling.rule} bare />),
      value: ({ ruling }) => ruling.rule,
    },
    {
      id: 'ruling',
      heading: t('ruling'),
      cell: ({ sentence, match, ruling: { reason, revoked, revision } }) => (
        <>
          <strong className={revoked === null && revision === match?.revision ? undefined : 'gone'}>{sentence}</strong>{' '}
          <q>{reason}</q>{' '}
          {revoked === null ? (
            revision === match?.revision ? null : (
              <small>{t('formerSheet')}</small>
            )
          ) : (
            <small>{tm('revoked', { reason: revoked })}</small>
          )}
        </>
      ),
      value: decided,
    },
    {
      id: 'match',
      heading: t('match'),
      cell: ({ match }) =>
        match === null ? null : (
          <Link to="/matches/$id" params={{ id: match.id }}>
            {namesOf(match)}
          </Link>
        ),
      value: ({ match }) => (match === null ? null : namesOf(match)),
    },
    {
      id: 'side',
      heading: t('alsoOf'),
      minor: true,
      cell: ({ match }) =>
        match?.sides.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 ? ', ' : ''}
            <Link to="/rulings" search={{ side: id }} aria-label={name}>
              {index === 0 ? 'A' : 'B'}
            </Link>
          </span>
        )),
    },
  ];
}

function namesOf({ sides }: NonNullable<ListedRuling['match']>): string {
  return sides.map(({ name }) => name).join(' – ');
}
