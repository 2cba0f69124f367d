import { describe, expect, it } from '@jest/globals';
import { conformanceCase } from '../support/conformance.js';
import { tarokk } from '../support/tarokk.js';
import { recordFile } from './command-files.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Sentences and what leads to the rules are not fixed by the format, the order of these lists is not either. */
const open = new Set(['message', 'reason', 'rule', 'link']);
const sets = new Set(['violations', 'silent', 'trophies']);

function fixed(value: Json, key = ''): Json {
  if (Array.isArray(value)) {
    const items = value.map((item) => fixed(item));
    return sets.has(key) ? items.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !open.has(name));
  return Object.fromEntries(entries.sort().map(([name, inner]) => [name, fixed(inner, name)]));
}

describe('tarokk verify --json', () => {
  it.each([
    'random/match-001',
    'random/match-002',
    'rigged/album-won-1-001',
    'rigged/album-lost-8-001',
    'rigged/sum-760-759-001',
    'rigged/cup-extra-time-001',
    'edges/byte-order-mark-001',
    'edges/key-twice-top-001',
    'edges/names-astral-longest-001',
    'sheets/right-002',
    'bad/several-001',
    'bad/auction-not-finished-001',
  ])('gives the result that an independent implementation gives: %s', async (name) => {
    const { stdout } = await tarokk(['verify', '--json', recordFile(name)]);
    const { expected } = conformanceCase('royal-tarokk', name);
    expect(fixed(JSON.parse(stdout) as Json)).toEqual(fixed(expected));
  });

  it('hands the bytes of the file to the parser: what is no UTF-8 is malformed, not replaced', async () => {
    const { status, stdout } = await tarokk(['verify', '--json', recordFile('malformed/raw-not-utf8')]);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ problems: [{ path: '', message: 'this is not UTF-8 text' }] });
  });

  it('takes two records in one line for no record', async () => {
    const { status, stdout } = await tarokk(['verify', '--json', recordFile('malformed/raw-two-documents')]);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'malformed' });
  });

  it('prints one document a line, in the order of the files', async () => {
    const names = ['bad/play-revoke-001', 'random/match-001', 'malformed/games-empty', 'sheets/right-001'];
    const { stdout } = await tarokk(['verify', '--json', ...names.map(recordFile)]);
    const verdicts = stdout.split('\n').map((line) => line && (JSON.parse(line) as { verdict: string }).verdict);
    expect(verdicts).toEqual(['refuted', 'proved', 'malformed', 'consistent', '']);
  });

  it('has its sentences in the language that is asked for', async () => {
    const file = recordFile('bad/claim-points-001');
    const [english, german, hungarian] = await Promise.all(
      ['en', 'de', 'hu'].map(async (language) => (await tarokk(['verify', '--json', '--lang', language, file])).stdout),
    );
    expect(new Set([english, german, hungarian]).size).toBe(3);
    expect(fixed(JSON.parse(german!) as Json)).toEqual(fixed(JSON.parse(english!) as Json));
    expect(fixed(JSON.parse(hungarian!) as Json)).toEqual(fixed(JSON.parse(english!) as Json));
  });
});
