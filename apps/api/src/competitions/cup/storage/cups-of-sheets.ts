import { Injectable } from '@nestjs/common';
import { countingCupMatch, type Cup, cupFactsOf, cupOf, type SheetOutline } from '@tarokk/competition';
import type { Transaction } from '../../../platform/database/transactions.js';
import { CupFactsRepository } from './cup-facts.repository.js';

/** A sheet whose cup is looked up. */
interface SheetQuestion {
  /** Null for a sheet that belongs to no match yet. */
  readonly matchId: string | null;
  readonly sheet: SheetOutline;
  /** Of the sheet (D51). */
  readonly season: number;
}

/** The cups in which sheets are judged: what was approved, and of their own ties what was handed in besides. */
@Injectable()
export class CupsOfSheets {
  constructor(private readonly repository: CupFactsRepository) {}

  /** The season of each sheet, in their order (D9, D51). */
  seasonsOf(transaction: Transaction | null, sheets: readonly SheetOutline[]): Promise<number[]> {
    return this.repository.seasonsOf(transaction, sheets);
  }

  /** In the order of the questions; null for a sheet of another competition, and before the draw. */
  async of(transaction: Transaction | null, questions: readonly SheetQuestion[]): Promise<(Cup | null)[]> {
    const ties = questions.map(({ matchId, sheet: { sides, competitions }, season }) =>
      competitions.includes('cup') ? { matchId, sides, season } : null,
    );
    const asked = ties.filter((tie) => tie !== null);
    if (asked.length === 0) return ties.map(() => null);
    const rows = await this.repository.find(transaction, [...new Set(asked.map(({ season }) => season))]);
    const handedIn = await this.repository.handedIn(transaction, asked);
    return ties.map((tie) => {
      const row = tie && rows.find(({ year }) => year === tie.season);
      const facts = row ? cupFactsOf(row) : null;
      if (tie === null || facts === null) return null;
      const others = handedIn[asked.indexOf(tie)]!.flatMap(countingCupMatch);
      const known = new Set([tie.matchId, ...others.map(({ id }) => id)]);
      return cupOf({ ...facts, matches: [...facts.matches.filter(({ id }) => !known.has(id)), ...others] });
    });
  }
}
