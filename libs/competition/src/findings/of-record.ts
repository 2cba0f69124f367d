import { violationRules, type MatchResult, type Violation } from '@tarokk/rules';
import { type Finding } from './finding.js';

/** All violations of match-record.md are errors; a ruling may let each stand, for irregularities happen. */
export function recordFindings(result: MatchResult): readonly Finding[] {
  return result.games.flatMap(({ number, violations }) =>
    violations.map((violation): Finding => ({
      code: violation.code,
      severity: 'error',
      rule: violationRules[violation.code],
      path: `record.games[${number - 1}]${placeOf(violation)}`,
      game: number,
      mayStand: true,
      stands: false,
      sentence: violation.sentence,
    })),
  );
}

function placeOf({ turn, trick }: Violation): string {
  if (turn !== null) return `.auction[${turn}]`;
  if (trick !== null) return `.tricks[${trick - 1}]`;
  return '';
}
