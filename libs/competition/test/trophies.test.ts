import { describe, expect, it } from '@jest/globals';
import { languages, say, type trophyClasses } from '@tarokk/rules';
import {
  classOf,
  filterTrophies,
  hundredthsIn,
  hundredthsWithin,
  idOf,
  inListOrder,
  listEntry,
  nextHundredth,
  numberedList,
  rankPlayers,
  sayNobodys,
  talliesOf,
  trophiesOf,
  trophyListOf,
  undatedIn,
  type Ruling,
  type TrophyEntry,
} from '@tarokk/competition';
import { entry, entries } from './making/trophies.js';
import { eightGames, recordOf, type Lines } from './making/records.js';
import { newSheet, official, officialOf } from './making/sheets.js';

const golgotha: Lines = { B: [{ announce: 'golgotha', by: 'interceptor', result: 'won' }] };
const mariage: Lines = { A: [{ announce: 'mariage', suit: 'H', by: 'collector', result: 'won' }] };
const withTwo = eightGames({ 2: golgotha, 5: mariage });

const ruling = (entered: boolean, game = 2): Ruling => ({
  kind: 'trophy',
  game,
  seat: 2,
  trophy: 'golgotha',
  entered,
  reason: 'seen by all',
});

describe('13 what is entered', () => {
  it('13, 7.5 every won trophy is listed under its announcer, with partner, team, opponents, competition and date', () => {
    expect(trophiesOf(officialOf('m1', withTwo))).toMatchObject([
      {
        id: idOf('m1/2/2/golgotha'),
        origin: 'm1/2/2/golgotha',
        announcer: 'dora',
        partner: 'csaba',
        side: 'aquincum',
        opponents: ['bela', 'anna'],
        opposingSide: 'wasps',
        competitions: ['championship'],
        place: { date: '2026-03-14', match: { order: 1, game: 2, party: 1 } },
        evidence: 'sheet',
      },
      { trophy: 'mariage', announcer: 'anna', name: { en: 'Hearts mariage', de: 'Herz-Mariage', hu: 'kőr mariázs' } },
    ]);
  });

  it('13 a lost trophy is not listed', () => {
    const lost = eightGames({ 2: { B: [{ announce: 'golgotha', by: 'interceptor', result: 'lost' }] } });
    expect(trophiesOf(officialOf('m1', lost))).toEqual([]);
  });

  it('D47 trophies of substitutes and guests count for their announcer, from their game on', () => {
    const sheet = newSheet({
      record: eightGames({ 2: golgotha, 3: golgotha }),
      guests: ['vera'],
      substitutions: [{ person: 'vera', for: 'dora', from: 3 }],
    });
    expect(trophiesOf(official('m', sheet)).map(({ announcer }) => announcer)).toEqual(['dora', 'vera']);
  });

  it.each(['extra-time', 'variant', 'open'])('D47, D24 trophies of a record of the kind %s are listed', (kind) => {
    const record = recordOf([{}, golgotha], { kind });
    expect(trophiesOf(officialOf('m', record, { competitions: ['cup'] }))).toHaveLength(1);
  });

  it('D15 a match of two competitions enters its trophies once', () => {
    expect(trophiesOf(officialOf('m', withTwo, { competitions: ['grand-prix', 'championship'] }))).toHaveLength(2);
  });

  it('D13 the trophies of a reopened match stop counting', () => {
    expect(trophiesOf(official('m', newSheet({ record: withTwo }), 'reopened'))).toEqual([]);
  });

  it('D14 a ruling removes a trophy, another enters it again: the latest counts', () => {
    const of = (...rulings: Ruling[]) =>
      trophiesOf(official('m', newSheet({ record: withTwo, rulings }))).map(({ trophy, evidence }) => [
        trophy,
        evidence,
      ]);
    expect(of(ruling(false))).toEqual([['mariage', 'sheet']]);
    expect(of(ruling(false), ruling(true))).toEqual([
      ['golgotha', 'sheet'],
      ['mariage', 'sheet'],
    ]);
    expect(of(ruling(true), ruling(false))).toEqual([['mariage', 'sheet']]);
  });

  it('D14 a trophy that only a ruling knows is entered with that as its evidence', () => {
    const [entered] = trophiesOf(official('m', newSheet({ rulings: [ruling(true, 4)] })));
    expect(entered).toMatchObject({ trophy: 'golgotha', announcer: 'dora', evidence: 'ruling' });
  });
});

describe('D48 the order of the list', () => {
  it('D48 date, then the number of the match, game, A before B, then seat and trophy', () => {
    const of = (origin: string, date: string | null, order: number, game: number, party: 0 | 1): TrophyEntry =>
      entry({ origin, place: { date, match: { order, game, party } } });
    const sorted = [
      of('z', '2026-03-13', 9, 9, 1),
      of('y', '2026-03-14', 1, 8, 1),
      of('x', '2026-03-14', 2, 1, 1),
      of('w', '2026-03-14', 2, 2, 0),
      of('b', '2026-03-14', 2, 2, 1),
      of('c', '2026-03-14', 2, 2, 1),
    ];
    expect(trophyListOf(sorted.toReversed()).trophies.map(({ origin }) => origin)).toEqual(
      sorted.map(({ origin }) => origin),
    );
  });

  it('D48 old entries come first on their date, a year alone is its 1 January, no date is before all', () => {
    const old = (origin: string, date: string | null): TrophyEntry => entry({ origin, place: { date, match: null } });
    const of = (origin: string, date: string): TrophyEntry =>
      entry({ origin, place: { date, match: { order: 1, game: 1, party: 0 } } });
    const all = [
      of('c', '2025-12-31'),
      of('e', '2026-01-01'),
      old('d', '2026-01-01'),
      old('a', null),
      old('b', '2025-01-01'),
    ];
    expect(trophyListOf(all).trophies.map(({ origin }) => origin)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('13, D49 ordinals and milestones', () => {
  it('D49 every trophy says which of its kind it is, in three languages', () => {
    const list = trophyListOf(entries('anna', 4));
    expect(list.trophies.map(({ ofKind }) => ofKind!.first)).toEqual([1, 2, 3, 4]);
    expect(say(list.trophies[3]!.sentence, 'en')).toBe('the 4th Golgotha ever');
    expect(say(list.trophies[3]!.sentence, 'de')).toBe('Golgotha: die 4. aller Zeiten');
    expect(say(list.trophies[3]!.sentence, 'hu')).toBe('Golgota: minden idők 4. ilyen trófeája');
  });

  it.each([100, 250, 500, 1000])(
    "13, D49 a player's trophy number %i is a milestone, with the date of its match",
    (number) => {
      const before = trophyListOf(entries('anna', number - 1)).milestones;
      expect(before.map((reached) => reached.number)).not.toContain(number);
      const all = entries('anna', number);
      const { milestones } = trophyListOf([...all, ...entries('bela', 99)]);
      expect(milestones.at(-1)).toEqual({
        player: 'anna',
        number,
        date: all.at(-1)!.place.date,
        entry: all.at(-1)!.id,
      });
    },
  );

  it('D49 a correction renumbers what follows, and a milestone moves to another trophy', () => {
    const all = entries('anna', 101);
    const { trophies, milestones } = trophyListOf(all.slice(1));
    expect(trophies.at(-1)!.ofKind!.first).toBe(100);
    expect(milestones).toMatchObject([{ number: 100, entry: all[100]!.id }]);
  });

  it('D50 trophies of unknown kind are counted for milestones and not classed', () => {
    const old = entry({ origin: 'old', place: { date: null, match: null }, count: 240, trophy: null, name: null });
    const list = trophyListOf([old, ...entries('anna', 10)]);
    expect(list.milestones.map(({ number, date }) => [number, date])).toEqual([
      [100, null],
      [250, entries('anna', 10)[9]!.place.date],
    ]);
    expect(list.trophies[0]).toMatchObject({ ofKind: null, ofAll: { first: 1, last: 240 } });
    expect(list.trophies[1]!.ofKind).toEqual({ first: 1, last: 1 });
    for (const language of languages) expect(say(list.trophies[0]!.sentence, language)).toContain('240');
  });
});

describe('13 players ranked', () => {
  const players = ['anna', 'bela', 'csaba', 'dora'].map((id) => ({ id, name: `${id} ${id}` }));

  it('13, D16 players are ranked by number, equal numbers share the rank and are listed by name', () => {
    const tallies = talliesOf([
      ...entries('dora', 2),
      ...entries('bela', 2),
      ...entries('csaba', 3),
      ...entries('anna', 1),
    ]);
    expect(rankPlayers(tallies, players).map(({ rank, player, tally }) => [rank, player.id, tally.total])).toEqual([
      [1, 'csaba', 3],
      [2, 'bela', 2],
      [2, 'dora', 2],
      [4, 'anna', 1],
    ]);
  });

  it('13, D50 players are ranked by class; unclassed trophies count in no class', () => {
    const unknown = entry({ origin: 'old', announcer: 'bela', count: 50, trophy: null, name: null });
    const tallies = talliesOf([
      ...entries('anna', 2),
      entry({ origin: 'x', announcer: 'csaba', trophy: 'royal' }),
      unknown,
    ]);
    const ranked = (ofClass: (typeof trophyClasses)[number]) =>
      rankPlayers(tallies, players, ofClass).map(({ player }) => player.id);
    expect(ranked('great')).toEqual(['anna']);
    expect(ranked('royal')).toEqual(['csaba']);
    expect(rankPlayers(tallies, players)[0]).toMatchObject({ player: { id: 'bela' }, tally: { total: 50 } });
    expect(classOf(unknown)).toBeNull();
  });
});

describe('13 the list filtered', () => {
  const list = trophyListOf([
    ...trophiesOf(officialOf('m1', withTwo)),
    ...trophiesOf(officialOf('m2', withTwo, { date: '2025-12-31', competitions: ['cup'] })),
  ]).trophies;

  it.each([
    [{ player: 'anna' }, 2],
    [{ trophy: 'golgotha' as const }, 2],
    [{ class: 'small' as const }, 2],
    [{ season: 2025 }, 2],
    [{ competition: 'cup', player: 'dora' }, 1],
    [{ from: '2025-12-31', to: '2025-12-31' }, 2],
    [{ from: '2026-01-01' }, 2],
    [{}, 4],
  ])('13 by %j', (filter, count) => {
    expect(filterTrophies(list, filter)).toHaveLength(count);
  });

  it('D49 a filtered list keeps the ordinals of the whole list', () => {
    expect(filterTrophies(list, { season: 2026, trophy: 'golgotha' })[0]!.ofKind!.first).toBe(2);
  });
});

describe('D54 the number in the whole list', () => {
  const undated = entry({
    origin: 'old',
    count: 977,
    trophy: null,
    announcer: 'bela',
    place: { date: null, match: null },
  });
  const listOf = (...all: readonly TrophyEntry[]) => numberedList(all.toSorted(inListOrder).map(listEntry));

  it('D54 100 and 200 lie among 977 undated trophies and are nobody’s, and it is said why; the 1000th is the 23rd behind them', () => {
    const anna = entries('anna', 30);
    const list = listOf(undated, ...anna);
    const hundredths = hundredthsIn(list);
    expect(hundredths.map(({ number }) => number)).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]);
    expect(hundredths.slice(0, 9).every(({ player, date }) => player === null && date === null)).toBe(true);
    expect(hundredths[9]).toMatchObject({ player: 'anna', date: anna[22]!.place.date, entry: listEntry(anna[22]!) });
    expect(say(sayNobodys(undatedIn(list)), 'en')).toBe(
      'The first 977 trophies of the list have no date. Nobody knows which of them has this number, so it is nobody’s.',
    );
    expect(nextHundredth(list)).toEqual({ number: 1100, left: 93 });
  });

  it('D54 a Golgotha with 1,253 trophies before it is number 1,254, though the fourth of its kind', () => {
    const others = entries('anna', 276).map((one, place) => (place < 3 ? one : { ...one, trophy: 'harpy' as const }));
    const golgotha = entry({ origin: 'late', announcer: 'dora' });
    const { trophies } = trophyListOf([undated, ...others, golgotha]);
    expect(trophies.at(-1)).toMatchObject({
      ofAll: { first: 1254, last: 1254 },
      ofKind: { first: 4, last: 4 },
      ofAnnouncer: { first: 1, last: 1 },
    });
  });

  it('D54 an entry of a dated old list stands for several numbers, and a hundredth among them is its announcer’s', () => {
    const dated = { ...undated, count: 150, place: { date: '2001-01-01', match: null } };
    expect(hundredthsIn(listOf(dated))).toMatchObject([{ number: 100, player: 'bela', date: '2001-01-01' }]);
    expect(hundredthsWithin({ first: 1, last: 150 })).toEqual([100]);
    expect(hundredthsWithin({ first: 101, last: 199 })).toEqual([]);
  });

  it('D54 in an empty list the first hundredth is a hundred trophies away', () => {
    expect(nextHundredth(listOf())).toEqual({ number: 100, left: 100 });
    expect(hundredthsIn(listOf())).toEqual([]);
    expect(undatedIn(listOf())).toBe(0);
  });
});
