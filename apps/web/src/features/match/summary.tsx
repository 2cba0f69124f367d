import { hungarianArticle } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { PersonLink } from '../../ui/links.js';
import { WithRoman } from '../../game/cards/with-roman.js';
import type { ShownSheet } from './shown-sheet.js';
import type { PartyKey } from './queries.js';
import { CountedPoints, RuledBecause } from './ruled-points.js';
import { Lines } from '../../ui/table/lines.js';

/** The foot of the sheet, put at its head: what each game brought and how it adds up. */
export function Summary({ match, hasLinks = true }: { readonly match: ShownSheet; readonly hasLinks?: boolean }) {
  const t = useTranslations('match');
  return (
    <Lines
      look="summary"
      caption={t('summary')}
      columns={[
        {
          id: 'game',
          heading: t('game'),
          namesRow: true,
          cell: ({ number }) => (
            <a href={`#game-${number}`}>
              <WithRoman say={(numeral) => numeral(number)} />
            </a>
          ),
        },
        ...(['a', 'b'] as const).map((party, index) => ({
          id: party,
          heading: (
            <>
              {party.toUpperCase()} <span className="of">{match.sides[index]?.name}</span>
            </>
          ),
          figures: true,
          headingLook: `party-${party}`,
          cell: (game: ShownSheet['games'][number]) => <CountedPoints game={game} party={party} />,
        })),
      ]}
      rows={match.games}
      rowKey={({ number }) => number}
      rowLook={({ ruling }) => (ruling === null ? undefined : 'is-ruled')}
      below={(game) => (game.ruling === null ? null : <RuledBecause game={game} />)}
      sums={[
        { name: t('gamePoints'), values: [match.raw.a, match.raw.b] },
        ...(match.points === null ? [] : [{ name: t('matchPoints'), values: [match.points.a, match.points.b] }]),
        {
          name: t('players'),
          look: 'as-played',
          isWords: true,
          values: [
            <Players key="a" match={match} party="a" hasLinks={hasLinks} />,
            <Players key="b" match={match} party="b" hasLinks={hasLinks} />,
          ],
        },
      ]}
    />
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
