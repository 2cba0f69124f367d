import { describe, expect, it } from '@jest/globals';
import {
  whatIsDisputed,
  whereItStands,
  writtenLineAt,
  writtenLines,
  type LifecycleStanding,
} from '@tarokk/competition';
import { Random, randomMatch } from '@tarokk/rules';
import { eightGames } from './making/records.js';
import { newSheet } from './making/sheets.js';

const record = eightGames({
  5: {
    A: [{ announce: 'ultimo', card: 'T1', by: 'collector', result: 'won' }],
  },
});
const sheet = newSheet({ record });

describe('the lines of a sheet that can be disputed', () => {
  it('are what somebody wrote: dealt cards, announcements, contras, silent bonuses, and what stands beside the games', () => {
    const ofGame = writtenLines(sheet).filter(({ game }) => game === 5);
    expect(ofGame.map(({ path, name }) => [path.replace('record.games[4]', ''), name?.en ?? null])).toEqual([
      ['', null],
      ['.sheet.A', 'cards of A'],
      ['.sheet.A.tarocks', 'tarocks of A'],
      ['.sheet.A.honours', 'honours of A'],
      ['.sheet.A.has', 'XVIII, XVII, XVI of A'],
      ['.sheet.A.announcements[0]', 'Pagat Ultimo'],
      ['.sheet.B', 'cards of B'],
      ['.sheet.B.tarocks', 'tarocks of B'],
      ['.sheet.B.honours', 'honours of B'],
      ['.sheet.B.has', 'XVIII, XVII, XVI of B'],
      ['.sheet.B.silent[0]', 'Obscur'],
    ]);
    expect(writtenLineAt(sheet, 'persons')?.name?.en).toBe('the players');
  });

  it('are not what is computed, nor what does not stand there', () => {
    for (const path of [
      'record.games[4].sheet.A.points',
      'record.games[4].score.A.consolation',
      'record.games[4].sheet.A.announcements[1]',
      'record.games[8]',
      'record',
      '',
    ]) {
      expect([path, writtenLineAt(sheet, path)]).toEqual([path, null]);
    }
  });

  it('are whole games where every card is on record', () => {
    const played = newSheet({ record: randomMatch(new Random(3), { scoredPercent: 0 }) });
    const paths = writtenLines(played).flatMap(({ game, path }) => (game === null ? [] : [path]));
    expect(paths).toEqual(Array.from({ length: 8 }, (_, index) => `record.games[${index}]`));
  });
});

const standing = (special: Partial<LifecycleStanding>): LifecycleStanding => ({
  state: 'submitted',
  enteredBy: 'A',
  confirmedBy: [],
  disputedBy: null,
  revision: 1,
  ...special,
});

describe('where a match stands is said in one sentence', () => {
  it('names who disputes it, in which game, and the line', () => {
    const line = writtenLineAt(sheet, 'record.games[4].sheet.A.announcements[0]')!;
    const said = whereItStands(standing({ state: 'disputed', disputedBy: 'B' }), {
      by: 'B',
      game: line.game,
      line: line.name,
    });
    expect(said).toEqual({
      en: 'Disputed by B in game 5: Pagat Ultimo',
      de: 'Von B bestritten, Spiel 5: Pagat Ultimo',
      hu: 'B vitatja, 5. játék: pagát ultimó',
    });
  });

  it('does without what was not said', () => {
    expect(whatIsDisputed({ by: 'A', game: 2, line: null }).en).toBe('Disputed by A in game 2');
    expect(whatIsDisputed({ by: 'jury', game: null, line: null })).toEqual({
      en: 'Disputed by the jury',
      de: 'Von der Jury bestritten',
      hu: 'A zsűri vitatja',
    });
  });

  it('names whose turn it is, and that a sheet was corrected', () => {
    const en = (special: Partial<LifecycleStanding>, errors = 0): string =>
      whereItStands(standing(special), null, errors).en;
    expect(en({})).toBe('Handed in by A: B is to confirm');
    expect(en({ enteredBy: 'B', revision: 2 })).toBe('Corrected by B: A is to confirm');
    expect(en({ enteredBy: 'jury' })).toBe('Entered by the jury: A and B to confirm');
    expect(en({ enteredBy: 'jury', confirmedBy: ['A'] })).toBe('Entered by the jury: B to confirm');
    expect(en({}, 2)).toBe('Handed in with errors: the jury is to rule');
    expect(en({ state: 'confirmed', confirmedBy: ['B'] })).toBe('Confirmed: the jury decides next');
  });
});
