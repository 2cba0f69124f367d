import { describe, expect, it } from '@jest/globals';
import { languages, say, verifyMatch } from '@tarokk/rules';
import {
  bracketPicture,
  cupMatch,
  cupOf,
  nextTieOf,
  pairsOf,
  tiesToPlay,
  type Cup,
  type CupAct,
  type CupMatch,
  type Draw,
} from '@tarokk/competition';
import { concession, DRAWN_ON, newCupMatch, newDraw, newEntries, playedOut, tieNamed, won } from './making/cups.js';
import { eightGames, recordOf } from './making/records.js';
import { newSheet, official } from './making/sheets.js';

/** Two pairs named A and B, A above. */
const final: Draw = {
  ...newDraw(2),
  lots: newEntries(2).map((entry, index) => ({ number: index + 1, lot: '', entry: { ...entry, name: 'AB'[index]! } })),
  places: ['p1', 'p2'],
};
const meeting = (matches: readonly CupMatch[], acts: readonly CupAct[] = []): Cup =>
  cupOf({ drawnOn: DRAWN_ON, draw: final, matches, acts });
const theTie = (cup: Cup) => tieNamed(cup, 'final/1');
const said = (cup: Cup, language: 'en' | 'de' | 'hu' = 'en'): string => say(theTie(cup).sentence, language);
const match = (a: number, b: number, special: Partial<CupMatch> = {}): CupMatch =>
  newCupMatch(['p1', 'p2'], [a, b], { date: '2026-12-05', ...special });
const extraTime = (a: number, b: number): CupMatch => match(a, b, { kind: 'extra-time', date: '2026-12-20' });
const level = [match(96, 95), match(87, 94), match(99, 93)];

/** Four pairs: p1 meets p2, p3 meets p4. */
const four: Draw = { ...newDraw(4), places: ['p1', 'p2', 'p3', 'p4'] };

describe('10 a tie', () => {
  it('10 96:95, 87:94, 97:93 are 280:282, and B goes on', () => {
    const cup = meeting([match(96, 95), match(87, 94), match(97, 93)]);
    expect(theTie(cup)).toMatchObject({
      points: [280, 282],
      outcome: { state: 'decided', by: 'points', goesOn: 'p2' },
    });
    expect(theTie(cup).matches.map(({ running }) => running)).toEqual([
      [96, 95],
      [183, 189],
      [280, 282],
    ]);
    expect(said(cup)).toBe('B wins the cup 282:280 after 3 matches');
  });

  it('10 282:282 and an extra time of 192:191: A goes on', () => {
    const draw: Draw = {
      ...four,
      lots: four.lots.map((lot, index) => ({ ...lot, entry: { ...lot.entry, name: 'ABCD'[index]! } })),
    };
    const cup = cupOf({ drawnOn: DRAWN_ON, draw, matches: [...level, extraTime(192, 191)], acts: [] });
    expect(tieNamed(cup, 'semi-finals/1')).toMatchObject({
      points: [282, 282],
      outcome: { by: 'extra-time', goesOn: 'p1' },
    });
    const { sentence } = tieNamed(cup, 'semi-finals/1');
    expect(say(sentence, 'en')).toBe('A goes on 192:191 after the first extra time');
    expect(say(sentence, 'de')).toBe('A kommt weiter, 192:191 nach der ersten Verlängerung');
    expect(say(sentence, 'hu')).toBe('A továbbjut: 192:191, az első hosszabbítás után');
  });

  it('10, D31 extra times go on until one is not level, and count for nothing else', () => {
    const matches = [...level, extraTime(192, 192), extraTime(170, 170)];
    expect(theTie(meeting(matches)).outcome).toEqual({ state: 'open', next: 'extra-time', missing: 0 });
    const cup = meeting([...matches, extraTime(150, 160), extraTime(200, 0)]);
    expect(theTie(cup)).toMatchObject({ points: [282, 282], outcome: { by: 'extra-time', goesOn: 'p2' } });
    expect(said(cup)).toBe('B wins the cup 160:150 after the third extra time');
    expect(theTie(cup).surplus).toHaveLength(1);
  });

  it('10 the fifth extra time is the 5th', () => {
    const ties = Array.from({ length: 4 }, () => extraTime(100, 100));
    expect(said(meeting([...level, ...ties, extraTime(101, 100)]))).toBe(
      'A wins the cup 101:100 after the 5th extra time',
    );
  });

  it('D31 an extra time before all agreed matches, or without equal sums, has no effect', () => {
    const early = extraTime(192, 191);
    expect(theTie(meeting([...level.slice(0, 2), early]))).toMatchObject({
      surplus: [early.id],
      outcome: { state: 'open', missing: 1 },
    });
    const needless = extraTime(0, 200);
    const cup = meeting([match(96, 95), match(96, 95), match(96, 95), needless]);
    expect(theTie(cup)).toMatchObject({ surplus: [needless.id], outcome: { by: 'points', goesOn: 'p1' } });
  });

  it('10 less than three matches decide nothing; the sentence says what is to play', () => {
    const cup = meeting([match(96, 95), match(87, 94)]);
    expect(theTie(cup).outcome).toEqual({ state: 'open', next: 'match', missing: 1 });
    expect(said(cup)).toBe('A against B 183:189; 1 match to play until 31 December 2026');
    expect(cup.winner).toBeNull();
  });

  it('D29 with four matches agreed the third decides nothing, and a fifth is beyond the tie', () => {
    const acts: CupAct[] = [{ kind: 'matches-agreed', id: 'a', sides: ['p2', 'p1'], matches: 4 }];
    const three = [match(99, 90), match(99, 90), match(99, 90)];
    expect(theTie(meeting(three, acts)).outcome).toEqual({ state: 'open', next: 'match', missing: 1 });
    const [fourth, fifth] = [match(99, 90), match(0, 200)];
    const cup = meeting([...three, fourth, fifth], acts);
    expect(theTie(cup)).toMatchObject({
      agreed: 4,
      points: [396, 360],
      surplus: [fifth.id],
      outcome: { goesOn: 'p1' },
    });
  });

  it('D29 the first three in the order played count, by date and number, whatever the order in which they come', () => {
    const [first, second, third, fourth] = [
      match(90, 80, { date: '2026-12-01', order: 1 }),
      match(90, 80, { date: '2026-12-01', order: 2 }),
      match(90, 80, { date: '2026-12-02', order: 1 }),
      match(0, 200, { date: '2026-12-03', order: 1 }),
    ] as const;
    const tie = theTie(meeting([fourth, third, second, first]));
    expect(tie.matches.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
    expect(tie.outcome).toMatchObject({ goesOn: 'p1' });
  });

  it('10 whichever pair is called A on a sheet, the points are entered to the right pair', () => {
    const turned = newCupMatch(['p2', 'p1'], [94, 87], { date: '2026-12-05' });
    expect(theTie(meeting([match(96, 95), turned, match(97, 93)])).points).toEqual([280, 282]);
  });
});

describe('D30, D32 giving up', () => {
  it('D30 who concedes is out whatever the sums, and the matches played stay', () => {
    const cup = meeting(
      [match(120, 60), match(120, 60)],
      [concession('c', { pair: 'p1', round: 'final', against: 'p2' })],
    );
    expect(theTie(cup)).toMatchObject({ points: [240, 120], outcome: { by: 'concession', goesOn: 'p2', out: ['p1'] } });
    expect(said(cup)).toBe('B wins the cup: A conceded at 120:240 (D30)');
  });

  it('D30 before the first match it is a walkover', () => {
    const cup = meeting([], [concession('c', { pair: 'p2', round: 'final' })]);
    expect(theTie(cup).outcome).toEqual({ state: 'decided', by: 'walkover', goesOn: 'p1', out: ['p2'] });
    expect(said(cup)).toBe('A wins the cup without playing: B conceded before the first match (D30)');
  });

  it('D32 when both concede, nobody goes on, and the next opponent goes on without a match', () => {
    const acts = [
      concession('1', { pair: 'p1', round: 'semi-finals' }),
      concession('2', { pair: 'p2', round: 'semi-finals' }),
    ];
    const before = cupOf({ drawnOn: DRAWN_ON, draw: four, matches: [], acts });
    expect(tieNamed(before, 'semi-finals/1').outcome).toMatchObject({
      by: 'both-conceded',
      goesOn: null,
      out: ['p1', 'p2'],
    });
    const matches = won(tieNamed(before, 'semi-finals/2'), 'p4');
    const cup = cupOf({ drawnOn: DRAWN_ON, draw: four, matches, acts });
    expect(tieNamed(cup, 'final/1').outcome).toMatchObject({ by: 'no-opponent', goesOn: 'p4' });
    expect(cup).toMatchObject({ winner: 'p4', runnersUp: [], bronze: ['p1', 'p2', 'p3'] });
  });

  it('D32 a pair that withdraws while its next opponent is not known concedes to whoever comes', () => {
    const matches = won(
      tieNamed(cupOf({ drawnOn: DRAWN_ON, draw: four, matches: [], acts: [] }), 'semi-finals/1'),
      'p1',
    );
    const acts = [concession('w', { pair: 'p1', round: 'final' })];
    const cup = cupOf({ drawnOn: DRAWN_ON, draw: four, matches, acts });
    expect(tieNamed(cup, 'final/1').outcome).toEqual({ state: 'waiting' });
    const later = cupOf({
      drawnOn: DRAWN_ON,
      draw: four,
      matches: [...matches, ...won(tieNamed(cup, 'semi-finals/2'), 'p3')],
      acts,
    });
    expect(later).toMatchObject({ winner: 'p3', runnersUp: ['p1'] });
  });

  it('D32 when everybody withdraws nobody wins the cup', () => {
    const acts = (['p1', 'p2', 'p3', 'p4'] as const).map((pair, index) =>
      concession(String(index), { pair, round: 'semi-finals' }),
    );
    const cup = cupOf({ drawnOn: DRAWN_ON, draw: four, matches: [], acts });
    expect(cup).toMatchObject({ winner: null, bronze: ['p1', 'p2', 'p3', 'p4'] });
    expect(say(tieNamed(cup, 'final/1').sentence, 'hu')).toBe('senki sem nyeri meg a kupát: itt nem maradt pár (D32)');
  });
});

describe('10 the jury', () => {
  it('10 decides a tie that was not played or not finished, for one pair or for neither', () => {
    const decision = (goesOn: string | null): CupAct => ({
      kind: 'decision',
      id: `d${String(goesOn)}`,
      sides: ['p2', 'p1'],
      goesOn,
      reason: 'snow on all roads',
    });
    const cup = meeting([match(50, 99)], [decision('p1')]);
    expect(said(cup)).toBe('A wins the cup by decision of the jury: snow on all roads');
    expect(said(meeting([], [decision(null)]))).toBe('nobody wins the cup by decision of the jury: snow on all roads');
    expect(meeting([], [decision('p1'), decision('p2')]).winner).toBe('p2');
  });

  it('D52 in a cup that was drawn late the ties end with the rounds that have moved on', () => {
    const late = { draw: newDraw(4), drawnOn: '2026-12-05', acts: [] };
    const semi = tieNamed(cupOf({ ...late, matches: [] }), 'semi-finals/1');
    expect(cupOf({ ...late, matches: [] }).rounds.map(({ lastDay }) => lastDay)).toEqual(['2027-01-31', '2027-02-28']);
    const pairs = semi.sides.map((side) => (side.kind === 'pair' ? side.pair : '')) as [string, string];
    const inJanuary = newCupMatch(pairs, [96, 95], { date: '2027-01-31' });
    const inFebruary = newCupMatch(pairs, [96, 95], { date: '2027-02-01', order: 2 });
    const { matches } = tieNamed(cupOf({ ...late, matches: [inJanuary, inFebruary] }), 'semi-finals/1');
    expect(matches.map((match) => match.late)).toEqual([false, true]);
  });

  it('D33 a match after the end of the month is late unless a later day was granted before that end', () => {
    const late = match(96, 95, { date: '2027-01-03' });
    const postponed = (on: string): Cup =>
      meeting([late], [{ kind: 'postponement', id: 'p', tie: 'final/1', until: '2027-01-15', on }]);
    expect(theTie(meeting([late])).matches[0]!.late).toBe(true);
    expect(theTie(postponed('2026-12-31'))).toMatchObject({ lastDay: '2027-01-15', matches: [{ late: false }] });
    expect(theTie(postponed('2027-01-01'))).toMatchObject({ lastDay: '2026-12-31', matches: [{ late: true }] });
  });
});

describe('D34 bronze', () => {
  it('D34 goes to both who lost a semi-final', () => {
    const cup = cupOf({ drawnOn: DRAWN_ON, draw: four, matches: playedOut(four, ([upper]) => upper), acts: [] });
    expect(cup).toMatchObject({ winner: 'p1', runnersUp: ['p3'], bronze: ['p2', 'p4'] });
  });

  it('D34 with three entries to one pair, with two to none', () => {
    expect(
      cupOf({ drawnOn: DRAWN_ON, draw: newDraw(3), matches: playedOut(newDraw(3), ([upper]) => upper), acts: [] })
        .bronze,
    ).toHaveLength(1);
    expect(meeting([match(96, 95), match(96, 95), match(96, 95)]).bronze).toEqual([]);
  });
});

describe('10 what is still to play', () => {
  it('10 ties between known pairs, the most urgent first, with the days left; after the last day the jury decides', () => {
    const cup = cupOf({ drawnOn: DRAWN_ON, draw: newDraw(12), matches: [], acts: [] });
    const due = tiesToPlay(cup, '2026-09-28');
    expect(due.map(({ tie, daysLeft }) => [tie.round, daysLeft])).toEqual(
      [...Array<null>(4)].map(() => ['first-round', 2]),
    );
    expect(say(due[0]!.sentence, 'en')).toMatch(/^Pair \d+ against Pair \d+: 3 matches to play, 2 days left$/);
    expect(say(tiesToPlay(cup, '2026-10-01')[0]!.sentence, 'de')).toMatch(
      /bis 30\.09\.2026 nicht beendet, die Jury entscheidet/,
    );
    expect(tiesToPlay(meeting(level), '2026-12-31').map(({ sentence }) => say(sentence, 'en'))).toEqual([
      'A against B: an extra time to play, 0 days left',
    ]);
  });

  it('D32 the next tie of a pair is the first that is not decided, none when it is out', () => {
    const cup = cupOf({
      drawnOn: DRAWN_ON,
      draw: four,
      matches: won(tieNamed(cupOf({ drawnOn: DRAWN_ON, draw: four, matches: [], acts: [] }), 'semi-finals/1'), 'p1'),
      acts: [],
    });
    expect(nextTieOf(cup, 'p1')!.id).toBe('final/1');
    expect(nextTieOf(cup, 'p2')).toBeNull();
    expect(nextTieOf(cup, 'p3')!.id).toBe('semi-finals/2');
  });
});

describe('the bracket as a picture', () => {
  it('boxes stand in the middle of those that lead to them, and every line says who is there', () => {
    const cup = cupOf({ drawnOn: DRAWN_ON, draw: newDraw(13), matches: [], acts: [] });
    const { size, columns } = bracketPicture(cup);
    expect(size).toBe(16);
    expect(columns.map(({ boxes }) => boxes.length)).toEqual([8, 4, 2, 1]);
    columns.slice(1).forEach(({ boxes }, index) => {
      for (const box of boxes) {
        const before = columns[index]!.boxes.filter(({ leadsTo }) => leadsTo === box.tie).map(({ middle }) => middle);
        expect(before).toHaveLength(2);
        expect((before[0]! + before[1]!) / 2).toBe(box.middle);
      }
    });
    const names = columns.flatMap(({ boxes }) => boxes.flatMap(({ lines }) => lines.map(({ name }) => name)));
    expect(names).toContainEqual({ en: 'bye', de: 'Freilos', hu: 'erőnyerő' });
    expect(names).toContainEqual({
      en: 'winner of semi-finals 2',
      de: 'Sieger Semifinale 2',
      hu: '2. elődöntő győztese',
    });
    expect(columns.at(-1)!.boxes[0]).toMatchObject({ middle: 8, leadsTo: null });
  });

  it('points stand at the pair that made them, those of the extra time beside them', () => {
    const [box] = bracketPicture(meeting([...level, extraTime(191, 192)])).columns[0]!.boxes;
    expect(box!.lines).toMatchObject([
      { name: 'A', points: 282, extraTime: 191, goesOn: false },
      { name: 'B', points: 282, extraTime: 192, goesOn: true },
    ]);
  });
});

describe('10 which matches count', () => {
  const sides = ['p1', 'p2'] as const;

  it('10 match points of eight games, raw points of an extra time', () => {
    const record = eightGames();
    const { points } = verifyMatch(record);
    const match = cupMatch(official('m', newSheet({ record, sides, competitions: ['cup'] })))!;
    expect(match).toMatchObject({ kind: 'match', sides, points: points.map((raw) => Math.floor(raw / 8)) });
    const extra = recordOf([{}, {}], { kind: 'extra-time' });
    expect(cupMatch(official('e', newSheet({ record: extra, sides, competitions: ['cup'] })))).toMatchObject({
      kind: 'extra-time',
      points: verifyMatch(extra).points,
    });
  });

  it('D13, D29 a reopened match, an open one and one of another competition do not', () => {
    const cup = newSheet({ sides, competitions: ['cup'] });
    expect(cupMatch(official('m', cup, 'reopened'))).toBeNull();
    expect(cupMatch(official('m', newSheet({ sides })))).toBeNull();
    expect(cupMatch(official('m', { ...cup, record: recordOf([{}], { kind: 'open' }) }))).toBeNull();
  });

  it('D35, 11.2 a Grand Prix match agreed for the cup does, with its match points', () => {
    expect(cupMatch(official('m', newSheet({ sides, competitions: ['grand-prix', 'cup'] })))).not.toBeNull();
  });
});

describe('10 a match that is not of this cup', () => {
  it('10 has no effect, and is named', () => {
    const foreign = newCupMatch(['p1', 'p9'], [96, 95]);
    expect(meeting([foreign])).toMatchObject({ foreign: [foreign.id], winner: null });
    expect(theTie(meeting([foreign]))).toEqual(theTie(meeting([])));
  });
});

describe('every outcome', () => {
  it('can be said in three languages without a gap', () => {
    const acts = [
      concession('1', { pair: 'p1', round: 'semi-finals' }),
      concession('2', { pair: 'p2', round: 'semi-finals' }),
      concession('3', { pair: 'p4', round: 'semi-finals' }),
    ];
    const cups = [
      cupOf({ drawnOn: DRAWN_ON, draw: newDraw(5), matches: [], acts: [] }),
      cupOf({ drawnOn: DRAWN_ON, draw: four, matches: [], acts }),
      cupOf({ drawnOn: DRAWN_ON, draw: four, matches: [], acts: acts.slice(0, 1) }),
      meeting(level),
      meeting([...level, extraTime(10, 10)]),
    ];
    for (const cup of cups) {
      for (const { ties } of cup.rounds) {
        for (const { sentence } of ties)
          for (const language of languages) expect(say(sentence, language)).not.toMatch(/[{}]/);
      }
    }
    expect(pairsOf(tieNamed(cups[1]!, 'final/1'))).toBeNull();
  });
});
