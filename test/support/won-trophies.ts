import { type AnnouncementResult, type Match, type PlayedGame, verifyMatch } from '@tarokk/rules';
import { playedRecord } from './sheets.js';

interface Told {
  readonly record: Match;
  /** The game in which it was won, whose every card is on record. */
  readonly number: number;
  readonly trophy: AnnouncementResult;
}

/** A match of eight games with a trophy that two tricks or one decided. @param isWanted whether it is a trophy as the test needs it */
export function matchWithTrophy(
  isWanted: (trophy: AnnouncementResult, game: PlayedGame) => boolean = () => true,
): Told {
  for (let seed = 1; seed <= 400; seed++) {
    const record = playedRecord(seed, 'match', 8);
    for (const { number, announcements } of verifyMatch(record).games) {
      const game = record.games[number - 1]!;
      if (game.form !== 'played') continue;
      const trophy = announcements.find(
        (each) => each.status === 'won' && each.announcement.definition.trophy !== null && isWanted(each, game),
      );
      if (trophy !== undefined) return { record, number, trophy };
    }
  }
  throw new Error('no trophy in four hundred matches');
}
