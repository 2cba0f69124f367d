import { Injectable } from '@nestjs/common';
import {
  freeTransitions,
  gameMoveRefusals,
  gameObjectionRefusals,
  type FreeActor,
  type FreeState,
} from '@tarokk/competition';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { type Problem, refused, type Refused } from '../../../platform/problems/refused.types.js';
import { Writes } from '../../../platform/writes/writes.service.js';
import { freeActorsOf, freeConditionsOf, type FreeGameFile } from './free-game-file.js';
import { FreeGameFiles } from './free-game-files.service.js';
import {
  type FreeGameMoved,
  type FreeGameMoveInput,
  type ReasonedFreeGameMoveInput,
  type SeenGame,
  seenOf,
} from './free-game-moves.types.js';
import { fasterThan, freeProblemOf, gameNotSeen, notForYou, unknownGame } from '../free-problems.js';
import type { Action } from '../../../platform/writes/action.js';

/** Moves free games from state to state, without a new revision. */
@Injectable()
export class FreeGameMoves {
  constructor(
    private readonly writes: Writes,
    private readonly files: FreeGameFiles,
  ) {}

  move(
    caller: AccountCaller,
    action: Action,
    input: FreeGameMoveInput,
    to: FreeState,
  ): Promise<FreeGameMoved | Refused> {
    const { idempotencyKey: key, reason } = input;
    const seen = seenOf(input);
    return this.writes.run<FreeGameMoved>(
      caller,
      { action, key, input: { seen, reason }, reason },
      async (transaction) => {
        const file = await this.lock(transaction, caller, seen);
        if (isRefused(file)) return file;
        const taken = judgeFreeMove(file, freeActorsOf(caller.account, file), to, reason);
        if (!taken.ok) return refused(...taken.problems);
        const { id: accountId } = caller.account;
        // The jury has heard who objects, and decides.
        const game = { ...file.row, state: to, objections: 0 };
        const move = { from: file.row.state, actor: taken.actor.kind, reason };
        await this.files.save(transaction, file, { game, move, revision: null, accountId }, { ...file, row: game });
        return { __typename: 'FreeGameMoved', gameId: game.id, from: file.row.state, to };
      },
    );
  }

  /** Somebody who is named in a game says that it was not so; the jury hears it before it decides, or again. */
  object(caller: AccountCaller, input: ReasonedFreeGameMoveInput): Promise<FreeGameMoved | Refused> {
    const { idempotencyKey: key, reason } = input;
    const seen = seenOf(input);
    return this.writes.run<FreeGameMoved>(
      caller,
      { action: 'objectToFreeGame', key, input: { seen, reason }, reason },
      async (transaction) => {
        const file = await this.lock(transaction, caller, seen);
        if (isRefused(file)) return file;
        const { row, judged, knowledge } = file;
        const { id: accountId, personId } = caller.account;
        const why = gameObjectionRefusals(row.state, judged.players.includes(personId), knowledge.seasonClosed);
        if (why.length > 0) return refused(...why.map((refusal) => freeProblemOf(refusal, knowledge.names)));
        const game = { ...row, objections: row.objections + 1 };
        const move = { from: row.state, actor: 'player', reason } as const;
        await this.files.save(transaction, file, { game, move, revision: null, accountId }, null);
        return { __typename: 'FreeGameMoved', gameId: row.id, from: row.state, to: row.state };
      },
    );
  }

  /** Locks a game as the caller has seen it and answers with its file; refused if it is not for them, or has changed. */
  async lock(transaction: Transaction, { account }: AccountCaller, seen: SeenGame): Promise<FreeGameFile | Refused> {
    const file = await this.files.lock(transaction, seen.gameId);
    if (file === null) return refused(unknownGame());
    const isTheirs = freeActorsOf(account, file).length > 0 || file.judged.players.includes(account.personId);
    if (!isTheirs) return refused(isPublicGame(file.row.state) ? notForYou() : unknownGame());
    const changed = gameNotSeen(file, seen);
    return changed === null ? file : refused(changed);
  }
}

export type FreeMoveResult =
  { readonly ok: true; readonly actor: FreeActor } | { readonly ok: false; readonly problems: readonly Problem[] };

/** The first of the actors that may make the move, or why the last of them may not. */
export function judgeFreeMove(
  file: FreeGameFile,
  actors: readonly FreeActor[],
  to: FreeState,
  reason: string | null,
  newRevision = false,
): FreeMoveResult {
  const conditions = { ...freeConditionsOf(file, reason), newRevision };
  // There was such a move before the last one: whoever asks for it now may not have seen that one.
  const wasPossible = freeTransitions.some((transition) => transition.from === file.lastFrom && transition.to === to);
  let problems: readonly Problem[] = [notForYou()];
  for (const actor of actors) {
    const refusals = gameMoveRefusals(file.row.state, to, actor, conditions);
    if (refusals.length === 0) return { ok: true, actor };
    const { names } = file.knowledge;
    problems = [
      ...refusals.map((refusal) => freeProblemOf(refusal, names)),
      ...(refusals.some(({ code }) => code === 'free/problems')
        ? file.judged.problems.map((problem) => freeProblemOf(problem, names))
        : []),
      ...(wasPossible && refusals.some(({ code }) => code === 'free/no-such-move') ? [fasterThan(file)] : []),
    ];
  }
  return { ok: false, problems };
}

/** Everybody sees a game that counts, or has counted and is looked at again. */
export function isPublicGame(state: FreeState): boolean {
  return state === 'admitted' || state === 'reopened';
}
