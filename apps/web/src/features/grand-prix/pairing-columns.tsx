import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { sideColumn, textColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';
import { GAMES } from './games.js';
import { twoSides } from '../../api/two-sides.js';

/** What the columns below, the cross table and the room show of a match. A column names here what it needs. */
export const pairingFields = graphql(`
  fragment PairingFields on GrandPrixPairing {
    id
    slot
    games
    raw
    provisional
    sides {
      id
      name
    }
    countsOnlyFor {
      id
      name
    }
    match {
      id
      state
    }
  }
`);
export type Pairing = ResultOf<typeof pairingFields>;

export function usePairingColumns(): readonly Column<Pairing>[] {
  const t = useTranslations('grandPrix');
  const state = ({ games, provisional, countsOnlyFor }: Pairing): string =>
    [
      games === 0 ? t('notBegun') : games < GAMES ? t('gamesPlayed', { games }) : '',
      provisional ? t('provisional') : '',
      countsOnlyFor === null ? '' : t('countsOnlyFor', { pair: countsOnlyFor.name }),
    ]
      .filter((each) => each !== '')
      .join('; ') || t('settled');
  return [
    { id: 'round', heading: t('round'), cell: ({ slot }) => slot, value: ({ slot }) => slot },
    sideColumn('a', t('pair'), (pairing) => twoSides(pairing)[0]),
    {
      id: 'points',
      heading: t('points'),
      cell: (pairing) => <Points pairing={pairing} />,
      value: ({ raw }) => raw?.join(' : ') ?? null,
    },
    sideColumn('b', t('pair'), (pairing) => twoSides(pairing)[1]),
    textColumn('state', t('state'), state, { minor: true }),
  ];
}

function Points({ pairing: { raw, match } }: { readonly pairing: Pairing }) {
  if (raw === null) return '–';
  const points = raw.join(' : ');
  return match === null ? (
    points
  ) : (
    <Link to="/matches/$id" params={{ id: match.id }}>
      {points}
    </Link>
  );
}
