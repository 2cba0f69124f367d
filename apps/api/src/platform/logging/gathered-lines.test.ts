import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { GatheredLines } from './gathered-lines.js';

it('lines of one turn leave together, in their order, and those of the next turn after them', async () => {
  const written: string[] = [];
  const out = new Writable({
    decodeStrings: false,
    write: (text: string, _encoding, done) => {
      written.push(text);
      done();
    },
  });
  const log = new GatheredLines(out);
  log.write('first\n');
  log.write('second\n');
  expect(written).toEqual([]);
  await turn();
  log.write('third\n');
  await turn();
  expect(written).toEqual(['first\nsecond\n', 'third\n']);
});
