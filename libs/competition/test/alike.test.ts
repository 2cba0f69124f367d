import { describe, expect, it } from '@jest/globals';
import { alikeName } from '../src/bare-records/alike.js';

const names = ['Kis Béla', 'Nagy Anna', 'Óbudai Baglyok', 'Danube Wasps', 'Nagy Janka'];

describe('a name that nobody has', () => {
  it.each([
    ['Kiss Béla', 'Kis Béla'],
    ['bela kis', 'Kis Béla'],
    ['Anna Nagy', 'Nagy Anna'],
    ['Obudai Baglok', 'Óbudai Baglyok'],
    ['Danube Wasp', 'Danube Wasps'],
  ])('is near one that somebody has: %s', (name, wanted) => {
    expect(alikeName(name, names)).toBe(wanted);
  });

  it.each(['Varga Péter', 'Buda', '', 'Kovács Béla'])('is near none: “%s”', (name) => {
    expect(alikeName(name, names)).toBeNull();
  });
});
