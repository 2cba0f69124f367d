import { definitionOf, text } from '@tarokk/rules';
import { withoutSheet, type TrophyEntry } from './entry.js';
import { idOf } from './id.js';
import { type LineProblem, type OldListLine } from './old-list.js';

const unknownPlayer = text('{value} is not known', '{value} ist nicht bekannt', '{value} ismeretlen');
const severalPlayers = text(
  '{value} is the name of {count} persons',
  '{value} heißen {count} Personen',
  '{value} nevű személyből {count} van',
);

/**
 * The entries of an old list, with the person that the office knows under each name; a player whom it does not know, or of
 * whose name it knows several, is a problem. A partner may be unknown: their name is kept as written.
 * Entries of one date stay in the order of their list.
 *
 * @param list from what the list is made
 */
export function entriesOfOldList(
  list: string,
  lines: readonly OldListLine[],
  personsNamed: (name: string) => readonly string[],
): { readonly entries: readonly TrophyEntry[]; readonly problems: readonly LineProblem[] } {
  const problems: LineProblem[] = [];
  const entries = lines.flatMap((line): TrophyEntry[] => {
    const [announcer, ...others] = personsNamed(line.player);
    if (announcer === undefined || others.length > 0) {
      const [message, count] = announcer === undefined ? [unknownPlayer, 0] : [severalPlayers, 1 + others.length];
      problems.push({ line: line.line, column: 'player', message, values: { value: line.player, count } });
      return [];
    }
    const partners = line.partner === '' ? [] : personsNamed(line.partner);
    return [entryOf(list, line, announcer, partners.length === 1 ? partners[0]! : null)];
  });
  return { entries, problems };
}

function entryOf(list: string, line: OldListLine, announcer: string, partner: string | null): TrophyEntry {
  const { date, count, trophy, team, opponents, competition } = line;
  const origin = `${list}/${String(line.line).padStart(7, '0')}`;
  return {
    ...withoutSheet,
    id: idOf(origin),
    origin,
    place: { date, match: null },
    count,
    trophy,
    name: trophy === null ? null : definitionOf(trophy).name,
    announcer,
    partner,
    competitions: competition === '' ? [] : [competition],
    evidence: 'old-list',
    remark: { partner: line.partner, team, opponents },
  };
}
