import { rulesets } from '@tarokk/rules';
import { enumOf } from '../../platform/schema/enum-of.js';

/** What one game has of something that GraphQL gives one enum for all games: its id, and what the game says of it. */
export interface InGame {
  readonly id: string;
  readonly game: string;
  readonly meaning: string;
}

/** An enum of the ids of all games; each is described by what it means in which game. */
export function enumOfAllGames(name: string, description: string, entries: readonly InGame[]): Record<string, string> {
  const gamesByMeaning = new Map<string, Map<string, string[]>>();
  for (const { id, game, meaning } of entries) {
    const meanings = gamesByMeaning.get(id) ?? new Map<string, string[]>();
    gamesByMeaning.set(id, meanings.set(meaning, [...(meanings.get(meaning) ?? []), game]));
  }
  return enumOf(name, description, [...gamesByMeaning.keys()], (id) =>
    [...gamesByMeaning.get(id)!]
      .map(([meaning, games]) => `${games.length === rulesets.length ? 'All games' : games.join(', ')}: ${meaning}.`)
      .join(' '),
  );
}

export const RulesetIdEnum = enumOf(
  'RulesetId',
  'The games with changing partners. The id in a session record is the same in lower case with hyphens.',
  rulesets.map(({ id }) => id),
  (id) => `${rulesets.find((ruleset) => ruleset.id === id)!.name.en}.`,
);

export const SettlementItemEnum = enumOfAllGames(
  'SettlementItem',
  'What a line of a settlement is paid for. In a result document TAROKKS_CLAIM is written tarokks-claim.',
  rulesets.flatMap(({ items, name }) => items.map((item) => ({ id: item.id, game: name.en, meaning: item.name.en }))),
);
