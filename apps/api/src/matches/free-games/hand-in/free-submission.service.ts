import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type FreeActor,
  type FreeDocument,
  type FreeProblem,
  gameOutcome,
  playersOf,
  yearOf,
} from '@tarokk/competition';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { Clock } from '../../../platform/office/clock.js';
import { SeasonsService } from '../../../registry/seasons/seasons.service.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import { freeActorsOf, type FreeGameFile, judgeDocument, type JudgedDocument } from '../lifecycle/free-game-file.js';
import { FreeGameFilesRepository, type StoredGame } from '../lifecycle/free-game-files.repository.js';
import { FreeGameFiles } from '../lifecycle/free-game-files.service.js';
import type { FreeGameInput } from './free-game.input.js';
import { FreeGameMoves, judgeFreeMove } from '../lifecycle/free-game-moves.service.js';
import type { SubmitFreeGameInput } from '../lifecycle/free-game-moves.inputs.js';
import { type FreeGameSubmitted, seenOf } from '../lifecycle/free-game-moves.types.js';
import { readFreeGame, unknownPlayers } from './free-game-reading.js';
import { existsAlready, freeProblemOf, inTheFuture, notYourGame, otherKind, pointsOfJury } from '../free-problems.js';

interface SubmittedGame {
  readonly input: FreeGameInput;
  readonly document: FreeDocument;
}

/** Findings that the jury still has to settle: they are no mistake of the person who hands the game in. */
const stillOpen: readonly FreeProblem['code'][] = ['free/no-factor', 'free/factor-late', 'free/points-missing'];

/** Games that somebody hands in. */
@Injectable()
export class FreeSubmission {
  constructor(
    private readonly writes: Writes,
    private readonly repository: FreeGameFilesRepository,
    private readonly files: FreeGameFiles,
    private readonly moves: FreeGameMoves,
    private readonly seasons: SeasonsService,
    private readonly clock: Clock,
  ) {}

  /** Takes a game: a new one, or a new revision of one that is not admitted, as the caller has seen it. */
  async submit(
    caller: AccountCaller,
    { idempotencyKey: key, game: input, gameId, seen, reason }: SubmitFreeGameInput,
  ): Promise<FreeGameSubmitted | Refused> {
    const renewed = gameId === null ? null : seenOf({ gameId, seen: seen ?? { revision: 0 } });
    const reading = readFreeGame(input);
    if (!reading.ok) return refused(...reading.problems);
    if (input.date > (await this.clock.today())) return refused(inTheFuture());
    const { document } = reading;
    const write: Write = { action: 'submitFreeGame', key, input: { input, renewed, reason }, reason };
    return this.writes.run<FreeGameSubmitted>(caller, write, async (transaction) => {
      const season = await this.seasons.lockOpen(transaction, yearOf(input.date), { path: 'game.date' });
      if (isRefused(season)) return season;
      const file = renewed === null ? null : await this.moves.lock(transaction, caller, renewed);
      if (file !== null && isRefused(file)) return file;
      return this.enter(transaction, caller, file, { input, document }, reason);
    });
  }

  private async enter(
    transaction: Transaction,
    { account }: AccountCaller,
    file: FreeGameFile | null,
    { input, document }: SubmittedGame,
    reason: string | null,
  ): Promise<FreeGameSubmitted | Refused> {
    const { date } = input;
    const order = input.order ?? 1;
    const id = file?.row.id ?? randomUUID();
    const knowledge = await this.files.knowledgeOf(transaction, [document], [yearOf(date)]);
    const unknown = unknownPlayers(document, new Set(knowledge.names.keys()));
    if (unknown.length > 0) return refused(...unknown);
    const judged = judgeDocument({ id, date, order }, document, { ...knowledge, seasonClosed: false });
    if (file !== null && file.row.kind !== document.kind) return refused(otherKind());
    const actor = this.actorFor(account, file, judged, reason);
    if (!('kind' in actor)) return actor;
    if (actor.kind !== 'jury' && !judged.judged.players.includes(account.personId)) return refused(notYourGame());
    if (actor.kind !== 'jury' && setsPoints(document)) return refused(pointsOfJury());
    const mistakes = judged.judged.problems.filter(({ code }) => !stillOpen.includes(code));
    if (mistakes.length > 0) return refused(...mistakes.map((each) => freeProblemOf(each, knowledge.names, 'game')));
    const game: StoredGame = {
      id,
      season: yearOf(date),
      date,
      order,
      kind: document.kind,
      ...gameOutcome(document, judged.judged),
      state: 'submitted',
      revision: (file?.row.revision ?? 0) + 1,
      enteredBy: file?.row.enteredBy ?? account.id,
      objections: 0,
    };
    const players = playersOf(document);
    const there = await this.repository.lockPlace(transaction, game, players);
    if (there !== null && there !== id) return refused(existsAlready.at('game.order', { order }));
    await this.files.save(
      transaction,
      null,
      {
        game,
        move: { from: file?.row.state ?? null, actor: actor.kind, reason },
        revision: { sheet: document, players },
        accountId: account.id,
      },
      null,
    );
    return { __typename: 'FreeGameSubmitted', gameId: id };
  }

  /** The role in which the caller hands a game in; refused when the game is not theirs. */
  private actorFor(
    account: AccountCaller['account'],
    file: FreeGameFile | null,
    { judged }: JudgedDocument,
    reason: string | null,
  ): FreeActor | Refused {
    if (file !== null) {
      const taken = judgeFreeMove(file, freeActorsOf(account, file), 'submitted', reason, true);
      return taken.ok ? taken.actor : refused(...taken.problems);
    }
    const concerned = judged.players.includes(account.personId);
    if (account.jury && !concerned) return { kind: 'jury', concerned };
    return account.maySubmit && concerned ? { kind: 'enterer' } : refused(notYourGame());
  }
}

/** Whether it says how many points a test game is worth. */
function setsPoints(document: FreeDocument): boolean {
  return document.kind === 'test' && document.points.some(({ points }) => points !== null);
}
