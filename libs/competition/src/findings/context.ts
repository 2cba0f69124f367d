import { type ByParty, type Role } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { type Season } from '../calendar/season.js';
import { type PersonId, type SideId } from '../sheet/sheet.js';
import { type MatchRequestKind } from './request-kinds.js';

/** What the office knows beside the sheet; read only, collected before anything is judged. */
export interface OfficeContext {
  /** In the office's time zone (D9). */
  readonly today: Day;
  /** The season of the match's date. */
  readonly season: Season;
  readonly teams: readonly TeamOfSeason[];
  /** Places taken of the 40 by team id, this match not counted (D17). */
  readonly placesTaken: ReadonlyMap<SideId, number>;
  readonly requests: readonly MatchRequest[];
  /** The jury's list of venues (D23). */
  readonly venues: readonly { readonly name: string; readonly public: boolean }[];
  /** In which role a person usually sits, by `usualRoleOf`; nobody who has none. */
  readonly usualRoles: ReadonlyMap<PersonId, Role>;
}

export interface TeamOfSeason {
  readonly id: SideId;
  readonly name: string;
  readonly members: readonly Membership[];
}

/** From the first to the last day, both included; null while it lasts. */
export interface Membership {
  readonly person: PersonId;
  readonly from: Day;
  readonly until: Day | null;
}

/** What the jury was asked about one match of the championship, and what it said. */
export interface MatchRequest {
  readonly id: string;
  readonly kind: MatchRequestKind;
  readonly sides: ByParty<SideId>;
  readonly date: Day;
  readonly order: number;
  /** Name of the venue. */
  readonly venue: string;
  readonly decision: { readonly granted: boolean; readonly on: Day } | null;
  /** Date or place were changed after the decision: what has lapsed does not come back with them (D21). */
  readonly lapsed: boolean;
}

/** The members of a team on a day. */
export function membersOn(team: TeamOfSeason | undefined, day: Day): readonly PersonId[] {
  return (team?.members ?? []).filter((member) => isMemberOn(member, day)).map(({ person }) => person);
}

function isMemberOn({ from, until }: Membership, day: Day): boolean {
  return from <= day && (until === null || day <= until);
}
