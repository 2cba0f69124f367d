import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { SideLink } from '../people/links.js';
import { SaveAsCsv } from '../table/csv.js';
import { type Column, Table } from '../table/table.js';
import type { Event, Pairing, RankedPair } from './queries.js';

/** The table of an event while it is played and after; each place opens to what decided it (11.3). */
export function Ranking({ event: { name, year, table, schedule } }: { readonly event: Event }) {
  const t = useTranslations('grandPrix');
  const columns = useColumns();
  return (
    <section aria-labelledby="ranking">
      <h2 id="ranking">{t(table.final ? 'finalRanking' : 'ranking')}</h2>
      <Table
        labelledBy="ranking"
        name="standings"
        columns={columns}
        rows={table.rows}
        rowKey={({ pair }) => pair.id}
        explanation={(row) => <Why row={row} schedule={schedule} />}
      />
      <p className="legend">{t('legend')}</p>
      <SaveAsCsv name={`${name}-${year}`} columns={columns} rows={table.rows} />
    </section>
  );
}

function useColumns(): readonly Column<RankedPair>[] {
  const t = useTranslations('grandPrix');
  const format = useFormatter();
  return [
    {
      id: 'rank',
      heading: t('rank'),
      figures: true,
      cell: ({ rank }) => rank,
      value: ({ rank }) => rank,
      explains: ({ rank, pair }) => t('explainRank', { rank: String(rank), pair: pair.name }),
    },
    {
      id: 'team',
      heading: t('pair'),
      cell: ({ pair, provisional }) => (
        <>
          <SideLink side={pair} /> {provisional ? <small>{t('provisional')}</small> : null}
        </>
      ),
      value: ({ pair }) => pair.name,
    },
    {
      id: 'matches',
      heading: t('matches'),
      figures: true,
      minor: true,
      cell: ({ matches }) => matches,
      value: ({ matches }) => matches,
    },
    {
      id: 'games',
      heading: t('games'),
      figures: true,
      minor: true,
      cell: ({ games }) => games,
      value: ({ games }) => games,
    },
    {
      id: 'best',
      heading: t('best'),
      figures: true,
      minor: true,
      cell: ({ raws }) => raws[0] ?? null,
      value: ({ raws }) => raws[0] ?? null,
    },
    {
      id: 'points',
      heading: t('points'),
      figures: true,
      cell: ({ total }) => format.number(total),
      value: ({ total }) => total,
      explains: ({ total, pair }) => t('explainPoints', { points: format.number(total), pair: pair.name }),
    },
  ];
}

/** The reason of a place, and the matches whose points add up. */
function Why({ row, schedule }: { readonly row: RankedPair; readonly schedule: readonly Pairing[] }) {
  const t = useTranslations('grandPrix');
  const { language } = usePage();
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
                      <Link to="/$language/matches/$id" params={{ language, id: match.id }}>
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
