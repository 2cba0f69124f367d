import { Injectable } from '@nestjs/common';
import type { AnnouncementId, ByParty } from '@tarokk/rules';
import type { EventDraft } from '../../competitions/grand-prix/storage/event-matches.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { matchColumns, type MatchColumns, matchRow } from '../match/match-columns.repository.js';
import type { MatchRow } from '../match/match.row.js';

/** A match of an event that was handed in. */
export interface EventMatchRow {
  readonly eventId: string;
  readonly row: MatchRow;
  /** Won trophies by party that are in the trophy list: those of an approved match. */
  readonly trophies: ByParty<readonly AnnouncementId[]>;
}

interface MatchOfEvent extends MatchColumns {
  readonly eventId: string;
  readonly wonByA: readonly AnnouncementId[];
  readonly wonByB: readonly AnnouncementId[];
}

@Injectable()
export class EventMatchesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** All that were not withdrawn, by date and number. They are looked for from the pairs, so history costs nothing. */
  async handedIn(transaction: Transaction | null, eventIds: readonly string[]): Promise<EventMatchRow[]> {
    const rows = await (transaction ?? this.prisma).$queryRaw<MatchOfEvent[]>`
      SELECT e."grand_prix_id"::text AS "eventId", ${matchColumns},
        ARRAY(SELECT t."trophy" FROM "trophy" t WHERE t."match_id" = m."id" AND t."party" = 0) AS "wonByA",
        ARRAY(SELECT t."trophy" FROM "trophy" t WHERE t."match_id" = m."id" AND t."party" = 1) AS "wonByB"
      FROM "grand_prix_entry" e JOIN "match" m ON m."side_a" = e."pair_id"
      WHERE e."grand_prix_id" = ANY (${[...eventIds]}::uuid[]) AND 'grand-prix' = ANY (m."competitions")
        AND m."state" <> 'withdrawn'
        AND grand_prix_of(m."season", m."side_a", m."side_b", m."date") = e."grand_prix_id"
      ORDER BY m."date", m."order", m."id"`;
    return rows.map(({ eventId, wonByA, wonByB, ...columns }) => ({
      eventId,
      row: matchRow(columns),
      trophies: [wonByA, wonByB],
    }));
  }

  /** Drafts of these planned matches, the latest first. */
  drafts(plannedMatchIds: readonly string[]): Promise<EventDraft[]> {
    return this.prisma.$queryRaw<EventDraft[]>`
      SELECT d."planned_match_id"::text AS "plannedMatchId", d."id"::text AS "draftId", d."sheet" FROM "draft" d
      WHERE d."planned_match_id" = ANY (${[...plannedMatchIds]}::uuid[]) ORDER BY d."updated_at" DESC, d."id"`;
  }
}
