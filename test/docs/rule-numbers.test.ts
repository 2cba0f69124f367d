import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { rulesOfPlay } from './rulebook.js';
import { namesIn } from './test-names.js';

const folder = 'libs/rules/test/royal';

const names = readdirSync(new URL(`../../${folder}`, import.meta.url))
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => namesIn(`${folder}/${file}`));

/** `2.6` of "2.6 in trick 9 …"; several numbers may stand in front: "2.5 7.3 a contra …", "2.3 D2 …". */
const cited = (name: string): string[] =>
  /^(?:(?:\d(?:\.\d)?|D\d+)(?= |$)\s*)+/.exec(name)?.[0].trim().split(/\s+/) ?? [];

describe('tests that read like the rulebook', () => {
  it.each(rulesOfPlay())('%s is in the name of a test', (rule) => {
    expect(names.filter((name) => cited(name).includes(rule))).not.toEqual([]);
  });

  it('the rules are those of sections 1 to 8 and what was decided of them', () => {
    expect(rulesOfPlay().join(' ')).toBe(
      '1.1 1.2 1.3 1.4 2.1 2.2 2.3 2.4 2.5 2.6 3.1 3.2 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 5 6 7.1 7.2 7.3 7.4 7.5 8 D1 D2 D3 D4 D5 D53 D6 D8',
    );
  });

  it('no test cites a rule that is not there', () => {
    const known = [...rulesOfPlay(), '4'];
    expect(names.flatMap(cited).filter((rule) => !known.includes(rule))).toEqual([]);
  });
});
