import { matchRecord } from '@tarokk/rules';
import type { Team } from './given.js';
import { playedRecord, type SheetOptions } from './sheets.js';

/** What is special about a bare record; the rest is of a match of eight games on a day of 2025. */
export interface RecordOptions extends Pick<SheetOptions, 'seed' | 'kind' | 'games'> {
  readonly date?: string | null;
  readonly venue?: string | null;
  /** Names in place of those of the teams and their first two members. */
  readonly names?: Partial<Record<'A' | 'B', Partial<Record<'team' | 'collector' | 'interceptor', string>>>>;
}

/** A match record as somebody has it who knows nothing of the office: with names instead of ids. */
export function bareRecord(teams: readonly [Team, Team], options: RecordOptions = {}): Record<string, unknown> {
  const { seed = 1, kind = 'match', games = 3, date = '2025-03-14', venue = 'Desperados Pub', names = {} } = options;
  const { format, parties: _names, ...record } = matchRecord(playedRecord(seed, kind, games));
  const party = (name: 'A' | 'B', { name: team, members }: Team): object => ({
    team,
    collector: members[0]!.name,
    interceptor: members[1]!.name,
    ...names[name],
  });
  return {
    format,
    ...(date === null ? {} : { date }),
    ...(venue === null ? {} : { venue }),
    ...record,
    parties: { A: party('A', teams[0]), B: party('B', teams[1]) },
  };
}
