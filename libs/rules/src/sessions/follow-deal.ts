import { text } from '../language.js';
import { T22 } from './pack.js';
import {
  complete,
  ended,
  malformed,
  notFinished,
  type Course,
  type Play,
  type PlayedFinding,
  type Stage,
} from './course.js';
import { followTricks } from './trick-play.js';
import { inOrder, phases, violation, type Phase } from './violation.js';

/**
 * Follows a played deal through its phases (S9) and says what was found; null if the record is malformed, which has then
 * been reported to the reader. Nothing of it depends on the deals before.
 */
export function followDeal(course: Course, play: Play): PlayedFinding | null {
  const { table } = course;
  for (const seat of table.active) if (course.wasDealt(seat, T22)) course.skiz = seat;

  let outcome: string | null = 'played';
  for (let at = 0; at < phases.length; at++) {
    const phase = phases[at]!;
    const stage = follow(phase, play, course);
    if (stage.kind === 'malformed') return null;
    if (stage.kind === 'incomplete') {
      if (!stage.reported) course.violations.push(violation('deal/not-finished', 'deal', null, null, null));
      outcome = null;
      break;
    }
    if (stage !== complete) reportBeyond(course, phase, stage.beyond);
    if (stage.kind === 'ended') {
      outcome = stage.outcome;
      for (let later = at + 1; later < phases.length; later++) reportBeyond(course, phases[later]!, 0);
      break;
    }
  }
  const facts = outcome === null ? null : play.facts(outcome);
  if (facts !== null) facts.skiz = course.skiz;
  return {
    facts,
    contract: course.contract,
    level: course.level,
    declarers: course.declarers,
    partner: course.partner,
    called: course.called,
    skiz: course.skiz,
    points: outcome === null ? null : course.points,
    tricks: outcome === null ? null : (course.played?.counts ?? null),
    violations: inOrder(course.violations),
    warnings: inOrder(course.warnings),
  };
}

/** One phase; complete with nothing in it where the ruleset does not know the phase. */
function follow(phase: Phase, play: Play, course: Course): Stage {
  switch (phase) {
    case 'start':
      return play.start?.() ?? complete;
    case 'auction':
      return play.auction();
    case 'calling':
      return play.calling?.() ?? complete;
    case 'exchange':
      return play.exchange();
    case 'announcements':
      return play.announcements();
    case 'tricks':
      return followPlay(play, course);
    case 'after':
      return play.after?.() ?? complete;
  }
}

function followPlay(play: Play, course: Course): Stage {
  const { tricks } = course.record;
  if (tricks.length === 0) {
    const outcome = play.withoutTricks?.() ?? null;
    return outcome === null ? notFinished : ended(outcome, 0);
  }
  if (tricks.length !== course.ruleset.pack.hand) return course.problem(tricksNeeded, 'tricks');
  course.played = followTricks(course, play.trickRules());
  return course.played === null ? malformed : complete;
}

const tricksNeeded = text('the tricks are not complete', 'die Stiche sind nicht vollständig', 'az ütések nem teljesek');

/** S9: each entry beyond the end draws one violation. */
function reportBeyond(course: Course, phase: Phase, from: number): void {
  const entries = course.record[phase];
  for (let index = from; index < entries.length; index++) {
    const entry = entries[index]!;
    course.violations.push(violation('deal/after-end', phase, index, null, 'seat' in entry ? entry.seat : null));
  }
}
