import { Injectable } from '@nestjs/common';
import { type Cup, cupFactsOf, cupOf, lastDayOf, pairsOf, tiesToPlay, yearOf } from '@tarokk/competition';
import { CupFactsRepository } from '../../../competitions/cup/storage/cup-facts.repository.js';
import { type Desk, type DateAhead, type NearDay, RemindersRepository } from './reminders.repository.js';

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
  due(day: NearDay | 'when a tie of the cup ends', today: string, daysBefore: number): Promise<readonly DateAhead[]> {
    return day === 'when a tie of the cup ends'
      ? this.openTies(today, daysBefore)
      : this.repository.due(day, today, daysBefore);
  }

  /** What waits for the jury. */
  desk(): Promise<Desk> {
    return this.repository.desk();
  }

  /** Of the cups that are played (10): each of the two pairs by itself, with its opponent as what it is about. */
  private async openTies(today: string, daysBefore: number): Promise<readonly DateAhead[]> {
    return (await this.cupsIn(yearOf(today)))
      .flatMap((cup) => tiesToPlay(cup, today))
      .filter(({ daysLeft }) => daysLeft >= 0 && daysLeft <= daysBefore)
      .flatMap(({ tie }) => {
        const [upper, lower] = pairsOf(tie)!;
        const told = (pair: string, opponent: string): DateAhead => ({
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

  /** Of the cups that are played in the year: what is older is no news. */
  async medals(today: string): Promise<readonly Medal[]> {
    return (await this.cupsIn(yearOf(today))).flatMap(({ draw, winner, runnersUp, bronze }) => {
      const of = (place: Medal['place'], pairs: readonly string[]): readonly Medal[] =>
        pairs.map((pairId) => ({ pairId, season: draw.year, place }));
      return [...of(1, winner === null ? [] : [winner]), ...of(2, runnersUp), ...of(3, bronze)];
    });
  }

  /** The drawn cup of the year, and that of the year before where a tie of it may be played in this one (D51). */
  private async cupsIn(year: number): Promise<readonly Cup[]> {
    const cups = (await this.cups.find(null, [year - 1, year])).flatMap((row) => {
      const facts = cupFactsOf(row);
      return facts === null ? [] : [cupOf(facts)];
    });
    return cups.filter((cup) => cup.draw.year === year || yearOf(lastDayOf(cup)) === year);
  }
}
