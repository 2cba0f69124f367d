import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { Day } from '../../ui/days.js';
import { personsColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';

/** What the columns below show of a game. A column names here what it needs. */
export const freeGameRowFields = graphql(`
  fragment FreeGameRowFields on FreeGame {
    id
    date
    kind
    variant
    ruleset
    verdict
    players {
      id
      name
    }
  }
`);
export type ListedGame = ResultOf<typeof freeGameRowFields>;

export function useGameColumns(): readonly Column<ListedGame>[] {
  const t = useTranslations('free');
  const kindOf = useKindOf();
  return [
    { id: 'day', heading: t('day'), cell: ({ date }) => <Day of={date} style="short" />, value: ({ date }) => date },
    {
      id: 'game',
      heading: t('game'),
      cell: (game) => (
        <>
          <Link to="/free-games/$id" params={{ id: game.id }}>
            {kindOf(game)}
          </Link>{' '}
          {game.verdict === null ? null : <small>{t(`verdict.${game.verdict}`)}</small>}
        </>
      ),
      value: (game) => kindOf(game),
    },
    personsColumn('players', t('players'), ({ players }) => players, { minor: true }),
  ];
}

/** What was played, in the reader's words: the variant, the other game, or that it was a test. */
export function useKindOf(): (game: Pick<ListedGame, 'kind' | 'variant' | 'ruleset'>) => string {
  const t = useTranslations('free');
  return ({ kind, variant, ruleset }) =>
    variant !== null ? t(`variant.${variant}`) : ruleset !== null ? t(`ruleset.${ruleset}`) : t(`oneOf.${kind}`);
}
