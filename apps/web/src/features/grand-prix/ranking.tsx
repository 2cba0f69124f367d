import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { List } from '../../ui/table/list.js';
import type { WholeSearch } from '../../ui/search.js';
import type { Titling } from '../../ui/table/titled.js';
import { CrossTable } from './cross-table.js';
import { GAMES } from './games.js';
import type { Pairing } from './pairing-columns.js';
import type { Event } from './queries.js';
import { type RankedPair, useRankingColumns } from './ranking-columns.js';
import { Lines } from '../../ui/table/lines.js';
import { countedFor, pointsOf } from './rounds.js';
import { UnderWay } from './under-way.js';

/** The table of an event while it is played and after, each place opens to what decided it (11.3); below it who against whom, beside it who is at the tables. */
export function Ranking({
  event,
  search,
  titling,
}: {
  readonly event: Event;
  readonly search: WholeSearch;
  /** Of the event's own page; at the desk it has a heading of its own. */
  readonly titling?: Titling;
}) {
  const t = useTranslations('grandPrix');
  const { name, seasonYear: year, table, schedule } = event;
  const counted = new Map(table.rows.map(({ pair }) => [pair.id, countedFor(pair.id, schedule)]));
  const most = Math.max(0, ...[...counted.values()].map(({ length }) => length));
  const columns = useRankingColumns((id) => {
    const matches = counted.get(id)!;
    return {
      players: event.entries.find(({ pair }) => pair.id === id)?.players ?? [],
      points: matches.map((match) => pointsOf(id, match)),
      games: GAMES * matches.length,
    };
  }, most);
  const all = schedule.length * GAMES;
  const finished = schedule.reduce((sum, { games }) => sum + games, 0);
  return (
    <List
      titled={
        titling ?? { heading: <h2 id="ranking">{t(table.final ? 'finalRanking' : 'ranking')}</h2>, controls: null }
      }
      search={search}
      find={t('pair')}
      labelledBy={titling === undefined ? 'ranking' : 'title'}
      name="standings"
      columns={columns}
      rows={table.rows}
      rowKey={({ pair }) => pair.id}
      explanation={(row) => <PlaceExplained row={row} schedule={schedule} />}
      file={`${name}-${year}`}
      {...(titling === undefined ? {} : { beside: <UnderWay event={event} /> })}
    >
      <p className="legend">
        {t('legend')} {t('gamesOfAll', { finished, all })}
      </p>
      {titling === undefined ? null : <CrossTable event={event} />}
    </List>
  );
}

/** The reason of a place, and the matches whose points add up. */
function PlaceExplained({ row, schedule }: { readonly row: RankedPair; readonly schedule: readonly Pairing[] }) {
  const t = useTranslations('grandPrix');
  const format = useFormatter();
  const { pair } = row;
  const own = countedFor(pair.id, schedule).filter(({ raw }) => raw !== null);
  return (
    <div className="reason">
      <p>{row.reason}</p>
      {own.length === 0 ? null : (
        <Lines
          caption={t('linesTitle', { pair: pair.name })}
          columns={[
            { id: 'round', heading: t('round'), cell: ({ slot }) => slot },
            {
              id: 'against',
              heading: t('against'),
              cell: ({ match, sides }) => {
                const other = sides.find(({ id }) => id !== pair.id)?.name;
                return match === null ? (
                  other
                ) : (
                  <Link to="/matches/$id" params={{ id: match.id }}>
                    {other}
                  </Link>
                );
              },
            },
            { id: 'games', heading: t('games'), figures: true, cell: ({ games }) => games },
            { id: 'points', heading: t('points'), figures: true, cell: (match) => pointsOf(pair.id, match) },
          ]}
          rows={own}
          rowKey={({ id }) => id}
          sums={[{ name: t('sum'), values: [format.number(row.total)] }]}
        />
      )}
    </div>
  );
}
