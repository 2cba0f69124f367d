import {
  cleanedName,
  type Cup,
  everybodyOn,
  type MatchRequest,
  type Membership,
  type MembersOfSides,
  type OfficeContext,
  type Season,
  type SheetOutline,
  type TeamOfSeason,
} from '@tarokk/competition';
import type { EventOfSheet } from '../../competitions/grand-prix/storage/events-of-sheets.js';
import { venueKey } from '../../registry/venues/venue-key.js';

export { withNames } from '@tarokk/competition';

/** What has to be looked up for a sheet. */
export interface SheetQuestion<S extends SheetOutline = SheetOutline> {
  /** Null for a sheet that belongs to no match yet. */
  readonly matchId: string | null;
  readonly sheet: S;
}

export interface KnownSide {
  readonly id: string;
  readonly name: string;
  readonly season: number;
  readonly isTeam: boolean;
  /** Places taken of the 40, this match not counted (D17). */
  readonly taken: number;
  /** All of the season: members of a team, players of a pair. */
  readonly members: TeamOfSeason['members'];
}

export interface KnownPerson {
  readonly id: string;
  /** The person's own id, or that of the person into whom they were merged. */
  readonly is: string;
  /** As the public sees it. */
  readonly name: string;
}

/** What the office knows of a sheet's season, sides, persons and place. */
export interface Knowledge {
  readonly today: string;
  /** The year of the season for which the sheet is handed in (D9, D51). */
  readonly year: number;
  /** Null when there is no such season. */
  readonly season: Season | null;
  /** The two sides, as far as the office knows them. */
  readonly sides: readonly KnownSide[];
  /** The persons that the office knows, under the ids of the sheet. */
  readonly persons: readonly KnownPerson[];
  readonly requests: readonly MatchRequest[];
  readonly venues: OfficeContext['venues'];
  readonly usualRoles: OfficeContext['usualRoles'];
  readonly plannedMatchId: string | null;
  /** Of a sheet of a Grand Prix; null when its pairs are in none together. */
  readonly grandPrix: EventOfSheet | null;
  /** Of a sheet of the cup: where it stands without this match; null before the draw. */
  readonly cup: Cup | null;
}

/** The context in which the competition library judges. @throws Error when there is no such season */
export function contextOf({ today, season, sides, requests, venues, usualRoles, grandPrix }: Knowledge): OfficeContext {
  if (season === null) throw new Error('There is no season for this sheet.');
  const played = grandPrix?.agreement?.teams ?? null;
  const teams = sides.filter((side) => side.isTeam && side.season === season.year);
  return {
    today,
    season,
    teams,
    placesTaken: new Map(teams.map(({ id, taken }) => [id, taken])),
    // What the pairs of a Grand Prix were granted holds for the teams for which they play (D37).
    requests: played === null ? requests : requests.map((request) => ({ ...request, sides: played })),
    venues,
    usualRoles,
  };
}

/** Who acts for the sides today (D12). Who has left acts no more; who came after the match, or is still to come, does. */
export function actingMembers({ sides, today }: Knowledge, sheet: Pick<SheetOutline, 'sides'>): MembersOfSides {
  return membersOf(sides, sheet, ({ until }) => until === null || until >= today);
}

/** Everybody who was of a side at some time of the season: as jury members they leave its matches to others (D12). */
export function everyMember({ sides }: Knowledge, sheet: Pick<SheetOutline, 'sides'>): MembersOfSides {
  return membersOf(sides, sheet, () => true);
}

/** Who plays in the cup or Grand Prix to which the sheet belongs: as jury members they decide none of its matches (D58). */
export function everybodyInEvent({ cup, grandPrix }: Knowledge): readonly string[] {
  return [
    ...(cup?.draw.lots ?? []).flatMap(({ entry }) => entry.players),
    ...(cup?.playerChanges ?? []).map(({ comes }) => comes),
    ...(grandPrix?.event.pairs ?? []).flatMap(({ players }) => players),
  ];
}

function membersOf(
  known: Knowledge['sides'],
  { sides }: Pick<SheetOutline, 'sides'>,
  isMeant: (membership: Membership) => boolean,
): MembersOfSides {
  const [a, b] = sides.map((id) => {
    const members = known.find((side) => side.id === id)?.members ?? [];
    return members.filter(isMeant).map(({ person }) => person);
  });
  return [a!, b!];
}

/** The name of a person or side of the sheet; the id of one that is not known. */
export function nameIn({ sides, persons }: Knowledge): (id: string) => string {
  const names = new Map([...sides, ...persons].map(({ id, name }) => [id, name]));
  for (const { is, name } of persons) names.set(is, name);
  return (id) => cleanedName(names.get(id) ?? id);
}

/** Who was merged into another, by id. */
export function mergedIn({ persons }: Knowledge): ReadonlyMap<string, string> {
  return new Map(persons.filter(({ id, is }) => id !== is).map(({ id, is }) => [id, is]));
}

/** The ids that a sheet names, for the query that looks everything up. */
export interface NamedOnSheet {
  readonly matchId: string | null;
  readonly season: number;
  readonly date: string;
  readonly order: number;
  readonly a: string;
  readonly b: string;
  /** The two sides, and the teams for which they play, where they do (11.2). */
  readonly sides: readonly string[];
  readonly persons: readonly string[];
  readonly venueKey: string;
}

/**
 * @param season of the sheet
 * @param teams for which pairs play, where they do (11.2)
 */
export function namedOnSheet(
  { matchId, sheet }: SheetQuestion,
  season: number,
  teams: readonly string[],
): NamedOnSheet {
  const { date, order, sides, venue } = sheet;
  return {
    matchId,
    season,
    date,
    order,
    a: sides[0],
    b: sides[1],
    sides: [...sides, ...teams],
    persons: everybodyOn(sheet),
    venueKey: venue.name === null ? '' : venueKey(venue.name),
  };
}
