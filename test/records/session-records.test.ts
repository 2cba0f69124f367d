import { fail } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { expectFile } from '../support/text-files.js';
import { parseSession, sessionResultDocument, verifySession } from '@tarokk/rules';
import { makeSessionRecords } from '../support/make-session-records.js';
import { sessionExpectation, type SessionExpectation } from '../support/session-expectation.js';

const folder = join(import.meta.dirname, 'sessions');
const { texts, expected } = makeSessionRecords();
const names = [...texts.keys()];

// To make them anew after a change on purpose: UPDATE_FILES=1 npx jest test/records
describe('the example records of sessions', () => {
  it.each([...texts])('%s.json is what the maker of examples makes, to the letter', (name, text) => {
    expectFile(join(folder, `${name}.json`), text);
  });

  it('expected.json says what they come to', () => {
    expectFile(join(folder, 'expected.json'), expected);
  });

  it('there are no others', () => {
    expect(readdirSync(folder).sort()).toEqual(['expected.json', ...names.map((name) => `${name}.json`)].sort());
  });
});

const written = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<string, SessionExpectation>;

function read(name: string) {
  const reading = parseSession(readFileSync(join(folder, `${name}.json`)));
  if (!reading.ok) fail(JSON.stringify(reading.problems));
  return reading.session;
}

describe('each record of a session comes to what is written beside it', () => {
  it.each(names)('%s', (name) => {
    expect(sessionExpectation(written[name]!.about, read(name))).toEqual(written[name]);
  });

  it.each([
    ['hungarian-whole-deal', [0, 1, 3, 5], { declarer: 48, opponents: 46 }, [0, -2, 4, -2]],
    ['taroky-varsava', [1, 7, 4, 0], [8, 31, 31, 0], [200, -300, -300, 400]],
    ['kings-tarock-trischaken', [3, 4, 0, 5], [13, 23, 0, 35], [0, 0, 5, -5]],
  ])('%s comes to what the document says', (name, tricks, points, payments) => {
    const { verdict, deals } = sessionResultDocument(verifySession(read(name)), 'en');
    expect(verdict).toBe('proved');
    expect(deals).toMatchObject([{ tricks, points, payments }]);
  });

  it.each(names.filter((name) => name.endsWith('-sheets')))('%s breaks no rule', (name) => {
    expect(written[name]!.verdict).toBe('consistent');
  });

  it.each(names.filter((name) => name.endsWith('-impossible')))('%s: each deal draws scored/impossible alone', (name) => {
    const drawn = written[name]!.deals.map((deal) => deal.drawn);
    expect(drawn.every((list) => list.length === 1 && list[0]!.startsWith('scored/impossible, '))).toBe(true);
    expect(drawn.length).toBeGreaterThanOrEqual(10);
  });
});
