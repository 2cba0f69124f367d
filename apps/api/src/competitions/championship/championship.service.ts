import { Injectable } from '@nestjs/common';
import { tableFrom, tableOf, type Table } from '@tarokk/competition';
import { ChampionshipRepository } from './championship.repository.js';

@Injectable()
export class ChampionshipService {
  constructor(private readonly repository: ChampionshipRepository) {}

  /**
   * The table of a season from its standings, which every approval keeps up to date; or, added up from the results, as it
   * was on the evening of a day. Matches count for it as they do today, whenever they were approved (D9, D13).
   */
  async table(year: number, asOf: string | null): Promise<Table> {
    const [{ teams, standings }, matches] = await Promise.all([
      this.repository.standings(year),
      asOf === null ? null : this.repository.matches(year, asOf),
    ]);
    return matches === null ? tableFrom(year, teams, standings) : tableOf(year, teams, matches);
  }
}
