import { Injectable } from '@nestjs/common';
import {
  cupChanges,
  cupFactsOf,
  cupMatch,
  type CupMatch,
  cupOf,
  type OfficialMatch,
  seasonOf,
} from '@tarokk/competition';
import type { CountingChange } from '../../counting/counting.service.js';
import { type CupConsequences, cupConsequences } from '../cup-changes.types.js';
import { CupFactsRepository } from '../storage/cup-facts.repository.js';

/** What changes in a cup when some of its matches count otherwise. */
@Injectable()
export class CupConsequencesService {
  constructor(private readonly repository: CupFactsRepository) {}

  /** Of each cup that these matches are of and that is drawn, by year. */
  async of(changes: readonly CountingChange[]): Promise<CupConsequences[]> {
    const was = cupMatchesOf(changes.map(({ before }) => before));
    const is = cupMatchesOf(changes.map(({ after }) => after));
    const years = new Set([...was, ...is].map(({ season }) => season));
    if (years.size === 0) return [];
    const touched = new Set([...was, ...is].map(({ match }) => match.id));
    const rows = await this.repository.find(
      null,
      [...years].sort((a, b) => a - b),
    );
    return rows.flatMap((row) => {
      const facts = cupFactsOf(row);
      if (facts === null) return [];
      const others = facts.matches.filter(({ id }) => !touched.has(id));
      const [old, fresh] = [was, is].map((matches) => {
        const ofCup = matches.filter(({ season }) => season === row.year).map(({ match }) => match);
        return cupOf({ ...facts, matches: [...others, ...ofCup] });
      });
      return [cupConsequences(cupChanges(old!, fresh!))];
    });
  }
}

interface OfSeason {
  readonly season: number;
  readonly match: CupMatch;
}

function cupMatchesOf(matches: readonly (OfficialMatch | null)[]): OfSeason[] {
  return matches.flatMap((official) => {
    const match = official && cupMatch(official);
    return match === null ? [] : [{ season: seasonOf(official!), match }];
  });
}
