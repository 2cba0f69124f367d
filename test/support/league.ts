import type { Member, Person, Team } from './given.js';
import type { People } from './matches-in-states.js';
import { type OfficeOptions, type OwnOffice, ownOffice } from './own-office.js';

export interface LeagueOptions extends OfficeOptions {
  /** How many teams of two take part, or their names; two if not said. */
  readonly teams?: number | readonly string[];
  /** Of the season: 2025 if neither it nor a day is said. */
  readonly year?: number;
  /** Seasons beside it. */
  readonly otherYears?: readonly number[];
}

/** A team whose captain has an account. */
export interface LeagueTeam extends Team {
  readonly captain: Member;
  readonly second: Person;
}

/** An office of its own with a season, a juror who plays nowhere, the Desperados Pub and teams. */
export interface League extends OwnOffice {
  readonly year: number;
  readonly jury: Member;
  /** As many as were wished for; two of them, where nobody says otherwise. */
  readonly teams: readonly [LeagueTeam, LeagueTeam, ...LeagueTeam[]];
  /** The first two teams, for what makes matches: the captain of the first enters, that of the second confirms. */
  readonly people: People & { readonly teams: readonly [LeagueTeam, LeagueTeam] };
}

const names = ['Danube Wasps', 'Óbudai Baglyok', 'Full House', 'Idle Hands'];
const captains = ['Nagy Anna', 'Tóth Csaba', 'Szabó Ottó', 'Kovács Edit'];
const seconds = ['Kis Béla', 'Vas Dóra', 'Fekete Ferenc', 'Gál Gizi'];

/**
 * Begins with what most tests begin with; `world` adds what is special about them.
 * @example const { office, jury, teams } = await league({ teams: 2 });
 */
export async function league(options: LeagueOptions = {}): Promise<League> {
  const year = options.year ?? Number(options.day?.slice(0, 4) ?? 2025);
  const own = await ownOffice(options);
  const { world } = own;
  for (const each of [year, ...(options.otherYears ?? [])]) await world.season(each);
  await world.venue('Desperados Pub');
  const jury = await world.member({ jury: true, name: 'Juhász Judit' });
  const { teams: wanted = 2 } = options;
  const teams: LeagueTeam[] = [];
  for (const [index, name] of (typeof wanted === 'number' ? names.slice(0, wanted) : wanted).entries()) {
    const captain = await world.member({ name: captains[index]! });
    const second = await world.person(seconds[index]);
    teams.push({ ...(await world.team(year, [captain, second], name)), captain, second });
  }
  return { ...own, year, jury, teams: teams as unknown as League['teams'], people: peopleOf(teams, jury) };
}

function peopleOf([first, other]: readonly LeagueTeam[], juror: Member): League['people'] {
  // A league of fewer teams has no use for it.
  return { teams: [first!, other!], a: first?.captain ?? juror, b: other?.captain ?? juror, juror };
}
