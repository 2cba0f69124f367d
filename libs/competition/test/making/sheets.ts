import { verifyMatch, type ByParty, type Match } from '@tarokk/rules';
import { type ChampionshipMatch, type OfficialMatch, type Sheet } from '@tarokk/competition';
import { eightGames } from './records.js';

/** Eight games without announcements; made once, for verifying takes its time. */
const plainRecord = eightGames();

/** A sheet in which everything is in order, with what is special about it. */
export function newSheet(special: Partial<Sheet> = {}): Sheet {
  return {
    record: plainRecord,
    // Seats in the order of play: A's interceptor and collector, B's interceptor and collector (1.1).
    persons: ['bela', 'anna', 'dora', 'csaba'],
    sides: ['wasps', 'aquincum'],
    date: '2026-03-14',
    order: 1,
    venue: { name: 'Desperados Pub, Budapest', public: true },
    competitions: ['championship'],
    guests: [],
    substitutions: [],
    notes: [],
    rulings: [],
    ...special,
  };
}

export function official(id: string, sheet: Sheet, state: OfficialMatch['state'] = 'approved'): OfficialMatch {
  return { id, sheet, result: verifyMatch(sheet.record), state };
}

export function officialOf(id: string, record: Match, special: Partial<Sheet> = {}): OfficialMatch {
  return official(id, newSheet({ record, ...special }));
}

/** A match of the championship by its raw points alone. */
export function played(
  id: string,
  sides: ByParty<string>,
  raw: ByParty<number>,
  date = '2026-03-14',
): ChampionshipMatch {
  return { id, date, order: 1, sides, raw, state: 'approved' };
}
