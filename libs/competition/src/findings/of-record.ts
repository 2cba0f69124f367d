import { violationRules, type MatchResult, type Violation } from '@tarokk/rules';
import { problem } from '../wording/problem-kind.js';
import { type Finding, found, irregularity } from './finding.js';

/** All violations of match-record.md are errors; a ruling may let each stand, for irregularities happen. */
export function recordFindings(result: MatchResult): readonly Finding[] {
  return result.games.flatMap(({ number, violations }) =>
    violations.map((violation) =>
      found(
        problem(
          {
            code: violation.code,
            rule: violationRules[violation.code],
            path: `record.games[${number - 1}]${placeOf(violation)}`,
            sentence: violation.sentence,
          },
          irregularity,
        ),
        number,
      ),
    ),
  );
}

function placeOf({ turn, trick }: Violation): string {
  if (turn !== null) return `.auction[${turn}]`;
  if (trick !== null) return `.tricks[${trick - 1}]`;
  return '';
}
