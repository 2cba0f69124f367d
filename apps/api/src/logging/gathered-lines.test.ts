import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { GatheredLines } from './gathered-lines.js';

it('lines of one turn leave together, in their order, and those of the next turn after them', async () => {
  const written: string[] = [];
  const log = new GatheredLines({ write: (text) => written.push(text) });
  log.write('first\n');
  log.write('second\n');
  expect(written).toEqual([]);
  await turn();
  log.write('third\n');
  await turn();
  expect(written).toEqual(['first\nsecond\n', 'third\n']);
});
