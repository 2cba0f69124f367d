import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { ConsequencesService } from '../consequences/consequences.service.js';
import type { DecisionPreview } from '../preview/preview.types.js';
import { freeActorsOf } from '../../matches/free-games/lifecycle/free-game-file.js';
import { countedOfGame } from '@tarokk/competition';
import { FreeGameFiles } from '../../matches/free-games/lifecycle/free-game-files.service.js';
import type { FreePreviewed } from '../../competitions/free-championship/free-game.enums.js';
import { judgeFreeMove } from '../../matches/free-games/lifecycle/free-game-moves.service.js';
import type { SeenGame } from '../../matches/free-games/lifecycle/free-game-moves.types.js';
import { FreeGamesRepository } from '../../matches/free-games/free-games.repository.js';
import { gameNotSeen } from '../../matches/free-games/free-problems.js';

/** Refusals that leave nothing to preview: the game cannot get to the state, or its record has problems and gives no points yet. */
const impossible = ['free/no-such-move', 'free/problems'];

@Injectable()
export class FreePreviewService {
  constructor(
    private readonly games: FreeGamesRepository,
    private readonly files: FreeGameFiles,
    private readonly consequences: ConsequencesService,
  ) {}

  /** The refusals of a decision and all that would follow from it; null for a caller who does not decide this game. */
  async preview(caller: AccountCaller, seen: SeenGame, to: FreePreviewed): Promise<DecisionPreview | null> {
    const [row] = await this.games.findByIds([seen.gameId], caller);
    if (row === undefined) return null;
    const [file] = await this.files.read(null, [row]);
    const jury = freeActorsOf(caller.account, file!).filter(({ kind }) => kind === 'jury');
    if (jury.length === 0) return null;
    const changed = gameNotSeen(file!, seen);
    const taken = judgeFreeMove(file!, jury, to, 'given');
    // The act itself stops at what was not seen (D56).
    const judged = taken.ok ? [] : taken.problems;
    const problems = changed === null ? judged : [changed];
    if (judged.some(({ code }) => impossible.includes(code))) return { problems, consequences: null };
    const after = { ...file!, row: { ...row, state: to } };
    return {
      problems,
      consequences: await this.consequences.between(row.id, countedOfGame(file!), countedOfGame(after)),
    };
  }
}
