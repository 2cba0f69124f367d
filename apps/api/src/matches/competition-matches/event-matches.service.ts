import { Injectable } from '@nestjs/common';
import { type EventDraft, type EventMatch, EventMatches } from '../../competitions/grand-prix/storage/event-matches.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { MatchFiles } from '../lifecycle/match-files.service.js';
import { EventMatchesRepository } from './event-matches.repository.js';

@Injectable()
export class EventMatchesService extends EventMatches {
  constructor(
    private readonly repository: EventMatchesRepository,
    private readonly files: MatchFiles,
  ) {
    super();
  }

  async handedIn(transaction: Transaction | null, eventIds: readonly string[]): Promise<EventMatch[]> {
    const found = await this.repository.handedIn(transaction, eventIds);
    const running = found.map(({ row }) => row).filter(({ state }) => state !== 'approved' && state !== 'reopened');
    const files = running.length === 0 ? [] : await this.files.read(transaction, running);
    const fileOf = new Map(files.map((file) => [file.row.id, file]));
    return found.map(({ eventId, row, trophies }) => {
      const { id, sides, plannedMatchId, state, kind, raw } = row;
      return { eventId, id, sides, plannedMatchId, state, kind, raw, trophies, running: fileOf.get(id) ?? null };
    });
  }

  drafts(plannedMatchIds: readonly string[]): Promise<EventDraft[]> {
    return this.repository.drafts(plannedMatchIds);
  }
}
