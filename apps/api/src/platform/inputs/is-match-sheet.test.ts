import { describe, expect, it } from '@jest/globals';
import type { Sheet } from '@tarokk/competition';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import 'reflect-metadata';
import { InputRefused } from './input-refused.js';
import { IsMatchSheet } from './is-match-sheet.js';
import { documentOf, typedPath } from './typed-sheet.js';
import { validation } from './validation.js';
import { IsJson } from './validators.js';

class HandedIn {
  @IsMatchSheet('document')
  sheet!: Sheet;

  @IsJson()
  document?: unknown;
}

class Several {
  @ValidateNested({ each: true })
  @Type(() => HandedIn)
  all!: readonly HandedIn[];
}

async function faultsOf(metatype: new () => object, input: object): Promise<readonly string[]> {
  const error = await validation.transform(input, { type: 'body', metatype }).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof InputRefused)) throw new Error(`Taken, or another error: ${String(error)}`);
  return error.problems.map(({ code, path }) => `${code} ${path}`);
}

const scored = { number: 1, sheet: { a: null, b: undefined } };
const played = { number: 1, deal: null, auction: [], tricks: [] };

describe('a sheet as an input', () => {
  it('is refused with all that its parser finds, in the field in which it was sent, within lists too', async () => {
    const all = [{ document: { format: 'tarokk-sheet/1', order: 1 } }, { document: [] }];
    const found = await faultsOf(Several, { all });
    expect(found).toContain('input/sheet all[0].document.record');
    expect(found).toContain('input/sheet all[1].document');
    expect(found).not.toContain('input/sheet all[0].document.order');
  });

  it('is needed, once', async () => {
    for (const input of [{}, { sheet: null }, { sheet: { record: { games: [] } }, document: {} }])
      expect(await faultsOf(HandedIn, input)).toEqual(['input/sheet sheet']);
  });

  it('has no game that is played and scored, or neither, whatever the compiler of queries lets through', async () => {
    const sheet = { persons: {}, record: { games: [{ played, scored }, {}] } };
    const found = await faultsOf(HandedIn, { sheet });
    expect(found).toContain('input/sheet sheet.record.games[0]');
    expect(found).toContain('input/sheet sheet.record.games[1]');
  });

  it('has no prototype of its own: `__proto__` is an unknown key like any other', async () => {
    const document: unknown = JSON.parse('{ "__proto__": { "order": 1 }, "record": { "__proto__": { "games": [] } } }');
    const found = await faultsOf(HandedIn, { document });
    expect(found).toContain('input/sheet document.order');
    expect(found).toContain('input/sheet document.__proto__');
    expect(found).toContain('input/sheet document.record.__proto__');
  });

  it('is the document of its fields, without those that are null or were left out', () => {
    const persons = { a: { collector: '1', interceptor: null }, b: { interceptor: '2' } };
    const sheet = {
      order: 1,
      venue: { name: null, public: true },
      persons,
      record: { kind: null, games: [{ scored }] },
    };
    expect(documentOf(sheet)).toEqual({
      order: 1,
      venue: { public: true },
      persons: { 'A.collector': '1', 'B.interceptor': '2' },
      record: { games: [{ number: 1, sheet: {} }] },
    });
  });

  it('has the places of its document where its fields have them', () => {
    const sheet = { record: { games: [{ played }, { scored }] } };
    const places = [
      'persons["A.collector"]',
      'sides.B',
      'record.games[0].claim.A',
      'record.games[1].sheet.B.has[1]',
      'record.games[0]',
      '',
    ];
    expect(places.map((place) => typedPath(sheet, place))).toEqual([
      'persons.a.collector',
      'sides.b',
      'record.games[0].played.claim.a',
      'record.games[1].scored.sheet.b.has[1]',
      'record.games[0]',
      '',
    ]);
  });
});
