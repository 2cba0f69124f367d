import { describe, expect, it } from '@jest/globals';
import { languages, say, verifyMatch, type AnnouncementId, type ByParty } from '@tarokk/rules';
import {
  agreedFor,
  blockingErrors,
  championshipMatch,
  cupMatch,
  cupOf,
  grandPrixChanges,
  grandPrixFindings,
  grandPrixMatch,
  grandPrixTable,
  runningGrandPrixMatch,
  grandPrixYear,
  scheduleGrandPrix,
  proposalRefusals,
  type CountsElsewhere,
  type GrandPrixEvent,
  type GrandPrixMatch,
  type GrandPrixTable,
  type PlaceChange,
  type Sheet,
} from '@tarokk/competition';
import { DRAWN_ON, newDraw, tieNamed, won } from './making/cups.js';
import { newGrandPrixMatch, newPairs } from './making/grand-prix.js';
import { eightGames, recordOf } from './making/records.js';
import { newSheet, official } from './making/sheets.js';

const [a, b, c, d] = ['Aquincum', 'Baglyok', 'Csillag', 'Danube Wasps'].map((name, index) => ({
  id: 'abcd'[index]!,
  name,
}));
const pairs = [a!, b!, c!, d!];

/** Three matches of each of two pairs against the two others, who get nothing. */
function against(
  first: readonly number[],
  second: readonly number[],
  trophies: readonly [readonly AnnouncementId[], readonly AnnouncementId[]] = [[], []],
): readonly GrandPrixMatch[] {
  const of = (pair: string, raws: readonly number[], won: readonly AnnouncementId[]): readonly GrandPrixMatch[] =>
    raws.map((raw, index) =>
      newGrandPrixMatch([pair, 'cdc'[index]!], [raw, 0], { trophies: [index === 0 ? won : [], []] }),
    );
  return [...of('a', first, trophies[0]), ...of('b', second, trophies[1])];
}
const tableOf = (matches: readonly GrandPrixMatch[], closed = true): GrandPrixTable =>
  grandPrixTable(pairs, matches, closed);
const saidOf = (table: GrandPrixTable, pair: string, language: 'en' | 'de' | 'hu' = 'en'): string =>
  say(table.rows.find((row) => row.pair.id === pair)!.sentence, language);

describe('11 the table of a Grand Prix', () => {
  it('11.1 adds the raw points of 24 games, nothing divided or rounded', () => {
    const table = tableOf(against([759, 743, 701], [760, 744, 700]));
    expect(table.rows.slice(0, 2).map(({ pair, standing }) => [pair.id, standing.total, standing.games])).toEqual([
      ['b', 2204, 24],
      ['a', 2203, 24],
    ]);
    expect(saidOf(table, 'b')).toBe('1st: 2204 points, 1 more than Aquincum');
    expect(saidOf(table, 'a')).toBe('2nd: 2203 points, 1 fewer than Baglyok');
  });

  it('11.3 of equal totals the best match decides, 762 against 756', () => {
    const table = tableOf(against([756, 740, 714], [762, 738, 710]));
    expect(table.rows[0]).toMatchObject({ rank: 1, pair: b, reason: { decidedBy: 'best', against: 'a' } });
    expect(saidOf(table, 'b')).toBe('1st: 2210 points like Aquincum; the best match decides, 762 against 756 (11.3)');
    expect(saidOf(table, 'a', 'de')).toBe(
      '2.: 2210 Punkte wie Baglyok; das beste Match entscheidet, 756 gegen 762 (11.3)',
    );
  });

  it('11.3 then the second-best match', () => {
    const table = tableOf(against([762, 730, 718], [762, 738, 710]));
    expect(table.rows[0]).toMatchObject({ pair: b, reason: { decidedBy: 'second-best' } });
    expect(saidOf(table, 'a')).toBe(
      '2nd: 2210 points and best match like Baglyok; the second-best match decides, 730 against 738 (11.3)',
    );
  });

  const equal = [762, 738, 710];

  it('11.3, D41 then the highest trophy of both players, whatever the number of lower ones', () => {
    const table = tableOf(against(equal, equal, [['scale', 'scale', 'scale'], ['golgotha']]));
    expect(table.rows[0]).toMatchObject({ pair: b, reason: { decidedBy: 'trophy', criterion: { place: 1 } } });
    expect(saidOf(table, 'b')).toBe(
      '1st: 2210 points and matches like Aquincum; the highest trophy decides, Golgotha against Scale (11.3)',
    );
  });

  it('11.3 a tie is decided by the second-highest trophy', () => {
    const table = tableOf(
      against(equal, equal, [
        ['centaur', 'mariage'],
        ['hawk', 'centaur'],
      ]),
    );
    expect(table.rows[0]).toMatchObject({
      pair: b,
      reason: { decidedBy: 'trophy', criterion: { place: 2, ours: 'hawk', theirs: 'mariage' } },
    });
    expect(saidOf(table, 'a')).toBe(
      '2nd: 2210 points and matches like Baglyok; the second-highest trophy decides, Mariage against Hawk (11.3)',
    );
  });

  it('11.3 having one beats having none', () => {
    const table = tableOf(against(equal, equal, [['royal'], ['royal', 'spadille']]));
    expect(saidOf(table, 'b', 'hu')).toBe(
      '1.: 2210 pont és mérkőzések, mint Aquincum; a második legmagasabb trófea dönt, Spadille – egy sem (11.3)',
    );
  });

  it('11.3 the fourth-highest may decide too', () => {
    const three: AnnouncementId[] = ['royal', 'full', 'hawk'];
    expect(saidOf(tableOf(against(equal, equal, [three, [...three, 'manille']])), 'b')).toContain(
      'the 4th-highest trophy decides, Manille against none',
    );
  });

  it('D41 after that the rank is shared, the first too, and the order is by name', () => {
    const table = tableOf(against(equal, equal, [['hawk'], ['hawk']]));
    expect(table.rows.map(({ rank, pair }) => [rank, pair.id])).toEqual([
      [1, 'a'],
      [1, 'b'],
      [3, 'c'],
      [4, 'd'],
    ]);
    expect(saidOf(table, 'a')).toBe('1st: 2210 points, equal with Baglyok down to the trophies (D41)');
  });

  it('D39 a match that counts only for one side counts only for that side, its trophies too', () => {
    const single = newGrandPrixMatch(['a', 'b'], [900, 700], { countsOnlyFor: 'b', trophies: [['royal'], ['hawk']] });
    const { rows } = tableOf([single]);
    expect(rows.find(({ pair }) => pair.id === 'b')!.standing).toMatchObject({
      matches: 1,
      total: 700,
      trophies: ['hawk'],
    });
    expect(rows.find(({ pair }) => pair.id === 'a')!.standing).toMatchObject({ matches: 0, total: 0, trophies: [] });
  });

  it('D40 pairs with fewer than three matches rank below all others, by matches, then total', () => {
    const matches = [
      ...[300, 300, 300].map((raw) => newGrandPrixMatch(['d', 'x'], [raw, 0])),
      ...[900, 900].map((raw) => newGrandPrixMatch(['a', 'x'], [raw, 0])),
      ...[800, 900].map((raw) => newGrandPrixMatch(['b', 'x'], [raw, 0])),
      newGrandPrixMatch(['c', 'x'], [2000, 0]),
    ];
    const table = tableOf(matches);
    expect(table.rows.map(({ pair }) => pair.id)).toEqual(['d', 'a', 'b', 'c']);
    expect(saidOf(table, 'a')).toBe(
      '2nd: 1800 points; matches decide before points, 2 against 3 of Danube Wasps (D40)',
    );
    expect(saidOf(table, 'b')).toBe('3rd: 1700 points, 100 fewer than Aquincum');
  });

  it('D42 during the event finished games show as provisional, and who has played less is not put below for that', () => {
    const running = newGrandPrixMatch(['a', 'c'], [280, 250], { games: 3, provisional: true });
    const done = newGrandPrixMatch(['b', 'd'], [700, 740]);
    const table = tableOf([...[100, 60].map((raw) => newGrandPrixMatch(['b', 'c'], [raw, 0])), running, done], false);
    expect(table.final).toBe(false);
    expect(table.rows.map(({ pair, standing }) => [pair.id, standing.total, standing.provisional])).toEqual([
      ['b', 860, false],
      ['d', 740, false],
      ['a', 280, true],
      ['c', 250, true],
    ]);
    expect(table.rows[2]!.standing).toMatchObject({ games: 3, matches: 1 });
  });

  it('11 a pair alone in its table needs no reason', () => {
    const table = grandPrixTable([a!], [], false);
    expect(table.rows[0]).toMatchObject({ rank: 1, reason: { decidedBy: 'alone' } });
    for (const language of languages) expect(say(table.rows[0]!.sentence, language)).not.toMatch(/[{}]/);
  });
});

describe('what a decision changes in a Grand Prix', () => {
  it('points and places, and where nothing but the reason changes, the reason', () => {
    const before = tableOf(against([762, 738, 710], [762, 738, 709]));
    const after = tableOf(against([762, 738, 710], [762, 738, 710], [['hawk'], ['spadille']]));
    const said = (changes: readonly PlaceChange[]): readonly string[] =>
      changes.flatMap(({ sentences }) => sentences.map((sentence) => say(sentence, 'en')));
    expect(said(grandPrixChanges(before, after))).toEqual([
      'Aquincum: another reason for the same place',
      'Baglyok: 2210 points instead of 2209 (+1)',
      'Csillag: another reason for the same place',
    ]);
    expect(said(grandPrixChanges(before, tableOf(against([762, 738, 700], [762, 738, 709])))).slice(0, 2)).toEqual([
      'Baglyok: 1st instead of 2nd',
      'Aquincum: 2200 points instead of 2210 (−10)',
    ]);
    expect(grandPrixChanges(before, before)).toEqual([]);
  });
});

describe('11.1 which matches count', () => {
  const sides: ByParty<string> = ['a', 'b'];
  const sheet = newSheet({ sides, competitions: ['grand-prix'] });

  it('11.1, D41 raw points and won trophies by side', () => {
    const record = eightGames({ 1: { B: [{ announce: 'golgotha', by: 'collector', result: 'won' }] } });
    const match = grandPrixMatch(official('m', { ...sheet, record }), 'b')!;
    expect(match).toMatchObject({
      sides,
      games: 8,
      countsOnlyFor: 'b',
      trophies: [[], ['golgotha']],
      provisional: false,
    });
    expect(match.raw).toEqual(verifyMatch(record).points);
  });

  it('D13 a reopened match, one of another competition and one not of eight games do not', () => {
    expect(grandPrixMatch(official('m', sheet, 'reopened'), null)).toBeNull();
    expect(grandPrixMatch(official('m', { ...sheet, competitions: ['championship'] }), null)).toBeNull();
    expect(grandPrixMatch(official('m', { ...sheet, record: recordOf([{}], { kind: 'open' }) }), null)).toBeNull();
  });

  it('D42 a match still played counts with its finished games and won trophies, provisionally', () => {
    const record = recordOf(
      [
        {},
        { A: [{ announce: 'color', by: 'interceptor', result: 'lost' }] },
        { B: [{ announce: 'golgotha', by: 'collector', result: 'won' }] },
      ],
      {
        kind: 'open',
      },
    );
    const { id, result } = official('m', { ...sheet, record });
    const match = runningGrandPrixMatch({ id, sheet: { ...sheet, record }, result }, null);
    expect(match).toMatchObject({ games: 3, raw: result.points, trophies: [[], ['golgotha']], provisional: true });
  });

  it('11.2 a match that also counts elsewhere counts there by match points, here raw', () => {
    const both = (other: 'championship' | 'cup') => official('m', { ...sheet, competitions: ['grand-prix', other] });
    const { raw } = grandPrixMatch(both('cup'), null)!;
    expect(cupMatch(both('cup'))!.points).toEqual(raw.map((points) => Math.floor(points / 8)));
    expect(championshipMatch(both('championship'))!.raw).toEqual(raw);
    expect(championshipMatch(both('cup'))).toBeNull();
  });
});

describe('11.2, D38 what else a match counts for', () => {
  const cup = cupOf({
    drawnOn: DRAWN_ON,
    draw: { ...newDraw(4), places: ['p1', 'p2', 'p3', 'p4'] },
    matches: [],
    acts: [],
  });
  const match = { sides: ['p1', 'p2'], begun: false, proposals: [] } as const;
  const refused = (...given: Parameters<typeof proposalRefusals>): readonly string[] =>
    proposalRefusals(...given).map(({ code }) => code);

  it('D38 both pairs record the same', () => {
    const proposal = (pair: string, counts: 'cup' | 'championship') => ({ pair, for: counts });
    expect(agreedFor(['p1', 'p2'], [])).toBeNull();
    expect(agreedFor(['p1', 'p2'], [proposal('p1', 'cup')])).toBeNull();
    expect(agreedFor(['p1', 'p2'], [proposal('p1', 'cup'), proposal('p2', 'championship')])).toBeNull();
    expect(
      agreedFor(['p1', 'p2'], [proposal('p1', 'cup'), proposal('p2', 'championship'), proposal('p1', 'championship')]),
    ).toBe('championship');
  });

  it('D38 before the first game, and then it stands', () => {
    const proposal = { pair: 'p1', for: 'championship' } as const;
    expect(refused(match, proposal, null)).toEqual([]);
    expect(refused({ ...match, begun: true }, proposal, null)).toEqual(['agreement/begun']);
    expect(
      refused({ ...match, proposals: [proposal, { ...proposal, pair: 'p2' }] }, { ...proposal, for: 'cup' }, cup),
    ).toEqual(['agreement/stands']);
    expect(refused(match, { ...proposal, pair: 'p3' }, null)).toEqual(['agreement/not-playing']);
  });

  it('D38 for the cup only if the pairs meet in an open tie', () => {
    const proposal = { pair: 'p1', for: 'cup' } as const;
    expect(refused(match, proposal, cup)).toEqual([]);
    expect(refused(match, proposal, null)).toEqual(['agreement/no-open-tie']);
    expect(refused({ ...match, sides: ['p1', 'p3'] }, proposal, cup)).toEqual(['agreement/no-open-tie']);
    const decided = cupOf({
      drawnOn: DRAWN_ON,
      draw: cup.draw,
      matches: won(tieNamed(cup, 'semi-finals/1'), 'p2'),
      acts: [],
    });
    expect(refused(match, proposal, decided)).toEqual(['agreement/no-open-tie']);
  });
});

describe('D37 what the office finds on a sheet of a Grand Prix', () => {
  const field = newPairs(4);
  const event: GrandPrixEvent = {
    id: 'gp',
    name: 'Spring Grand Prix',
    date: '2026-04-18',
    place: 'Wien',
    pairs: field,
    schedule: scheduleGrandPrix(field.map(({ id }) => id)),
    closed: false,
  };
  const sheet = (special: Partial<Sheet> = {}): Sheet =>
    newSheet({
      competitions: ['grand-prix'],
      sides: ['p1', 'p2'],
      persons: ['p1a', 'p1b', 'p2a', 'p2b'],
      date: '2026-04-18',
      ...special,
    });
  const codes = (special: Partial<Sheet>, others = 0, agreed: CountsElsewhere | null = null): readonly string[] =>
    grandPrixFindings(sheet(special), event, others, agreed).map(({ code, sentence }) => {
      for (const language of languages) expect(say(sentence, language)).not.toMatch(/[{}]/);
      return code;
    });

  it('11.1 nothing on a sheet of the schedule, nothing on sheets of other competitions', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ competitions: ['championship'], sides: ['x', 'y'] })).toEqual([]);
  });

  it('11.1 pairs that are not to meet, or have met', () => {
    expect(codes({ sides: ['p1', 'p9'] })).toEqual(['grand-prix/not-scheduled']);
    expect(codes({}, 1)).toEqual(['grand-prix/not-scheduled']);
  });

  it('11.1 pairs that are in no Grand Prix together', () => {
    expect(grandPrixFindings(sheet(), null, 0, null).map(({ code }) => code)).toEqual(['grand-prix/no-event']);
    expect(grandPrixFindings(sheet({ competitions: ['cup'] }), null, 0, null)).toEqual([]);
  });

  it('11.2, D38 what else a match counts for is what both pairs agreed before the first game', () => {
    const both: Partial<Sheet> = { competitions: ['grand-prix', 'championship'] };
    expect(codes(both)).toEqual(['grand-prix/not-agreed']);
    expect(codes(both, 0, 'cup')).toEqual(['grand-prix/agreed-otherwise']);
    expect(codes({}, 0, 'championship')).toEqual(['grand-prix/agreed-otherwise']);
    expect(codes(both, 0, 'championship')).toEqual([]);
  });

  it('D37 a guest, a substitute, another day; a ruling may let them stand', () => {
    expect(codes({ persons: ['vera', 'p1b', 'p2a', 'p2b'], guests: ['vera'] })).toEqual(['grand-prix/not-of-pair']);
    expect(codes({ substitutions: [{ person: 'vera', for: 'p1a', from: 3 }] })).toEqual(['grand-prix/substitution']);
    const late = sheet({
      date: '2026-04-19',
      rulings: [{ kind: 'stands', code: 'grand-prix/other-day', game: null, accepted: true, reason: 'after midnight' }],
    });
    expect(grandPrixFindings(late, event, 0, null)).toHaveLength(1);
    expect(blockingErrors(grandPrixFindings(late, event, 0, null))).toEqual([]);
  });
});

describe('11 the Grand Prix of a year', () => {
  const field = newPairs(2);
  const event = (id: string, date: string): GrandPrixEvent => ({
    id,
    name: id,
    date,
    place: 'Wien',
    pairs: field,
    schedule: [],
    closed: true,
  });
  const table = (raws: ByParty<number>, closed: boolean): GrandPrixTable =>
    grandPrixTable(field, [newGrandPrixMatch(['p1', 'p2'], raws)], closed);

  it('11.1 events by date with their leaders, players by name with their places; only closed events have winners', () => {
    const year = grandPrixYear(
      [
        { event: event('autumn', '2026-10-10'), table: table([700, 740], false) },
        { event: event('spring', '2026-04-18'), table: table([760, 740], true) },
        { event: event('winter', '2026-12-10'), table: grandPrixTable(field, [], false) },
      ],
      (player) => `Player ${player}`,
    );
    expect(year.events.map(({ event: { id }, final, leaders }) => [id, final, leaders.map((pair) => pair.id)])).toEqual(
      [
        ['spring', true, ['p1']],
        ['autumn', false, ['p2']],
        ['winter', false, []],
      ],
    );
    expect(year.players.map(({ player, wins, best }) => [player.name, wins, best])).toEqual([
      ['Player p1a', 1, 760],
      ['Player p1b', 1, 760],
      ['Player p2a', 0, 740],
      ['Player p2b', 0, 740],
    ]);
    expect(year.players[0]!.appearances.map(({ event: id, rank, partner }) => [id, rank, partner])).toEqual([
      ['spring', 1, 'p1b'],
      ['autumn', 2, 'p1b'],
      ['winter', 1, 'p1b'],
    ]);
  });
});
