import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import { officialOf } from '../../matches/lifecycle/match-file.js';
import { MatchFiles, type MovedFile } from '../../matches/lifecycle/match-files.service.js';
import { MatchesRepository } from '../../matches/match/matches.repository.js';
import { type Seen, seenOf } from '../../matches/lifecycle/move.types.js';
import { matchMoved, judgeApprovals } from '../../matches/lifecycle/match-step.js';
import { isRefused } from '../../platform/problems/is-refused.js';
import { refused, type Refused } from '../../platform/problems/refused.types.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { type Write, Writes } from '../../platform/writes/writes.service.js';
import { type MatchesApproved, MOST_APPROVALS } from './approvals.types.js';
import { ConsequencesService } from '../consequences/consequences.service.js';
import type { Consequences } from '../consequences/consequences.types.js';
import type { ApproveMatchesInput } from './decisions.inputs.js';

/** Several matches that a juror approves at once. */
const tooMany = problemKind('match/too-many', {
  path: 'matches',
  text: text(
    'Between 1 and {most} matches can be approved at once; these are {count}.',
    'Auf einmal können 1 bis {most} Matches genehmigt werden; das sind {count}.',
    'Egyszerre 1–{most} mérkőzés hagyható jóvá; ez {count}.',
  ),
});

/** Approves several matches in one request. */
@Injectable()
export class ApprovalsService {
  constructor(
    private readonly writes: Writes,
    private readonly files: MatchFiles,
    private readonly matches: MatchesRepository,
    private readonly consequences: ConsequencesService,
  ) {}

  /**
   * Approves those of the matches that may be approved, in one transaction, and says of each what became of it; refused when
   * none may be.
   */
  async approve(caller: AccountCaller, input: ApproveMatchesInput): Promise<MatchesApproved | Refused> {
    const matches = input.matches.map(seenOf);
    const problem = countRefusal(matches);
    if (problem !== null) return problem;
    return this.writes.run<MatchesApproved>(caller, writeOf(input, matches), async (transaction) => {
      const files = await this.files.lockAll(transaction, idsOf(matches), true);
      const judged = judgeApprovals(files, caller.account, matches, input.reason);
      const approved = allowed(judged);
      if (approved.length === 0) return refusalOfAll(judged);
      await this.files.save(transaction, approved);
      return answer(matches, judged);
    });
  }

  /** What `approve` would do, and all that would follow from it. Nothing is written, and nobody has to wait. */
  async preview(caller: AccountCaller, input: ApproveMatchesInput): Promise<MatchesApproved | Refused> {
    const matches = input.matches.map(seenOf);
    const problem = countRefusal(matches) ?? (await this.writes.refusalOf(caller, writeOf(input, matches)));
    if (problem !== null) return problem;
    const files = await this.files.read(null, await this.matches.findByIds(idsOf(matches), caller));
    const judged = judgeApprovals(files, caller.account, matches, input.reason);
    const approved = allowed(judged);
    if (approved.length === 0) return refusalOfAll(judged);
    const changes = approved.map(({ before, after }) => ({
      id: before.row.id,
      before: officialOf(before),
      after: officialOf(after),
    }));
    return answer(matches, judged, await this.consequences.ofAll(changes));
  }
}

function writeOf({ idempotencyKey: key, reason }: ApproveMatchesInput, matches: readonly Seen[]): Write {
  return { action: 'approveMatches', key, input: { matches, reason }, reason };
}

function countRefusal({ length: count }: readonly Seen[]): Refused | null {
  if (count >= 1 && count <= MOST_APPROVALS) return null;
  return refused(tooMany({ most: MOST_APPROVALS, count }));
}

function idsOf(matches: readonly Seen[]): readonly string[] {
  return [...new Set(matches.map(({ matchId }) => matchId))];
}

function allowed(judged: readonly (MovedFile | Refused)[]): readonly MovedFile[] {
  return judged.filter((each): each is MovedFile => !isRefused(each));
}

/** Why none of them is approved; the path says of which match. */
function refusalOfAll(judged: readonly (MovedFile | Refused)[]): Refused {
  return refused(
    ...judged.flatMap((each, index) => {
      const problems = isRefused(each) ? each.problems : [];
      return problems.map((problem) => ({
        ...problem,
        path: `matches[${index}]${problem.path === '' ? '' : `.${problem.path}`}`,
      }));
    }),
  );
}

function answer(
  matches: readonly Seen[],
  judged: readonly (MovedFile | Refused)[],
  consequences: Consequences | null = null,
): MatchesApproved {
  const approvals = judged.map((each, index) => ({
    matchId: matches[index]!.matchId,
    result: isRefused(each) ? each : matchMoved(each),
  }));
  return { __typename: 'MatchesApproved', approvals, consequences };
}
