import { type AnnouncementResult, type Match, verifyMatch } from '@tarokk/rules';
import { playedRecord } from './sheets.js';

interface Told {
  readonly record: Match;
  /** The game in which it was won, whose every card is on record. */
  readonly number: number;
  readonly trophy: AnnouncementResult;
}

/** A match of eight games with a trophy that two tricks or one decided. */
export function matchWithTrophy(): Told {
  for (let seed = 1; seed <= 400; seed++) {
    const record = playedRecord(seed, 'match', 8);
    for (const { number, announcements } of verifyMatch(record).games) {
      if (record.games[number - 1]!.form !== 'played') continue;
      const trophy = announcements.find(
        ({ announcement, status }) => status === 'won' && announcement.definition.trophy !== null,
      );
      if (trophy !== undefined) return { record, number, trophy };
    }
  }
  throw new Error('no trophy in four hundred matches');
}
