import type { DocumentName } from './documents.js';

/** The documents of other tarock games, by the id of their ruleset. */
const ofRuleset: Readonly<Record<string, DocumentName>> = {
  hungarian: 'hungarian-tarokk',
  'kings-tarock': 'kings-tarock',
  'taroki-z-krolami': 'taroki-z-krolami',
  taroky: 'taroky',
  'taroky-polish': 'taroky',
};

/** The last decision that the rules of Royal Tarokk take themselves; the numbers go on in those of the competitions. */
const LAST_OF_RULES = 8;

/**
 * Where a rule can be read: the document and its anchor.
 * @param rule its number: `4.9`, `D12`, `S8`; of several the first: `9–11`
 * @param ruleset of another tarock game
 */
export function placeOf(
  rule: string,
  ruleset?: string,
): { readonly document: DocumentName; readonly anchor: string | undefined } {
  const anchor = /^[A-Z]?\d+(?:\.\d+)?/.exec(rule)?.[0];
  const [letter, number] = [rule[0], Number(anchor?.slice(1))];
  if (letter === 'S') return { document: 'sessions', anchor };
  const game = ruleset === undefined ? undefined : ofRuleset[ruleset];
  if (game !== undefined) return { document: game, anchor };
  return { document: letter === 'D' && number > LAST_OF_RULES ? 'competitions' : 'royal-tarokk', anchor };
}
