import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Section } from '../../ui/section.js';
import type { OwnAccount } from './queries.js';

/** The teams and pairs for which one acts, of the newest seasons; each leads to what waits there. */
export function OwnSides({ me }: { readonly me: OwnAccount }) {
  const t = useTranslations('account');
  const { teams, pairs, proposedTeams } = me.person;
  const proposed = proposedTeams ?? [];
  const ownTeams = [...proposed, ...teams.filter(({ lastDay }) => lastDay === null).map(({ team }) => team)];
  const ownPairs = pairs.filter(({ lastDay }) => lastDay === null).map(({ pair }) => pair);
  const newest = Math.max(0, ...[...ownTeams, ...ownPairs].map(({ seasonYear: year }) => year));
  const isNew = ({ seasonYear }: { readonly seasonYear: number }): boolean => seasonYear >= newest - 1;
  return (
    <Section id="sides-heading" heading={t('sidesTitle')}>
      {newest === 0 ? <p className="empty">{t('noSides')}</p> : null}
      <ul className="ruled">
        {ownTeams.filter(isNew).map(({ id, name, seasonYear: year }) => (
          <li key={id}>
            <Link to="/account/teams/$year/$id" params={{ year: String(year), id }}>
              {name}
            </Link>
            <small>
              {t('teamOfYear', { year: String(year) })}
              {proposed.some((each) => each.id === id) ? `, ${t('proposedTeam')}` : ''}
            </small>
          </li>
        ))}
        {ownPairs.filter(isNew).map(({ id, name, seasonYear: year }) => (
          <li key={id}>
            <Link to="/account/pairs/$year/$id" params={{ year: String(year), id }}>
              {name}
            </Link>
            <small>{t('pairOfYear', { year: String(year) })}</small>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/account/free-games/new" className="action">
          {t('toFreeGame')}
        </Link>
      </p>
    </Section>
  );
}
