import { definitionOf, sentence, text, type AnnouncementId, type Text } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { type PersonId } from '../sheet/sheet.js';
import { withoutSheet, type TrophyEntry } from '../trophies/entry.js';
import { idOf } from '../trophies/id.js';
import { eighth, type Credit, type FreeKind } from './game.js';
import { type FreeProblem, freeProblems } from './problem.js';

/** Section 14, with the number of players. */
export const royalVariantNames = {
  'royal-for-four': {
    players: 4,
    name: text(
      'Royal for four without fixed partnerships',
      'Royal zu viert ohne feste Paare',
      'négyes Royal állandó párok nélkül',
    ),
  },
  'royal-for-three': { players: 3, name: text('Royal for three', 'Royal zu dritt', 'hármas Royal') },
  'royal-for-two': { players: 2, name: text('Royal for two', 'Royal zu zweit', 'kettes Royal') },
} as const satisfies Readonly<Record<string, { players: number; name: Text }>>;
export type RoyalVariant = keyof typeof royalVariantNames;

/** A variant as it is entered: by result, for its rules are not part of ours (14). */
export interface VariantPlayed {
  readonly variant: RoyalVariant;
  readonly date: Day;
  /** 1 for the first that these players entered that day (D48). */
  readonly order: number;
  /** Each player's own raw points of all games. */
  readonly results: readonly { readonly player: PersonId; readonly raw: number }[];
  /** Won trophies with their announcers and games, from 1. */
  readonly trophies: readonly {
    readonly announcer: PersonId;
    readonly trophy: AnnouncementId;
    readonly game: number;
  }[];
}

const credited = text(
  '{points} {points|point|points}: {raw} raw {raw|point|points} of one’s own in {variant}, divided by eight (D44)',
  '{points} {points|Punkt|Punkte}: {raw} {raw|eigener Rohpunkt|eigene Rohpunkte} in {variant}, durch acht geteilt (D44)',
  '{points} pont: {raw} saját nyers pont, {variant}, nyolccal osztva (D44)',
);

/** Each player gets ⌊their own raw points / 8⌋ (D44). */
export const royalVariants: FreeKind<VariantPlayed> = Object.freeze({
  id: 'variant',
  name: text('variants of Royal Tarokk', 'Varianten des Royal Tarock', 'a Royal Tarokk változatai'),
  credited,
  dateOf: ({ date }: VariantPlayed) => date,
  problems: (played: VariantPlayed) => [...playerProblems(played), ...trophyProblems(played)],
  credits: ({ variant, results }: VariantPlayed) =>
    results.map(({ player, raw }): Credit => {
      const points = eighth(raw);
      return {
        player,
        points,
        sentence: sentence(credited, { points, raw, variant: royalVariantNames[variant].name }),
      };
    }),
  evidence: () => null,
  trophies: (id: string, { date, order, trophies }: VariantPlayed) =>
    trophies.map(({ announcer, trophy, game }, index): TrophyEntry => ({
      // Who played with whom changes from game to game and is not entered.
      ...withoutSheet,
      id: idOf(`${id}/${index + 1}`),
      origin: `${id}/${index + 1}`,
      place: { date, match: { order, game, party: 0 } },
      count: 1,
      trophy,
      name: definitionOf(trophy).name,
      announcer,
      competitions: ['free-championship'],
      freeGameId: id,
      evidence: 'sheet',
    })),
});

function playerProblems({ variant, results }: VariantPlayed): readonly FreeProblem[] {
  const { players: needed } = royalVariantNames[variant];
  const given = new Set(results.map(({ player }) => player)).size;
  return [
    ...(given === needed && results.length === needed ? [] : [freeProblems.players({ needed, given })]),
    ...(results.every(({ raw }) => Number.isSafeInteger(raw) && raw >= 0) ? [] : [freeProblems.notWhole()]),
  ];
}

function trophyProblems({ results, trophies }: VariantPlayed): readonly FreeProblem[] {
  return trophies.flatMap(({ announcer, trophy }) => {
    const definition = definitionOf(trophy);
    return [
      ...(results.some(({ player }) => player === announcer)
        ? []
        : [freeProblems.trophyOfNobody({ player: announcer })]),
      ...(definition.trophy ? [] : [freeProblems.noTrophy({ announcement: definition.name })]),
    ];
  });
}
