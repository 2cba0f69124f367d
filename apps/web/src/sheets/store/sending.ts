import type { ResultOf } from 'gql.tada';
import type { Ask } from '../../graphql/ask.js';
import { documentOf, stateOf } from '../form/document.js';
import { pointsOf, soundState } from '../form/result.js';
import type { SheetState } from '../form/state.js';
import { type Directory, sideOf } from './directory.js';
import { type Conflict, type LocalDraft, newId, type Outcome, type Sealed } from './draft.js';
import { deleteDraft, ownSubmitted, saveDraft, submitSheet } from './queries.js';

/** What an answer of the office changes in a draft as it is by then. */
type Change = (draft: LocalDraft) => Partial<LocalDraft>;

/**
 * The draft as it is to be kept before the office is told of it; null where the office knows everything, or cannot be told
 * before somebody has decided something.
 */
export function prepared(draft: LocalDraft): LocalDraft | null {
  if (draft.discarded !== null) return draft;
  if (draft.conflict !== null || draft.outcome?.kind === 'arrived') return null;
  if (draft.attempt !== null) return draft;
  if (draft.handing !== null) return draft.outcome === null ? draft : null;
  // A draft is somebody's: before a side is chosen it stays on the phone.
  if (!draft.unsaved || draft.match !== null || draft.side === null) return null;
  return { ...draft, attempt: { key: newId(), state: draft.state } };
}

/** Tells the office of a prepared draft. Throws when it cannot be reached; the same is then sent again, under the same key. */
export function sendDraft(ask: Ask, draft: LocalDraft, directory: Directory): Promise<Change> {
  return draft.attempt === null ? submit(ask, draft) : save(ask, draft, draft.attempt, directory);
}

/** Throws the draft away at the office too. What another phone has changed meanwhile stays there, and comes back from there. */
export async function discard(ask: Ask, { office, discarded }: LocalDraft): Promise<void> {
  if (office !== null) await ask(deleteDraft, { key: discarded!, ...office });
}

export function sheetOf(state: SheetState): unknown {
  return documentOf(state, (game) => pointsOf(state, game));
}

async function save(
  ask: Ask,
  { office, plannedMatch, side }: LocalDraft,
  { key, state }: NonNullable<LocalDraft['attempt']>,
  directory: Directory,
): Promise<Change> {
  const title = (['A', 'B'] as const)
    .map((party) => sideOf(directory, state.sides[party])?.name.slice(0, 90) ?? '…')
    .join(' – ');
  const whose = office === null ? { side, plan: plannedMatch } : { id: office.id, version: office.version };
  const { saveDraft: answer } = await ask(saveDraft, { key, title, sheet: sheetOf(state), ...whose });
  switch (answer.__typename) {
    case 'DraftSaved': {
      const { version } = answer;
      const id = answer.draft?.id ?? office?.id ?? null;
      return (draft) => ({
        attempt: null,
        office: id === null ? null : { id, version },
        unsaved: draft.state !== state,
      });
    }
    case 'DraftConflict':
      return () => ({ attempt: null, conflict: conflictOf(answer.draft) });
    case 'Refused': {
      // Another phone has handed it in or thrown it away. What else is wrong is said when it is handed in.
      const isGone = office !== null && answer.problems.some(({ code }) => code === 'draft/unknown');
      return ({ handing }) => ({
        attempt: null,
        unsaved: false,
        // What is handed in anyway meets the sheet itself: there the two are compared.
        ...(!isGone ? {} : handing === null ? { conflict: conflictOf(null) } : { office: null }),
      });
    }
  }
}

function conflictOf(draft: { readonly sheet: unknown; readonly version: number } | null): Conflict {
  return draft === null
    ? { state: null, version: 0 }
    : { state: soundState(stateOf(draft.sheet)), version: draft.version };
}

async function submit(ask: Ask, { state, handing, office, match }: LocalDraft): Promise<Change> {
  const { key, remarks, requestRuling, dispute, sealed = null } = handing!;
  const { submitSheet: answer } = await ask(submitSheet, {
    key,
    sheet: sheetOf(state),
    draft: office?.id ?? null,
    match,
    remarks: [...remarks],
    ruling: requestRuling,
    dispute,
    sealed: sealed?.text ?? null,
  });
  const outcome = (await enteredElsewhere(ask, state, answer)) ?? outcomeOf(answer, sealed);
  return () => ({ outcome, ...(outcome.kind === 'arrived' ? { unsaved: false } : {}) });
}

/** Another phone of the side has handed in another sheet of the match: which, so that the two can be compared. */
async function enteredElsewhere(
  ask: Ask,
  { sides, date, order }: SheetState,
  answer: ResultOf<typeof submitSheet>['submitSheet'],
): Promise<Outcome | null> {
  if (answer.__typename !== 'Refused') return null;
  if (!answer.problems.some(({ code }) => code === 'match/entered-already')) return null;
  const { myMatches } = await ask(ownSubmitted, {});
  const there = myMatches.nodes.find(
    (match) =>
      match.date === date && match.order === order && match.sides.every(({ id }) => id === sides.A || id === sides.B),
  );
  return there === undefined
    ? null
    : {
        kind: 'differs',
        match: there.id,
        differences: [],
        theirs: soundState(stateOf(there.sheet)),
        ownRevision: there.revision,
      };
}

function outcomeOf(answer: ResultOf<typeof submitSheet>['submitSheet'], said: Sealed | null): Outcome {
  switch (answer.__typename) {
    case 'SheetSubmitted':
      return {
        kind: 'arrived',
        match: answer.match!.id,
        how: answer.outcome,
        sealed:
          said === null || answer.sealed === null
            ? null
            : { by: said.by, answer: said.answer, problem: answer.sealed.problem?.message ?? null },
      };
    case 'SheetDiffers':
      return {
        kind: 'differs',
        match: answer.match!.id,
        differences: answer.differences,
        theirs: soundState(stateOf(answer.match!.sheet)),
      };
    case 'SheetMalformed':
      return {
        kind: 'refused',
        problems: answer.malformed.map(({ path, message }) => ({ code: 'sheet', rule: null, path, message })),
      };
    case 'Refused':
      return { kind: 'refused', problems: answer.problems };
  }
}
