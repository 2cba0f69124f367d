import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from '@jest/globals';
import { emptySheet } from '../form/state.js';
import { database } from './database.js';
import { Favourites, pairAt } from './favourites.js';

beforeEach(async () => {
  await (await database()).clear('favourites');
});

it('59.1 offers a pair what it announces most itself, then what others do on this phone, then what is usual', async () => {
  const favourites = new Favourites();
  await favourites.open();
  expect(favourites.most(3, 'anna+béla')).toEqual(['game', 'ultimo T1', 'honour']);
  for (const announce of ['angel', 'trull', 'trull']) favourites.likes({ announce }, 'anna+béla');
  for (let times = 0; times < 5; times++) favourites.likes({ announce: 'ultimo', card: 'T2' }, 'csaba+dóra');
  expect(favourites.most(4, 'anna+béla')).toEqual(['trull', 'angel', 'ultimo T2', 'game']);
  expect(favourites.most(4, 'csaba+dóra')).toEqual(['ultimo T2', 'trull', 'angel', 'game']);
});

it('keeps them on the phone, and what was counted before pairs were told apart is of the phone', async () => {
  const before = new Favourites();
  before.likes({ announce: 'heads' }, 'anna+béla');
  const kept = await database();
  await kept.put('favourites', 9, 'misere');
  const later = new Favourites();
  await later.open();
  expect(later.most(2, 'anna+béla')).toEqual(['heads', 'misere']);
});

it('takes two players for one pair, whichever of them holds which cards', () => {
  const state = {
    ...emptySheet,
    persons: { 'A.interceptor': 'béla', 'A.collector': 'anna', 'B.interceptor': 'csaba', 'B.collector': 'dóra' },
  };
  expect([pairAt(state, 'A', 1), pairAt(state, 'B', 1)]).toEqual(['anna+béla', 'csaba+dóra']);
});
