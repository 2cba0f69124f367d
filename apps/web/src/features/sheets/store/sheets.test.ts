import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Unreachable } from '../../../api/ask.js';
import { emptySheet } from '../form/state.js';
import { database, forget } from './database.js';
import { type LocalDraft, newDraft } from './draft.js';
import { type Answering, fail, MadeUpOffice, refusedWith } from './made-up-office.js';
import { OUTDATED } from './setback.js';
import { sheetOf } from './sheet-of.js';
import { Sheets } from './sheets.js';

/* What a browser has and Node has not; the store of the phone is one in memory that does all that IndexedDB does. */
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
Object.assign(globalThis, { document: new EventTarget(), addEventListener: () => undefined });

const person = { id: 'p1', name: 'Anna' };
const directoryAnswers = (): Record<string, Answering> => ({
  SeasonDirectory: () => ({
    me: { account: { id: 'account', jury: false }, person, pin: 'NONE' },
    sealingKey: null,
    season: null,
    teams: { nodes: [] },
    pairs: { nodes: [] },
    venues: { nodes: [] },
  }),
  TiesToPlay: () => ({ cup: null }),
});

const taken: Answering = ({ idempotencyKey: key }) => ({
  submitSheet: {
    __typename: 'SheetSubmitted',
    outcome: 'SUBMITTED',
    sealed: null,
    match: { id: `match ${String(key)}` },
  },
});

/** An office that knows no drafts and takes every sheet. */
function office(answers: Record<string, Answering> = {}): MadeUpOffice {
  return new MadeUpOffice({
    ...directoryAnswers(),
    SubmitSheet: taken,
    OfficeDrafts: () => ({ drafts: { nodes: [] } }),
    ...answers,
  });
}

/** A sheet that is on its way, under its id as key; of two the one that was changed later is sent first. */
const onItsWay = (id: string, changedAt: number): LocalDraft => ({
  ...newDraft('account', emptySheet),
  id,
  changedAt,
  side: 's1',
  unsaved: false,
  handing: { key: id, remarks: [], requestRuling: false, dispute: null },
});

async function onPhone(...drafts: readonly LocalDraft[]): Promise<void> {
  const kept = await database();
  for (const draft of drafts) await kept.put('drafts', draft);
}

const open: Sheets[] = [];

/** The phone opens its sheets before that office, instead of those that were open. */
async function opened({ ask }: MadeUpOffice): Promise<Sheets> {
  close();
  const sheets = new Sheets(ask);
  open.push(sheets);
  await sheets.open();
  return sheets;
}

function close(): void {
  for (const sheets of open.splice(0)) void sheets.close();
}
afterEach(close);

/** Until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => setTimeout(done, 20));
}

const keysOf = (asked: MadeUpOffice, name = 'SubmitSheet'): unknown[] =>
  asked.of(name).map(({ idempotencyKey }) => idempotencyKey);

beforeEach(async () => {
  const kept = await database();
  await Promise.all([kept.clear('drafts'), kept.clear('directories'), kept.clear('favourites')]);
});

/** Answers to the sheet `bad` as given, and takes the others. */
const exceptBad =
  (answer: Answering): Answering =>
  (variables, heard) =>
    variables['idempotencyKey'] === 'bad' ? answer(variables, heard) : taken(variables, heard);

describe('one bad sheet on a phone', () => {
  it.each([['GRAPHQL_VALIDATION_FAILED'], ['BAD_REQUEST']])(
    'has %s as its own outcome: the later ones are sent, and the office counts as reached',
    async (code) => {
      await onPhone(onItsWay('bad', 2), onItsWay('good', 1));
      const sheets = await opened(office({ SubmitSheet: exceptBad(() => fail(code, 400)) }));
      expect(sheets.draft('good')!.outcome).toMatchObject({ kind: 'arrived' });
      expect(sheets.draft('bad')!.outcome).toMatchObject({ kind: 'refused', problems: [{ code: OUTDATED }] });
      expect(sheets.get()).toMatchObject({ state: 'ready', office: 'reached' });
    },
  );

  it('that pages of an earlier version could not send is sent by the next ones, under the same key', async () => {
    await onPhone(onItsWay('bad', 2));
    await opened(office({ SubmitSheet: () => fail('GRAPHQL_VALIDATION_FAILED', 400) }));
    const later = office();
    const sheets = await opened(later);
    expect(sheets.draft('bad')!.outcome).toMatchObject({ kind: 'arrived' });
    expect(keysOf(later)).toEqual(['bad']);
  });

  it('at which the office fails again and again lets the others pass, and keeps its key', async () => {
    await onPhone(onItsWay('bad', 2), onItsWay('good', 1));
    const failing = office({ SubmitSheet: exceptBad(() => fail('INTERNAL_SERVER_ERROR', 500)) });
    const sheets = await opened(failing);
    expect(keysOf(failing)).toEqual(['bad']);
    expect(sheets.get().office).toBe('failing');
    await sheets.refresh();
    expect(sheets.draft('good')!.outcome).toMatchObject({ kind: 'arrived' });
    expect(sheets.draft('bad')).toMatchObject({ outcome: null, handing: { key: 'bad' } });
    expect(keysOf(failing)).toEqual(['bad', 'good', 'bad']);
  });

  it('that is thrown away and whose removal is not understood keeps the others from nothing', async () => {
    const thrown = { ...onItsWay('bad', 2), office: { id: 'o1', version: 1 }, discarded: 'key of the removal' };
    await onPhone(thrown, onItsWay('good', 1));
    const sheets = await opened(office({ DeleteDraft: () => fail('GRAPHQL_VALIDATION_FAILED', 400) }));
    expect(sheets.draft('good')!.outcome).toMatchObject({ kind: 'arrived' });
    expect(sheets.draft('bad')).toMatchObject({ discarded: 'key of the removal' });
  });
});

describe('an office that takes nothing for now', () => {
  it.each([
    ['WRITE_TOO_MANY', 'busy'],
    ['WRITE_NO_ROOM', 'full'],
  ] as const)(
    'pauses the sheets by %s until the time that it has said, and then has each once',
    async (code, standing) => {
      await onPhone(onItsWay('first', 2), onItsWay('second', 1));
      let takes = false;
      const limited = office({
        SubmitSheet: (variables, heard) => {
          heard({ status: 200, retryAfter: takes ? null : 600 });
          return takes ? taken(variables, heard) : { submitSheet: refusedWith(code) };
        },
      });
      const before = Date.now();
      const sheets = await opened(limited);
      expect(keysOf(limited)).toEqual(['first']);
      expect(sheets.get()).toMatchObject({ office: standing, state: 'ready' });
      expect(sheets.get().waitsUntil! - before).toBeGreaterThanOrEqual(600_000);
      expect(sheets.draft('first')).toMatchObject({ outcome: null, handing: { key: 'first' } });
      // Neither by hand nor by a further sheet.
      const { length } = limited.asked;
      await sheets.refresh();
      await sheets.send();
      expect(limited.asked).toHaveLength(length);
      takes = true;
      // Pages that are opened anew have not heard it.
      const reload = await opened(limited);
      expect(reload.get().drafts.map(({ outcome }) => outcome?.kind)).toEqual(['arrived', 'arrived']);
      expect(keysOf(limited)).toEqual(['first', 'first', 'second']);
    },
  );

  it('is asked again by itself once that time is over', async () => {
    await onPhone(onItsWay('first', 1));
    let refusals = 1;
    const limited = office({
      SubmitSheet: (variables, heard) => (refusals-- > 0 ? fail(undefined, 429, 0) : taken(variables, heard)),
    });
    const sheets = await opened(limited);
    expect(sheets.get().office).toBe('busy');
    await until(() => sheets.get().office === 'reached');
    expect(sheets.draft('first')!.outcome).toMatchObject({ kind: 'arrived' });
    expect(sheets.get()).toMatchObject({ office: 'reached', waitsUntil: null });
  });

  it('since nobody is logged in any more keeps every sheet, and says so', async () => {
    await opened(office());
    await onPhone(onItsWay('first', 1));
    const strange = office({
      SeasonDirectory: () => ({ me: null, teams: { nodes: [] }, pairs: { nodes: [] }, venues: { nodes: [] } }),
      SubmitSheet: () => fail('UNAUTHENTICATED'),
    });
    const sheets = await opened(strange);
    expect(sheets.get()).toMatchObject({ state: 'ready', office: 'logged-out' });
    await sheets.send();
    expect(sheets.draft('first')).toMatchObject({ outcome: null, handing: { key: 'first' } });
  });
});

describe('an office of which something else fails', () => {
  it.each([
    ['the directory', 'SeasonDirectory'],
    ['the ties of the year before', 'TiesToPlay'],
    ['the drafts', 'OfficeDrafts'],
    ['a guest', 'PersonNamed'],
  ])('has the sheets all the same: %s', async (_, name) => {
    await opened(office());
    const sheet = onItsWay('sheet', 1);
    const persons = { ...sheet.state.persons, 'A.collector': 'guest' };
    for (const [code, status] of [
      ['INTERNAL_SERVER_ERROR', 200],
      ['GRAPHQL_VALIDATION_FAILED', 400],
    ] as const) {
      await onPhone({ ...sheet, state: { ...sheet.state, persons } });
      const broken = office({ PersonNamed: () => ({ person: null }), [name]: () => fail(code, status) });
      const sheets = await opened(broken);
      expect(broken.of(name).length).toBeGreaterThan(0);
      expect(sheets.draft('sheet')!.outcome).toMatchObject({ kind: 'arrived' });
      expect(sheets.get()).toMatchObject({
        state: 'ready',
        office: code === 'INTERNAL_SERVER_ERROR' ? 'failing' : 'outdated',
      });
    }
  });

  it('is not asked for anything else where it cannot be reached', async () => {
    await opened(office());
    await onPhone(onItsWay('first', 2), onItsWay('second', 1));
    const away = office({
      SeasonDirectory: () => {
        throw new Unreachable('no answer');
      },
    });
    const sheets = await opened(away);
    expect(sheets.get()).toMatchObject({ state: 'ready', office: 'down' });
    expect(away.of('SubmitSheet')).toEqual([]);
  });

  it('leaves out a draft that these pages cannot read, and has the others here', async () => {
    const node = (id: string, document: unknown): object => ({
      id,
      version: 1,
      document,
      side: null,
      plannedMatch: null,
    });
    const drafts = [node('unreadable', null), node('readable', sheetOf(emptySheet))];
    const sheets = await opened(office({ OfficeDrafts: () => ({ drafts: { nodes: drafts } }) }));
    expect(sheets.get().drafts.map(({ office: there }) => there?.id)).toEqual(['readable']);
  });
});

describe('a phone whose account has logged out', () => {
  it('keeps nothing of it, and what others have on it', async () => {
    const sheets = await opened(office());
    await onPhone({ ...newDraft('another', emptySheet), id: 'theirs' });
    sheets.begin(emptySheet);
    // What is just being written does not come back.
    await sheets.close();
    await forget('account');
    const kept = await database();
    expect((await kept.getAll('drafts')).map(({ id }) => id)).toEqual(['theirs']);
    expect([await kept.count('directories'), await kept.count('favourites')]).toEqual([0, 0]);
    await kept.delete('drafts', 'theirs');
  });
});
