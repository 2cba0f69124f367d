import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { graphql } from '../../api/graphql.js';
import { usePage } from '../../api/page-context.js';
import { asked } from '../../api/queries.js';
import { Section } from '../../ui/section.js';
import { Last } from '../../ui/standing/last.js';
import type { News } from './queries.js';

/** The teams of the reader, of all seasons. */
export const ownTeams = graphql(`
  query OwnTeams {
    me {
      person {
        teams {
          lastDay
          team {
            id
          }
        }
      }
    }
  }
`);

type Table = NonNullable<News['championshipTable']>;

/** Where the reader's team stands, how far the next rank is, and what it may still play; nothing for who is in no team of the season. */
export function OwnStanding({ table, year }: { readonly table: Table; readonly year: number }) {
  const { ask } = usePage();
  const { me } = useSuspenseQuery(asked(ask, ownTeams, {})).data;
  const own = me?.person.teams.filter(({ lastDay }) => lastDay === null).map(({ team }) => team.id) ?? [];
  const place = table.rows.findIndex(({ team }) => own.includes(team.id));
  return place < 0 ? null : <Standing rows={table.rows} place={place} year={year} />;
}

function Standing({
  rows,
  place,
  year,
}: {
  readonly rows: Table['rows'];
  /** From 0. */
  readonly place: number;
  readonly year: number;
}) {
  const t = useTranslations('ownTeam');
  const format = useFormatter();
  const { rank, points, matches, remaining, lastResults, team } = rows[place]!;
  // Teams that share a rank have the same points: the next is the nearest with others.
  const above = rows.slice(0, place).findLast((row) => row.rank < rank);
  const below = rows.find((row) => row.rank > rank);
  const next = above ?? below;
  return (
    <Section
      id="own-team"
      heading={
        <Link to="/teams/$id" params={{ id: team.id }}>
          {team.name}
        </Link>
      }
      beside={
        <Link to="/championship/$year" params={{ year: String(year) }} search={{ open: team.id }}>
          {t('inTable')}
        </Link>
      }
    >
      <ul className="ruled own-standing">
        <li>
          <span>{t('place', { rank, teams: rows.length, matches })}</span>
          <span className="figures decisive">
            {format.number(points)}
            <span className="unseen"> {t('points')}</span>
          </span>
        </li>
        {lastResults.length === 0 ? null : (
          <li>
            <span>{t('lastFive')}</span>
            <Last results={lastResults} />
          </li>
        )}
        {next === undefined ? null : (
          <li>
            <span>{t(above === undefined ? 'ahead' : 'behind', { rank: next.rank, team: next.team.name })}</span>
            <strong>{t('distance', { points: Math.abs(next.points - points) })}</strong>
          </li>
        )}
        <li>
          <span>{t('stillToPlay')}</span>
          <strong>{t('upTo', { matches: remaining })}</strong>
        </li>
      </ul>
    </Section>
  );
}
