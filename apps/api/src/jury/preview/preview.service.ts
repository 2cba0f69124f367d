import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { ConsequencesService } from '../consequences/consequences.service.js';
import { forCaller, officialOf } from '../../matches/lifecycle/match-file.js';
import { MatchFiles } from '../../matches/lifecycle/match-files.service.js';
import { notSeen } from '../../matches/lifecycle/match-problems.js';
import type { Seen } from '../../matches/lifecycle/move.types.js';
import { judgeMove } from '../../matches/lifecycle/match-step.js';
import { MatchesRepository } from '../../matches/match/matches.repository.js';
import type { DecisionPreview, Previewed } from './preview.types.js';

/** Refusals that leave nothing to preview, since the match cannot get to the state. */
const impossible = ['lifecycle/no-such-move', 'lifecycle/no-place-left'];

@Injectable()
export class PreviewService {
  constructor(
    private readonly matches: MatchesRepository,
    private readonly files: MatchFiles,
    private readonly consequences: ConsequencesService,
  ) {}

  /**
   * The refusals of a decision and all that would follow from it; null for a caller who does not decide this match.
   * @param seen what was looked at
   */
  async preview(caller: AccountCaller, seen: Seen, to: Previewed): Promise<DecisionPreview | null> {
    const [row] = await this.matches.findByIds([seen.matchId], caller);
    if (row === undefined) return null;
    const [found] = await this.files.read(null, [row]);
    const file = forCaller(found!, caller.account);
    const jury = file.actors.filter(({ kind }) => kind === 'jury');
    if (jury.length === 0) return null;
    const changed = notSeen(file, seen, caller.account.id);
    const taken = judgeMove(file, jury, { to, reason: 'given' }, caller.account.id);
    // The act itself stops at what was not seen (D56).
    const judged = taken.ok ? [] : taken.problems;
    const problems = changed === null ? judged : [changed];
    if (judged.some(({ code }) => impossible.includes(code))) return { problems, consequences: null };
    const after = { ...file, row: { ...row, state: to } };
    return { problems, consequences: await this.consequences.of(row.id, officialOf(file), officialOf(after)) };
  }
}
