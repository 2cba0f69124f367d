import { hungarianArticle } from '@tarokk/rules';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { PersonLink, SideLink } from '../../ui/links.js';
import type { PartyKey, PublicMatch } from './queries.js';

const parties = ['a', 'b'] as const;

/** Who played, what it came to and who won: a thick line and a strong figure; a drawn match has two that are equal. */
export function Score({ match }: { readonly match: PublicMatch }) {
  const t = useTranslations('match');
  const counts = match.points ?? match.raw;
  const winner = winnerOf(match.raw);
  return (
    <div className="score">
      {parties.map((party, index) => (
        <div key={party} className={`side of-${party} ${winner === party ? 'won' : ''}`}>
          <p>
            <span className={`letter party-${party}`}>{party.toUpperCase()}</span>
            {winner === party ? <strong> {t('won')}</strong> : null}
            {winner === null ? <> {t('drawn')}</> : null}
          </p>
          <h2>
            <SideLink side={match.sides[index]!} />
          </h2>
          <small>
            <Players match={match} party={party} />
          </small>
        </div>
      ))}
      <p className="points">
        <span className={winner === 'b' ? 'less' : undefined}>{counts.a}</span>
        <span className="unseen"> : </span>
        <span className={winner === 'a' ? 'less' : undefined}>{counts.b}</span>
      </p>
    </div>
  );
}

/** A match is won with more game points (8); null for one that is drawn. */
export function winnerOf({ a, b }: PublicMatch['raw']): PartyKey | null {
  return a === b ? null : a > b ? 'a' : 'b';
}

/** Who sat at the table; of a substitute since when, and that somebody is a guest. */
function Players({ match, party }: { readonly match: PublicMatch; readonly party: PartyKey }) {
  const t = useTranslations('match');
  return match.players
    .filter(({ seat }) => seat.startsWith(party.toUpperCase()))
    .map(({ seat, person, from, guest }, index) => {
      const about = [
        ...(from > 1 ? [t('from', { game: from, ...hungarianArticle(from) })] : []),
        ...(guest ? [t('guest')] : []),
      ].join(', ');
      return (
        <Fragment key={`${seat} ${from}`}>
          {index > 0 ? ', ' : ''}
          {person === null ? '–' : <PersonLink person={person} />}
          {about === '' ? '' : ` (${about})`}
        </Fragment>
      );
    });
}
