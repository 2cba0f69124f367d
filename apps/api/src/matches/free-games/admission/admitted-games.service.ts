import { Injectable } from '@nestjs/common';
import { freeRefusals, royalGames, type OfficialMatch } from '@tarokk/competition';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { nameIn } from '../../sheets/knowledge.js';
import { MatchFilesRepository } from '../../lifecycle/match-files.repository.js';
import { notYours } from '../../lifecycle/match-problems.js';
import { MatchMovesService } from '../../lifecycle/match-moves.service.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { admittedAlready, freeProblemOf, notOfFree } from '../free-problems.js';
import type { GamesAdmitted } from '../lifecycle/free-game-moves.types.js';
import { seenOf } from '../../lifecycle/move.types.js';
import type { AdmitGamesInput } from './admitted-games.inputs.js';

/** Of a match of the free championship the jury admits each single game (12). */
@Injectable()
export class AdmittedGames {
  constructor(
    private readonly writes: Writes,
    private readonly moves: MatchMovesService,
    private readonly matches: MatchFilesRepository,
  ) {}

  /** Says which games of a match are to count once it is approved; until then, and after a new sheet, all of them are. */
  admit(caller: AccountCaller, input: AdmitGamesInput) {
    const { idempotencyKey: key, games, reason } = input;
    const seen = seenOf(input);
    const write: Write = { action: 'admitGames', key, input: { seen, games, reason }, reason };
    return this.writes.run<GamesAdmitted>(caller, write, async (transaction): Promise<GamesAdmitted | Refused> => {
      const file = await this.moves.lock(transaction, caller, seen);
      if (isRefused(file)) return file;
      const { row, sheet, result, knowledge } = file;
      const jury = file.actors.find(({ kind }) => kind === 'jury');
      if (jury?.kind !== 'jury') return refused(notYours());
      if (!sheet.competitions.includes('free-championship')) return refused(notOfFree());
      if (row.state === 'approved' || row.state === 'withdrawn') return refused(admittedAlready());
      const match: OfficialMatch = { id: row.id, sheet, result, state: 'reopened' };
      const admitted = [...new Set(games)].sort((a, b) => a - b);
      const names = new Map(knowledge.persons.map(({ is }) => [is, nameIn(knowledge)(is)]));
      const problems = [
        ...(jury.concerned ? [freeRefusals.juryConcerned()] : []),
        ...(knowledge.season!.closed ? [freeRefusals.seasonClosed()] : []),
        ...royalGames.problems({ match, admitted }),
      ];
      if (problems.length > 0) return refused(...problems.map((each) => freeProblemOf(each, names, 'games')));
      await this.matches.saveAdmittedGames(transaction, row, admitted);
      await record(transaction, { type: 'match-changed', id: row.id, season: row.season });
      return { __typename: 'GamesAdmitted', matchId: row.id };
    });
  }
}
