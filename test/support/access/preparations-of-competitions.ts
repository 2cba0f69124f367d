import { randomUUID } from 'node:crypto';
import { nameKey } from '@tarokk/competition';
import { gameOf, handIn, moveGame, type GameInput, type ShownGame, variant } from '../free-games.js';
import { lookAtCup } from '../cups.js';
import { inGrandPrix, type ShownEvent } from '../grand-prix.js';
import { done } from '../ask.js';
import type { Person } from '../given.js';
import { type Arguments, prepared } from './arguments.js';
import { atHome } from './preparations.js';
import { another, type Setup } from './setup.js';

/** What has to be there of cup, Grand Prix and free championship before something can be tried on it. */

/** Put into the database at once; all of it is made here, nothing comes from outside. */
function put({ database }: Setup, statements: readonly string[]): Promise<unknown> {
  return database.query(`BEGIN; ${statements.join('; ')}; COMMIT`);
}

interface MadePair {
  readonly id: string;
  readonly players: readonly [Person, Person];
  readonly statements: readonly string[];
}

function newPair({ season }: Setup, ...players: readonly [Person, Person]): MadePair {
  const [id, name] = [randomUUID(), `Pair ${another()}`];
  return {
    id,
    players,
    statements: [
      `INSERT INTO "side" ("id", "season", "kind", "name") VALUES ('${id}', ${season}, 'pair', '${name}')`,
      `INSERT INTO "pair" ("id", "season", "name_key", "first_id", "second_id")
       VALUES ('${id}', ${season}, '${nameKey(name, name.toLowerCase())}', '${players[0].id}', '${players[1].id}')`,
      ...players.map(
        (player) => `INSERT INTO "pair_player" ("pair_id", "person_id", "season", "first_day")
        VALUES ('${id}', '${player.id}', ${season}, '${season}-01-01')`,
      ),
    ],
  };
}

/** The captain’s, with the juror whom it concerns; the opponent’s and the other captain’s, with people who have no account. */
function newPairs(setup: Setup): readonly [MadePair, MadePair, MadePair] {
  const { captain, concernedJuror, opponent, otherCaptain, persons } = setup;
  return [
    newPair(setup, captain, concernedJuror),
    newPair(setup, opponent, persons[1]),
    newPair(setup, otherCaptain, persons[2]),
  ];
}

/** The captain’s pair. */
export async function pairOf(setup: Setup): Promise<string> {
  const [own] = newPairs(setup);
  await put(setup, own.statements);
  return own.id;
}

const SEED = '4 8 15';

/** A cup whose entries are open, with the captain’s pair and perhaps others. */
export async function openCup(setup: Setup, entered: 0 | 1 = 1): Promise<string> {
  const pairs = newPairs(setup);
  await put(setup, [...pairs.flatMap(({ statements }) => statements), ...cupOf(setup, pairs.slice(0, entered))]);
  return pairs[0].id;
}

/** One that is to be drawn: its entries have closed. */
export async function closedCup(setup: Setup): Promise<void> {
  const pairs = newPairs(setup);
  await put(setup, [...pairs.flatMap(({ statements }) => statements), ...cupOf(setup, pairs)]);
}

export interface DrawnCup {
  readonly year: number;
  /** Of the captain. */
  readonly pairId: string;
  /** Of the opponent, in the same tie where there are no other pairs. */
  readonly otherId: string;
}

/** A drawn cup of these two pairs. */
export async function drawnCup(setup: Setup): Promise<DrawnCup> {
  const [own, opposing] = newPairs(setup);
  return draw(setup, [own, opposing]);
}

/** Of the jury only who plays in the pair of the captain is left: cup and Grand Prix concern all of it (D58). */
export async function juryOfPlayers({ database, concernedJuror }: Setup): Promise<void> {
  await database.query('UPDATE "account" SET "jury" = false WHERE "jury" AND "id" <> $1', [concernedJuror.accountId]);
}

/** A drawn cup of four pairs. */
export async function cupOfFour(setup: Setup): Promise<DrawnCup> {
  const { persons, player, holder } = setup;
  const [own, opposing, third] = newPairs(setup);
  return draw(setup, [own, opposing, third, newPair(setup, player, { ...persons[0], id: holder.id })]);
}

async function draw(setup: Setup, pairs: readonly MadePair[]): Promise<DrawnCup> {
  const { season, juror } = setup;
  await put(setup, [
    ...pairs.flatMap(({ statements }) => statements),
    ...cupOf(setup, pairs),
    `UPDATE "cup" SET "seed" = '${SEED}', "drawn_on" = '${season}-08-26', "drawn_at" = now(), "drawn_by" = '${juror.accountId}'
     WHERE "season" = ${season}`,
  ]);
  return { year: season, pairId: pairs[0]!.id, otherId: pairs[1]!.id };
}

function cupOf({ season, juror }: Setup, pairs: readonly MadePair[]): readonly string[] {
  return [
    `INSERT INTO "cup" ("season", "entries_until", "event", "event_named_on")
     VALUES (${season}, '${season}-08-25', 'Lottery', '${season}-08-01')`,
    ...pairs.flatMap(({ id, players }, index) => [
      `INSERT INTO "cup_entry" ("season", "pair_id", "place", "entered_by") VALUES (${season}, '${id}', ${index + 1}, '${juror.accountId}')`,
      ...players.map(
        (player) =>
          `INSERT INTO "cup_player" ("season", "person_id", "pair_id") VALUES (${season}, '${player.id}', '${id}')`,
      ),
    ]),
  ];
}

/** What it takes to say something of a cup as one sees it. */
export async function seenCup({
  anybody,
  season,
}: Setup): Promise<{ readonly seasonYear: number; readonly version: number }> {
  return { seasonYear: season, version: (await lookAtCup(anybody, season)).version };
}

/** What a correction may leave without its tie: the captain’s pair has given up a tie against pairs that it does not meet. */
export async function looseEnds(setup: Setup): Promise<readonly string[]> {
  const { database, season, juror, anybody } = setup;
  const { pairId } = await cupOfFour(setup);
  await database.query(
    `INSERT INTO "cup_act" ("season", "number", "kind", "pair_id", "other_id", "round", "by_jury", "account_id", "made_on")
     SELECT $1, row_number() OVER (), 'concession', $2, "pair_id", 'semi-finals', true, $3, $4
     FROM "cup_entry" WHERE "season" = $1 AND "pair_id" <> $2`,
    [season, pairId, juror.accountId, `${season}-09-01`],
  );
  const { rounds } = await lookAtCup(anybody, season);
  return rounds.flatMap(({ ties }) => ties.flatMap((tie) => tie.looseEnds.map(({ id }) => id)));
}

/** Entries for a cup that was drawn elsewhere, of pairs that are there. */
export async function pairsOfCup(setup: Setup): Promise<readonly { readonly pairId: string }[]> {
  const pairs = newPairs(setup);
  await put(
    setup,
    pairs.flatMap(({ statements }) => statements),
  );
  return pairs.map(({ id }) => ({ pairId: id }));
}

/** A Grand Prix whose entries are open. */
export async function grandPrix({ juror, season }: Setup): Promise<{ id: string; version: number }> {
  const options = { name: `Grand Prix ${another()}`, date: `${season}-06-01`, venue: atHome };
  const { id, version } = (await done(juror, inGrandPrix.announceGrandPrix, options)).grandPrix;
  return { id, version };
}

/** A Grand Prix as a change of it names it. */
export async function seenGrandPrix(setup: Setup): Promise<{ grandPrixId: string; version: number }> {
  const { id, version } = await grandPrix(setup);
  return { grandPrixId: id, version };
}

/** The same with three pairs, the captain’s first. */
export async function enteredGrandPrix(setup: Setup): Promise<{ readonly id: string; readonly pairId: string }> {
  const { id } = await grandPrix(setup);
  const pairs = await pairsOfCup(setup);
  for (const { pairId } of pairs) await done(setup.juror, inGrandPrix.enterGrandPrix, { id, pairId });
  return { id, pairId: pairs[0]!.pairId };
}

/** The same, drawn. */
export async function drawnGrandPrix(setup: Setup): Promise<ShownEvent & { readonly pairId: string }> {
  const { id, pairId } = await enteredGrandPrix(setup);
  return { ...(await done(setup.juror, inGrandPrix.drawGrandPrix, { id, seed: SEED })).grandPrix, pairId };
}

/** The pairings of a schedule as a change of it names them. */
export function pairingsOf({ schedule }: ShownEvent): readonly Arguments[] {
  return schedule.map(({ slot, sides: [a, b], countsOnlyFor }) => ({
    slot,
    sideA: a!.id,
    sideB: b!.id,
    countsOnlyForId: countsOnlyFor?.id ?? null,
  }));
}

/** A variant that the captain played with their team and the opponent. */
export function freeGame({ season, captain, member, opponent, concernedJuror }: Setup): GameInput {
  return variant([captain, member, opponent, concernedJuror], [120, 40, 30, 10], {
    date: `${season}-03-14`,
    trophies: [{ announcerId: captain.id, trophy: 'GOLGOTHA', game: 1 }],
  });
}

/** The same, handed in by the captain; as a move of it names it. */
export async function handedIn(
  setup: Setup,
  state: 'SUBMITTED' | 'ADMITTED' = 'SUBMITTED',
): Promise<{ gameId: string; seen: { revision: number } }> {
  const { id, revision }: ShownGame = gameOf(await handIn(setup.captain, freeGame(setup)));
  if (state === 'ADMITTED') gameOf(await moveGame(setup.juror, 'admitFreeGame', { id, revision }));
  return { gameId: id, seen: { revision } };
}

/** A game in which the two have played who are left in the jury: now it concerns the whole jury (D12). */
export async function gameOfTheJury(setup: Setup): Promise<string> {
  const { database, season, captain, juror, concernedJuror } = setup;
  const players = [captain, juror, concernedJuror];
  const game = variant(players, [120, 40, 30], { date: `${season}-03-15` });
  const { id } = gameOf(await handIn(captain, game));
  await database.query('UPDATE "account" SET "jury" = false WHERE "jury" AND NOT "id" = ANY ($1)', [
    [juror.accountId, concernedJuror.accountId],
  ]);
  return id;
}

export const oldTable = 'rank,name,points\n1,Danube Wasps,120\n2,Aquincum,80';

/** A table of former times, in its season. */
export async function importedTable({ juror, season }: Setup): Promise<string> {
  const options = {
    seasonYear: season,
    competition: 'CHAMPIONSHIP',
    title: `Table ${another()}`,
    csv: oldTable,
    source: 'Yearbook',
  };
  return (await prepared<{ id: string }>(juror, 'importOldTable', options, '... on OldTableImported { id }')).id;
}
