import { callOf, partyNames, type ScoredState, seatNames, type SheetState } from './state.js';
import type { GameTap, Tap } from './taps.js';

/**
 * The taps by which somebody enters a sheet that lies before them, from an empty one; of consolations those of A, B's follow.
 * What has cards cannot be tapped in.
 */
export function tapsOf(state: SheetState): readonly Tap[] {
  const guest = (person: string): boolean => state.guests.includes(person);
  return [
    { tap: 'kind', kind: state.kind },
    { tap: 'sides', sides: state.sides },
    { tap: 'date', date: state.date },
    { tap: 'order', order: state.order },
    { tap: 'venue', venue: state.venue },
    { tap: 'competitions', competitions: state.competitions },
    ...seatNames.flatMap((seat): readonly Tap[] => {
      const person = state.persons[seat];
      return person === null ? [] : [{ tap: 'seat', seat, person, guest: guest(person) }];
    }),
    ...state.substitutions.map((substitution): Tap => ({
      tap: 'substitute',
      substitution,
      guest: guest(substitution.person),
    })),
    ...(state.notes ?? []).flatMap(({ game, draw, redealt }): readonly Tap[] => [
      ...partyNames.flatMap((party): readonly Tap[] =>
        game !== 1 || draw[party] === null ? [] : [{ tap: 'drawn', party, card: draw[party] }],
      ),
      ...redealt.map((reason): Tap => ({ tap: 'redealt', game, reason })),
    ]),
    ...(state.firstDealer === null ? [] : [{ tap: 'dealer', party: state.firstDealer } as const]),
    ...state.games.flatMap((game, index) => (game.form === 'scored' ? tapsOfGame(game, index + 1) : [])),
  ];
}

/** @param number from 1 */
export function tapsOfGame({ sides }: ScoredState, number: number): readonly GameTap[] {
  const { tarocks, honours, has } = sides.A;
  const inA = { game: number, party: 'A' } as const;
  return [
    ...(tarocks === null ? [] : [{ ...inA, tap: 'tarocks', count: tarocks } as const]),
    ...(honours === null ? [] : [{ ...inA, tap: 'honours', count: honours } as const]),
    ...(has === null ? [] : [{ ...inA, tap: 'lower', cards: has } as const]),
    ...partyNames.flatMap((party) => {
      const where = { game: number, party };
      const { lines, silent } = sides[party];
      return [
        ...lines.flatMap((line, place): readonly GameTap[] => [
          { ...where, tap: 'announce', call: callOf(line), by: line.by, isMessage: line.result === null },
          ...(line.result === 'lost' ? [{ ...where, tap: 'result', line: place } as const] : []),
          ...(line.contra ? [{ ...where, tap: 'contra', line: place } as const] : []),
        ]),
        ...silent.map((bonus): GameTap => ({ ...where, tap: 'silent', bonus })),
      ];
    }),
  ];
}
