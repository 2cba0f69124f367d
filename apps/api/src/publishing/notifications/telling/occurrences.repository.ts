import { Injectable } from '@nestjs/common';
import type { FreeState, State } from '@tarokk/competition';
import { sql } from 'kysely';
import { presentPerson } from '../../../platform/database/merged.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { broughtRows } from '../../../platform/database/rows.js';
import { setUntilEnd } from '../../../platform/database/settings.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { DomainEvent, EventType } from '../../../platform/events/domain-event.js';
import { type DoneAct, notificationsAfter } from '../events.js';

/** What has happened, with what there is to know of it now. */
export interface Occurrence {
  readonly id: bigint;
  readonly kind: Extract<EventType, DoneAct> | 'delivery' | 'milestone';
  /** Of the match, the request, the person, the free game, the act, the Grand Prix or the delivery; of a drawn cup each pair. */
  readonly objectId: string;
  /** Of the move, the ruling or the act; the version of the request or Grand Prix; the milestone; the year of the cup. */
  readonly number: number;
  readonly accountId: string | null;
  readonly at: Date;
  /** Of a match, or those whom a request concerns; pairs of a cup or a Grand Prix. */
  readonly sides: readonly string[];
  /** Of a move. */
  readonly from: State | FreeState | null;
  readonly to: State | FreeState | null;
  /** Of a move of a match: the side, or the jury; and whether it was said on a phone of the other side. */
  readonly movedBy: 'A' | 'B' | 'jury' | null;
  readonly sealed: boolean;
  /** Of a match as it is now. */
  readonly state: State | null;
  readonly enteredBy: string | null;
  readonly confirmedBy: readonly string[];
  readonly openErrors: number;
  /** Of a request. */
  readonly undecided: boolean;
  readonly granted: boolean;
  readonly askingSide: string | null;
  readonly persons: readonly string[];
  /** Of a free game. */
  readonly players: readonly string[];
  /** Who moved a free game. */
  readonly actor: 'enterer' | 'player' | 'jury' | null;
  /** Of cup and Grand Prix. */
  readonly season: number | null;
  /** Of an act of a cup; null for one of which nobody need be told. */
  readonly conceded: boolean | null;
  /** Of a delivery: through which channel. */
  readonly channel: 'mail' | 'webhook' | null;
}

@Injectable()
export class OccurrencesRepository {
  constructor(private readonly prisma: PrismaService) {}

  async isAnythingWaiting(): Promise<boolean> {
    return (await this.count(1)) > 0;
  }

  /** How many wait, up to so many. */
  async count(most: number): Promise<number> {
    const waiting = this.prisma.$kysely.selectFrom('outbox').select('id').where('toldAt', 'is', null).limit(most);
    const { count } = await this.prisma.$kysely
      .selectFrom(waiting.as('o'))
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  /**
   * The oldest events that no other process has in hand; they count as told when the transaction is kept.
   * @returns how many were taken, and those of them of which somebody may have to be told
   */
  async take(
    transaction: Transaction,
    most: number,
  ): Promise<{ readonly taken: number; readonly occurrences: readonly Occurrence[] }> {
    // So many tables take longer to plan than to read; see `WritesRepository.setActor`.
    await setUntilEnd(transaction, { plan_cache_mode: 'force_generic_plan' });
    const taken = await transaction.$kysely
      .updateTable('outbox')
      .set({ toldAt: sql<Date>`clock_timestamp()` })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('outbox as waiting')
          .select('waiting.id')
          .where('waiting.toldAt', 'is', null)
          .orderBy('waiting.id')
          .limit(most)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'event', 'accountId', 'at', 'news'])
      .execute();
    const told = taken
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .filter(({ news }) => news)
      .map(({ event, ...row }) => ({ ...row, event: event as DomainEvent }))
      .filter(({ event }) => isTold(event.type));
    return { taken: taken.length, occurrences: told.length === 0 ? [] : await this.knownOf(transaction, told) };
  }

  /** What there is to know now of the events, in their order. */
  private async knownOf(transaction: Transaction, told: readonly ToldEvent[]): Promise<readonly Occurrence[]> {
    const pairs = await this.pairsOfDrawnCups(transaction, told);
    const happened = told.flatMap(({ id, event, accountId, at }) => {
      const number = 'number' in event ? event.number : 'season' in event ? (event.season ?? 0) : 0;
      // Each pair of a drawn cup is told of its own place.
      const objects = event.type === 'cup-drawn' ? (pairs.get(number) ?? []) : ['id' in event ? event.id : null];
      const kind = event.type as Occurrence['kind'];
      return objects.map((objectId) => ({ id, kind, objectId, number, accountId, at }));
    });
    const asked = happened.map(({ kind, objectId, number }, place) => ({ place, kind, objectId, number }));
    const types = { place: 'integer', kind: 'text', objectId: 'uuid', number: 'integer' } as const;
    const rows = await transaction.$kysely
      .selectFrom(broughtRows('o', asked, types))
      .leftJoin('match as m', (join) =>
        join
          .onRef('m.id', '=', 'o.objectId')
          .on('o.kind', 'in', ['match-move', 'match-ruling', 'seal-taken', 'seal-refused']),
      )
      .leftJoin('matchMove as v', (join) =>
        join.onRef('v.matchId', '=', 'o.objectId').onRef('v.number', '=', 'o.number').on('o.kind', '=', 'match-move'),
      )
      .leftJoin('request as r', (join) =>
        join.onRef('r.id', '=', 'o.objectId').on(sql<boolean>`o.kind LIKE 'request-%'`),
      )
      .leftJoin('plannedMatch as p', 'p.id', 'r.plannedMatchId')
      .leftJoin('freeGameMove as f', (join) =>
        join
          .onRef('f.gameId', '=', 'o.objectId')
          .onRef('f.number', '=', 'o.number')
          .on('o.kind', '=', 'free-game-move'),
      )
      .leftJoin('cupAct as c', (join) => join.onRef('c.id', '=', 'o.objectId').on('o.kind', '=', 'cup-act'))
      .leftJoin('grandPrix as g', (join) =>
        join.onRef('g.id', '=', 'o.objectId').on(sql<boolean>`o.kind LIKE 'grand-prix-%'`),
      )
      .leftJoin('delivery as d', (join) => join.onRef('d.id', '=', 'o.objectId').on('o.kind', '=', 'delivery'))
      .select((eb) => [
        eb
          .case()
          .when('m.id', 'is not', null)
          .then(sql<string[]>`ARRAY[m.side_a, m.side_b]`)
          .when('p.id', 'is not', null)
          .then(sql<string[]>`ARRAY[p.side_a, p.side_b]`)
          .when('o.kind', '=', 'cup-drawn')
          .then(sql<string[]>`ARRAY[o.object_id]`)
          .when('c.id', 'is not', null)
          .then(sql<string[]>`array_remove(ARRAY[c.pair_id, c.other_id], NULL)`)
          .when('g.id', 'is not', null)
          .then(
            sql<
              string[]
            >`ARRAY(${eb.selectFrom('grandPrixEntry as e').select('e.pairId').whereRef('e.grandPrixId', '=', 'g.id')})`,
          )
          .else(sql<string[]>`array_remove(ARRAY[r.side_id], NULL)`)
          .end()
          .as('sides'),
        sql<string[]>`ARRAY(${eb
          .selectFrom('freeGamePlayer as fp')
          .innerJoin('person as q', 'q.id', 'fp.personId')
          .select(presentPerson('q').as('player'))
          .whereRef('fp.gameId', '=', 'f.gameId')})`.as('players'),
        eb
          .exists(
            eb
              .selectFrom('sealedAnswer as sa')
              .select('sa.matchId')
              .whereRef('sa.matchId', '=', 'v.matchId')
              .whereRef('sa.revision', '=', 'v.revision')
              .whereRef('sa.party', '=', 'v.actor')
              .whereRef('sa.answer', '=', 'v.to')
              .where('sa.revokedAt', 'is', null),
          )
          .$castTo<boolean>()
          .as('sealed'),
      ])
      .select([
        sql<Occurrence['from']>`COALESCE(v."from", f."from")`.as('from'),
        sql<Occurrence['to']>`COALESCE(v."to", f."to")`.as('to'),
        'v.actor as movedBy',
        'm.state',
        'm.enteredBy',
        sql<string[]>`COALESCE(m.confirmed_by, '{}')`.as('confirmedBy'),
        sql<number>`COALESCE(m.open_errors, 0)`.as('openErrors'),
        sql<boolean>`r.id IS NOT NULL AND r.granted IS NULL AND r.withdrawn_at IS NULL`.as('undecided'),
        sql<boolean>`COALESCE(r.granted, false)`.as('granted'),
        'r.sideId as askingSide',
        sql<string[]>`array_remove(ARRAY[r.person_id, r.replaces_id], NULL)`.as('persons'),
        sql<Occurrence['actor']>`f.actor`.as('actor'),
        sql<number | null>`COALESCE(c.season, g.season)`.as('season'),
        'c.kind as act',
        sql<Occurrence['channel']>`d.channel`.as('channel'),
      ])
      .orderBy('o.place')
      .execute();
    return rows.map(({ act, season, ...row }, index) => {
      const known = happened[index]!;
      return {
        ...row,
        ...known,
        objectId: known.objectId!,
        season: known.kind === 'cup-drawn' ? known.number : season,
        conceded: act === 'concession' ? true : act !== null && OTHER_ACTS.includes(act) ? false : null,
      };
    });
  }

  /** By the year of the cup. */
  private async pairsOfDrawnCups(
    transaction: Transaction,
    told: readonly ToldEvent[],
  ): Promise<ReadonlyMap<number, readonly string[]>> {
    const years = told.flatMap(({ event }) => (event.type === 'cup-drawn' ? [event.season] : []));
    if (years.length === 0) return new Map();
    const entries = await transaction.cupEntry.findMany({
      where: { season: { in: years } },
      select: { season: true, pairId: true },
    });
    return new Map(
      years.map((year) => [year, entries.flatMap(({ season, pairId }) => (season === year ? [pairId] : []))]),
    );
  }
}

/** An event of which somebody may have to be told. */
interface ToldEvent {
  readonly id: bigint;
  readonly event: DomainEvent;
  readonly accountId: string | null;
  readonly at: Date;
}

/** Acts of a cup of which others than of a concession are told. */
const OTHER_ACTS: readonly string[] = ['postponement', 'decision', 'player-change'];

/** A delivery is for nobody to be told of, but to be brought. */
function isTold(type: EventType): boolean {
  return type === 'delivery' || notificationsAfter(type).length > 0;
}
