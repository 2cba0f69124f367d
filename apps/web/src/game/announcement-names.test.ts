import { expect, it } from '@jest/globals';
import { catalogue, languages, parseCard } from '@tarokk/rules';
import { nameAlone } from './announcement-names.js';

it('begins each announcement with a capital, with its card or suit before it as well', () => {
  const names = languages.flatMap((language) =>
    catalogue.flatMap((definition) => [
      nameAlone({ definition, cards: [], suits: [2], count: 3 }, language),
      nameAlone({ definition, cards: [parseCard('T1')], suits: [], count: 0 }, language),
    ]),
  );
  expect(names).toContain('Pagát ultimó');
  expect(names.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
});
