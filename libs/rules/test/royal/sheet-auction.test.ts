import { describe, expect, it } from '@jest/globals';
import { result } from './notation/game.js';
import { complaints, sheet } from './notation/sheet.js';

/** A defends and has T18 only; B attacks. Obscur is with B where it is played. */
const lines = (ofB: string, ofA = ''): string => `
  A: 11 tarocks, 1 honour, T18
  ${ofA}
  B: 11 tarocks, 1 honour, T17 T16
  ${ofB}`;
const drawn = (ofB: string, ofA = ''): readonly string[] =>
  complaints(lines(ofB, ofA)).filter((code) => code === 'sheet/auction' || code === 'sheet/consolation');

describe('7.1 sheet/consolation', () => {
  const consolation = (a: string, b: string): readonly string[] => complaints(`A: ${a}\n silent: obscur\nB: ${b}`);

  it('7.1 two sides that fit each other draw nothing', () => {
    expect(consolation('11 tarocks, 1 honour, T18', '11 tarocks, 1 honour, T17 T16')).toEqual([]);
  });

  it('7.1 the two parties’ tarocks add up to 22', () => {
    expect(consolation('11 tarocks, 1 honour, T18', '12 tarocks, 1 honour, T17 T16')).toEqual(['sheet/consolation']);
    expect(consolation('11 tarocks, 1 honour, T18', '10 tarocks, 1 honour, T17 T16')).toEqual(['sheet/consolation']);
  });

  it('7.1 their honours add up to 2', () => {
    expect(consolation('11 tarocks, 2 honours, T18', '11 tarocks, 1 honour, T17 T16')).toEqual(['sheet/consolation']);
    expect(consolation('11 tarocks, 0 honours, T18', '11 tarocks, 1 honour, T17 T16')).toEqual(['sheet/consolation']);
  });

  it.each(['T18', 'T17', 'T16'])('7.1 %s is with exactly one of them', (card) => {
    const others = ['T18', 'T17', 'T16'].filter((code) => code !== card).join(' ');
    expect(consolation(`11 tarocks, 1 honour, ${card}`, '11 tarocks, 1 honour, T18 T17 T16')).toEqual([
      'sheet/consolation',
    ]);
    expect(consolation('11 tarocks, 1 honour', `11 tarocks, 1 honour, ${others}`)).toEqual(['sheet/consolation']);
  });

  it('7.1 it is drawn once, however much does not fit, and not reported again as impossible', () => {
    expect(consolation('20 tarocks, 2 honours, T18 T17', '20 tarocks, 2 honours, T18 T17')).toEqual([
      'sheet/consolation',
    ]);
  });

  it('7.1 its sentence names what does not fit, in words', () => {
    const wrong = sheet('A: 12 tarocks, 1 honour, T18\n silent: obscur\nB: 11 tarocks, 1 honour, T18 T17 T16');
    expect(result(wrong).violations[0]!.message).toBe(
      'the two sides do not fit each other in: number of tarocks, XVIII',
    );
  });
});

describe('sheet/auction: what 2.2–2.5, 4.1 and 4.3 exclude', () => {
  it.each([
    ['2.2', 'the same Schlemm twice', 'collector: ultimo T1 lost\n interceptor: ultimo T1 lost\n silent: obscur'],
    ['2.2', 'the same trophy twice', 'collector: spadille lost, spadille lost\n silent: obscur'],
    ['2.3', 'D2 the two of a pair', 'collector: ultimo T1 lost, pre-ultimo T1 lost\n silent: obscur'],
    ['2.3', 'D2 the two of a pair, the higher one first', 'interceptor: bridge lost, game won'],
    ['2.3', 'D2 the two of a pair with kings', 'collector: ultimo HK lost, court H lost'],
    ['2.4', 'two trophies', 'collector: spadille lost, manille lost\n silent: obscur'],
    ['2.4', 'D3 two flight Schlemme', 'collector: pheasant T1 lost, falcon T2 lost\n silent: obscur'],
    ['2.4', 'two catch Schlemme', 'collector: gang S lost, gang H lost\n silent: obscur'],
    ['2.4', 'one card bound twice', 'collector: pheasant SK lost, ultimo SK lost\n silent: obscur'],
    [
      '2.4',
      'one card bound by Mariage and by a flight',
      'collector: pheasant SK lost, mariage S lost\n silent: obscur',
    ],
    ['2.5', 'a contra without a line of the other party', 'contra: gang S\n silent: obscur'],
    ['4.1', 'a message twice from one player', 'collector: vogerl, vogerl\n silent: obscur'],
    ['4.1', 'a suit count twice for a suit', 'collector: suit-count S 2, suit-count S 3\n silent: obscur'],
    ['4.1', 'a tarock count of seven', 'collector: tarock-count 7\n silent: obscur'],
    ['4.1', 'a tarock count of eleven', 'collector: tarock-count 11\n silent: obscur'],
    ['4.1', 'a suit count of one', 'collector: suit-count S 1\n silent: obscur'],
    ['4.1', 'a count of the whole red suit', 'collector: suit-count H 4\n silent: obscur'],
    ['4.1', 'a count of the whole black suit', 'collector: suit-count S 5\n silent: obscur'],
    ['4.3', 'Obscur beside a free-trick Schlemm', 'collector: game won\n silent: obscur'],
    ['4.3', 'Obscur beside a Valat trophy', 'collector: scale lost\n silent: obscur'],
    ['4.3', 'Lauer beside Pagat catch', 'collector: pagat-catch won\n silent: obscur, lauer'],
    ['4.3', 'Four kings beside Valat', 'collector: valat lost\n silent: four-kings'],
    ['4.3', 'Four kings beside Legion', 'collector: legion lost\n silent: obscur, four-kings'],
    ['4.3', 'a silent moon catch beside Moon catch', 'collector: moon-catch won\n silent: obscur, silent-moon-catch'],
  ])('%s %s', (_rule, _what, ofB) => {
    expect(drawn(ofB)).toEqual(['sheet/auction']);
  });

  it('4.3 Obscur beside the other party’s free-trick Schlemm', () => {
    expect(drawn('silent: obscur', 'collector: game lost')).toEqual(['sheet/auction']);
  });

  it('2.5 a contra on a message, or on the party’s own line', () => {
    expect(drawn('contra: vogerl\n silent: obscur', 'collector: vogerl')).toEqual(['sheet/auction']);
    expect(drawn('collector: gang S lost\n contra: gang S\n silent: obscur')).toEqual(['sheet/auction']);
  });

  it('2.5 a contra written twice, which scores once', () => {
    const source = lines('contra: gang S, gang S\n silent: obscur', 'collector: gang S lost');
    expect(complaints(source)).toEqual(['sheet/auction']);
    expect(result(sheet(source)).score.B.contra).toBe(5);
  });

  it('2.5 7.3 a contra on a message, or on nothing, scores nothing', () => {
    expect(result(sheet(lines('contra: vogerl, gang S\n silent: obscur', 'collector: vogerl'))).score.B.contra).toBe(0);
  });

  it('2.5 7.3 a contra on a line that stands twice is on the first', () => {
    const twice = lines('contra: gang S\n silent: obscur', 'collector: gang S won, gang S lost');
    expect(result(sheet(twice)).announcements.map(({ contra }) => contra)).toEqual([{ seat: null, points: -5 }, null]);
  });

  it('2.2 2.4 it is drawn once a game, however much is excluded', () => {
    expect(
      drawn(
        'collector: gang S lost, gang H lost, tarock-count 7\n contra: fleet\n silent: obscur',
        'collector: spadille lost, manille lost',
      ),
    ).toEqual(['sheet/auction']);
  });

  it.each([
    [
      '2.2',
      'the same Schlemm of both parties',
      'collector: ultimo T1 lost\n silent: obscur',
      'collector: ultimo T1 lost',
    ],
    ['2.3', 'no pair', 'collector: ultimo SK lost, mariage H lost\n silent: obscur', ''],
    ['2.4', 'a trophy of each party', 'collector: spadille lost\n silent: obscur', 'collector: manille lost'],
    ['2.4', 'a flight and a catch Schlemm', 'collector: pheasant T1 lost, gang S lost\n silent: obscur', ''],
    [
      '2.4',
      'the same card in both parties',
      'collector: pheasant SK lost\n silent: obscur',
      'collector: ultimo SK lost',
    ],
    ['2.5', 'a contra on a line of the other party', 'contra: gang S\n silent: obscur', 'collector: gang S lost'],
    [
      '4.1',
      'the same message of four players',
      'collector: vogerl\n interceptor: vogerl\n silent: obscur',
      'collector: vogerl\n interceptor: vogerl',
    ],
    [
      '4.1',
      'counts that may be said',
      'collector: suit-count S 2, suit-count H 3\n silent: obscur',
      'collector: tarock-count 8',
    ],
    ['4.3', 'Lauer beside the other party’s Pagat catch', 'silent: obscur, lauer', 'collector: pagat-catch lost'],
    ['4.3', 'Four kings beside Misère', 'collector: misere won\n silent: four-kings', ''],
  ])('%s nothing is drawn by %s', (_rule, _what, ofB, ofA) => {
    expect(complaints(lines(ofB, ofA))).toEqual([]);
  });
});
