import { Injectable } from '@nestjs/common';
import {
  type Agreement,
  agreementOf,
  type GrandPrixEvent,
  grandPrixEventOf,
  type KeptPairing,
  meetingKey,
  type Sheet,
  yearOf,
} from '@tarokk/competition';
import type { Transaction } from '../../../platform/database/transactions.js';
import { type EventQuestion, EventsRepository } from './events.repository.js';

/** A sheet whose Grand Prix is looked up. */
interface SheetQuestion {
  /** Null for a sheet that belongs to no match yet. */
  readonly matchId: string | null;
  readonly sheet: Pick<Sheet, 'sides' | 'date' | 'order' | 'competitions'>;
}

/** The Grand Prix in which a sheet is judged. */
export interface EventOfSheet {
  readonly event: GrandPrixEvent;
  /** How many other sheets its two pairs have handed in for it. */
  readonly others: number;
  /** What the two have agreed about the match; null while they have not (11.2). */
  readonly agreement: Agreement | null;
}

@Injectable()
export class EventsOfSheets {
  constructor(private readonly repository: EventsRepository) {}

  /** What `of` says of the sheets, each event locked so that nobody closes it until the end of the transaction. */
  async lockShared(transaction: Transaction, questions: readonly SheetQuestion[]): Promise<(EventOfSheet | null)[]> {
    const asked = askedOf(questions);
    if (asked.length > 0) await this.repository.keepOpen(transaction, asked.map(eventQuestion));
    return this.of(transaction, questions);
  }

  /** In the order of the questions; null for a sheet of another competition, and when its pairs play in no event together. */
  async of(transaction: Transaction | null, questions: readonly SheetQuestion[]): Promise<(EventOfSheet | null)[]> {
    const asked = askedOf(questions);
    if (asked.length === 0) return questions.map(() => null);
    const found = await this.repository.ofSheets(transaction, asked.map(eventQuestion));
    return questions.map((question) => {
      const place = asked.indexOf(question);
      const belongs = place < 0 ? null : found[place]!;
      if (belongs === null) return null;
      const { event, others } = belongs;
      const { sides, order } = question.sheet;
      const meetings = event.pairings.filter((pairing) => meetingKey(pairing.sides) === meetingKey(sides));
      const pairing: KeptPairing | undefined = meetings[order - 1] ?? meetings[0];
      return {
        event: grandPrixEventOf(event),
        others,
        agreement: pairing === undefined ? null : agreementOf(pairing, sides),
      };
    });
  }
}

function askedOf(questions: readonly SheetQuestion[]): readonly SheetQuestion[] {
  return questions.filter(({ sheet }) => sheet.competitions.includes('grand-prix'));
}

function eventQuestion({ matchId, sheet: { sides, date } }: SheetQuestion): EventQuestion {
  return { matchId, sides, date, season: yearOf(date) };
}
