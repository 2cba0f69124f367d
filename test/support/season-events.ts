import { done as doneBy } from './ask.js';
import { approved, inCup, lookAtCup, type PairAtTable, pairAtTable } from './cups.js';
import type { Given, Member } from './given.js';
import { drawn } from './grand-prix.js';
import { move, submit } from './matches.js';
import { done } from './matches-in-states.js';
import { playedRecord, sheetOf } from './sheets.js';

/** A cup of three pairs of a year that is over, drawn as if in its August; the first tie played, the final decided. */
export async function playCup(world: Given, juror: Member, year: number): Promise<void> {
  const pairs = await Promise.all(['Aquincum', 'Vizsla', 'Két Pagát'].map((name) => pairAtTable(world, year, name)));
  await world.database.query(
    `INSERT INTO "cup" ("season", "entries_until", "event", "event_named_on") VALUES ($1, $2, 'Hatoslottó', $3)`,
    [year, `${year}-08-25`, `${year}-08-01`],
  );
  for (const [index, { id, players }] of pairs.entries()) {
    await world.database.query(
      `INSERT INTO "cup_entry" ("season", "pair_id", "place", "entered_by") VALUES ($1, $2, $3, $4)`,
      [year, id, index + 1, players[0].accountId],
    );
    for (const player of players) {
      await world.database.query(`INSERT INTO "cup_player" ("season", "person_id", "pair_id") VALUES ($1, $2, $3)`, [
        year,
        player.id,
        id,
      ]);
    }
  }
  await world.database.query(
    `UPDATE "cup" SET "seed" = '4 11 23 31 38 42', "drawn_on" = $2, "drawn_at" = now(), "drawn_by" = $3 WHERE "season" = $1`,
    [year, `${year}-08-31`, juror.accountId],
  );
  const named = (name: string): PairAtTable => pairs.find((pair) => pair.name === name)!;
  const { rounds } = await lookAtCup(juror, year);
  const ties = rounds.flatMap(({ ties: all }) => all);
  const first = ties.find(({ sides }) => sides.every(({ kind }) => kind === 'PAIR'))!;
  const [a, b] = first.sides.map(({ name }) => named(name));
  for (const order of [1, 2, 3]) {
    const record = playedRecord(60 + order);
    await approved(juror, [a!, b!], record, { date: `${year}-10-0${order}`, order: 1 });
  }
  const { version, rounds: played } = await lookAtCup(juror, year);
  const final = played.flatMap(({ ties: all }) => all).find(({ id }) => id === 'final/1')!;
  const [one, two] = final.sides.map(({ name }) => named(name).id);
  const reason = 'The pub was flooded, and the lot decided';
  await doneBy(juror, inCup.decideTie, { year, version, pairId: one!, otherId: two!, goesOn: two!, reason });
}

/** A Grand Prix of four pairs, with a match that counts and one that was reopened. */
export async function playGrandPrix(world: Given, juror: Member, year: number): Promise<void> {
  const pairs = await Promise.all(['Alpha', 'Beta', 'Gamma', 'Delta'].map((name) => pairAtTable(world, year, name)));
  const { schedule } = await drawn(juror, pairs, { name: 'Spring', date: `${year}-05-10` });
  for (const { sides, plannedMatch } of schedule.slice(0, 2)) {
    const [a, b] = sides.map(({ id }) => pairs.find((pair) => pair.id === id)!);
    const { date, order } = plannedMatch!;
    const sheet = sheetOf([a!, b!], { competitions: ['grand-prix'], date, order, seed: 70 });
    const match = done(await move(b!.players[0], 'confirmMatch', done(await submit(a!.players[0], sheet))));
    const counting = done(await move(juror, 'approveMatch', match));
    if (plannedMatch === schedule[1]!.plannedMatch)
      await move(juror, 'reopenMatch', counting, { reason: 'A sum is wrong' });
  }
}
