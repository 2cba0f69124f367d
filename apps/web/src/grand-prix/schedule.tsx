import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { SideLink } from '../people/links.js';
import { type Column, Table } from '../table/table.js';
import type { Pairing } from './queries.js';

/** Who plays whom, round by round, and how far each match is. */
export function Schedule({ schedule }: { readonly schedule: readonly Pairing[] }) {
  const t = useTranslations('grandPrix');
  const columns = useColumns();
  const rounds = [...new Set(schedule.map(({ slot }) => slot))];
  return (
    <section aria-labelledby="schedule">
      <h2 id="schedule">{t('schedule')}</h2>
      {rounds.map((round) => (
        <Table
          key={round}
          caption={t('roundNumber', { round })}
          name="pairings"
          columns={columns}
          rows={schedule.filter(({ slot }) => slot === round)}
          rowKey={({ id }) => id}
        />
      ))}
    </section>
  );
}

function useColumns(): readonly Column<Pairing>[] {
  const t = useTranslations('grandPrix');
  return [
    { id: 'a', heading: t('pair'), cell: ({ sides }) => <SideLink side={sides[0]!} /> },
    { id: 'points', heading: t('points'), cell: (pairing) => <Points pairing={pairing} /> },
    { id: 'b', heading: t('pair'), cell: ({ sides }) => <SideLink side={sides[1]!} /> },
    {
      id: 'state',
      heading: t('state'),
      minor: true,
      cell: ({ games, provisional, countsOnlyFor }) =>
        [
          games === 0 ? t('notBegun') : games < 8 ? t('gamesPlayed', { games }) : '',
          provisional ? t('provisional') : '',
          countsOnlyFor === null ? '' : t('countsOnlyFor', { pair: countsOnlyFor.name }),
        ]
          .filter((each) => each !== '')
          .join('; '),
    },
  ];
}

function Points({ pairing: { raw, match } }: { readonly pairing: Pairing }) {
  const { language } = usePage();
  if (raw === null) return '–';
  const points = raw.join(' : ');
  return match === null ? (
    points
  ) : (
    <Link to="/$language/matches/$id" params={{ language, id: match.id }}>
      {points}
    </Link>
  );
}
