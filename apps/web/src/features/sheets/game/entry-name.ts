import { type Language, type SheetEntry } from '@tarokk/rules';
import { nameAlone, definitionCalled } from '../../../game/announcement-names.js';
import { announcementOf } from '../../../game/playing/standing.js';
import { partyNames, type ScoredState } from '../form/state.js';

/** The name of what stands at a place of a game; null of the counts, which have their own words. */
export function nameOfEntry(entry: SheetEntry, { sides }: ScoredState, language: Language): string | null {
  switch (entry.entry) {
    case 'line': {
      const line = sides[partyNames[entry.party]].lines[entry.index];
      return line === undefined ? null : nameAlone(announcementOf(line), language);
    }
    case 'contra': {
      const met = sides[partyNames[1 - entry.party]!].lines.filter(({ contra }) => contra)[entry.index];
      return met === undefined ? null : nameAlone(announcementOf(met), language);
    }
    case 'silent':
    case 'no-silent':
      return definitionCalled(entry.bonus).name[language];
    case 'tarocks':
    case 'honours':
    case 'has':
      return null;
  }
}
