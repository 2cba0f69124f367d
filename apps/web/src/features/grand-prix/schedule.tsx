import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { sideColumn, textColumn } from '../../ui/table/columns.js';
import { Downloads } from '../../ui/table/downloads.js';
import { Find } from '../../ui/table/find.js';
import { FEW } from '../../ui/table/list.js';
import type { WholeSearch } from '../../ui/search.js';
import { listed, partsOf } from '../../ui/table/listing.js';
import { type Column, Table } from '../../ui/table/table.js';
import { Titled } from '../../ui/table/titled.js';
import type { Event, Pairing } from './queries.js';
import { GAMES, roundsOf } from './rounds.js';

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
  const rounds = roundsOf(fitting);
  const hasSearch = schedule.length > FEW || wanted.find !== undefined;
  return (
    <section aria-labelledby="schedule">
      <Titled
        heading={<h2 id="schedule">{t('schedule')}</h2>}
        narrowed={wanted.find === undefined ? [] : [wanted.find]}
        filters={hasSearch}
        controls={
          <>
            {hasSearch ? <Find list="schedule" search={search} label={t('pair')} /> : null}
            <Downloads name={`${name}-${year}-${t('schedule')}`} columns={columns} rows={fitting} />
          </>
        }
      />
      {rounds.length === 0 ? <p className="empty">{tt('noneFits')}</p> : null}
      {rounds.map(({ slot, pairings }) => (
        <Table
          key={slot}
          caption={t('roundNumber', { round: slot })}
          name="pairings"
          columns={shown}
          rows={pairings}
          rowKey={({ id }) => id}
        />
      ))}
    </section>
  );
}

function useColumns(): readonly Column<Pairing>[] {
  const t = useTranslations('grandPrix');
  const state = ({ games, provisional, countsOnlyFor }: Pairing): string =>
    [
      games === 0 ? t('notBegun') : games < GAMES ? t('gamesPlayed', { games }) : '',
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
