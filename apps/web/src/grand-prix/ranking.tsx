import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { SideLink } from '../people/links.js';
import { figureColumn, sideColumn } from '../table/columns.js';
import { List } from '../table/list.js';
import type { WholeSearch } from '../table/listing.js';
import type { Column } from '../table/table.js';
import type { Event, Pairing, RankedPair } from './queries.js';

/** The table of an event while it is played and after; each place opens to what decided it (11.3). */
export function Ranking({
  event: { name, seasonYear: year, table, schedule },
  search,
}: {
  readonly event: Event;
  readonly search: WholeSearch;
}) {
  const t = useTranslations('grandPrix');
  const columns = useColumns();
  return (
    <section aria-labelledby="ranking">
      <h2 id="ranking">{t(table.final ? 'finalRanking' : 'ranking')}</h2>
      <List
        search={search}
        find={t('pair')}
        labelledBy="ranking"
        name="standings"
        columns={columns}
        rows={table.rows}
        rowKey={({ pair }) => pair.id}
        explanation={(row) => <Why row={row} schedule={schedule} />}
        file={`${name}-${year}`}
      >
        <p className="legend">{t('legend')}</p>
      </List>
    </section>
  );
}

function useColumns(): readonly Column<RankedPair>[] {
  const t = useTranslations('grandPrix');
  const format = useFormatter();
  const minor = true;
  return [
    figureColumn('rank', t('rank'), ({ rank }) => rank, {
      explains: ({ rank, pair }) => t('explainRank', { rank: String(rank), pair: pair.name }),
    }),
    {
      ...sideColumn<RankedPair>('team', t('pair'), ({ pair }) => pair),
      cell: ({ pair, provisional }) => (
        <>
          <SideLink side={pair} /> {provisional ? <small>{t('provisional')}</small> : null}
        </>
      ),
    },
    figureColumn('matches', t('matches'), ({ matches }) => matches, { minor }),
    figureColumn('games', t('games'), ({ games }) => games, { minor }),
    figureColumn('best', t('best'), ({ raws }) => raws[0] ?? null, { minor }),
    figureColumn('points', t('points'), ({ total }) => total, {
      shown: (total) => format.number(total),
      explains: ({ total, pair }) => t('explainPoints', { points: format.number(total), pair: pair.name }),
    }),
  ];
}

/** The reason of a place, and the matches whose points add up. */
function Why({ row, schedule }: { readonly row: RankedPair; readonly schedule: readonly Pairing[] }) {
  const t = useTranslations('grandPrix');
  const format = useFormatter();
  const { pair } = row;
  const own = schedule.filter(({ sides, countsOnlyFor, raw }) => {
    const counts = countsOnlyFor === null || countsOnlyFor.id === pair.id;
    return raw !== null && counts && sides.some(({ id }) => id === pair.id);
  });
  return (
    <div className="reason">
      <p>{row.reason}</p>
      {own.length === 0 ? null : (
        <table className="lines">
          <caption>{t('linesTitle', { pair: pair.name })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('round')}</th>
              <th scope="col">{t('against')}</th>
              <th scope="col" className="figures">
                {t('games')}
              </th>
              <th scope="col" className="figures">
                {t('points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {own.map(({ id, slot, games, raw, sides, match }) => {
              const at = sides[0]?.id === pair.id ? 0 : 1;
              const other = sides[1 - at]?.name;
              return (
                <tr key={id}>
                  <td>{slot}</td>
                  <td>
                    {match === null ? (
                      other
                    ) : (
                      <Link to="/matches/$id" params={{ id: match.id }}>
                        {other}
                      </Link>
                    )}
                  </td>
                  <td className="figures">{games}</td>
                  <td className="figures">{raw![at]}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t('sum')}
              </th>
              <td className="figures">{format.number(row.total)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </div>
  );
}
