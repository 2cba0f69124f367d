import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sessionFiles } from '../support/session-files.js';
import { tarokk } from '../support/tarokk.js';
import { sessionSheet, unclaimedSheet } from './session-sheet.js';
import { parsedLines, recordFile, recordLine, stackTrace, temporaryFolder } from './command-files.js';

const files = sessionFiles();

/** The page of a record, its lines with their spaces made one each. */
async function page(record: unknown, ...options: string[]): Promise<string> {
  const { stdout } = await tarokk(['verify', ...options, '-'], { input: JSON.stringify(record) });
  return stdout.replace(/ +/g, ' ').replace(/^ /gm, '');
}

function conformance(name: string): unknown {
  return files.find((file) => file.name === name)!.value;
}

describe('tarokk verify, sessions', () => {
  it('recognises them by their format, and comes to the verdicts of an independent implementation', async () => {
    const folder = temporaryFolder();
    const paths = files.map(({ name, bytes }) => {
      const path = join(folder, `${name}.json`);
      writeFileSync(path, bytes);
      return path;
    });
    const { stdout, status } = await tarokk(['verify', '--json', ...paths]);
    const documents = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { format: string; verdict: string });
    expect(documents).toHaveLength(files.length);
    for (const [index, { name, value, expected }] of files.entries()) {
      expect([name, documents[index]!.verdict]).toEqual([name, expected.verdict]);
      if (value !== undefined && !Array.isArray(value))
        expect([name, documents[index]!.format]).toEqual([name, 'tarock-session-result/1']);
    }
    expect(status).toBe(2);
  });

  it.each([
    ['0 for one whose deals are only scored', unclaimedSheet, 'consistent', 0],
    ['1 for one with wrong claims', sessionSheet, 'refuted', 1],
    ['2 for what is none', { ...sessionSheet, ruleset: 'poker' }, 'malformed', 2],
    ['2 for one that names no format', { ...sessionSheet, format: undefined }, 'malformed', 2],
    ['2 for one that names another format', { ...sessionSheet, format: 'tarock-session/2' }, 'malformed', 2],
  ])('ends with status %s', async (_what, record, verdict, expected) => {
    const { status, stdout, stderr } = await tarokk(['verify', '--json', '-'], { input: JSON.stringify(record) });
    expect(status).toBe(expected);
    const document = JSON.parse(stdout) as { problems?: { path: string; message: string }[] };
    expect(document).toMatchObject({ format: 'tarock-session-result/1', verdict });
    expect(stderr).toBe((document.problems ?? []).map(({ path, message }) => `-: ${path}: ${message}\n`).join(''));
    expect(stderr).not.toMatch(stackTrace);
  });

  it('shows who played what, when, where, and which options are not the default', async () => {
    expect(await page(sessionSheet)).toMatch(
      /^Hungarian Tarokk \(Húszashívásos tarokk\)\n14 March 2026 · Kávéház\nAnna, Béla, Csaba, Dóra\nOptions: xx-discard: forbidden\n\n/,
    );
  });

  it('shows of each deal contract, sides, points, and each line with sign, payments by player and the reason', async () => {
    expect(await page(sessionSheet)).toContain(
      [
        'Deal 1 · dealer Dóra · only scored',
        'two (kettes) · declarer Anna · partner Csaba',
        'points 52 : 42',
        '',
        'Anna Béla Csaba Dóra',
        '✓ game declarer 2 × 2 +4 −4 +4 −4',
        '52 of 94 points in a two, kontra of level 1',
        '✓ trull declarer silent 1 +1 −1 +1 −1',
        'made without having been announced (7.3)',
        '✗ pagat ultimo opponents announced 10 +10 −10 +10 −10',
        'announced and not made (7.3)',
        'Payments +15 −15 +15 −15',
        'Totals +15 −15 +15 −15',
        '',
        '✗ the payments claimed are not those of the settlement [claim/payments]',
        '',
        'Deal 2 · dealer Anna · only scored',
        'passed out',
      ].join('\n'),
    );
  });

  it('shows the running totals, what is carried on, the end of the session and the verdict', async () => {
    const shown = await page(sessionSheet);
    expect(shown).toContain('For the next deal: stakes × 2; doubled rounds: deals left 4\n');
    expect(shown).toContain(
      [
        'Deal Contract Declarer Anna Béla Csaba Dóra',
        '1 two (kettes) Anna +15 −15 +15 −15',
        '2 passed out 0 0 0 0',
        'Totals +15 −15 +15 −15',
        '',
        'The end was announced before deal 1; Béla held the skíz; the end is not reached.',
        '',
        '✗ the totals claimed are not the sums of the settlement [claim/totals]',
        '',
        '✗ Refuted: 2 violations (deal 1; the session as a whole).',
      ].join('\n'),
    );
    expect((await page(unclaimedSheet)).replace(/\n/g, ' ')).toContain(
      '≈ Consistent: nothing speaks against the record, but not every card is on it. Only scored: deals 1, 2.',
    );
  });

  it('shows the pot where there is one, and what is left in it', async () => {
    const shown = await page(conformance('examples-polish'));
    expect(shown).toContain('Anna Bohuš Cyril Dorota pot\n');
    expect(shown).toContain('✓ pot collected declarer announced 15 +15 +15 0 0 −30\n');
  });

  it('shows tricks and points by player where everybody plays alone', async () => {
    const shown = await page(conformance('examples-czech-varsava'));
    expect(shown).toContain('Warsaw (Varšava)\n');
    expect(shown).toContain('tricks 1 7 4 0\npoints 8 31 31 0\n');
  });

  it('says of violations where they are, by whom, against which rule', async () => {
    const shown = await page(conformance('kings-bad-rare'));
    expect(shown.replace(/\n/g, ' ')).toContain(
      '✗ trick 3, card 4: Bohuš plays the card kept for an announced ultimo though another one is legal (6.2) [play/kept-card]',
    );
  });

  it.each([
    [
      'de',
      'Partie 1 · Geber Dóra · nur gewertet',
      'Zwei (kettes) · Alleinspieler Anna · Partner Csaba',
      '✗ Widerlegt: 2 Verstöße (Partie 1; die Runde als ganze).',
    ],
    [
      'hu',
      '1. leosztás · osztó: Dóra · csak pontozva',
      'kettes · felvevő Anna · segítő Csaba',
      '✗ Megcáfolt: 2 szabálysértés (1. leosztás; az egész játék).',
    ],
  ])('speaks %s', async (lang, ...sentences) => {
    const shown = await page(sessionSheet, '--lang', lang);
    for (const sentence of sentences) expect(shown).toContain(`${sentence}\n`);
  });

  it('makes names from outside harmless', async () => {
    const record = { ...unclaimedSheet, players: ['An\u202Ena', 'Béla', 'Csaba', 'Dóra'] };
    expect(await page(record)).not.toContain('\u202E');
  });

  it('verifies folders and streams that hold matches and sessions', async () => {
    const folder = temporaryFolder();
    copyFileSync(recordFile('random/match-001'), join(folder, 'a.json'));
    writeFileSync(join(folder, 'b.json'), JSON.stringify(sessionSheet));
    writeFileSync(join(folder, 'c.ndjson'), `${recordLine('random/match-001')}\n${JSON.stringify(unclaimedSheet)}\n`);
    const json = await tarokk(['verify', '--json', folder]);
    expect(json.status).toBe(1);
    expect(parsedLines(json.stdout)).toMatchObject([
      { format: 'royal-tarokk-result/1', verdict: 'proved' },
      { format: 'tarock-session-result/1', verdict: 'refuted' },
      { format: 'royal-tarokk-result/1', verdict: 'proved' },
      { format: 'tarock-session-result/1', verdict: 'consistent' },
    ]);
    const { stdout } = await tarokk(['verify', folder]);
    expect(stdout).toContain('2  ≈ consistent  Hungarian Tarokk  Anna +15, Béla −15, Csaba +15, Dóra −15\n');
    expect(stdout).toContain('Records: 4 (2 proved, 1 consistent, 1 refuted)\n');
  });

  it('says in a stream first of all what is wrong', async () => {
    const line = JSON.stringify(sessionSheet);
    const { stdout } = await tarokk(['verify', '-'], { input: `${line}\n${line}\n` });
    expect(stdout.split('\n')[1]).toMatch(
      /^ +2 {2}✗ refuted +Deal 1: claim\/payments \(and 1 more\) {2}Hungarian Tarokk {2}Anna \+15/,
    );
  });
});
