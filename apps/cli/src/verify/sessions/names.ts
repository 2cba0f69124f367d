import { type Language, type Ruleset } from '@tarokk/rules';
import { right, type TerminalCell } from '../../terminal/table.js';
import { cut, harmless } from '../../terminal/width.js';
import { outcomeWords, words } from './words.js';

const WIDEST_NAME = 12;

/** "two (kettes)": in the language of the reader, and in that of the game where it is another word. */
export function contractName(ruleset: Ruleset, id: string, language: Language): string {
  const contract = ruleset.contracts.find((each) => each.id === id);
  return contract === undefined ? id : fullName(contract, language);
}

export function fullName({ name, native }: Ruleset['contracts'][number], language: Language): string {
  const own = name[language];
  if (native === undefined || own.includes(native)) return own;
  return native.toLowerCase().startsWith(own.toLowerCase()) ? native : `${own} (${native})`;
}

export function itemName(ruleset: Ruleset, id: string, language: Language): string {
  return ruleset.items.find((item) => item.id === id)?.name[language] ?? id;
}

/** How a deal ended. @param outcome null: it is not settled */
export function outcomeName(outcome: string | null, language: Language): string {
  return outcome === null ? words.notSettled[language] : (outcomeWords[outcome]?.[language] ?? outcome);
}

/** The players over their columns, by seat. */
export function columnHeadings(players: readonly string[]): TerminalCell[] {
  return players.map((player) => right(cut(harmless(player), WIDEST_NAME), 'quiet'));
}
