import { type GameCourse, newCourse } from '../../game/playing/course.js';
import { courseOf, recordOfCourse } from '../../game/playing/record.js';
import { soundCourse } from '../../game/playing/standing.js';

const KEY = 'open-table';

/** A reload, or a look at another page, loses nothing of what was played in this window. */
export function keepCourse(course: GameCourse): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of: nameOf(course), record: recordOfCourse(course, 1, null, null) }));
  } catch {
    // A window that keeps nothing has the table as long as it is open.
  }
}

/** The course of the same deal as it was left; the fresh one if there is none. */
export function keptCourse(fresh: GameCourse): GameCourse {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      of: string;
      record: Record<string, unknown>;
    } | null;
    if (kept === null || kept.of !== nameOf(fresh)) return fresh;
    const course = soundCourse(courseOf(kept.record, fresh.attackers));
    return {
      ...newCourse(fresh.attackers, fresh.deal),
      turns: course.turns,
      speaking: course.speaking,
      cards: course.cards,
    };
  } catch {
    return fresh;
  }
}

function nameOf({ attackers, deal }: GameCourse): string {
  return JSON.stringify([attackers, deal]);
}
