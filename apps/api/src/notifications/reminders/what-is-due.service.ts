import { Injectable } from '@nestjs/common';
import { cupOf, pairsOf, tiesToPlay, yearOf } from '@tarokk/competition';
import { factsOf } from '../../cup/cup-facts.js';
import { CupFactsRepository } from '../../cup/cup-facts.repository.js';
import { type Desk, type Due, type NearDay, RemindersRepository } from './reminders.repository.js';

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
    const [row] = await this.cups.find([yearOf(today)]);
    const facts = row === undefined ? null : factsOf(row);
    if (facts === null) return [];
    return tiesToPlay(cupOf(facts), today)
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
}
