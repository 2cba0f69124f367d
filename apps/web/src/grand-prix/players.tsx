import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Day } from '../language/days.js';
import { SideLink } from '../people/links.js';
import { figureColumn, personColumn } from '../table/columns.js';
import { List } from '../table/list.js';
import type { WholeSearch } from '../table/listing.js';
import type { Column } from '../table/table.js';
import type { PlayerOfYear } from './queries.js';

/** What became of each player of a year: places and points, each row opens to its events. */
export function Players({
  players,
  year,
  search,
}: {
  readonly players: readonly PlayerOfYear[];
  readonly year: number;
  readonly search: WholeSearch;
}) {
  const t = useTranslations('grandPrix');
  const columns = useColumns();
  return (
    <section aria-labelledby="players">
      <h2 id="players">{t('playersHeading')}</h2>
      <List
        search={search}
        find={t('player')}
        labelledBy="players"
        name="gp-players"
        columns={columns}
        rows={players}
        rowKey={({ person }) => person.id}
        explanation={(player) => <Appearances player={player} year={year} />}
        file={`grand-prix-players-${year}`}
      />
    </section>
  );
}

function useColumns(): readonly Column<PlayerOfYear>[] {
  const t = useTranslations('grandPrix');
  const format = useFormatter();
  const explains = ({ person, appearances }: PlayerOfYear): string =>
    t('explainPlayer', { name: person.name, events: appearances.length });
  return [
    personColumn('player', t('player'), ({ person }) => person),
    figureColumn('events', t('events'), ({ appearances }) => appearances.length, { explains }),
    figureColumn('wins', t('wins'), ({ wins }) => wins),
    figureColumn('best', t('bestTotal'), ({ best }) => best, { shown: (best) => format.number(best) }),
  ];
}

function Appearances({ player: { appearances }, year }: { readonly player: PlayerOfYear; readonly year: number }) {
  const t = useTranslations('grandPrix');
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
                <Link to="/grand-prix/$year/$id" params={{ year: String(year), id: grandPrix.id }}>
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
