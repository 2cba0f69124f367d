import { Injectable } from '@nestjs/common';
import { writtenLineAt } from '@tarokk/competition';
import type { CallingAccount } from '../../platform/requests/caller.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { PinService } from '../../identity/accounts/pin/pin.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { isRefused } from '../../platform/graphql/is-refused.js';
import { refused, type Refused } from '../../platform/graphql/refused.types.js';
import { Writes } from '../../platform/writes/writes.service.js';
import { type Asked, WritesTogether } from '../../platform/writes/writes-together.js';
import { placeOf } from './disputes.js';
import { actorsOf, type MatchFile } from '../judging/match-file.js';
import type { Step } from '../judging/match-files.repository.js';
import { type LockedMatch, MatchFiles, type MovedFile } from '../judging/match-files.service.js';
import { noSuchGame, noSuchLine, notSeen, unknownMatch } from '../match-problems.js';
import { PlacesTaken } from '../judging/places-taken.js';
import { takeStep, whyNoActor, type Wish } from './match-step.js';
import type { MatchState } from '../match.enums.js';
import { MatchMoved } from './move.types.js';

/** Which match is meant, and what the caller has seen of it: if somebody was faster, he is told and nothing changes. */
export interface Seen {
  readonly matchId: string;
  readonly revision: number;
  readonly state: MatchState | null;
}

/** A mutation that moves a match. */
export interface MoveWrite {
  readonly action: string;
  readonly key: string;
  readonly seen: Seen;
  readonly reason: string | null;
}

/** What somebody wants to happen to a match that he has seen. */
interface Moving {
  readonly seen: Seen;
  /** Of a dispute: the game and the line that are meant. */
  readonly meant: { readonly game: number | null; readonly path: string | null };
  /** It may be approved. */
  readonly asksForPlace: boolean;
  readonly wishesFor: (file: MatchFile) => readonly Wish[];
}

/** Everything that moves a match without a new sheet goes through here. */
@Injectable()
export class Moves {
  private readonly together: WritesTogether<Moving, MatchMoved, ReadonlyMap<string, LockedMatch>>;

  constructor(
    writes: Writes,
    private readonly files: MatchFiles,
    private readonly pins: PinService,
  ) {
    this.together = new WritesTogether(writes, {
      lock: (transaction, matchIds) => this.files.lock(transaction, matchIds),
      work: (transaction, asked, locked) => this.moveAll(transaction, asked, locked),
    });
  }

  /** Confirms a match, with the PIN of the account if it has one. */
  async confirm(caller: AccountCaller, write: MoveWrite, pin: string | null): Promise<MatchMoved | Refused> {
    const problem = await this.pins.check(caller.account.id, pin);
    return problem === null ? this.move(caller, write, { to: 'confirmed' }) : refused(problem);
  }

  /** One move, or nothing and why. */
  move(caller: AccountCaller, write: MoveWrite, wish: Omit<Wish, 'reason'>): Promise<MatchMoved | Refused> {
    return this.run(caller, write, wish, wish.to === 'approved', ({ sheet }) => [
      { ...wish, ...placeOf(sheet, wish.game ?? null, wish.path ?? null), reason: write.reason },
    ]);
  }

  /** Several moves one after the other, each of them allowed, or nothing and why. */
  moveAlong(
    caller: AccountCaller,
    write: MoveWrite,
    way: (from: MatchState) => readonly MatchState[],
  ): Promise<MatchMoved | Refused> {
    return this.run(caller, write, null, true, ({ row }) => way(row.state).map((to) => ({ to, reason: write.reason })));
  }

  /** In a transaction that is under way: what `move` does, for whoever has the file out already. */
  async take(
    transaction: Transaction,
    { account }: Pick<AccountCaller, 'account'>,
    file: MatchFile,
    wishes: readonly Wish[],
  ): Promise<MatchMoved | Refused> {
    const moved = movedAlong(file, account, wishes);
    if (isRefused(moved)) return moved;
    await this.files.keep(transaction, [moved]);
    return answerOf(moved);
  }

  /** The file of a match as the caller has seen it; refused if it is not for him, or has changed. */
  async takeOut(transaction: Transaction, { account }: AccountCaller, seen: Seen): Promise<MatchFile | Refused> {
    const file = await this.files.takeOut(transaction, seen.matchId);
    return file === null ? refused(unknownMatch) : (whyNot(file, account, seen) ?? file);
  }

  private run(
    caller: AccountCaller,
    { action, key, seen, reason }: MoveWrite,
    wish: Omit<Wish, 'reason'> | null,
    asksForPlace: boolean,
    wishesFor: (file: MatchFile) => readonly Wish[],
  ): Promise<MatchMoved | Refused> {
    return this.together.run(caller, {
      action,
      key,
      input: { seen, reason, wish },
      reason,
      objectId: seen.matchId,
      wish: { seen, meant: { game: wish?.game ?? null, path: wish?.path ?? null }, asksForPlace, wishesFor },
    });
  }

  /** What becomes of matches that are locked. When one is refused, none is kept. */
  private async moveAll(
    transaction: Transaction,
    asked: readonly Asked<Moving>[],
    locked: ReadonlyMap<string, LockedMatch>,
  ): Promise<(MatchMoved | Refused)[]> {
    const found = asked.flatMap(({ write: { objectId, wish } }) => {
      const match = locked.get(objectId);
      return match === undefined ? [] : [{ ...match, asksForPlace: wish.asksForPlace }];
    });
    const files = new Map((await this.files.open(transaction, found)).map((file) => [file.row.id, file]));
    const taken = new PlacesTaken();
    const moved = asked.map(({ caller: { account }, write: { objectId, wish } }): MovedFile | Refused => {
      const file = files.get(objectId);
      if (file === undefined) return refused(unknownMatch);
      const why = whyNot(file, account, wish.seen) ?? whyNotThere(file, wish.meant);
      if (why !== null) return why;
      const known = { ...file, knowledge: taken.in(file.knowledge) };
      const became = movedAlong(known, account, wish.wishesFor(file));
      if (!isRefused(became)) taken.take(became.after);
      return became;
    });
    const allowed = moved.filter((each): each is MovedFile => !isRefused(each));
    if (allowed.length === moved.length) await this.files.keep(transaction, allowed);
    return moved.map((each) => (isRefused(each) ? each : answerOf(each)));
  }
}

/** Why the caller cannot move the match as he has seen it; null: nothing is known yet that stands in the way. */
function whyNot(file: MatchFile, account: CallingAccount, seen: Seen): Refused | null {
  if (actorsOf(account, file, file.row.appointedJuror).length === 0) return refused(whyNoActor(file, account.personId));
  const changed = notSeen(file, seen, account.id);
  return changed === null ? null : refused(changed);
}

/** A dispute is about something that stands on the sheet. */
function whyNotThere({ sheet }: MatchFile, { game, path }: Moving['meant']): Refused | null {
  if (game !== null && !sheet.record.games.some(({ number }) => number === game)) {
    return refused(noSuchGame('game', { game }));
  }
  return path === null || writtenLineAt(sheet, path) !== null ? null : refused(noSuchLine);
}

/** A match that takes one step after the other; refused if one of them is not allowed. */
function movedAlong(file: MatchFile, account: CallingAccount, wishes: readonly Wish[]): MovedFile | Refused {
  const actors = actorsOf(account, file, file.row.appointedJuror);
  if (actors.length === 0) return refused(whyNoActor(file, account.personId));
  const steps: Step[] = [];
  let after = file;
  for (const wish of wishes) {
    const taken = takeStep(after, actors, wish, account.id);
    if (!taken.ok) return refused(...taken.problems);
    steps.push(taken.step);
    after = taken.after;
  }
  return { before: file, steps, after };
}

function answerOf({ before, after }: MovedFile): MatchMoved {
  return { __typename: 'MatchMoved', matchId: before.row.id, from: before.row.state, to: after.row.state };
}
