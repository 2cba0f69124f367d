import { type Course } from './course.js';
import { type Act, type Kontra } from './acts.js';
import { type Seat } from './seats.js';

/** How a ruleset takes what is said in the one round of announcements. Each method returns the code drawn or null. */
export interface Listener {
  /** An act of a first turn; `kontra` among them. */
  say(act: Act, seat: Seat, turn: number): string | null;
  /** A kontra of an extra turn. */
  kontra(act: Kontra, seat: Seat, turn: number): string | null;
  /** What comes too late is void; the code is `announce/late` unless the ruleset has one that precedes it. */
  late?(act: Act, seat: Seat): string;
  /** After the last act of a first turn: omissions. */
  firstTurnEnds?(seat: Seat, turn: number): void;
}

/**
 * Follows the one round of announcements of S7: each active seat has one first turn, in order from a leader, and extra
 * turns for kontras after it. Returns the index of each seat's first turn, −1 for a seat without one.
 */
export function followFirstTurns(course: Course, leader: Seat, listener: Listener): readonly number[] {
  const turns = course.record.announcements;
  const { next, players } = course.table;
  const first = new Array<number>(players).fill(-1);
  let due = leader;
  let outstanding = 4;

  for (let index = 0; index < turns.length; index++) {
    const { seat, say } = turns[index]!;
    const isFirst = first[seat] === -1;
    if (isFirst) {
      if (seat !== due) course.report('announce/turn-order', 'announcements', index, null, seat);
      first[seat] = index;
      outstanding--;
      due = next[seat]!;
      while (outstanding > 0 && first[due] !== -1) due = next[due]!;
    }
    for (let item = 0; item < say.length; item++) {
      const act = say[item]!;
      let code: string | null;
      if (isFirst) code = listener.say(act, seat, index);
      else if (act.act === 'kontra') code = listener.kontra(act, seat, index);
      else code = listener.late?.(act, seat) ?? 'announce/late';
      if (code !== null) course.report(code, 'announcements', index, item, seat);
    }
    if (isFirst) listener.firstTurnEnds?.(seat, index);
  }
  if (outstanding > 0 && turns.length > 0) course.omitted('announce/turn-order', 'announcements', null, due);
  return first;
}
