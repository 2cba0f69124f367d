import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Day } from '../../ui/days.js';
import { SideLink } from '../../ui/links.js';
import { List } from '../../ui/table/list.js';
import type { WholeSearch } from '../../ui/search.js';
import { type PlayerOfYear, usePlayerColumns } from './player-columns.js';
import { Lines } from '../../ui/table/lines.js';

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
  const columns = usePlayerColumns();
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

function Appearances({ player: { appearances }, year }: { readonly player: PlayerOfYear; readonly year: number }) {
  const t = useTranslations('grandPrix');
  const format = useFormatter();
  return (
    <div className="reason">
      <Lines
        columns={[
          {
            id: 'event',
            heading: t('event'),
            cell: ({ grandPrix }) => (
              <>
                <Link to="/grand-prix/$year/$id" params={{ year: String(year), id: grandPrix.id }}>
                  {grandPrix.name}
                </Link>{' '}
                <small>
                  <Day of={grandPrix.date} style="short" />
                </small>
              </>
            ),
          },
          {
            id: 'pair',
            heading: t('pair'),
            cell: ({ pair, partner }) => (
              <>
                <SideLink side={pair} /> <small>{t('with', { name: partner.name })}</small>
              </>
            ),
          },
          { id: 'rank', heading: t('rank'), figures: true, cell: ({ rank }) => rank },
          { id: 'points', heading: t('points'), figures: true, cell: ({ total }) => format.number(total) },
        ]}
        rows={appearances}
        rowKey={({ grandPrix }) => grandPrix.id}
      />
    </div>
  );
}
