import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Day } from '../../ui/days.js';
import { Last, Tick } from '../../ui/standing/last.js';
import { Months } from '../../ui/standing/months.js';
import { Move } from '../../ui/standing/move.js';
import { Lines } from '../../ui/table/lines.js';
import { Section } from '../../ui/section.js';
import type { News } from './queries.js';

/** As many as stand on a phone beside what else is new. */
const FIRST = 5;

/** The first teams of the championship and how they came there; the name leads to the row that says why. */
export function Leaders({ table, year }: { readonly table: News['championshipTable']; readonly year: number }) {
  const t = useTranslations('home');
  const format = useFormatter();
  const rows = table?.rows ?? [];
  if (table === null || rows.length === 0) return null;
  const first = rows.slice(0, FIRST);
  const most = Math.max(0, ...first.flatMap(({ pointsByMonth }) => pointsByMonth));
  return (
    <Section
      id="leaders"
      heading={t('championship', { year: String(year) })}
      beside={
        <Link to="/championship/$year" params={{ year: String(year) }}>
          {t('allTeams', { number: rows.length })}
        </Link>
      }
    >
      <Lines
        look="leaders"
        caption={<span className="unseen">{t('firstFive')}</span>}
        rows={first}
        rowKey={({ team }) => team.id}
        columns={[
          { id: 'rank', heading: unseen(t('rank')), look: () => 'decisive', cell: ({ rank }) => rank },
          { id: 'change', heading: unseen(t('change')), cell: ({ change }) => <Move change={change} /> },
          {
            id: 'team',
            heading: unseen(t('team')),
            cell: ({ team }) => (
              <Link to="/teams/$id" params={{ id: team.id }}>
                {team.name}
              </Link>
            ),
          },
          {
            id: 'lastFive',
            heading: unseen(t('lastFive')),
            cell: ({ lastResults }) => <Last results={lastResults} />,
          },
          {
            id: 'months',
            heading: unseen(t('months')),
            headingLook: 'on-a-desk',
            look: () => 'on-a-desk',
            cell: ({ pointsByMonth }) => <Months points={pointsByMonth} most={most} />,
          },
          {
            id: 'points',
            heading: unseen(t('points')),
            figures: true,
            look: () => 'decisive',
            cell: ({ points }) => format.number(points),
          },
        ]}
      />
      <div>
        <small>
          {t.rich('key', {
            since: () => <Day of={table.since} style="long" />,
            won: () => <Tick outcome="WON" />,
            lost: () => <Tick outcome="LOST" />,
          })}
        </small>{' '}
        <small className="on-a-desk">{t('keyOfMonths')}</small>
      </div>
    </Section>
  );
}

/** The columns explain themselves to who sees them; who listens needs their names. */
function unseen(name: string) {
  return <span className="unseen">{name}</span>;
}
