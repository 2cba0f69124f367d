import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { inOrder } from '../../apps/cli/src/verify/stream/in-order.js';
import { blocksOf } from '../../apps/cli/src/verify/stream/blocks.js';

async function* chunksOf(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length]!;
    yield await Promise.resolve(bytes.subarray(at, at + size));
    at += size;
  }
}

describe('blocks of a stream', () => {
  it('are the same text, cut between lines, however it arrives', async () => {
    const text = fc
      .array(fc.constantFrom('a', 'é', '\n', '\r\n', '{"x":1}'), { maxLength: 40 })
      .map((parts) => parts.join(''));
    const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(text, sizes, async (whole, cuts) => {
        let joined = '';
        for await (const { line, bytes, isTooLong } of blocksOf(chunksOf(Buffer.from(whole), cuts))) {
          expect(isTooLong).toBe(false);
          expect(line).toBe(joined.split('\n').length);
          expect(joined === '' || joined.endsWith('\n')).toBe(true);
          joined += Buffer.from(bytes).toString();
        }
        expect(joined).toBe(whole);
      }),
    );
  });
});

describe('tasks in order', () => {
  async function* numbers(taken: number[]): AsyncGenerator<number> {
    for (let number = 0; number < 1000; number++) {
      taken.push(number);
      yield await Promise.resolve(number);
    }
  }

  it('give their results in the order of their items, whichever ends first', async () => {
    const task = (number: number): Promise<number> =>
      new Promise((resolve) => setTimeout(() => resolve(number), (number * 7) % 5));
    const results: number[] = [];
    for await (const result of inOrder(numbers([]), task, () => 1, { tasks: 8, size: 100 })) results.push(result);
    expect(results).toEqual(Array.from({ length: 1000 }, (_, number) => number));
  });

  it.each([
    ['number', { tasks: 5, size: 1_000_000 }],
    ['size', { tasks: 1_000_000, size: 50 }],
  ])('take no further items while results wait to be read, by %s', async (_what, bounds) => {
    const taken: number[] = [];
    const results = inOrder(
      numbers(taken),
      (number) => Promise.resolve(number),
      () => 10,
      bounds,
    );
    await results.next();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.length).toBeLessThanOrEqual(8);
    await results.return(undefined);
  });

  it('fail when a task fails, at its place', async () => {
    const results: number[] = [];
    const failing = async (): Promise<void> => {
      const task = (number: number): Promise<number> =>
        number === 3 ? Promise.reject(new Error('no three')) : Promise.resolve(number);
      for await (const result of inOrder(numbers([]), task, () => 1, { tasks: 10, size: 100 })) results.push(result);
    };
    await expect(failing()).rejects.toThrow('no three');
    expect(results).toEqual([0, 1, 2]);
  });
});
