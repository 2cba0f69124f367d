import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../../../../test/support/eventually.js';
import { LatestLook } from './latest-look.js';

/** Looks that end when the test says so. */
function looks(): { readonly look: () => Promise<number>; readonly end: (failure?: Error) => void; begun: number } {
  const waiting: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const all = {
    begun: 0,
    look: () => new Promise<number>((resolve, reject) => waiting.push({ resolve, reject }) && (all.begun += 1)),
    end: (failure?: Error) => {
      const { resolve, reject } = waiting.shift()!;
      if (failure === undefined) resolve(all.begun);
      else reject(failure);
    },
  };
  return all;
}

describe('a look for many', () => {
  it('begins after the question of everybody whom it answers', async () => {
    const all = looks();
    const latest = new LatestLook(all.look);
    const first = latest.ask();
    const later = [latest.ask(), latest.ask(), latest.ask()];
    expect(all.begun).toBe(1);
    all.end();
    expect(await first).toBe(1);
    await eventually(() => expect(all.begun).toBe(2));
    all.end();
    expect(await Promise.all(later)).toEqual([2, 2, 2]);
    expect(all.begun).toBe(2);
  });

  it('that fails fails for those whom it would have answered, and for nobody else', async () => {
    const all = looks();
    const latest = new LatestLook(all.look);
    const first = latest.ask();
    const second = latest.ask();
    all.end(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await eventually(() => expect(all.begun).toBe(2));
    all.end();
    expect(await second).toBe(2);
  });

  it('is not begun before somebody asks', async () => {
    const all = looks();
    const latest = new LatestLook(all.look);
    const first = latest.ask();
    all.end();
    await first;
    expect(all.begun).toBe(1);
    const second = latest.ask();
    expect(all.begun).toBe(2);
    all.end();
    await second;
  });
});
