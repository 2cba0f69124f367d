import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { Day } from '../../ui/days.js';
import { PersonLink } from '../../ui/links.js';
import type { Column } from '../../ui/table/table.js';
import { TrophyEmblem } from './emblem.js';

/** What the columns below show of a hundredth trophy. A column names here what it needs. */
export const hundredthFields = graphql(`
  fragment HundredthFields on TrophyHundredth {
    number
    date
    whyNobodys
    player {
      id
      name
    }
    trophy {
      id
      name
      trophy
      matchId
      game
    }
  }
`);
export type HundredthRow = ResultOf<typeof hundredthFields>;

export function useHundredthColumns(): readonly Column<HundredthRow>[] {
  const t = useTranslations('hundredths');
  const tt = useTranslations('trophies');
  return [
    {
      id: 'number',
      heading: t('number'),
      figures: true,
      cell: ({ number }) => (
        <Link to="/trophies" search={{ number: String(number) }}>
          {number}
        </Link>
      ),
      value: ({ number }) => number,
    },
    {
      id: 'player',
      heading: t('whose'),
      cell: ({ player, whyNobodys }) =>
        player === null ? (
          <>
            {t('nobodys')} <small>{whyNobodys}</small>
          </>
        ) : (
          <PersonLink person={player} />
        ),
      value: ({ player }) => player?.name ?? t('nobodys'),
    },
    {
      id: 'date',
      heading: tt('day'),
      cell: ({ date }) => (date === null ? tt('noDay') : <Day of={date} />),
      value: ({ date }) => date,
    },
    {
      id: 'trophy',
      heading: tt('trophy'),
      cell: ({ trophy: { trophy, name, matchId, game } }) => (
        <>
          <TrophyEmblem trophy={trophy} />
          {matchId === null ? (
            (name ?? tt('unknownKind'))
          ) : (
            <Link to="/matches/$id" params={{ id: matchId }} hash={`game-${game ?? 1}`}>
              {name ?? tt('unknownKind')}
            </Link>
          )}
        </>
      ),
      value: ({ trophy: { name } }) => name,
    },
  ];
}
