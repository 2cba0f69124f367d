import { Random } from '@tarokk/rules';
import { type ChampionshipMatch, type Team } from '@tarokk/competition';

export interface RandomSeason {
  readonly teams: readonly Team[];
  readonly matches: readonly ChampionshipMatch[];
}

/** Teams and matches whose totals are so few that places are often shared. */
export function randomSeason(seed: number): RandomSeason {
  const random = new Random(seed);
  const teams = Array.from({ length: 2 + random.below(8) }, (_, index) => ({
    id: `team-${index}`,
    // Some share a name but for its accent, or all of it.
    name: random.pick(['Aquincum', 'Áquincum', 'Vizsla', 'Danube Wasps', 'Óbudai Baglyok', 'aquincum']),
  }));
  const matches = Array.from({ length: random.below(60) }, (_, index): ChampionshipMatch => {
    const [first, second] = random.shuffled(teams);
    return {
      id: `match-${index}`,
      date: `2026-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`,
      order: 1 + random.below(2),
      sides: [first!.id, second!.id],
      raw: [700 + 8 * random.below(4), 700 + random.below(30)],
      state: random.chance(10, 100) ? 'reopened' : 'approved',
    };
  });
  return { teams, matches };
}
