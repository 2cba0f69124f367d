import { describe, expect, it } from '@jest/globals';
import { keptOnceLoaded } from './kept.js';

describe('32.4 what is loaded once', () => {
  it('is kept for all who want it, also those who came while it was loaded', async () => {
    let loads = 0;
    const wanted = keptOnceLoaded(() => Promise.resolve(++loads));
    expect(await Promise.all([wanted(), wanted()])).toEqual([1, 1]);
    expect(await wanted()).toBe(1);
  });

  it('is not kept where it failed: each who wants it then has it loaded again, and is told of no earlier failure', async () => {
    const failures: number[] = [];
    const wanted = keptOnceLoaded((failed) => {
      failures.push(failed);
      return failed < 2 ? Promise.reject(new Error(`EMFILE ${String(failed)}`)) : Promise.resolve('there');
    });
    await expect(Promise.all([wanted(), wanted()])).rejects.toThrow('EMFILE 0');
    await expect(wanted()).rejects.toThrow('EMFILE 1');
    expect(await wanted()).toBe('there');
    expect(await wanted()).toBe('there');
    expect(failures).toEqual([0, 1, 2]);
  });
});
