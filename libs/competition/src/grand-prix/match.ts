import { type AnnouncementId, type ByParty } from '@tarokk/rules';
import { outcomeOf, type OfficialMatch } from '../matches/official-match.js';
import { type SideId } from '../sheet/sheet.js';
import { trophiesOf } from '../trophies/entry.js';

/** A match of a Grand Prix, approved or still going on. */
export interface GrandPrixMatch {
  readonly id: string;
  /** Ids of the two pairs, A first. */
  readonly sides: ByParty<SideId>;
  /** Raw points of its finished games: nothing is divided or rounded (11.1). */
  readonly raw: ByParty<number>;
  /** How many games are finished, 0–8. */
  readonly games: number;
  /** Won trophies by party, in any order. */
  readonly trophies: ByParty<readonly AnnouncementId[]>;
  /** A fourth match counts only for this side (D39); null for both. */
  readonly countsOnlyFor: SideId | null;
  /** From a sheet that is not approved yet (D42). */
  readonly provisional: boolean;
}

/**
 * The match for the table of its Grand Prix; null when it does not count there: of another competition, reopened (D13), or not
 * of eight games.
 *
 * @param countsOnlyFor as the schedule says
 */
export function grandPrixMatch(match: OfficialMatch, countsOnlyFor: SideId | null): GrandPrixMatch | null {
  const { sheet, state } = match;
  if (!sheet.competitions.includes('grand-prix') || state !== 'approved' || sheet.record.kind !== 'match') return null;
  return countedAs(match, countsOnlyFor, false);
}

/** A match that is still played, or not approved yet, with the games that are finished: provisional, and shown to all (D42). */
export function runningGrandPrixMatch(
  match: Pick<OfficialMatch, 'id' | 'sheet' | 'result'>,
  countsOnlyFor: SideId | null,
): GrandPrixMatch {
  return countedAs({ ...match, state: 'approved' }, countsOnlyFor, true);
}

function countedAs(match: OfficialMatch, countsOnlyFor: SideId | null, provisional: boolean): GrandPrixMatch {
  const { raw, games } = outcomeOf(match);
  const trophies: ByParty<AnnouncementId[]> = [[], []];
  for (const { trophy, place } of trophiesOf(match)) trophies[place.match!.party].push(trophy!);
  return { id: match.id, sides: match.sheet.sides, raw, games: games.length, trophies, countsOnlyFor, provisional };
}
