import type { ResultOf } from '../../../api/graphql.js';
import {
  type DoneOf,
  type InputOf,
  mutate,
  type MutationName,
  type Refused,
  type Selection,
} from '../../../api/mutate.js';
import type { Ask, AnswerHead } from '../../../api/ask.js';
import { problemCode } from '../../../api/problem-code.js';
import { ownSides } from './season-directory.js';
import { stateOf } from '../form/document.js';
import { soundState } from '../form/result.js';
import type { SheetState } from '../form/state.js';
import { type SeasonDirectory, sideOf } from './season-directory.js';
import { type Conflict, type LocalDraft, newId, type SendingOutcome, type DraftProblem, type Sealed } from './draft.js';
import { judged, OUTDATED } from './setback.js';
import { savedDraft, submittedSheet, ownSubmitted } from './queries.js';
import { sealOf } from './sealed.js';
import { sheetOf } from './sheet-of.js';

type Submitted = DoneOf<'submitSheet', ResultOf<typeof submittedSheet>> | Refused;

/** What an answer of the office changes in a draft as it is by then. */
export type DraftChange = (draft: LocalDraft) => Partial<LocalDraft>;

/**
 * The draft as it is to be kept before the office is told of it; null where the office knows everything, or cannot be told
 * before somebody has decided something.
 */
export function prepared(draft: LocalDraft): LocalDraft | null {
  if (draft.discarded !== null) return draft;
  if (draft.conflict !== null || draft.outcome?.kind === 'arrived') return null;
  if (draft.attempt !== null) return draft;
  if (draft.handing !== null && draft.outcome === null) return draft;
  // What was refused is kept at the office too, as what is still being written. A draft is somebody's: before a side is chosen
  // it stays on the phone.
  if (!draft.unsaved || (draft.match === null && draft.side === null) || (draft.notKept ?? null) !== null) return null;
  return { ...draft, attempt: { key: newId(), state: draft.state } };
}

/**
 * Sends a write, and answers with what the office has judged. Throws `Postponed` where it has not, which is then sent again under
 * the same key.
 */
async function sent<Name extends MutationName, Read = unknown>(
  ask: Ask,
  name: Name,
  input: InputOf<Name>,
  selection?: Selection<Read>,
): Promise<DoneOf<Name, Read> | Refused> {
  let head: AnswerHead | null = null;
  const answer = await mutate(ask, name, input, selection, (heard) => {
    head = heard;
  });
  return judged(answer, head);
}

/**
 * Tells the office of a prepared draft. Throws what `setbackOf` tells apart.
 */
export function sendDraft(ask: Ask, draft: LocalDraft, directory: SeasonDirectory): Promise<DraftChange> {
  return draft.attempt === null ? submit(ask, draft) : save(ask, draft, draft.attempt, directory);
}

/** Throws the draft away at the office too. What another phone has changed meanwhile stays there, and comes back from there. */
export async function discard(ask: Ask, { office, discarded }: LocalDraft): Promise<void> {
  if (office === null) return;
  await sent(ask, 'deleteDraft', { idempotencyKey: discarded!, draftId: office.id, version: office.version });
}

/** What becomes of a draft of which the office has refused the request itself, not the sheet. */
export function refusedAltogether(sent: LocalDraft, problem: DraftProblem): DraftChange {
  const { attempt } = sent;
  return attempt === null
    ? () => ({ outcome: { kind: 'refused', problems: [problem] } })
    : (present) => ({ attempt: null, notKept: present.state === attempt.state ? problem : null });
}

/** A draft that pages of an earlier version could not send, as later pages try it again; the same where there is nothing of that. */
export function triedAnew(draft: LocalDraft): LocalDraft {
  const { outcome, notKept = null } = draft;
  const isOutdated = outcome?.kind === 'refused' && outcome.problems.some(({ code }) => code === OUTDATED);
  const isNotKept = notKept !== null && typeof notKept !== 'string' && notKept.code === OUTDATED;
  if (!isOutdated && !isNotKept) return draft;
  return { ...draft, outcome: isOutdated ? null : outcome, notKept: isNotKept ? null : notKept };
}

/** The match that a draft of the office corrects; null of a new one. */
export function correctedBy(sheet: unknown): string | null {
  const { corrects } = sheet as { readonly corrects?: unknown };
  return typeof corrects === 'string' ? corrects : null;
}

async function save(
  ask: Ask,
  { office, plannedMatch, match, ...draft }: LocalDraft,
  { key, state }: NonNullable<LocalDraft['attempt']>,
  directory: SeasonDirectory,
): Promise<DraftChange> {
  const title = (['A', 'B'] as const)
    .map((party) => sideOf(directory, state.sides[party])?.name.slice(0, 90) ?? '…')
    .join(' – ');
  const sides = Object.values(state.sides);
  const side = draft.side ?? ownSides(directory).find(({ id }) => sides.includes(id))?.id ?? null;
  const sheet = match === null ? sheetOf(state) : { ...sheetOf(state), corrects: match };
  const whose =
    office === null ? { sideId: side, plannedMatchId: plannedMatch } : { draftId: office.id, version: office.version };
  const input = { idempotencyKey: key, title, document: sheet, ...whose };
  const answer = await sent(ask, 'saveDraft', input, savedDraft);
  switch (answer.__typename) {
    case 'DraftSaved': {
      const { version } = answer;
      const id = answer.draft?.id ?? office?.id ?? null;
      return (draft) => ({
        attempt: null,
        office: id === null ? null : { id, version },
        unsaved: draft.state !== state,
        notKept: null,
      });
    }
    case 'DraftConflict':
      return () => ({ attempt: null, conflict: conflictOf(answer.draft) });
    case 'Refused': {
      // Another phone has handed it in or thrown it away. What else is wrong is said when it is handed in.
      const isGone = office !== null && answer.problems.some(({ code }) => code === 'DRAFT_UNKNOWN');
      const why = answer.problems[0] ?? null;
      return ({ handing, state: present }) => ({
        attempt: null,
        notKept: isGone || present !== state ? null : why,
        // What is handed in anyway meets the sheet itself: there the two are compared.
        ...(!isGone ? {} : handing === null ? { conflict: conflictOf(null) } : { office: null }),
      });
    }
  }
}

function conflictOf(draft: { readonly document: unknown; readonly version: number } | null): Conflict {
  return draft === null
    ? { state: null, version: 0 }
    : { state: soundState(stateOf(draft.document)), version: draft.version };
}

async function submit(ask: Ask, draft: LocalDraft): Promise<DraftChange> {
  const { state, handing, office, match } = draft;
  const { key, remarks, requestRuling, dispute } = handing!;
  const seal = sealOf(draft);
  const sealed = seal?.holds === true ? seal.sealed : null;
  const input = {
    idempotencyKey: key,
    document: sheetOf(state),
    draftId: office?.id ?? null,
    matchId: match,
    remarks: remarks.map(({ code, words }) => ({ code: problemCode(code), words })),
    requestRuling,
    dispute,
    sealedAnswer: sealed?.text ?? null,
  };
  const answer = await sent(ask, 'submitSheet', input, submittedSheet);
  const outcome = (await enteredElsewhere(ask, state, answer)) ?? outcomeOf(answer, sealed);
  return () => ({ outcome, ...(outcome.kind === 'arrived' ? { unsaved: false, sealed: null } : {}) });
}

/** Another phone of the side has handed in another sheet of the match: which, so that the two can be compared. */
async function enteredElsewhere(
  ask: Ask,
  { sides, date, order }: SheetState,
  answer: Submitted,
): Promise<SendingOutcome | null> {
  if (answer.__typename !== 'Refused') return null;
  if (!answer.problems.some(({ code }) => code === 'MATCH_ENTERED_ALREADY')) return null;
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
        theirs: soundState(stateOf(there.document)),
        ownRevision: there.revision,
      };
}

function outcomeOf(answer: Submitted, said: Sealed | null): SendingOutcome {
  switch (answer.__typename) {
    case 'SheetSubmitted':
      return {
        kind: 'arrived',
        match: answer.match!.id,
        how: answer.outcome,
        sealed: said === null || answer.sealed === null ? null : answeredHere(said, answer.sealed.problem),
      };
    case 'SheetDiffers':
      return {
        kind: 'differs',
        match: answer.match!.id,
        differences: answer.differences,
        theirs: soundState(stateOf(answer.match!.document)),
      };
    case 'Refused':
      return { kind: 'refused', problems: answer.problems.map(inSheet) };
  }
}

/** What became of what the other side said; of what it was, all that is needed to ask for its PIN again. */
function answeredHere(
  { text: _text, seals: _seals, ...said }: Sealed,
  problem: { readonly code: string; readonly message: string } | null,
): NonNullable<Extract<SendingOutcome, { kind: 'arrived' }>['sealed']> {
  return { ...said, problem: problem?.message ?? null, code: problem === null ? null : problemCode(problem.code) };
}

/** What is refused of the document itself has a path in the input; the form shows it at its place in the sheet. */
function inSheet<P extends { readonly code: string; readonly path: string }>(problem: P): P {
  return problem.code === 'INPUT_SHEET' ? { ...problem, path: problem.path.replace(/^document\.?/, '') } : problem;
}
