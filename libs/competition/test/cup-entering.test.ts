import { describe, expect, it } from '@jest/globals';
import { languages, say, type Sentence } from '@tarokk/rules';
import {
  blockingErrors,
  concessionRefusals,
  cupDrawRefusals,
  cupEntryRefusals,
  cupFindings,
  cupOf,
  cupPlayersOn,
  lastDayOfEntries,
  matchAgreementRefusals,
  mayStillBeDrawn,
  playerChangeRefusals,
  postponementRefusals,
  readSeed,
  tieDecisionRefusals,
  tieDecisionWarnings,
  type Cup,
  type CupAct,
  type CupMatch,
  type CupToDraw,
  type Draw,
  type Sheet,
} from '@tarokk/competition';
import { concession, DRAWN_ON, newCupMatch, newDraw, newEntries, SEED, tieNamed, won } from './making/cups.js';
import { eightGames, recordOf } from './making/records.js';
import { newSheet } from './making/sheets.js';

const codes = (refusals: readonly { readonly code: string; readonly sentence: Sentence }[]): readonly string[] => {
  for (const { sentence } of refusals)
    for (const language of languages) expect(say(sentence, language)).not.toMatch(/[{}]/);
  return refusals.map(({ code }) => code);
};

/** Of the cup of 2027 (D52). */
const NEXT_ENTRIES = lastDayOfEntries(2027);

const open: CupToDraw = {
  year: 2026,
  entries: newEntries(15),
  deadline: '2026-08-25',
  eventNamedOn: '2026-08-01',
  drawn: false,
  nextEntriesClose: NEXT_ENTRIES,
};
const sixteenth = { id: 'p16', name: 'Pair 16', players: ['p16a', 'p16b'] } as const;

describe('10 entries', () => {
  it('10 a sixteenth pair may enter on the last day, not after it', () => {
    expect(codes(cupEntryRefusals(open, sixteenth, '2026-08-25'))).toEqual([]);
    expect(codes(cupEntryRefusals(open, sixteenth, '2026-08-26'))).toEqual(['cup/entries-closed']);
  });

  it('10 a seventeenth pair may not', () => {
    const seventeenth = { id: 'p17', name: 'Pair 17', players: ['p17a', 'p17b'] } as const;
    expect(codes(cupEntryRefusals({ ...open, entries: newEntries(16) }, seventeenth, '2026-08-01'))).toEqual([
      'cup/full',
    ]);
    expect(
      codes(
        cupEntryRefusals(
          { ...open, entries: newEntries(16) },
          { ...newEntries(16)[15]!, name: 'New name' },
          '2026-08-01',
        ),
      ),
    ).toEqual([]);
  });

  it('D36 a pair is two persons, and a player is in one pair', () => {
    expect(codes(cupEntryRefusals(open, { ...sixteenth, players: ['x', 'x'] }, '2026-08-01'))).toEqual([
      'cup/not-two-persons',
    ]);
    const refusals = cupEntryRefusals(open, { ...sixteenth, players: ['p16a', 'p3b'] }, '2026-08-01');
    expect(codes(refusals)).toEqual(['cup/in-another-pair']);
    expect(say(refusals[0]!.sentence, 'en')).toBe('p3b plays in the pair Pair 3 already');
  });
});

describe('D28 the draw', () => {
  const seed = SEED;

  it('D28 follows the end of the entries, and the event was named before it', () => {
    expect(codes(cupDrawRefusals(open, seed, '2026-08-26'))).toEqual([]);
    expect(codes(cupDrawRefusals(open, seed, '2026-08-25'))).toEqual(['cup/entries-open']);
    expect(codes(cupDrawRefusals({ ...open, eventNamedOn: '2026-08-25' }, seed, '2026-08-26'))).toEqual([]);
    expect(codes(cupDrawRefusals({ ...open, eventNamedOn: '2026-08-26' }, seed, '2026-08-26'))).toEqual([
      'cup/no-event',
    ]);
    expect(codes(cupDrawRefusals({ ...open, eventNamedOn: null }, seed, '2026-08-26'))).toEqual(['cup/no-event']);
  });

  it('D28 the seed is entered once, and is a text', () => {
    expect(codes(cupDrawRefusals({ ...open, drawn: true }, seed, '2026-08-26'))).toEqual(['cup/drawn-already']);
    expect(codes(cupDrawRefusals(open, ' ', '2026-08-26'))).toEqual(['cup/no-seed']);
    expect(readSeed(seed)).toBe(seed);
  });

  it('D25, D28 can still come while entries are open, and later with two pairs and an event named in time', () => {
    const [lastDay, later] = ['2026-08-25', '2026-12-31'];
    const one = { ...open, entries: newEntries(1) };
    expect([mayStillBeDrawn(open, lastDay), mayStillBeDrawn(open, later)]).toEqual([true, true]);
    expect([mayStillBeDrawn(one, lastDay), mayStillBeDrawn(one, later)]).toEqual([true, false]);
    expect(mayStillBeDrawn({ ...open, entries: [] }, lastDay)).toBe(false);
    const unnamed = { ...open, eventNamedOn: null };
    expect([mayStillBeDrawn(unnamed, lastDay), mayStillBeDrawn(unnamed, later)]).toEqual([true, false]);
    expect(mayStillBeDrawn({ ...open, drawn: true }, lastDay)).toBe(false);
  });

  it('D27 needs two pairs', () => {
    expect(codes(cupDrawRefusals({ ...open, entries: newEntries(1) }, seed, '2026-08-26'))).toEqual(['cup/too-few']);
  });
});

describe('D52 a late draw', () => {
  it('D52 is refused if the final could be played when the entries of the next cup close', () => {
    const late = { ...open, entries: newEntries(12) };
    expect(codes(cupDrawRefusals(late, SEED, '2027-04-30'))).toEqual(['cup/final-beyond-next-entries']);
    expect(codes(cupDrawRefusals(late, SEED, '2027-03-31'))).toEqual([]);
    const earlier = { ...late, nextEntriesClose: '2027-03-31' };
    expect(codes(cupDrawRefusals(earlier, SEED, '2026-11-15'))).toEqual(['cup/final-beyond-next-entries']);
    expect(codes(cupDrawRefusals({ ...earlier, nextEntriesClose: '2027-04-01' }, SEED, '2026-11-15'))).toEqual([]);
  });

  it('D25, D52 of a cup that comes too late nothing is waited for', () => {
    const late = { ...open, entries: newEntries(12) };
    expect([mayStillBeDrawn(late, '2027-03-31'), mayStillBeDrawn(late, '2027-04-30')]).toEqual([true, false]);
  });
});

/** Four pairs: p1 meets p2, p3 meets p4. */
const draw: Draw = { ...newDraw(4), places: ['p1', 'p2', 'p3', 'p4'] };
const at = (matches: readonly CupMatch[] = [], acts: readonly CupAct[] = []): Cup =>
  cupOf({ drawnOn: DRAWN_ON, draw, matches, acts });
const oneMatch = newCupMatch(['p1', 'p2'], [96, 95], { date: '2026-11-05' });
const firstSemi = won(tieNamed(at(), 'semi-finals/1'), 'p1');

describe('D29 more matches', () => {
  it('D29 are agreed before the first match of a tie, three at least', () => {
    expect(codes(matchAgreementRefusals(at(), { sides: ['p1', 'p2'], matches: 4 }))).toEqual([]);
    expect(codes(matchAgreementRefusals(at(), { sides: ['p1', 'p2'], matches: 2 }))).toEqual(['cup/too-few-matches']);
    expect(codes(matchAgreementRefusals(at([oneMatch]), { sides: ['p1', 'p2'], matches: 4 }))).toEqual(['cup/begun']);
    expect(codes(matchAgreementRefusals(at(), { sides: ['p1', 'p3'], matches: 4 }))).toEqual(['cup/not-meeting']);
    expect(codes(matchAgreementRefusals(at(firstSemi), { sides: ['p1', 'p2'], matches: 4 }))).toEqual([
      'cup/not-meeting',
    ]);
  });
});

describe('D30, D32 giving up', () => {
  const give = (cup: Cup, pair: string, round: 'semi-finals' | 'final', against: string | null = null) =>
    codes(concessionRefusals(cup, { pair, round, against }));

  it('D30 a pair concedes an open tie, before the first match or later', () => {
    expect(give(at(), 'p1', 'semi-finals')).toEqual([]);
    expect(give(at([oneMatch]), 'p1', 'semi-finals', 'p2')).toEqual([]);
    expect(give(at(), 'p1', 'semi-finals', 'p3')).toEqual(['cup/not-meeting']);
  });

  it('D30 what is decided by points is over, who is out is out, who was never in neither', () => {
    expect(give(at(firstSemi), 'p1', 'semi-finals')).toEqual(['cup/tie-over']);
    expect(give(at(firstSemi), 'p2', 'semi-finals')).toEqual(['cup/out']);
    expect(give(at(firstSemi), 'p2', 'final')).toEqual(['cup/out']);
    expect(give(at(), 'p9', 'semi-finals')).toEqual(['cup/not-in-cup']);
  });

  it('D32 a pair withdraws from its next tie while the opponent is not known', () => {
    expect(give(at(firstSemi), 'p1', 'final')).toEqual([]);
  });

  it('D32 both may concede, until the one that went on has played', () => {
    const conceded = [concession('1', { pair: 'p2', round: 'semi-finals' })];
    expect(give(at([], conceded), 'p1', 'semi-finals')).toEqual([]);
    expect(give(at([], conceded), 'p2', 'semi-finals')).toEqual(['cup/out']);
    const secondSemi = won(tieNamed(at(), 'semi-finals/2'), 'p3');
    const final = newCupMatch(['p1', 'p3'], [99, 90], { date: '2026-12-05' });
    expect(give(at([...secondSemi, final], conceded), 'p1', 'semi-finals')).toEqual(['cup/tie-over']);
  });
});

describe('D33, 10 the jury', () => {
  it('D33 postpones before the end of the month, to a later day, a tie that is not decided', () => {
    const tie = 'semi-finals/1';
    expect(codes(postponementRefusals(at(), { tie, until: '2026-12-10', on: '2026-11-30' }, NEXT_ENTRIES))).toEqual([]);
    expect(codes(postponementRefusals(at(), { tie, until: '2026-12-10', on: '2026-12-01' }, NEXT_ENTRIES))).toEqual([
      'cup/too-late',
    ]);
    expect(codes(postponementRefusals(at(), { tie, until: '2026-11-30', on: '2026-11-01' }, NEXT_ENTRIES))).toEqual([
      'cup/no-later',
    ]);
    expect(
      codes(postponementRefusals(at(firstSemi), { tie, until: '2026-12-10', on: '2026-11-01' }, NEXT_ENTRIES)),
    ).toEqual(['cup/tie-over']);
    expect(
      codes(postponementRefusals(at(), { tie: 'first-round/1', until: '2026-12-10', on: '2026-11-01' }, NEXT_ENTRIES)),
    ).toEqual(['cup/not-in-cup']);
  });

  it('D51 postpones into the following year, at the latest to the day before the entries of the next cup close', () => {
    const final = { tie: 'final/1', on: '2026-12-20' } as const;
    expect(codes(postponementRefusals(at(), { ...final, until: '2027-01-10' }, NEXT_ENTRIES))).toEqual([]);
    expect(codes(postponementRefusals(at(), { ...final, until: '2027-08-30' }, NEXT_ENTRIES))).toEqual([]);
    expect(codes(postponementRefusals(at(), { ...final, until: '2027-08-31' }, NEXT_ENTRIES))).toEqual([
      'cup/beyond-next-entries',
    ]);
  });

  it('10 decides between two pairs that meet', () => {
    expect(codes(tieDecisionRefusals(at(), { sides: ['p1', 'p2'], goesOn: null }))).toEqual([]);
    expect(codes(tieDecisionRefusals(at(firstSemi), { sides: ['p1', 'p2'], goesOn: 'p2' }))).toEqual([]);
    expect(codes(tieDecisionRefusals(at(), { sides: ['p1', 'p2'], goesOn: 'p3' }))).toEqual(['cup/not-meeting']);
    expect(codes(tieDecisionRefusals(at(), { sides: ['p1', 'p3'], goesOn: 'p3' }))).toEqual(['cup/not-meeting']);
  });

  it('10 warns of a decision while the tie can still be played, its last day included', () => {
    const warned = (on: string) => codes(tieDecisionWarnings(at(), { sides: ['p1', 'p2'], on }));
    const { lastDay } = tieNamed(at(), 'semi-finals/1');
    expect(warned('2026-01-01')).toEqual(['cup/still-to-play']);
    expect(warned(lastDay)).toEqual(['cup/still-to-play']);
    expect(warned('2099-01-01')).toEqual([]);
  });

  it('10 changes a player: who leaves is of the pair, who comes of no other', () => {
    const change = { pair: 'p1', leaves: 'p1a', comes: 'vera', from: '2026-11-10' };
    expect(codes(playerChangeRefusals(at(), change))).toEqual([]);
    expect(codes(playerChangeRefusals(at(), { ...change, leaves: 'p2a' }))).toEqual(['cup/not-in-pair']);
    expect(codes(playerChangeRefusals(at(), { ...change, comes: 'p2a' }))).toEqual(['cup/in-another-pair']);
    expect(codes(playerChangeRefusals(at(), { ...change, comes: 'p1b' }))).toEqual(['cup/not-two-persons']);
    expect(codes(playerChangeRefusals(at(), { ...change, pair: 'p9' }))).toEqual(['cup/not-in-cup']);
  });

  it('10 the new player plays from their day on', () => {
    const cup = at(
      [],
      [
        { kind: 'player-change', id: '2', pair: 'p1', leaves: 'vera', comes: 'zoli', from: '2026-12-01' },
        { kind: 'player-change', id: '1', pair: 'p1', leaves: 'p1a', comes: 'vera', from: '2026-11-10' },
      ],
    );
    expect(cupPlayersOn(cup, 'p1', '2026-11-09')).toEqual(['p1a', 'p1b']);
    expect(cupPlayersOn(cup, 'p1', '2026-11-10')).toEqual(['vera', 'p1b']);
    expect(cupPlayersOn(cup, 'p1', '2026-12-01')).toEqual(['zoli', 'p1b']);
  });
});

describe('10 what the office finds on a cup sheet', () => {
  const sheet = (special: Partial<Sheet> = {}): Sheet =>
    newSheet({
      record: eightGames(),
      competitions: ['cup'],
      sides: ['p1', 'p2'],
      persons: ['p1a', 'p1b', 'p2a', 'p2b'],
      date: '2026-11-20',
      ...special,
    });
  const found = (special: Partial<Sheet>, cup = at()): readonly string[] => codes(cupFindings(sheet(special), cup));

  it('10 nothing on a sheet in order, nothing on sheets of other competitions', () => {
    expect(found({})).toEqual([]);
    expect(found({ competitions: ['championship'], sides: ['x', 'y'] })).toEqual([]);
  });

  it('10 pairs that do not meet', () => {
    expect(found({ sides: ['p1', 'p3'] })).toEqual(['cup/not-meeting']);
  });

  it('D36 a guest, and 10 a substitute', () => {
    expect(found({ persons: ['vera', 'p1b', 'p2a', 'p2b'], guests: ['vera'] })).toEqual(['cup/not-of-pair']);
    expect(found({ substitutions: [{ person: 'vera', for: 'p1a', from: 3 }] })).toEqual(['cup/substitution']);
  });

  it('D33 a day after the end of the month, unless postponed; a ruling may let it stand', () => {
    expect(found({ date: '2026-12-01' })).toEqual(['cup/late']);
    const acts: CupAct[] = [
      { kind: 'postponement', id: 'p', tie: 'semi-finals/1', until: '2026-12-01', on: '2026-11-30' },
    ];
    expect(found({ date: '2026-12-01' }, at([], acts))).toEqual([]);
    const ruled = sheet({
      date: '2026-12-01',
      rulings: [{ kind: 'stands', code: 'cup/late', game: null, accepted: true, reason: 'ill' }],
    });
    expect(blockingErrors(cupFindings(ruled, at()))).toEqual([]);
  });

  it('D29 a match beyond those agreed, D31 an extra time that is not due', () => {
    const level = [96, 95, 94].map((a, index) => newCupMatch(['p1', 'p2'], [a, [94, 95, 96][index]!]));
    const extraTime = { record: recordOf([{}, {}], { kind: 'extra-time' }) };
    expect(found({}, at(level))).toEqual(['cup/beyond-agreed']);
    expect(found(extraTime, at(level))).toEqual([]);
    expect(found(extraTime, at(level.slice(1)))).toEqual(['cup/extra-time-not-due']);
    expect(found(extraTime, at(firstSemi))).toEqual(['cup/extra-time-not-due']);
  });
});
