import { definitionOf, text } from '@tarokk/rules';
import { type TrophyEntry } from './entry.js';
import { type LineProblem, type OldListLine } from './old-list.js';

const unknownPlayer = text('{value} is not known', '{value} ist nicht bekannt', '{value} ismeretlen');

/**
 * The entries of an old list, with the person that the office knows under each name; a player whom it does not know is a problem.
 * Ids follow the lines, so that entries of one date stay in the order of their list.
 *
 * @param list id of the list
 */
export function entriesOfOldList(
  list: string,
  lines: readonly OldListLine[],
  personNamed: (name: string) => string | null,
): { readonly entries: readonly TrophyEntry[]; readonly problems: readonly LineProblem[] } {
  const problems: LineProblem[] = [];
  const entries = lines.flatMap((line): TrophyEntry[] => {
    const announcer = personNamed(line.player);
    if (announcer === null) {
      problems.push({ line: line.line, column: 'player', message: unknownPlayer, values: { value: line.player } });
      return [];
    }
    return [entryOf(list, line, announcer, line.partner === '' ? null : personNamed(line.partner))];
  });
  return { entries, problems };
}

function entryOf(list: string, line: OldListLine, announcer: string, partner: string | null): TrophyEntry {
  const { date, count, trophy, team, opponents, competition } = line;
  return {
    id: `${list}/${String(line.line).padStart(7, '0')}`,
    place: { date, match: null },
    count,
    trophy,
    name: trophy === null ? null : definitionOf(trophy).name,
    announcer,
    partner,
    side: null,
    opponents: [],
    opposingSide: null,
    competitions: competition === '' ? [] : [competition],
    matchId: null,
    evidence: 'old-list',
    remark: { partner: line.partner, team, opponents },
  };
}
