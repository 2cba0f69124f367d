import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { sideColumn, textColumn } from '../table/columns.js';
import { Downloads } from '../table/downloads.js';
import { Find } from '../table/find.js';
import { FEW } from '../table/list.js';
import { listed, partsOf, type WholeSearch } from '../table/listing.js';
import { type Column, Table } from '../table/table.js';
import type { Event, Pairing } from './queries.js';

/** Who plays whom, round by round, and how far each match is; a pair finds its own. */
export function Schedule({
  event: { name, seasonYear: year, schedule },
  search,
}: {
  readonly event: Event;
  readonly search: WholeSearch;
}) {
  const t = useTranslations('grandPrix');
  const tt = useTranslations('table');
  const columns = useColumns();
  const [, ...shown] = columns;
  const wanted = partsOf('schedule', search);
  const { fitting } = listed(schedule, columns, wanted);
  const rounds = [...new Set(fitting.map(({ slot }) => slot))];
  return (
    <section aria-labelledby="schedule">
      <h2 id="schedule">{t('schedule')}</h2>
      {schedule.length > FEW || wanted.find !== undefined ? (
        <Find list="schedule" search={search} label={t('pair')} />
      ) : null}
      {rounds.length === 0 ? <p className="empty">{tt('noneFits')}</p> : null}
      {rounds.map((round) => (
        <Table
          key={round}
          caption={t('roundNumber', { round })}
          name="pairings"
          columns={shown}
          rows={fitting.filter(({ slot }) => slot === round)}
          rowKey={({ id }) => id}
        />
      ))}
      <Downloads name={`${name}-${year}-${t('schedule')}`} columns={columns} rows={fitting} />
    </section>
  );
}

function useColumns(): readonly Column<Pairing>[] {
  const t = useTranslations('grandPrix');
  const state = ({ games, provisional, countsOnlyFor }: Pairing): string =>
    [
      games === 0 ? t('notBegun') : games < 8 ? t('gamesPlayed', { games }) : '',
      provisional ? t('provisional') : '',
      countsOnlyFor === null ? '' : t('countsOnlyFor', { pair: countsOnlyFor.name }),
    ]
      .filter((each) => each !== '')
      .join('; ');
  return [
    { id: 'round', heading: t('round'), cell: ({ slot }) => slot, value: ({ slot }) => slot },
    sideColumn('a', t('pair'), ({ sides }) => sides[0]!),
    {
      id: 'points',
      heading: t('points'),
      cell: (pairing) => <Points pairing={pairing} />,
      value: ({ raw }) => raw?.join(' : ') ?? null,
    },
    sideColumn('b', t('pair'), ({ sides }) => sides[1]!),
    textColumn('state', t('state'), state, { minor: true }),
  ];
}

function Points({ pairing: { raw, match } }: { readonly pairing: Pairing }) {
  if (raw === null) return '–';
  const points = raw.join(' : ');
  return match === null ? (
    points
  ) : (
    <Link to="/matches/$id" params={{ id: match.id }}>
      {points}
    </Link>
  );
}
