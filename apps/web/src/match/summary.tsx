import { hungarianArticle } from '@tarokk/rules';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { PersonLink } from '../people/links.js';
import type { ShownSheet } from './shown-sheet.js';
import type { PartyKey } from './queries.js';
import { CountedPoints, RuledBecause } from './ruled-points.js';

/** The foot of the sheet, put at its head: what each game brought and how it adds up. */
export function Summary({ match, hasLinks = true }: { readonly match: ShownSheet; readonly hasLinks?: boolean }) {
  const t = useTranslations('match');
  return (
    <table className="summary">
      <caption>{t('summary')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('game')}</th>
          {(['a', 'b'] as const).map((party, index) => (
            <th key={party} scope="col" className={`figures party-${party}`}>
              {party.toUpperCase()} <span className="of">{match.sides[index]?.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {match.games.map((game) => (
          <Fragment key={game.number}>
            <tr className={game.ruling === null ? undefined : 'is-ruled'}>
              <th scope="row">
                <a href={`#game-${game.number}`}>{game.number}</a>
              </th>
              <td className="figures">
                <CountedPoints game={game} party="a" />
              </td>
              <td className="figures">
                <CountedPoints game={game} party="b" />
              </td>
            </tr>
            {game.ruling === null ? null : (
              <tr>
                <td colSpan={3} className="because">
                  <RuledBecause game={game} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('gamePoints')}</th>
          <td className="figures">{match.raw.a}</td>
          <td className="figures">{match.raw.b}</td>
        </tr>
        {match.points === null ? null : (
          <tr>
            <th scope="row">{t('matchPoints')}</th>
            <td className="figures">{match.points.a}</td>
            <td className="figures">{match.points.b}</td>
          </tr>
        )}
        <tr className="at-table">
          <th scope="row">{t('players')}</th>
          <td>
            <Players match={match} party="a" hasLinks={hasLinks} />
          </td>
          <td>
            <Players match={match} party="b" hasLinks={hasLinks} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Players({
  match,
  party,
  hasLinks,
}: {
  readonly match: ShownSheet;
  readonly party: PartyKey;
  readonly hasLinks: boolean;
}) {
  const t = useTranslations('match');
  const seated = match.players.filter(({ seat }) => seat.startsWith(party.toUpperCase()));
  return (
    <ul className="plain">
      {seated.map(({ seat, person, from, guest }) => (
        <li key={`${seat} ${from}`}>
          {person === null ? '–' : hasLinks ? <PersonLink person={person} /> : person.name}
          <small>
            {' '}
            {t(seat.endsWith('INTERCEPTOR') ? 'interceptor' : 'collector')}
            {from > 1 ? `, ${t('from', { game: from, ...hungarianArticle(from) })}` : ''}
            {guest ? `, ${t('guest')}` : ''}
          </small>
        </li>
      ))}
    </ul>
  );
}
