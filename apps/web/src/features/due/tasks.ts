import type { DueAnswer, EventsDue, SeasonDue } from './queries.js';

/** The queues in which a match waits for the jury alone. */
type DecidedQueue = 'TO_DECIDE' | 'DISPUTED' | 'WITH_ERRORS' | 'REOPENED';

/** Something that the jury has to do next, and where. */
export type Task =
  | { readonly kind: 'matches'; readonly queue: DecidedQueue; readonly number: number; readonly overdue: number }
  | { readonly kind: 'requests'; readonly number: number; readonly overdue: number }
  | { readonly kind: 'freeGames'; readonly number: number }
  | { readonly kind: 'tiesForJury' | 'tiesOverdue'; readonly year: number; readonly number: number }
  | { readonly kind: 'drawCup'; readonly year: number }
  | {
      readonly kind: 'drawGrandPrix' | 'closeGrandPrix';
      readonly year: number;
      readonly id: string;
      readonly name: string;
      readonly date: string;
    };

type JuryAnswer = Pick<DueAnswer, 'juryDesk' | 'season' | 'lastSeason' | 'grandPrixYear' | 'lastGrandPrix'>;

/**
 * What waits for the jury, the most urgent first: what others wait for at the table, then what is counted late. Nothing for a reader who is not of it.
 * @param today `YYYY-MM-DD` in the office
 */
export function tasksOf(answer: JuryAnswer, today: string): readonly Task[] {
  const { juryDesk: counts, season, lastSeason, grandPrixYear, lastGrandPrix } = answer;
  if (counts === undefined) return [];
  const { overdue } = counts;
  const tasks: readonly Task[] = [
    { kind: 'requests', number: counts.requests, overdue: overdue.requests },
    { kind: 'matches', queue: 'DISPUTED', number: counts.disputed, overdue: overdue.disputed },
    { kind: 'matches', queue: 'WITH_ERRORS', number: counts.withErrors, overdue: overdue.withErrors },
    ...ofCup(lastSeason),
    ...ofCup(season),
    ...ofEvents(lastGrandPrix, today),
    ...ofEvents(grandPrixYear, today),
    { kind: 'matches', queue: 'TO_DECIDE', number: counts.toDecide, overdue: overdue.toDecide },
    { kind: 'matches', queue: 'REOPENED', number: counts.reopened, overdue: overdue.reopened },
    { kind: 'freeGames', number: counts.freeGames },
  ];
  return tasks.filter((task) => !('number' in task) || task.number > 0);
}

function ofCup(season: SeasonDue | null): readonly Task[] {
  if (season?.cup == null || season.closed) return [];
  const { year, cup } = season;
  const ties = cup.rounds.flatMap((round) => round.ties);
  return [
    ...(cup.phase === 'LIST_CLOSED' && cup.event !== null ? [{ kind: 'drawCup', year } as const] : []),
    { kind: 'tiesForJury', year, number: ties.filter(({ state }) => state === 'JURY').length },
    { kind: 'tiesOverdue', year, number: cup.toPlay.filter(({ daysLeft }) => daysLeft < 0).length },
  ];
}

/** Its day has come and it is not drawn, or is over and it is not closed. */
function ofEvents(year: EventsDue | null | undefined, today: string): readonly Task[] {
  if (year == null) return [];
  return year.events.flatMap(({ id, name, date, phase }): readonly Task[] => {
    const event = { year: year.seasonYear, id, name, date };
    if (phase === 'ENTRIES_OPEN' && date <= today) return [{ kind: 'drawGrandPrix', ...event }];
    if (phase === 'DRAWN' && date < today) return [{ kind: 'closeGrandPrix', ...event }];
    return [];
  });
}
