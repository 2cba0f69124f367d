import type { SheetRecord } from '@tarokk/competition';
import type { Random } from '@tarokk/rules';
import { given, type Given, type Member, type Team } from '../support/given.js';
import { sheetOf } from '../support/sheets.js';
import type { Servers } from './servers.js';

export const YEAR = 2025;
/** Records are made once; so many are different. */
const RECORDS = 6;

export interface Side {
  readonly team: Team;
  /** All of its members have accounts. */
  readonly members: readonly Member[];
}

/** The place of one match (D10), in which one after the other may be handed in, and what was last heard of it. */
export interface Place {
  readonly sides: readonly [Side, Side];
  readonly date: string;
  id: string | null;
  /** Null while nothing was handed in. */
  state: string | null;
  revision: number;
  enteredBy: string | null;
  disputedBy: string | null;
}

export interface World {
  readonly year: number;
  readonly jury: readonly Member[];
  readonly places: readonly Place[];
  readonly given: Given;
}

/** A season with three teams, so that all matches concern the same rows and, if there are enough of them, the last of the 40. */
export async function makeWorld({ apis, database }: Servers, size: { readonly places: number }): Promise<World> {
  const world = given({ url: apis[0]!.url, databaseUrl: () => database.url });
  await world.season(YEAR);
  await world.venue('Desperados Pub');
  const jury = await Promise.all(Array.from({ length: 5 }, () => world.member({ jury: true })));
  const sides: Side[] = [];
  for (let index = 0; index < 3; index++) {
    const members = [await world.member(), await world.member()];
    sides.push({ members, team: await world.team(YEAR, members) });
  }
  const places = Array.from({ length: size.places }, (_, index): Place => {
    const pair: Place['sides'] = [sides[index % 3]!, sides[(index + 1) % 3]!];
    const date = new Date(Date.UTC(YEAR, 1, 1 + index)).toISOString().slice(0, 10);
    return { sides: pair, date, id: null, state: null, revision: 0, enteredBy: null, disputedBy: null };
  });
  return { year: YEAR, jury, places, given: world };
}

/** A sheet of the match of this place; another record makes another sheet. */
export function sheetFor({ sides, date }: Place, random: Random): SheetRecord {
  return sheetOf([sides[0].team, sides[1].team], { date, seed: 1 + random.below(RECORDS) });
}
