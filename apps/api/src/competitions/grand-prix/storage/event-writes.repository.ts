import { Injectable } from '@nestjs/common';
import { nameKey, type CountsElsewhere, type Pairing } from '@tarokk/competition';
import { toDate } from '../../../platform/database/days.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { Prisma } from '../../../platform/database/generated/client.js';

export interface NewEvent {
  readonly year: number;
  readonly name: string;
  readonly date: string;
  readonly venue: { readonly name: string; readonly public: boolean };
}

export interface NewPairing extends Pairing {
  readonly plannedMatchId: string;
}

/** Writes what a Grand Prix follows from. */
@Injectable()
export class EventWritesRepository {
  /** Until the end of the transaction nobody else enters, draws or decides anything in it. */
  async lock(transaction: Transaction, id: string): Promise<void> {
    await transaction.$executeRaw`SELECT 1 FROM "grand_prix" WHERE "id" = ${id}::uuid FOR UPDATE`;
  }

  /** Waits for others who announce or rename one of the season. @returns the id of the one that has this name */
  async named(transaction: Transaction, year: number, name: string): Promise<string | null> {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`grand prix ${year}`}, 0))`;
    const found = await transaction.grandPrix.findFirst({
      where: { season: year, nameKey: keyOf(name), cancelledAt: null },
      select: { id: true },
    });
    return found?.id ?? null;
  }

  async create(transaction: Transaction, event: NewEvent, accountId: string): Promise<string> {
    const { id } = await transaction.grandPrix.create({
      data: { season: event.year, announcedBy: accountId, ...columnsOf(event) },
      select: { id: true },
    });
    return id;
  }

  async update(transaction: Transaction, id: string, event: NewEvent): Promise<void> {
    await transaction.grandPrix.update({ where: { id }, data: { ...columnsOf(event), version: { increment: 1 } } });
  }

  async close(transaction: Transaction, id: string, closed: boolean): Promise<void> {
    const closedAt = closed ? new Date() : null;
    await transaction.grandPrix.update({ where: { id }, data: { closedAt, version: { increment: 1 } } });
  }

  async cancel(transaction: Transaction, id: string): Promise<void> {
    await transaction.grandPrix.update({
      where: { id },
      data: { cancelledAt: new Date(), version: { increment: 1 } },
    });
  }

  async enter(
    transaction: Transaction,
    {
      id,
      year,
      pairId,
      players,
      by,
    }: { id: string; year: number; pairId: string; players: readonly string[]; by: string },
  ): Promise<void> {
    await transaction.$executeRaw`
      INSERT INTO "grand_prix_entry" ("grand_prix_id", "pair_id", "season", "place", "entered_by")
      SELECT ${id}::uuid, ${pairId}::uuid, ${year}, COALESCE(max("place"), 0) + 1, ${by}::uuid
      FROM "grand_prix_entry" WHERE "grand_prix_id" = ${id}::uuid`;
    await transaction.grandPrixPlayer.createMany({
      data: players.map((personId) => ({ grandPrixId: id, personId, pairId, season: year })),
    });
  }

  async removeEntry(transaction: Transaction, id: string, pairId: string): Promise<void> {
    await transaction.grandPrixEntry.delete({ where: { grandPrixId_pairId: { grandPrixId: id, pairId } } });
  }

  /** @param pairs in the order drawn */
  async draw(transaction: Transaction, id: string, seed: string, pairs: readonly string[]): Promise<void> {
    await transaction.grandPrix.update({ where: { id }, data: { seed, version: { increment: 1 } } });
    await transaction.$executeRaw`
      UPDATE "grand_prix_entry" e SET "drawn" = drawn."number"
      FROM unnest(${[...pairs]}::uuid[]) WITH ORDINALITY AS drawn("pair", "number")
      WHERE e."grand_prix_id" = ${id}::uuid AND e."pair_id" = drawn."pair"`;
  }

  /** The whole schedule anew; a pairing whose planned match stays keeps its id and its proposals. */
  async schedule(transaction: Transaction, id: string, pairings: readonly NewPairing[]): Promise<void> {
    const places = new Map<number, number>();
    const rows = pairings.map(({ slot, sides, countsOnlyFor, plannedMatchId }) => {
      const place = (places.get(slot) ?? 0) + 1;
      places.set(slot, place);
      return { slot, place, a: sides[0], b: sides[1], only: countsOnlyFor, plan: plannedMatchId };
    });
    const plans = rows.map(({ plan }) => plan);
    await transaction.$executeRaw`
      DELETE FROM "grand_prix_pairing" WHERE "grand_prix_id" = ${id}::uuid AND "planned_match_id" <> ALL (${plans}::uuid[])`;
    // Places are unique at every moment, so those that stay make room first.
    await transaction.$executeRaw`UPDATE "grand_prix_pairing" p SET "slot" = 99, "place" = n."number"
      FROM (SELECT "id", row_number() OVER (ORDER BY "id") AS "number" FROM "grand_prix_pairing" WHERE "grand_prix_id" = ${id}::uuid) n
      WHERE n."id" = p."id"`;
    await transaction.$executeRaw`
      INSERT INTO "grand_prix_pairing"
          ("grand_prix_id", "season", "slot", "place", "side_a", "side_b", "counts_only_for", "planned_match_id")
      SELECT g."id", g."season", "slot", "place", "a", "b", "only", "plan"
      FROM "grand_prix" g, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r("slot" int, "place" int, "a" uuid, "b" uuid, "only" uuid, "plan" uuid)
      WHERE g."id" = ${id}::uuid
      ON CONFLICT ("planned_match_id") DO UPDATE SET "slot" = excluded."slot", "place" = excluded."place",
        "side_a" = excluded."side_a", "side_b" = excluded."side_b", "counts_only_for" = excluded."counts_only_for"`;
    await transaction.grandPrix.update({ where: { id }, data: { version: { increment: 1 } } });
  }

  async saveProposal(
    transaction: Transaction,
    proposal: { pairingId: string; pairId: string; for: CountsElsewhere; teamId: string | null; by: string },
  ): Promise<void> {
    const { pairingId, pairId, teamId, by } = proposal;
    // Not the start of the transaction: two that waited for one another may have begun at once, and the log has both.
    await transaction.$executeRaw`
      INSERT INTO "grand_prix_wish" ("pairing_id", "season", "pair_id", "counts_for", "team_id", "account_id")
      SELECT p."id", p."season", ${pairId}::uuid, ${proposal.for}, ${teamId}::uuid, ${by}::uuid
      FROM "grand_prix_pairing" p WHERE p."id" = ${pairingId}::uuid
      ON CONFLICT ("pairing_id", "pair_id") DO UPDATE SET "counts_for" = excluded."counts_for",
        "team_id" = excluded."team_id", "account_id" = excluded."account_id", "recorded_at" = clock_timestamp()`;
  }

  /** Of these planned matches those of which a sheet was handed in, or a game written down in a draft. */
  async begun(transaction: Transaction, plannedMatchIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await transaction.$queryRaw<{ id: string }[]>`
      SELECT asked."id"::text AS "id" FROM unnest(${[...plannedMatchIds]}::uuid[]) AS asked("id")
      WHERE EXISTS (SELECT FROM "match" m WHERE m."planned_match_id" = asked."id" AND m."state" <> 'withdrawn')
        OR EXISTS (SELECT FROM "draft" d WHERE d."planned_match_id" = asked."id"
          AND jsonb_typeof(d."sheet"::jsonb #> '{record,games}') = 'array'
          AND jsonb_array_length(d."sheet"::jsonb #> '{record,games}') > 0)`;
    return new Set(rows.map(({ id }) => id));
  }

  /** Teams of which both persons are members on a day, the confirmed ones. */
  async teamsOf(transaction: Transaction, persons: readonly string[], day: string): Promise<readonly string[]> {
    const rows = await transaction.$queryRaw<{ id: string }[]>`
      SELECT t."id"::text AS "id" FROM "team" t JOIN "membership" ms ON ms."team_id" = t."id"
      WHERE t."confirmed_at" IS NOT NULL AND ms."person_id" = ANY (${[...persons]}::uuid[])
        AND ms."first_day" <= ${day}::date AND (ms."last_day" IS NULL OR ms."last_day" >= ${day}::date)
      GROUP BY t."id" ORDER BY count(*) DESC, t."id"`;
    return rows.map(({ id }) => id);
  }
}

function columnsOf({
  name,
  date,
  venue,
}: NewEvent): Pick<Prisma.GrandPrixUncheckedCreateInput, 'name' | 'nameKey' | 'date' | 'venueName' | 'venuePublic'> {
  return { name, nameKey: keyOf(name), date: toDate(date), venueName: venue.name, venuePublic: venue.public };
}

/** Names that differ in case alone are one. */
function keyOf(name: string): string {
  return nameKey(name, name.toLowerCase());
}
