import { describe, expect, it } from '@jest/globals';
import { previewSheet, type SheetDraft } from '../../src/royal/interface/sheet-preview.js';
import { scoredFrom } from '../../src/royal/sheet/from-played.js';
import { matchRecord } from '../../src/royal/record/write.js';
import { readMatch } from '../../src/royal/record/parse.js';
import { example } from './notation/example-game.js';
import { playedGame, record, result, scoredGame, verified } from './notation/game.js';
import { sheet } from './notation/sheet.js';

const whole = scoredGame(
  sheet(`
    A: 11 tarocks, 1 honour, T18
    collector: gang S lost
    B: 11 tarocks, 1 honour, T17 T16
    collector: ultimo T1 won
    contra: gang S
    silent: obscur`),
);

/** The sheet above with some of its entries not typed yet. */
function draft(a: object = {}, b: object = {}): SheetDraft {
  return {
    ...whole,
    sheet: [
      { ...whole.sheet[0], ...a },
      { ...whole.sheet[1], ...b },
    ],
  };
}

describe('the preview of a sheet while it is typed', () => {
  it('7.1 7.2 7.3 a complete sheet has its score', () => {
    const { score, violations, missing, game } = previewSheet(draft());
    expect(missing).toEqual([]);
    expect(violations).toEqual([]);
    expect(score!.map(({ total }) => total)).toEqual([85, 95]);
    expect(game!.sheet.map(({ points }) => points)).toEqual([85, 95]);
  });

  it('7.1 what one side leaves open follows from the other', () => {
    const open = { tarocks: null, honours: null, has: null };
    for (const preview of [previewSheet(draft(open)), previewSheet(draft({}, open))]) {
      expect(preview.missing).toEqual([]);
      expect(preview.game).toEqual(previewSheet(draft()).game);
    }
  });

  it('7.1 what neither side has entered is missing, and there is no score yet', () => {
    const preview = previewSheet(draft({ tarocks: null, has: null }, { tarocks: null, has: null }));
    expect(preview).toMatchObject({ missing: ['tarocks', 'has'], score: null, game: null, violations: [] });
  });

  it('7.2 7.3 lines show their points and contras before the consolation is there', () => {
    const open = { tarocks: null, honours: null, has: null };
    const { announcements } = previewSheet(draft(open, open));
    expect(announcements.map(({ points, contra }) => [points, contra?.points ?? null])).toEqual([
      [-5, 5],
      [10, null],
    ]);
  });

  it('2.4 what the auction excludes is seen at once', () => {
    const open = { tarocks: null, honours: null, has: null };
    const twice = { ...open, lines: [...whole.sheet[1].lines, ...whole.sheet[1].lines] };
    expect(previewSheet(draft(open, twice)).violations.map(({ code }) => code)).toEqual(['sheet/auction']);
  });

  it('7.1 a wrong consolation and an impossible claim are seen when the consolation is complete', () => {
    expect(previewSheet(draft({ tarocks: 12 })).violations.map(({ code }) => code)).toEqual(['sheet/consolation']);
    const noObscur = previewSheet(draft({}, { silent: [] }));
    expect(noObscur.violations.map(({ code }) => code)).toEqual(['sheet/impossible']);
  });
});

describe('the sheet of a played game', () => {
  const auctions = [
    '...',
    'game, visi | contra game | - | bridge | ...',
    'vogerl, spadille | gang S | contra spadille | -| contra gang S | ...',
    'pheasant T4, honour | moon-catch | heads | - | contra heads | ...',
  ];

  it.each(auctions)('7.1 7.2 7.3 7.4 after the auction "%s" it scores what the game scored', (auction) => {
    const game = playedGame(example(auction));
    const scored = matchRecord({
      kind: 'open',
      date: null,
      venue: null,
      parties: [
        { team: 'A', collector: 'A', interceptor: 'A' },
        { team: 'B', collector: 'B', interceptor: 'B' },
      ],
      firstDealer: 0,
      games: [scoredFrom(game)],
    });
    const { score } = result(example(auction));
    const again = verified(scored as unknown as Record<string, unknown>);
    expect(again.games[0]!.score).toEqual(score);
    expect(again.games[0]!.violations).toEqual([]);
  });

  it('2.3 what was raised is not on the sheet', () => {
    const { sheet: sides } = scoredFrom(playedGame(example('game | - | - | bridge | ...')));
    expect(sides[1].lines.map(({ announcement, result: came }) => [announcement.id, came])).toEqual([
      ['bridge', 'lost'],
    ]);
  });

  it('8 it is read back from its record to the same game', () => {
    const game = scoredFrom(playedGame(example('game | ...')));
    const parsed = readMatch(record([sheetRecord(game)]));
    expect(parsed.ok && parsed.value.games[0]).toEqual(game);
  });
});

function sheetRecord(game: ReturnType<typeof scoredFrom>) {
  const { parties } = record([]) as {
    parties: Record<'A' | 'B', { team: string; collector: string; interceptor: string }>;
  };
  const { games } = matchRecord({
    kind: 'open',
    date: null,
    venue: null,
    parties: [parties.A, parties.B],
    firstDealer: 0,
    games: [game],
  });
  return games[0] as unknown as Record<string, unknown>;
}
