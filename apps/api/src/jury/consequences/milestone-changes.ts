import { milestonesAt, numbersAfter, type Milestone, type TrophyNews } from '@tarokk/competition';
import type { ForeseenList, MilestoneRow } from '../../competitions/counting/trophy-entries.repository.js';
import type { MilestoneChange } from './consequences.types.js';

type MilestoneNews = TrophyNews['milestonesReached'][number];

/** Milestones that would be reached, lost or moved to another day (D50). */
export function milestoneChanges({ milestonesBefore, milestonesAfter }: ForeseenList): readonly MilestoneChange[] {
  const [old, fresh] = [reachedBy(milestonesBefore), reachedBy(milestonesAfter)];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((key): MilestoneChange[] => {
    const [was, is] = [old.get(key), fresh.get(key)];
    if (was?.date === is?.date && was?.entry === is?.entry) return [];
    const { player, number } = (is ?? was)!;
    const change = was === undefined ? 'reached' : is === undefined ? 'lost' : 'moved';
    return [{ playerId: player, number, change, before: was?.date ?? null, after: is?.date ?? null }];
  });
}

function reachedBy(rows: readonly MilestoneRow[]): ReadonlyMap<string, Milestone> {
  const reached = rows.flatMap(({ id, date, announcer, count, last }) =>
    milestonesAt({ id, place: { date, match: null }, announcer, ofAnnouncer: numbersAfter(last - count, count) }),
  );
  return new Map(reached.map((milestone) => [`${milestone.player} ${milestone.number}`, milestone]));
}

/** The same, as they are told. */
export function milestoneNews(
  milestones: readonly MilestoneChange[],
): Pick<TrophyNews, 'milestonesReached' | 'milestonesLost' | 'milestonesMoved'> {
  return {
    milestonesReached: toldOf('reached', milestones),
    milestonesLost: toldOf('lost', milestones),
    milestonesMoved: milestones
      .filter(({ change }) => change === 'moved')
      .map((each) => ({ before: newsOf(each, each.before), after: newsOf(each, each.after) })),
  };
}

/** The milestones of one kind of change, as they are told. */
function toldOf(kind: MilestoneChange['change'], changes: readonly MilestoneChange[]): readonly MilestoneNews[] {
  return changes.filter(({ change }) => change === kind).map((each) => newsOf(each, each.after ?? each.before));
}

function newsOf({ playerId, number }: MilestoneChange, date: string | null): MilestoneNews {
  return { player: playerId, number: number as MilestoneNews['number'], date };
}
