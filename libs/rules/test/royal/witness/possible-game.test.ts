import { describe, expect, it } from '@jest/globals';
import { Random } from '../../../src/random/random.js';
import { matchRecord } from '../../../src/royal/record/write.js';
import { readMatch } from '../../../src/royal/record/parse.js';
import { type Match, type PlayedGame, type ScoredGame } from '../../../src/royal/record/match.js';
import { scoredFrom } from '../../../src/royal/sheet/from-played.js';
import { randomMatch } from '../../../src/royal/random/match.js';
import { searchLayouts } from '../../../src/royal/sheet/witness/layout-search.js';
import { possibleGame } from '../../../src/royal/sheet/witness/possible-game.js';
import { resultDocument } from '../../../src/royal/verification/document.js';
import { verifyMatch } from '../../../src/royal/verification/verify.js';
import { scoredGame } from '../notation/game.js';
import { sheet } from '../notation/sheet.js';
import { isFull } from '../../../../../test/support/full.js';

/** The solver counts once nothing follows any more: a literal each, of which a game has some ten thousand. */
const ONE_PROPAGATION = 10_000;

const ordinary = 'A: 11 tarocks, 1 honour, T18';
const others = 'B: 11 tarocks, 1 honour, T17 T16';

const asked = (text: string, limit?: number) => possibleGame(scoredGame(sheet(text)), limit);

function witnessOf(game: ScoredGame): PlayedGame {
  const possible = possibleGame(game);
  if (possible?.state !== 'shown') throw new Error(`not shown, but ${possible?.state ?? 'null'}`);
  return possible.game;
}

/** One game as an archive would hold it, read back and verified. */
function verified(game: PlayedGame | ScoredGame) {
  const pair = { team: 'Aquincum', collector: 'Csaba Tóth', interceptor: 'Dóra Vas' };
  const match: Match = {
    kind: 'variant',
    date: null,
    venue: null,
    parties: [pair, pair],
    firstDealer: game.attackers === 0 ? 1 : 0,
    games: [{ ...game, number: 1 }],
  };
  const read = readMatch(JSON.parse(JSON.stringify(matchRecord(match))));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return resultDocument(verifyMatch(read.value), 'en');
}

/** Everything that a sheet says, in an order of its own; of a played game what its sheet would say. */
function lines(game: PlayedGame | ScoredGame) {
  const { announcements, silent, score } = verified(game).games[0]!;
  return {
    lines: announcements
      .filter(({ status }) => status !== 'raised')
      .map(({ reason: _reason, contra, ...line }) => JSON.stringify({ ...line, contra: contra && contra.points }))
      .sort(),
    silent: silent.map(({ party, bonus }) => `${party} ${bonus}`).sort(),
    score,
  };
}

/** Tarocks, honours and T18 T17 T16 of both parties, counted in the hands of a played game. */
function consolations({ deal }: PlayedGame) {
  return [0, 1].map((party) => {
    const cards = [...deal[2 * party]!, ...deal[2 * party + 1]!].filter((card) => card >= 32).map((card) => card - 31);
    return {
      tarocks: cards.length,
      honours: cards.filter((number) => number >= 21).length,
      has: [18, 17, 16].filter((number) => cards.includes(number)).map((number) => `T${number}`),
    };
  });
}

function expectShown(game: ScoredGame, witness: PlayedGame): void {
  expect(verified(witness).verdict).toBe('proved');
  expect(lines(witness)).toEqual(lines(game));
  expect(consolations(witness)).toEqual(
    game.sheet.map(({ tarocks, honours, has }) => ({
      tarocks,
      honours,
      has: ['T18', 'T17', 'T16'].filter((code) => (has as readonly string[]).includes(code)),
    })),
  );
  expect([witness.number, witness.attackers]).toEqual([game.number, game.attackers]);
}

const randomScored = (seed: string): readonly ScoredGame[] =>
  randomMatch(new Random(seed), { scoredPercent: 100 }).games.filter((game) => game.form === 'scored');

describe('a game that shows a sheet', () => {
  it('is found for the sheet of every random game, is legal, and gives exactly its lines', () => {
    for (const seed of isFull ? ['one', 'two', 'three'] : ['one']) {
      for (const game of randomScored(seed)) expectShown(game, witnessOf(game));
    }
  });

  it('shows five announcements of both parties, with contras, messages and a silent bonus', () => {
    const game = scoredGame(
      sheet(`
        A: 12 tarocks, 2 honours, T18
          collector: vogerl, ultimo T1 won, trull won
          interceptor: suit-count H 2, gang S lost
          silent: obscur
        B: 10 tarocks, 0 honours, T17 T16
          interceptor: flush, pheasant SK won
          contra: ultimo T1, gang S`),
    );
    expectShown(game, witnessOf(game));
  });

  it('2.6 plays the bound cards of lost Schlemme when they are due', () => {
    const game = scoredGame(
      sheet(`
        ${ordinary}
          collector: hawk T1 SK T2 lost, dragon HK lost
          interceptor: pre-ultimo CK lost, ultimo T4 lost
        ${others}
          collector: center lost, mariage S lost
          interceptor: ultimo DK lost
          silent: obscur`),
    );
    expectShown(game, witnessOf(game));
  });

  it.each([
    'spadille',
    'djinn S',
    'mariage H',
    'hawk T1 T2 SK',
    'color',
    'golgotha',
    'famille S',
    'quart',
    'pyramid',
    'spectrum',
    'stella T1 SK T4',
    'court H',
    'harpy',
    'royal',
  ])('4.9 shows %s, made by the attackers', (trophy) => {
    const catches = ['golgotha', 'harpy', 'royal'].includes(trophy);
    const party = catches ? '12 tarocks, 1 honour, T18 T17 T16' : '12 tarocks, 2 honours, T18 T17 T16';
    const other = catches ? '10 tarocks, 1 honour' : '10 tarocks, 0 honours';
    const obscur = scoredGame(sheet(`A: ${other}\n B: ${party}\n collector: ${trophy} won\n silent: obscur`));
    const without = scoredGame(sheet(`A: ${other}\n B: ${party}\n collector: ${trophy} won`));
    const isValat = possibleGame(obscur) === null;
    const game = isValat ? without : obscur;
    expectShown(game, witnessOf(game));
  });

  // Who holds the Sküs plays it before the seventh trick only if all tarocks of the hand are bound, and it most recently (2.6):
  // birds are, by Schlemme that Royal has raised.
  const shownByRaising = scoredGame(
    sheet(`
      A: 10 tarocks, 1 honour
      B: 12 tarocks, 1 honour, T18 T17 T16
        collector: royal won
        interceptor: big-bird lost`),
  );

  it('2.3 may raise what stands on no sheet, where no other game shows it', () => {
    const witness = witnessOf(shownByRaising);
    expectShown(shownByRaising, witness);
    const raised = verified(witness).games[0]!.announcements.filter(({ status }) => status === 'raised');
    expect(raised.length).toBeGreaterThan(0);
    // … and not with the calls of the sheet alone.
    const isOnSheet = ({ announcement: { id } }: { readonly announcement: { readonly id: string } }): boolean =>
      id === 'royal' || id === 'big-bird';
    const auction = witness.auction.map(({ seat, calls }) => ({ seat, calls: calls.filter(isOnSheet) }));
    const { violations } = verified({ ...witness, auction }).games[0]!;
    expect(violations.map(({ code }) => code)).toContain('play/bound-card-early');
  });

  it('is the same one every time', () => {
    const [game] = randomScored('again');
    expect(witnessOf(game!)).toEqual(witnessOf(game!));
  });

  it('is looked for beside points that are added up wrongly, and has the right ones', () => {
    const wrong = scoredGame(sheet(`${ordinary}\n points: 3\n ${others}\n silent: obscur`));
    const right = scoredGame(sheet(`${ordinary}\n ${others}\n silent: obscur`));
    expect(lines(witnessOf(wrong)).score).toEqual(lines(right).score);
  });
});

describe('a sheet that no game shows', () => {
  it('names the entries that exclude each other, and nothing else of the sheet', () => {
    const possible = asked(`
      ${ordinary}
        collector: ultimo T1 won, gang S won
      ${others}
        collector: ultimo T2 won
        silent: obscur`);
    expect(possible?.state).toBe('impossible');
    if (possible?.state !== 'impossible') return;
    expect(possible.excludedBy).toBe('claims');
    expect(possible.clash.map(({ stands }) => stands)).toEqual([
      { entry: 'line', party: 0, index: 0 },
      { entry: 'line', party: 1, index: 0 },
    ]);
  });

  it('3.1 is refuted by the clauses where the claims alone do not clash', () => {
    // One player has three of four diamonds, the king another: two players have none, and their tarocks beat it.
    const possible = asked(`
      ${ordinary}
        collector: suit-count D 3, vogerl
      ${others}
        interceptor: falcon DK won
        silent: obscur`);
    expect(possible?.state).toBe('impossible');
    if (possible?.state !== 'impossible') return;
    expect(possible.excludedBy).toBe('clauses');
    expect(possible.clash.map(({ stands }) => stands)).toEqual([
      { entry: 'line', party: 0, index: 0 },
      { entry: 'line', party: 1, index: 0 },
    ]);
  });

  it('has its clash made smaller within the limit too, and names more where that comes first', () => {
    const text = `
      ${ordinary}
        collector: suit-count D 3, vogerl
      ${others}
        interceptor: falcon DK won
        silent: obscur`;
    const whole = asked(text);
    const [, clauses, proof] = whole!.tried.map(({ steps }) => steps);
    // Half of what is left goes into the proof, which ends only while some of it is left.
    const limit = clauses! + 2 * (proof! + 1) + 1;
    const possible = asked(text, limit);
    if (possible?.state !== 'impossible' || whole?.state !== 'impossible') throw new Error('not impossible');
    const steps = possible.tried.reduce((sum, each) => sum + each.steps, 0);
    expect(steps).toBeLessThanOrEqual(limit + ONE_PROPAGATION);
    expect(possible.clash).toEqual(expect.arrayContaining([...whole.clash]));
  });

  it('is not called so by a search that had too few steps', () => {
    const [game] = randomScored('limit');
    expect(possibleGame(game!, 1)?.state).toBe('undecided');
  });

  it('7.1, 2.2 is asked for nothing where the consolations or the auction already exclude it', () => {
    expect(asked(`A: 11 tarocks, 1 honour, T18\n ${others.replace('11', '12')}`)).toBeNull();
    expect(asked(`${ordinary}\n collector: ultimo T1 won, pre-ultimo T1 won\n ${others}`)).toBeNull();
  });
});

describe('the second search', () => {
  it('finds games for the sheets of random games too, by changing cards of a layout', () => {
    for (const game of randomScored('layouts')) {
      const witness = searchLayouts(game, { left: 200_000 });
      if (witness === null) throw new Error(`no witness for game ${game.number}`);
      expectShown(game, witness);
    }
  });

  it('stops at its limit', () => {
    const steps = { left: 500 };
    const hopeless = scoredGame(sheet(`${ordinary}\n collector: ultimo T1 won\n ${others}\n collector: ultimo T1 won`));
    expect(searchLayouts(hopeless, steps)).toBeNull();
    expect(steps.left).toBe(0);
  });
});

describe('the sheet of a game that was played', () => {
  it('is never impossible, whatever was announced, raised, made or lost in it', () => {
    let asked = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const { games } = randomMatch(new Random(`played ${seed}`), { scoredPercent: 0 });
      for (const game of games) {
        if (game.form !== 'played') continue;
        asked++;
        const possible = possibleGame(scoredFrom(game), 400_000);
        // The smallest clash, where there is a mistake.
        expect(possible?.state === 'impossible' ? [seed, game.number, possible.clash] : 'possible').toBe('possible');
      }
    }
    expect(asked).toBeGreaterThan(80);
  });
});

describe('a sheet that somebody wrote to keep the search busy', () => {
  const hostile = scoredGame(
    sheet(`
      ${ordinary}
        collector: hawk T1 SK T2 lost, dragon HK lost
        interceptor: pre-ultimo CK lost, ultimo T4 lost
      ${others}
        collector: center lost, mariage S lost
        interceptor: ultimo DK lost
        silent: obscur`),
  );

  it.each([1, 500, 2000])('ends after %i steps, undecided, and says what it tried', (limit) => {
    const possible = possibleGame(hostile, limit);
    expect(possible?.state).toBe('undecided');
    const used = possible!.tried.reduce((sum, { steps }) => sum + steps, 0);
    expect(used).toBeGreaterThan(0);
    expect(used).toBeLessThanOrEqual(limit + ONE_PROPAGATION);
  });
});
