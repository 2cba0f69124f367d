import { describe, expect, it } from '@jest/globals';
import { AnsweredWithError, Unreachable } from '../../../api/ask.js';
import { emptySheet } from '../form/state.js';
import { type LocalDraft, newDraft } from './draft.js';
import { fail, MadeUpOffice, refusedWith } from './made-up-office.js';
import type { SeasonDirectory } from './season-directory.js';
import { prepared, refusedAltogether, sendDraft, triedAnew } from './sending.js';
import { OUTDATED, type Setback, setbackOf } from './setback.js';

Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });

const directory: SeasonDirectory = {
  year: 2026,
  me: { account: 'account', person: { id: 'p1', name: 'Anna' }, hasPin: true },
  sides: [],
  venues: [],
  plans: [],
};
const handed: LocalDraft = {
  ...newDraft('account', emptySheet),
  side: 's1',
  unsaved: false,
  handing: { key: 'key', remarks: [], requestRuling: false, dispute: null },
};

/** What stands in the way when a sheet is handed in to an office that answers so. */
async function setbackOfHanding(answer: ConstructorParameters<typeof MadeUpOffice>[0][string]): Promise<Setback> {
  const office = new MadeUpOffice({ SubmitSheet: answer });
  return sendDraft(office.ask, handed, directory).then(
    () => {
      throw new Error('it was taken');
    },
    (error: unknown) => setbackOf(error),
  );
}

describe('what the office answers to a sheet', () => {
  it.each([
    ['WRITE_TOO_MANY', 'busy'],
    ['WRITE_NO_ROOM', 'full'],
  ])('pauses everything where it is %s, for as long as retry-after says', async (code, office) => {
    const setback = await setbackOfHanding((_, heard) => {
      heard({ status: 200, retryAfter: 17 });
      return { submitSheet: refusedWith(code) };
    });
    expect(setback).toEqual({ kind: 'pause', office, retryAfter: 17 });
  });

  it.each([
    ['UNAUTHENTICATED', 200, 'logged-out'],
    ['NO_ROOM', 500, 'full'],
    ['TOO_MANY_ARRIVING', 429, 'busy'],
    [undefined, 429, 'busy'],
  ])('pauses everything where the error is %s with status %i', async (code, status, office) => {
    expect(await setbackOfHanding(() => fail(code, status, 5))).toEqual({ kind: 'pause', office, retryAfter: 5 });
  });

  it.each([
    ['INTERNAL_SERVER_ERROR', 200],
    ['INTERNAL_SERVER_ERROR', 500],
    [undefined, 503],
  ])('may be a fault of the office at this sheet alone: %s with status %i', async (code, status) => {
    expect(await setbackOfHanding(() => fail(code, status, 8))).toEqual({
      kind: 'fault',
      office: 'failing',
      retryAfter: 8,
    });
  });

  it.each([['GRAPHQL_VALIDATION_FAILED'], ['BAD_REQUEST'], ['BODY_TOO_LARGE']])(
    'is that this page is too old where the request itself is not understood (%s)',
    async (code) => {
      expect(await setbackOfHanding(() => fail(code, 400))).toMatchObject({
        kind: 'refused',
        problem: { code: OUTDATED },
      });
    },
  );

  it('is told in the words of the office where something that was typed is refused', async () => {
    expect(await setbackOfHanding(() => fail('INPUT_INVALID', 400))).toMatchObject({
      kind: 'refused',
      problem: { code: 'INPUT_INVALID', message: 'words of INPUT_INVALID' },
    });
  });

  it('is none where there is no network, or a proxy answers for an office that is down', () => {
    expect(setbackOf(new Unreachable('no answer'))).toEqual({ kind: 'pause', office: 'down', retryAfter: null });
    expect(setbackOf(new Unreachable('answered with 503', 30))).toMatchObject({ office: 'down', retryAfter: 30 });
  });

  it('is a fault at this sheet alone where the page itself fails at it', () => {
    expect(setbackOf(new TypeError('undefined is not a function'))).toMatchObject({ kind: 'fault' });
    expect(setbackOf(new AnsweredWithError('no', 'FORBIDDEN'))).toMatchObject({ kind: 'refused' });
  });
});

describe('a sheet of which the request itself was refused', () => {
  const problem = { code: OUTDATED, path: '', rule: null, message: '' };

  it('has it as its outcome where it was handed in, and is not sent again by these pages', () => {
    const refused = { ...handed, ...refusedAltogether(handed, problem)(handed) };
    expect(refused.outcome).toEqual({ kind: 'refused', problems: [problem] });
    expect(refused.handing).toEqual(handed.handing);
    expect(prepared(refused)).toBeNull();
  });

  it('is kept on the phone alone where it was a draft, and handed in all the same', () => {
    const draft = { ...handed, handing: null, unsaved: true, attempt: { key: 'attempt', state: handed.state } };
    const refused = { ...draft, ...refusedAltogether(draft, problem)(draft) };
    expect(refused).toMatchObject({ attempt: null, notKept: problem, unsaved: true, outcome: null });
    expect(prepared(refused)).toBeNull();
    expect(prepared({ ...refused, handing: handed.handing })).toMatchObject({ handing: { key: 'key' } });
  });

  it('is sent again under its key by later pages, and nothing else is', () => {
    const outdated: LocalDraft = { ...handed, outcome: { kind: 'refused', problems: [problem] } };
    expect(triedAnew(outdated)).toMatchObject({ outcome: null, handing: { key: 'key' } });
    expect(triedAnew({ ...handed, notKept: problem })).toMatchObject({ notKept: null });
    const judged: LocalDraft = {
      ...handed,
      outcome: { kind: 'refused', problems: [{ ...problem, code: 'SHEET_ERRORS' }] },
    };
    expect(triedAnew(judged)).toBe(judged);
    expect(triedAnew({ ...handed, notKept: 'words' })).toMatchObject({ notKept: 'words' });
  });
});
