import { describe, expect, it } from '@jest/globals';
import { result, type Json } from './notation/game.js';
import { scoreOf, sheet, sides } from './notation/sheet.js';
import { sketch } from './notation/sketch.js';

const b = (own: string, other = '') => scoreOf(sides(own, other));

describe('7.4 the sum and the limit', () => {
  it('7.4 the sum is at least 0', () => {
    expect(b('collector: valat lost')).toMatchObject({ announcements: -60, total: 0 });
  });

  it('7.4 without a trophy the limit is 100', () => {
    expect(b('collector: misere won, legion won')).toMatchObject({ limit: 100, total: 100 });
    expect(scoreOf(sides('', 'collector: bridge won'), 'A')).toMatchObject({ limit: 100, total: 100 });
  });

  it.each([
    ['spadille', 30],
    ['manille', 30],
    ['djinn S', 50],
    ['mariage H', 50],
  ])('7.4 a won %s raises the limit to 110', (trophy, points) => {
    expect(b(`collector: ${trophy} won`)).toMatchObject({ announcements: points, limit: 110, total: 40 + points });
    expect(b(`collector: ${trophy} won, misere won, legion won`)).toMatchObject({ limit: 110, total: 110 });
  });

  it('7.4 a lost Spadille lowers the limit to 70, and its points are subtracted as well', () => {
    expect(b('collector: spadille lost')).toMatchObject({ announcements: -30, limit: 70, total: 10 });
    expect(b('collector: spadille lost, valat won, legion won')).toMatchObject({
      announcements: 80,
      limit: 70,
      total: 70,
    });
  });

  it.each(['manille', 'spadille'])('7.4 a lost %s lowers the limit to 70', (trophy) => {
    expect(b(`collector: ${trophy} lost, valat won, legion won`)).toMatchObject({ limit: 70, total: 70 });
  });

  it.each(['djinn S', 'mariage H'])('7.4 a lost %s lowers the limit to 50', (trophy) => {
    expect(b(`collector: ${trophy} lost`)).toMatchObject({ announcements: -50, limit: 50, total: 0 });
    expect(b(`collector: ${trophy} lost, valat won, legion won`)).toMatchObject({
      announcements: 60,
      limit: 50,
      total: 50,
    });
  });

  it.each([
    ['moon-catch', 120],
    ['hawk T1 T2 T3', 120],
    ['golgotha', 130],
    ['famille S', 130],
    ['quart', 140],
    ['court H', 150],
    ['harpy', 160],
    ['royal', 200],
  ])('7.4 a won %s sets the limit to its %i points', (trophy, points) => {
    expect(b(`collector: ${trophy} won`)).toMatchObject({ announcements: points, limit: points, total: points });
    expect(b(`collector: ${trophy} won, gang S lost\n interceptor: legion lost, dragon T1 lost`)).toMatchObject({
      limit: points,
      total: 40 + points - 85,
    });
  });

  it.each(['moon-catch', 'quart', 'royal'])('7.4 a lost %s scores 0, whatever else was won', (trophy) => {
    expect(b(`collector: ${trophy} lost, misere won, legion won\n interceptor: wonok`)).toMatchObject({
      limit: 0,
      total: 0,
    });
  });

  it('7.4 a trophy sets the limit of its own party only', () => {
    expect(scoreOf(sides('collector: royal won'), 'A')).toMatchObject({ limit: 100 });
    expect(scoreOf(sides('collector: royal lost'), 'A')).toMatchObject({ limit: 100, total: 90 });
  });

  it('7.4 a raised trophy sets no limit: only what is active at the end of the auction', () => {
    const played = result(sketch('B B B B:HQ B:SQ A A A A A', 'spadille | - | - | sphinx | ...'));
    expect(played.score.B).toMatchObject({ announcements: 130, limit: 130 });
  });

  it('7.4 of several active trophies on a sheet the highest by rank sets the limit', () => {
    expect(b('collector: royal won, spadille lost')).toMatchObject({ limit: 200, total: 200 });
    expect(b('collector: spadille won, royal lost')).toMatchObject({ limit: 0, total: 0 });
    expect(b('collector: spadille won, manille lost')).toMatchObject({ limit: 70 });
  });

  it('7.4 of equal ones on a sheet the first line sets the limit', () => {
    expect(b('collector: famille S won, famille H lost')).toMatchObject({ limit: 130 });
    expect(b('collector: famille S lost, famille H won')).toMatchObject({ limit: 0 });
  });
});

describe('7.5 the trophy list', () => {
  const trophies = (game: Json) => result(game).trophies;

  it('7.5 the announcer of a won trophy enters the list, not the team', () => {
    const tricks = 'B:T22+T21@A B B B B A A A A A';
    expect(trophies(sketch(tricks, 'B.collector: - | - | - | B.interceptor: moon-catch | ...'))).toEqual([
      { party: 'B', seat: 'B.interceptor', trophy: 'moon-catch' },
    ]);
  });

  it('7.5 of a raised trophy the raiser enters, if he wins', () => {
    const tricks = 'B:T22+T21@A B B B B:HQ A A A A A';
    expect(trophies(sketch(tricks, 'B.collector: moon-catch | - | - | B.interceptor: centaur | ...'))).toEqual([
      { party: 'B', seat: 'B.interceptor', trophy: 'centaur' },
    ]);
  });

  it('7.5 a lost or void trophy enters nobody', () => {
    expect(trophies(sketch('B:T22 A:T21 B B B A A A A A', 'moon-catch | ...'))).toEqual([]);
    expect(trophies(sketch('B:T22+T21@A B B B B A A A A A', 'hawk T1 T2 T3, moon-catch | ...'))).toEqual([]);
  });

  it('7.5 a won Schlemm that is no trophy enters nobody', () => {
    expect(trophies(sketch('B B B B B A A A A A', 'game | ...'))).toEqual([]);
  });

  it('7.5 both parties may win one in the same game, and a sheet lists them as well', () => {
    expect(trophies(sheet(sides('interceptor: spadille won', 'collector: manille won')))).toEqual([
      { party: 'A', seat: 'A.collector', trophy: 'manille' },
      { party: 'B', seat: 'B.interceptor', trophy: 'spadille' },
    ]);
  });
});
