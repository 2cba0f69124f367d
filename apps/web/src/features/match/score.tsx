import { hungarianArticle } from '@tarokk/rules';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { PersonLink, SideLink } from '../../ui/links.js';
import type { PartyKey, PublicMatch } from './queries.js';
import type { ShownSheet } from './shown-sheet.js';
import { twoSides } from '../../api/two-sides.js';

const parties = ['a', 'b'] as const;

/** Who played, what it came to and who won: a thick line and a strong figure; a drawn match has two that are equal. */
export function Score({
  match,
  hasLinks = true,
}: {
  readonly match: Pick<ShownSheet, 'points' | 'raw' | 'players'> & {
    readonly sides: readonly { readonly id: string; readonly name: string }[];
  };
  /** Whether names lead to their pages: on a phone in somebody else's hands they lead away from what is to be signed. */
  readonly hasLinks?: boolean;
}) {
  const t = useTranslations('match');
  const [a, b] = twoSides(match);
  const sides = { a, b };
  const counts = match.points ?? match.raw;
  const winner = winnerOf(match.raw);
  return (
    <div className="score">
      {parties.map((party) => (
        <div key={party} className={`side for-${party} ${winner === party ? 'ahead' : ''}`}>
          <p>
            <span className={`letter party-${party}`}>{party.toUpperCase()}</span>
            {winner === party ? <strong> {t('won')}</strong> : null}
            {winner === null ? <> {t('drawn')}</> : null}
          </p>
          <h2>{hasLinks ? <SideLink side={sides[party]} /> : sides[party].name}</h2>
          {match.players.length === 0 ? null : (
            <small>
              <Players players={match.players} party={party} hasLinks={hasLinks} />
            </small>
          )}
        </div>
      ))}
      <p className="points">
        <span className={winner === 'b' ? 'loser' : undefined}>{counts.a}</span>
        <span className="unseen"> : </span>
        <span className={winner === 'a' ? 'loser' : undefined}>{counts.b}</span>
      </p>
    </div>
  );
}

/** A match is won with more game points (8); null for one that is drawn. */
export function winnerOf({ a, b }: PublicMatch['raw']): PartyKey | null {
  return a === b ? null : a > b ? 'a' : 'b';
}

/** Who sat at the table; of a substitute since when, and that somebody is a guest. */
function Players({
  players,
  party,
  hasLinks,
}: {
  readonly players: ShownSheet['players'];
  readonly party: PartyKey;
  readonly hasLinks: boolean;
}) {
  const t = useTranslations('match');
  return players
    .filter(({ seat }) => seat.startsWith(party.toUpperCase()))
    .map(({ seat, person, from, guest }, index) => {
      const about = [
        ...(from > 1 ? [t('from', { game: from, ...hungarianArticle(from) })] : []),
        ...(guest ? [t('guest')] : []),
      ].join(', ');
      return (
        <Fragment key={`${seat} ${from}`}>
          {index > 0 ? ', ' : ''}
          {person === null ? '–' : hasLinks ? <PersonLink person={person} /> : person.name}
          {about === '' ? '' : ` (${about})`}
        </Fragment>
      );
    });
}
