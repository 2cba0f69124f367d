import type { ByPartyName } from '@tarokk/rules';
import type { SheetAnswer } from '../here/seal.js';
import type { SheetState } from '../form/state.js';

/** A sheet on this phone. */
export interface LocalDraft {
  /** Of this phone's own making; in addresses. */
  readonly id: string;
  /** Whose it is: on a phone that several use, each sees their own. */
  readonly account: string;
  readonly state: SheetState;
  /** For which of the sides it is written. */
  readonly side: string | null;
  readonly plannedMatch: string | null;
  /** The match that is corrected by it, once it was handed in. */
  readonly match: string | null;
  /** Why it is corrected, as it was said when the correction was begun; not there on sheets of earlier versions. */
  readonly why?: WhyCorrected | null;
  /** The announcements that are offered a party first in each of its games; not there before one of its games was opened. */
  readonly offered?: Partial<ByPartyName<readonly string[]>>;
  /** When it was begun on this phone, as milliseconds; sheets of earlier versions do not say. */
  readonly begunAt?: number | undefined;
  /** When it was changed last, as milliseconds. */
  readonly changedAt: number;
  /** As the office has it; null while it knows nothing of it. */
  readonly office: { readonly id: string; readonly version: number } | null;
  /** Whether it was changed since the office was told. */
  readonly unsaved: boolean;
  /** Why the office does not keep it as a draft; asked again after the next change. Earlier versions kept the words alone. */
  readonly notKept?: DraftProblem | string | null;
  /** What the office is being told: sent again as it is until there is an answer, so that it is done once. */
  readonly attempt: { readonly key: string; readonly state: SheetState } | null;
  readonly handing: Handing | null;
  /** What the other side said to it on this phone; kept through changes, since it may hold after them (`sealOf`). */
  readonly sealed?: Sealed | null;
  readonly conflict: Conflict | null;
  /** It was thrown away here, and the office is to be told under this key. */
  readonly discarded: string | null;
  readonly outcome: SendingOutcome | null;
}

/** Somebody wants a sheet corrected: the other side, which disputes it, or the jury, which gave it back. */
export interface WhyCorrected {
  readonly by: 'A' | 'B' | 'JURY';
  /** null for something that is of no game. */
  readonly game: number | null;
  /** In the words of the language in which it was read. */
  readonly line: string | null;
  readonly reason: string;
}

/** It is to be handed in. */
export interface Handing {
  /** The same for every attempt, so that it arrives once. */
  readonly key: string;
  readonly remarks: readonly { readonly code: string; readonly words: string }[];
  readonly requestRuling: boolean;
  /** Why the sheet of the other side is wrong, where it has entered another one. */
  readonly dispute: string | null;
  /** Where earlier versions kept what the other side said. */
  readonly sealed?: Sealed | null;
}

/** Who said it is kept in clear, the PIN is not. */
export interface Sealed {
  readonly text: string;
  /** What of the sheet was sealed, as text (`sealable`); answers of earlier versions do not say, and hold while nothing is changed. */
  readonly seals?: string;
  /** The name of who said it. */
  readonly by: string;
  /** Their id; answers of earlier versions do not say. */
  readonly person?: string;
  readonly answer: 'confirmed' | 'disputed';
  /** All of it, so that it can be said again with another PIN; answers of earlier versions do not say. */
  readonly said?: SheetAnswer;
  /** Whether the office has found person and PIN right already. */
  readonly isChecked?: boolean;
}

/** What another phone has saved meanwhile; state null: it has handed the sheet in, or thrown it away. */
export interface Conflict {
  readonly state: SheetState | null;
  readonly version: number;
}

export interface DraftProblem {
  readonly code: string;
  readonly path: string;
  readonly rule: string | null;
  readonly message: string;
}

/** What the office has answered to a sheet that was handed in. */
export type SendingOutcome =
  | {
      readonly kind: 'arrived';
      readonly match: string;
      readonly how: 'SUBMITTED' | 'CONFIRMED' | 'DISPUTED' | 'UNCHANGED';
      /** What became of what the other side said on this phone; null where it said nothing. */
      readonly sealed?:
        | (Omit<Sealed, 'text'> & {
            readonly problem: string | null;
            /** Answers to earlier versions do not say. */
            readonly code?: string | null;
          })
        | null;
    }
  | { readonly kind: 'refused'; readonly problems: readonly DraftProblem[] }
  /** The other side has entered it otherwise: its sheet, and where the two differ. */
  | {
      readonly kind: 'differs';
      readonly match: string;
      readonly differences: readonly string[];
      readonly theirs: SheetState;
      /** Their own side has done it, on another phone: the revision that is there. Null of the other side. */
      readonly ownRevision?: number | null;
    };

/** Where a sheet stands, for the list and for the line below each page. */
export type DraftStanding = 'writing' | 'waiting' | 'arrived' | 'not-taken' | 'refused' | 'differs' | 'conflict';

export function standingOf({ handing, conflict, outcome }: LocalDraft): DraftStanding {
  if (conflict !== null) return 'conflict';
  if (outcome?.kind === 'arrived' && (outcome.sealed?.problem ?? null) !== null) return 'not-taken';
  if (outcome !== null) return outcome.kind;
  return handing === null ? 'writing' : 'waiting';
}

/** The match that a sheet of this phone is of, once the office has one; null before. */
export function matchOf({ match, outcome }: LocalDraft): string | null {
  return match ?? (outcome?.kind === 'arrived' ? outcome.match : null);
}

/** Whether something of a sheet is on this phone and not at the office: it would be lost with the phone. */
export function isHereAlone({ outcome, discarded, unsaved, attempt, handing, sealed, conflict }: LocalDraft): boolean {
  if (discarded !== null || outcome?.kind === 'arrived') return false;
  const isToBeSent = unsaved || attempt !== null || (handing !== null && outcome === null);
  return isToBeSent || conflict !== null || (sealed ?? null) !== null;
}

/** Without the sheets that were handed in and have been corrected on this phone since: a match stands in a list once. */
export function withoutCorrected(drafts: readonly LocalDraft[]): readonly LocalDraft[] {
  return drafts.filter(
    (draft) =>
      draft.outcome?.kind !== 'arrived' ||
      !drafts.some(({ match, changedAt }) => match === matchOf(draft) && changedAt > draft.changedAt),
  );
}

/** What is put away together: a sheet, and where it was handed in the earlier ones of its match. */
export function putAwayWith(draft: LocalDraft, drafts: readonly LocalDraft[]): readonly LocalDraft[] {
  const earlier = drafts.filter((each) => each.outcome?.kind === 'arrived' && matchOf(each) === matchOf(draft));
  return draft.outcome?.kind === 'arrived' ? earlier : [draft];
}

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function newDraft(account: string, state: SheetState): LocalDraft {
  return {
    id: newId(),
    account,
    state,
    side: null,
    plannedMatch: null,
    match: null,
    begunAt: Date.now(),
    changedAt: Date.now(),
    office: null,
    unsaved: true,
    attempt: null,
    handing: null,
    conflict: null,
    discarded: null,
    outcome: null,
  };
}
