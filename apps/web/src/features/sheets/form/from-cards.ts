import { type ByPartyName, callRecord, type PartyName, playedGame, scoredFrom } from '@tarokk/rules';
import type { GameCourse } from '../../../game/playing/course.js';
import { readCall } from '../../../game/playing/call.js';
import { viewOf } from '../../../game/playing/standing.js';
import { type SheetDifference, onSheets } from './differences.js';
import { type LineState, otherParty, type ScoredState, type SideState } from './state.js';

/**
 * Where the cards of a game say otherwise than its sheet did.
 * @param isComplete whether the sheet was; of one that was not, what is missing says nothing
 */
export function differencesFromCards(
  course: GameCourse,
  before: ScoredState,
  game: number,
  isComplete: boolean,
): readonly SheetDifference[] {
  const differences = onSheets(before, scoredByCards(course), game).filter(
    (each) => each.of === 'line' || each.of === 'game' || each.one !== each.other,
  );
  if (isComplete) return differences;
  return differences.filter((each) => each.of !== 'game' && each.one !== null && each.one !== '');
}

/** The sheet that the players of the game would have written. */
export function scoredByCards(course: GameCourse): ScoredState {
  const { sheet } = scoredFrom(playedGame(viewOf(course), 1)!);
  const side = (party: PartyName): SideState => {
    const own = sheet[party === 'A' ? 0 : 1];
    const { contras } = sheet[otherParty(party) === 'A' ? 0 : 1];
    return {
      tarocks: own.tarocks,
      honours: own.honours,
      has: own.has,
      lines: own.lines.map(({ announcement, seat, result }): LineState => {
        const record = callRecord({ contra: false, announcement });
        return {
          ...readCall({ ...record }, announcement.id),
          by: seat % 2 === 1 ? 'collector' : 'interceptor',
          result: result === 'stated' ? null : result,
          contra: contras.includes(announcement),
        };
      }),
      silent: own.silent,
    };
  };
  const sides: ByPartyName<SideState> = { A: side('A'), B: side('B') };
  return { form: 'scored', sides };
}
