import { describe, expect, it } from '@jest/globals';
import { Bodies } from './bodies.js';

function bodiesAtMost(most: number) {
  let now = 0;
  const bodies = new Bodies(most, () => now);
  const ended: string[] = [];
  const begin = (address: string, name: string): boolean =>
    bodies.begin(address, { since: now, end: () => ended.push(name) });
  return { bodies, ended, begin, wait: (milliseconds: number) => (now += milliseconds) };
}

describe('32.3 bodies that are still arriving', () => {
  it('are bounded for each address by itself', () => {
    const { begin } = bodiesAtMost(2);
    expect([begin('a', '1'), begin('a', '2'), begin('a', '3'), begin('b', '4')]).toEqual([true, true, false, true]);
  });

  it('make room, the slowest first, once they have had five seconds', () => {
    const { begin, ended, wait } = bodiesAtMost(2);
    begin('a', '1');
    wait(1000);
    begin('a', '2');
    wait(3999);
    expect(begin('a', '3')).toBe(false);
    wait(1);
    expect([begin('a', '4'), begin('a', '5')]).toEqual([true, false]);
    expect(ended).toEqual(['1']);
  });

  it('are forgotten when they are whole', () => {
    const { bodies } = bodiesAtMost(1);
    const whole = { since: 0, end: () => undefined };
    expect(bodies.begin('a', whole)).toBe(true);
    bodies.leave('a', whole);
    expect(bodies.size).toBe(0);
    expect(bodies.begin('a', { ...whole })).toBe(true);
  });
});
