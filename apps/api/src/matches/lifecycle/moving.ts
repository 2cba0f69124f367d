import type { CallingAccount } from '../../platform/requests/caller.js';
import { writtenLineAt } from '@tarokk/competition';
import { isRefused } from '../../platform/graphql/is-refused.js';
import { refused, type Refused } from '../../platform/graphql/refused.types.js';
import { actorsOf, type MatchFile } from '../judging/match-file.js';
import type { Step } from '../judging/match-files.repository.js';
import type { MovedFile } from '../judging/match-files.service.js';
import { noSuchGame, noSuchLine, notSeen, unknownMatch } from '../match-problems.js';
import { takeStep, whyNoActor, type Wish } from './match-step.js';
import type { MatchState } from '../match.enums.js';
import type { MatchMoved } from './move.types.js';
import { PlacesTaken } from '../judging/places-taken.js';

/** Which match is meant, and what the caller has seen of it: if somebody was faster, they are told and nothing changes. */
export interface Seen {
  readonly matchId: string;
  readonly revision: number;
  readonly state: MatchState | null;
}

/** Why the caller cannot move the match as he has seen it; null: nothing is known yet that stands in the way. */
export function whyNot(file: MatchFile, account: CallingAccount, seen: Seen): Refused | null {
  if (actorsOf(account, file, file.row.appointedJuror).length === 0) return refused(whyNoActor(file, account.personId));
  const changed = notSeen(file, seen, account.id);
  return changed === null ? null : refused(changed);
}

/** A dispute is about something that stands on the sheet. */
export function whyNotThere({ sheet }: MatchFile, { game = null, path = null }: Omit<Wish, 'reason'>): Refused | null {
  if (game !== null && !sheet.record.games.some(({ number }) => number === game)) {
    return refused(noSuchGame('game', { game }));
  }
  return path === null || writtenLineAt(sheet, path) !== null ? null : refused(noSuchLine);
}

/** A match that takes one step after the other; refused if one of them is not allowed. */
export function movedAlong(file: MatchFile, account: CallingAccount, wishes: readonly Wish[]): MovedFile | Refused {
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

export function answerOf({ before, after }: MovedFile): MatchMoved {
  return { __typename: 'MatchMoved', matchId: before.row.id, from: before.row.state, to: after.row.state };
}

/**
 * What becomes of matches that are to be approved, in the order in which they are asked for: each is judged as if those before
 * it were approved already, so that a team's last place of the 40 goes to the first that asks for it (D17).
 * @param files of those that there are
 */
export function approvedInOrder(
  files: readonly MatchFile[],
  account: CallingAccount,
  asked: readonly Seen[],
  reason: string | null,
): (MovedFile | Refused)[] {
  const present = new Map(files.map((file) => [file.row.id, file]));
  const taken = new PlacesTaken();
  return asked.map((seen) => {
    const file = present.get(seen.matchId);
    if (file === undefined) return refused(unknownMatch);
    const known = { ...file, knowledge: taken.in(file.knowledge) };
    const approved = whyNot(known, account, seen) ?? movedAlong(known, account, [{ to: 'approved', reason }]);
    if (isRefused(approved)) return approved;
    taken.take(approved.after);
    present.set(seen.matchId, approved.after);
    return approved;
  });
}
