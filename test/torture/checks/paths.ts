import { freeTransitions, transitions } from '@tarokk/competition';
import type { World } from '../world.js';

/** Matches and free games go from state to state by the tables of their lives, and end where they stand. */
export async function illegalPaths(world: World): Promise<readonly string[]> {
  return [...(await pathsOfMatches(world)), ...(await pathsOfGames(world))];
}

interface Step {
  readonly match: string;
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly actor: string;
  readonly entered_by_jury: boolean;
}

async function pathsOfMatches({ given }: World): Promise<readonly string[]> {
  const { rows } = await given.database.query<Step>(`
    SELECT v."match_id" AS "match", v."number", COALESCE(v."from", 'draft') AS "from", v."to", v."actor",
      r."entered_by" = 'jury' AS "entered_by_jury"
    FROM "match_move" v JOIN "match_revision" r ON r."match_id" = v."match_id" AND r."number" = v."revision"
    ORDER BY v."match_id", v."number"`);
  const { rows: matches } = await given.database.query<{ id: string; state: string }>(
    'SELECT "id", "state" FROM "match"',
  );
  const stands = new Map<string, { readonly state: string; readonly number: number }>();
  const faults: string[] = [];
  for (const { match, number, from, to, actor, entered_by_jury: byJury } of rows) {
    const before = stands.get(match) ?? { state: 'draft', number: 0 };
    const isHalf = byJury && from === 'submitted' && to === 'submitted';
    const isLegal = transitions.some(
      (each) => each.from === from && each.to === to && (each.by === 'jury') === (actor === 'jury'),
    );
    if (before.state !== from || before.number + 1 !== number || !(isLegal || isHalf)) {
      faults.push(`match ${match}: move ${number} from ${from} to ${to} by ${actor}, standing at ${before.state}`);
    }
    stands.set(match, { state: to, number });
  }
  for (const { id, state } of matches) {
    const last = stands.get(id)?.state;
    if (last !== state) faults.push(`match ${id} is ${state}, its last move went to ${last}`);
  }
  return faults;
}

interface GameStep {
  readonly game: string;
  readonly number: number;
  readonly from: string | null;
  readonly to: string;
  readonly actor: string;
}

async function pathsOfGames({ given }: World): Promise<readonly string[]> {
  const { rows } = await given.database.query<GameStep>(
    'SELECT "game_id" AS "game", "number", "from", "to", "actor" FROM "free_game_move" ORDER BY "game_id", "number"',
  );
  const { rows: games } = await given.database.query<{ id: string; state: string }>(
    'SELECT "id", "state" FROM "free_game"',
  );
  const stands = new Map<string, { readonly state: string | null; readonly number: number }>();
  const faults: string[] = [];
  for (const { game, number, from, to, actor } of rows) {
    const before = stands.get(game) ?? { state: null, number: 0 };
    const isObjection = actor === 'player' && from === to;
    const isLegal =
      from === null
        ? to === 'submitted'
        : freeTransitions.some((each) => each.from === from && each.to === to && each.by === actor);
    if (before.state !== from || before.number + 1 !== number || !(isLegal || isObjection)) {
      faults.push(`game ${game}: move ${number} from ${from} to ${to} by ${actor}, standing at ${before.state}`);
    }
    stands.set(game, { state: to, number });
  }
  for (const { id, state } of games) {
    const last = stands.get(id)?.state;
    if (last !== state) faults.push(`game ${id} is ${state}, its last move went to ${last}`);
  }
  return faults;
}
