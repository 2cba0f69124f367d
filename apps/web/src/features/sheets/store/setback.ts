import { AnsweredWithError, type AnswerHead, Unreachable } from '../../../api/ask.js';
import type { DraftProblem } from './draft.js';

/** Why nothing can be sent for now. What is sent again keeps its key, so that it is done once. */
export type Hindrance =
  | 'no-network'
  | 'down'
  /** Its disk. */
  | 'full'
  /** It was asked too often, and says when to go on. */
  | 'busy'
  | 'logged-out'
  /** The office failed at what it was asked. */
  | 'failing'
  /** These pages ask for what the office has no more: they are of an earlier version. */
  | 'outdated';

/** What stands in the way of what the office was asked. */
export type Setback =
  /** Nothing else is asked either, until it is over. */
  | { readonly kind: 'pause'; readonly office: Hindrance; readonly retryAfter: number | null }
  /** It may fail at this one alone: what else there is comes first from now on. */
  | { readonly kind: 'fault'; readonly office: 'failing'; readonly retryAfter: number | null }
  /** It is the answer, to this one alone. */
  | { readonly kind: 'refused'; readonly office: 'outdated' | null; readonly problem: DraftProblem };

/** A write was not done, and is to be sent again as it is. */
export class Postponed extends Error {
  constructor(
    readonly office: 'full' | 'busy',
    readonly retryAfter: number | null,
  ) {
    super(`the office is ${office}`);
  }
}

/** The refusals of a write that keep no key: the same is sent again. */
const postponing: Readonly<Record<string, 'full' | 'busy'>> = { WRITE_NO_ROOM: 'full', WRITE_TOO_MANY: 'busy' };

/** The answer to a write that the office has judged. Throws `Postponed` where it has not. */
export function judged<Answer extends { readonly __typename: string }>(
  answer: Answer,
  head: AnswerHead | null,
): Answer {
  const { problems = [] } = answer as { readonly problems?: readonly { readonly code: string }[] };
  for (const { code } of problems) {
    const office = postponing[code];
    if (office !== undefined) throw new Postponed(office, head?.retryAfter ?? null);
  }
  return answer;
}

const pauses: Readonly<Record<string, Hindrance>> = {
  NO_ROOM: 'full',
  TOO_MANY_ARRIVING: 'busy',
  UNAUTHENTICATED: 'logged-out',
};

/** As the code of a problem, it is said in words of these pages: those of the office are for who wrote them. */
export const OUTDATED = 'PAGES_OUTDATED';
/** Errors that say in words of people what they may not, or have typed. */
const toldAsIs = ['FORBIDDEN', 'INPUT_INVALID'];

/** What has gone wrong, by the code of the error, else by the status. */
export function setbackOf(error: unknown): Setback {
  if (error instanceof Postponed) return { kind: 'pause', office: error.office, retryAfter: error.retryAfter };
  if (error instanceof Unreachable) {
    return { kind: 'pause', office: navigator.onLine ? 'down' : 'no-network', retryAfter: error.retryAfter };
  }
  // Our own fault, at this sheet: the others are as they are.
  if (!(error instanceof AnsweredWithError)) return { kind: 'fault', office: 'failing', retryAfter: null };
  const { code = '', message, head } = error;
  const office = pauses[code];
  if (office !== undefined) return { kind: 'pause', office, retryAfter: head.retryAfter };
  if (code === 'INTERNAL_SERVER_ERROR') return { kind: 'fault', office: 'failing', retryAfter: head.retryAfter };
  if (toldAsIs.includes(code))
    return { kind: 'refused', office: null, problem: { code, message, path: '', rule: null } };
  if (head.status === 429) return { kind: 'pause', office: 'busy', retryAfter: head.retryAfter };
  if (head.status === 401) return { kind: 'pause', office: 'logged-out', retryAfter: head.retryAfter };
  if (head.status >= 500) return { kind: 'fault', office: 'failing', retryAfter: head.retryAfter };
  return { kind: 'refused', office: 'outdated', problem: { code: OUTDATED, message, path: '', rule: null } };
}
