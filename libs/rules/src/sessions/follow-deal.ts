import { text } from '../language.js';
import { T22 } from './pack.js';
import { type Course, type Play, type PlayedFinding, type Stage } from './course.js';
import { type DealFacts } from './facts.js';
import { type Seat } from './seats.js';
import { followTricks } from './trick-play.js';
import { inOrder, phases, violation, type Phase } from './violation.js';

/**
 * Follows a played deal through its phases (S9) and says what was found; null if the record is malformed, which has then
 * been reported to the reader. Nothing of it depends on the deals before.
 */
export function followDeal(course: Course, play: Play = course.ruleset.play(course)): PlayedFinding | null {
  const { ruleset, table, record } = course;
  for (const seat of table.active) if (course.wasDealt(seat, T22)) course.skiz = seat;

  const stages: Readonly<Record<Phase, () => Stage>> = {
    start: () => play.start?.() ?? nothingHere,
    auction: () => play.auction(),
    calling: () => play.calling?.() ?? nothingHere,
    exchange: () => play.exchange(),
    announcements: () => play.announcements(),
    tricks: () => followPlay(),
    after: () => play.after?.() ?? nothingHere,
  };
  const followPlay = (): Stage => {
    if (record.tricks.length === 0) {
      const outcome = play.withoutTricks?.() ?? null;
      return outcome === null ? { kind: 'incomplete', reported: false } : { kind: 'ended', outcome, beyond: 0 };
    }
    if (record.tricks.length !== ruleset.pack.hand) return course.problem(tricksNeeded, 'tricks');
    course.played = followTricks(course, play.trickRules());
    return course.played === null ? { kind: 'malformed' } : nothingHere;
  };

  let outcome: string | null = 'played';
  for (const [at, phase] of phases.entries()) {
    const stage = stages[phase]();
    if (stage.kind === 'malformed') return null;
    if (stage.kind === 'incomplete') {
      if (!stage.reported) course.violations.push(violation('deal/not-finished', 'deal', null, null, null));
      outcome = null;
      break;
    }
    reportBeyond(course, phase, stage.beyond);
    if (stage.kind === 'ended') {
      outcome = stage.outcome;
      for (const later of phases.slice(at + 1)) reportBeyond(course, later, 0);
      break;
    }
  }
  const facts = outcome === null ? null : withSkiz(play.facts(outcome), course.skiz);
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

const tricksNeeded = text('the tricks are not complete', 'die Stiche sind nicht vollständig', 'az ütések nem teljesek');

const nothingHere: Stage = Object.freeze({ kind: 'complete', beyond: Infinity });

function withSkiz(facts: DealFacts, skiz: Seat | null): DealFacts {
  return facts.skiz === skiz ? facts : { ...facts, skiz };
}

/** S9: each entry beyond the end draws one violation. */
function reportBeyond(course: Course, phase: Phase, from: number): void {
  const entries = course.record[phase];
  for (let index = from; index < entries.length; index++) {
    const entry = entries[index]!;
    course.violations.push(violation('deal/after-end', phase, index, null, 'seat' in entry ? entry.seat : null));
  }
}
