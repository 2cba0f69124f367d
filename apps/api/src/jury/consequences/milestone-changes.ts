import type { Milestone, TrophyChanges } from '@tarokk/competition';
import type { MilestoneChange, MilestoneChangeKind } from './consequences.types.js';

/** Milestones that would be lost, moved to another trophy or day, or reached (D49). */
export function milestoneChanges(changes: TrophyChanges): readonly MilestoneChange[] {
  return [
    ...changes.milestonesLost.map((was) => changeOf('lost', was, null)),
    ...changes.milestonesMoved.map(({ before, after }) => changeOf('moved', before, after)),
    ...changes.milestonesReached.map((is) => changeOf('reached', null, is)),
  ];
}

function changeOf(change: MilestoneChangeKind, was: Milestone | null, is: Milestone | null): MilestoneChange {
  const { player, number } = (is ?? was)!;
  return { playerId: player, number, change, before: was?.date ?? null, after: is?.date ?? null };
}
