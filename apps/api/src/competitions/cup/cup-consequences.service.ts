import { Injectable } from '@nestjs/common';
import { cupChanges, cupMatch, cupOf, yearOf, type CupMatch, type OfficialMatch } from '@tarokk/competition';
import { type CupConsequences, cupConsequences } from './cup-changes.types.js';
import { factsOf } from './cup-facts.js';
import { CupFactsRepository } from './cup-facts.repository.js';

/** What changes in a cup when one of its matches counts otherwise. */
@Injectable()
export class CupConsequencesService {
  constructor(private readonly repository: CupFactsRepository) {}

  /** Null for a match of another competition, and before the draw. */
  async of(before: OfficialMatch | null, after: OfficialMatch | null): Promise<CupConsequences | null> {
    const [was, is] = [cupMatchOf(before), cupMatchOf(after)];
    const match = is ?? was;
    if (match === null) return null;
    const [row] = await this.repository.find([yearOf(match.date)]);
    const facts = row ? factsOf(row) : null;
    if (facts === null) return null;
    const others = facts.matches.filter(({ id }) => id !== match.id);
    const [old, fresh] = [was, is].map((each) => cupOf({ ...facts, matches: each ? [...others, each] : others }));
    return cupConsequences(cupChanges(old!, fresh!));
  }
}

function cupMatchOf(match: OfficialMatch | null): CupMatch | null {
  return match && cupMatch(match);
}
