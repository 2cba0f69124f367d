import { Injectable } from '@nestjs/common';
import { type Cup, cupOf, pairsOf, tiesToPlay, yearOf } from '@tarokk/competition';
import { factsOf } from '../../../competitions/cup/cup-facts.js';
import { CupFactsRepository } from '../../../competitions/cup/cup-facts.repository.js';
import { type Desk, type Due, type NearDay, RemindersRepository } from './reminders.repository.js';

/** A medal of a pair. */
export interface Medal {
  readonly pairId: string;
  readonly season: number;
  /** 1 for gold; bronze is 3, for each of two (D34). */
  readonly place: 1 | 2 | 3;
}

/** What is near: most of it stands in rows, where the ties of a cup stand follows from its facts. */
@Injectable()
export class WhatIsDue {
  constructor(
    private readonly repository: RemindersRepository,
    private readonly cups: CupFactsRepository,
  ) {}

  /** What is meant for a day from today on, so many days away at most. */
  due(day: NearDay | 'when a tie of the cup ends', today: string, daysBefore: number): Promise<readonly Due[]> {
    return day === 'when a tie of the cup ends'
      ? this.openTies(today, daysBefore)
      : this.repository.due(day, today, daysBefore);
  }

  /** What waits for the jury. */
  desk(): Promise<Desk> {
    return this.repository.desk();
  }

  /** Of the cup of the year (10): each of the two pairs by itself, with its opponent as what it is about. */
  private async openTies(today: string, daysBefore: number): Promise<readonly Due[]> {
    const cup = await this.cupOf(yearOf(today));
    if (cup === null) return [];
    return tiesToPlay(cup, today)
      .filter(({ daysLeft }) => daysLeft >= 0 && daysLeft <= daysBefore)
      .flatMap(({ tie }) => {
        const [upper, lower] = pairsOf(tie)!;
        const told = (pair: string, opponent: string): Due => ({
          id: opponent,
          day: tie.lastDay,
          sides: [],
          askingSide: null,
          playingSide: pair,
          persons: [],
        });
        return [told(upper, lower), told(lower, upper)];
      });
  }

  /** Of the cup of the year: what is older is no news. */
  async medals(today: string): Promise<readonly Medal[]> {
    const season = yearOf(today);
    const cup = await this.cupOf(season);
    if (cup === null) return [];
    const of = (place: Medal['place'], pairs: readonly string[]): readonly Medal[] =>
      pairs.map((pairId) => ({ pairId, season, place }));
    return [...of(1, cup.winner === null ? [] : [cup.winner]), ...of(2, cup.runnersUp), ...of(3, cup.bronze)];
  }

  /** Null before it is drawn. */
  private async cupOf(year: number): Promise<Cup | null> {
    const [row] = await this.cups.find([year]);
    const facts = row === undefined ? null : factsOf(row);
    return facts && cupOf(facts);
  }
}
