import { Injectable } from '@nestjs/common';
import type { AnnouncementId, ByParty } from '@tarokk/rules';
import { sql } from 'kysely';
import type { EventDraft } from '../../competitions/grand-prix/storage/event-matches.js';
import { eventOf } from '../../competitions/grand-prix/storage/events-query.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { anyOf } from '../../platform/database/rows.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { matchRow } from '../rows/match-columns.repository.js';
import type { MatchRow } from '../rows/match.row.js';

/** A match of an event that was handed in. */
export interface EventMatchRow {
  readonly eventId: string;
  readonly row: MatchRow;
  /** Won trophies by party that are in the trophy list: those of an approved match. */
  readonly trophies: ByParty<readonly AnnouncementId[]>;
}

@Injectable()
export class EventMatchesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** All that were not withdrawn, by date and number. They are looked for from the pairs, so history costs nothing. */
  async handedIn(transaction: Transaction | null, eventIds: readonly string[]): Promise<EventMatchRow[]> {
    const rows = await (transaction ?? this.prisma).$kysely
      .selectFrom('grandPrixEntry as e')
      .innerJoin('match as m', 'm.sideA', 'e.pairId')
      .selectAll('m')
      .select('e.grandPrixId as eventId')
      .select((eb) =>
        jsonRows(eb.selectFrom('trophy as t').select(['t.trophy', 't.party']).whereRef('t.matchId', '=', 'm.id')).as(
          'won',
        ),
      )
      .where('e.grandPrixId', '=', anyOf(eventIds))
      .where(sql<boolean>`'grand-prix' = ANY (m.competitions)`)
      .where('m.state', '<>', 'withdrawn')
      .where((eb) => eb(eventOf('m', 'sideA', 'sideB'), '=', eb.ref('e.grandPrixId')))
      .orderBy('m.date')
      .orderBy('m.order')
      .orderBy('m.id')
      .execute();
    return rows.map(({ eventId, won, ...columns }) => {
      const by = (party: 0 | 1): readonly AnnouncementId[] =>
        won.filter((each) => each.party === party).map(({ trophy }) => trophy!);
      return { eventId, row: matchRow(columns), trophies: [by(0), by(1)] };
    });
  }

  /** Drafts of these planned matches, the latest first. */
  async drafts(plannedMatchIds: readonly string[]): Promise<EventDraft[]> {
    const rows = await this.prisma.draft.findMany({
      where: { plannedMatchId: { in: [...plannedMatchIds] } },
      select: { id: true, plannedMatchId: true, sheet: true },
      orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    });
    return rows.map(({ id, plannedMatchId, sheet }) => ({ draftId: id, plannedMatchId: plannedMatchId!, sheet }));
  }
}
