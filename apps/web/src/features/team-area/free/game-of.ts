import type { InputOf } from '../../../api/mutate.js';
import type { ChosenPerson } from '../../../ui/forms/person-field.js';

export const kinds = ['VARIANT', 'SESSION', 'TEST'] as const;
export type FreeGameKind = (typeof kinds)[number];

/** How many play each. */
export const variants = { ROYAL_FOR_FOUR: 4, ROYAL_FOR_THREE: 3, ROYAL_FOR_TWO: 2 } as const;
export type RoyalVariant = keyof typeof variants;

/** `player2`, `raw1` and so on beside the day and the words. */
export type TypedFreeGame = Readonly<Record<string, unknown>> & { readonly date: string; readonly words?: string };

/** The game as the office takes it, from what was typed; whoever enters it is its first player. */
export function gameOf(
  kind: FreeGameKind,
  variant: RoyalVariant,
  number: number,
  typed: TypedFreeGame,
  record: unknown,
  me: string,
): InputOf<'submitFreeGame'>['game'] {
  const { date } = typed;
  const numbers = Array.from({ length: number }, (_, index) => index + 1);
  const playerOf = (each: number): string | null => {
    if (each === 1) return me;
    const chosen = typed[`player${each}`] as ChosenPerson | null | undefined;
    return chosen != null && 'personId' in chosen ? chosen.personId : null;
  };
  const players = numbers.map(playerOf).filter((id) => id !== null);
  switch (kind) {
    case 'VARIANT':
      return {
        date,
        variant: {
          variant,
          results: numbers.map((each) => ({ personId: playerOf(each) ?? me, raw: Number(typed[`raw${each}`]) })),
          trophies: trophiesOf(typed, (each) => playerOf(each) ?? me),
        },
      };
    case 'TEST':
      return { date, test: { words: typed.words ?? '', points: players.map((personId) => ({ personId })) } };
    case 'SESSION':
      return { date, session: { players, record: record ?? {} } };
  }
}

type Trophy = NonNullable<NonNullable<InputOf<'submitFreeGame'>['game']['variant']>['trophies']>[number];

/** Of lines that were taken away nothing is left among what was typed. */
function trophiesOf(typed: TypedFreeGame, player: (number: number) => string): Trophy[] {
  return Object.entries(typed).flatMap(([name, trophy]) => {
    const line = /^trophy(\d+)$/.exec(name)?.[1];
    if (line === undefined || typeof trophy !== 'string') return [];
    const announcer = player(Number(typed[`announcer${line}`]));
    return [{ announcerId: announcer, trophy: trophy as Trophy['trophy'], game: Number(typed[`game${line}`]) }];
  });
}
