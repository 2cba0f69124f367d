import { expect, it } from '@jest/globals';
import { catalogue, cardsOfTrophy } from '@tarokk/rules';
import { emblems } from './emblems.js';

it('the cards beside the name of a trophy are those of the rules library (4.9)', () => {
  const pictured = catalogue.flatMap(({ id }) => {
    const cards = cardsOfTrophy(id as Parameters<typeof cardsOfTrophy>[0]);
    return cards.length === 0 ? [] : [[id, cards.join(' ')]];
  });
  expect(emblems).toEqual(Object.fromEntries(pictured));
});
