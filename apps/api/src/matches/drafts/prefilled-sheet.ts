import { type Appearance, SHEET_FORMAT, usualRoleOf } from '@tarokk/competition';
import { partyNames, type PartyName } from '@tarokk/rules';
import type { PlannedMatch } from '../planned-matches/planned-match.types.js';

/** A member of a side on the day of the match, with the latest matches in which they sat at the table. */
export interface MemberOfDay {
  readonly sideId: string;
  readonly personId: string;
  readonly appearances: readonly Pick<Appearance, 'games'>[];
}

/**
 * The beginning of a sheet (tarokk-sheet/1): what is known of a planned match. Where a side has just two members they are at
 * the table, each in their usual seat. As in all sheets that the office keeps, ids stand for names.
 */
export function prefilledSheet(plan: PlannedMatch, players: readonly MemberOfDay[]): object {
  const seated = byParty((party) => seatsOf(players.filter(({ sideId }) => sideId === plan.sides[party])));
  return {
    format: SHEET_FORMAT,
    record: {
      format: 'royal-tarokk-match/1',
      parties: byParty((party, name) => ({ team: plan.sides[party], ...seated[name] })),
      games: [],
    },
    persons: Object.fromEntries(
      partyNames.flatMap((name) => Object.entries(seated[name]).map(([role, person]) => [`${name}.${role}`, person])),
    ),
    sides: byParty((party) => plan.sides[party]),
    date: plan.date,
    order: plan.order,
    venue: plan.venue,
    competitions: [plan.competition],
    guests: [],
    substitutions: [],
    rulings: [],
  };
}

function seatsOf(players: readonly MemberOfDay[]): { readonly interceptor?: string; readonly collector?: string } {
  const [first, second, ...others] = players;
  if (first === undefined || second === undefined || others.length > 0) return {};
  const isTurned = usualRoleOf(first.appearances) === 'collector' || usualRoleOf(second.appearances) === 'interceptor';
  const [interceptor, collector] = isTurned ? [second, first] : [first, second];
  return { interceptor: interceptor.personId, collector: collector.personId };
}

function byParty<T>(of: (party: 0 | 1, name: PartyName) => T): Readonly<Record<PartyName, T>> {
  return { A: of(0, 'A'), B: of(1, 'B') };
}
