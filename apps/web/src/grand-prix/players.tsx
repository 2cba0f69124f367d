import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Day } from '../language/days.js';
import { PersonLink, SideLink } from '../people/links.js';
import { SaveAsCsv } from '../table/csv.js';
import { sorted } from '../table/sort.js';
import { type Column, Table } from '../table/table.js';
import type { PlayerOfYear } from './queries.js';
import type { Column as Sort } from './search.js';

/** What became of each player of a year: places and points, each row opens to its events. */
export function Players({
  players,
  year,
  sort,
}: {
  readonly players: readonly PlayerOfYear[];
  readonly year: number;
  readonly sort: Sort;
}) {
  const t = useTranslations('grandPrix');
  const columns = useColumns();
  const column = columns.find(({ id }) => id === sort)!;
  const descending = column.figures === true;
  const rows = sorted(players, column, descending);
  return (
    <section aria-labelledby="players">
      <h2 id="players">{t('playersHeading')}</h2>
      <Table
        labelledBy="players"
        name="gp-players"
        columns={columns}
        rows={rows}
        rowKey={({ person }) => person.id}
        sortedBy={sort}
        descending={descending}
        explanation={(player) => <Appearances player={player} year={year} />}
      />
      <SaveAsCsv name={`grand-prix-players-${year}`} columns={columns} rows={rows} />
    </section>
  );
}

function useColumns(): readonly Column<PlayerOfYear>[] {
  const t = useTranslations('grandPrix');
  const format = useFormatter();
  return [
    {
      id: 'player',
      heading: t('player'),
      cell: ({ person }) => <PersonLink person={person} />,
      value: ({ person }) => person.name,
    },
    {
      id: 'events',
      heading: t('events'),
      figures: true,
      cell: ({ appearances }) => appearances.length,
      value: ({ appearances }) => appearances.length,
      explains: ({ person, appearances }) => t('explainPlayer', { name: person.name, events: appearances.length }),
    },
    { id: 'wins', heading: t('wins'), figures: true, cell: ({ wins }) => wins, value: ({ wins }) => wins },
    {
      id: 'best',
      heading: t('bestTotal'),
      figures: true,
      cell: ({ best }) => format.number(best),
      value: ({ best }) => best,
    },
  ];
}

function Appearances({ player: { appearances }, year }: { readonly player: PlayerOfYear; readonly year: number }) {
  const t = useTranslations('grandPrix');
  const { language } = usePage();
  const format = useFormatter();
  return (
    <div className="reason">
      <table className="lines">
        <thead>
          <tr>
            <th scope="col">{t('event')}</th>
            <th scope="col">{t('pair')}</th>
            <th scope="col" className="figures">
              {t('rank')}
            </th>
            <th scope="col" className="figures">
              {t('points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {appearances.map(({ grandPrix, pair, partner, rank, total }) => (
            <tr key={grandPrix.id}>
              <td>
                <Link to="/$language/grand-prix/$year/$id" params={{ language, year: String(year), id: grandPrix.id }}>
                  {grandPrix.name}
                </Link>{' '}
                <small>
                  <Day of={grandPrix.date} style="short" />
                </small>
              </td>
              <td>
                <SideLink side={pair} /> <small>{t('with', { name: partner.name })}</small>
              </td>
              <td className="figures">{rank}</td>
              <td className="figures">{format.number(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
