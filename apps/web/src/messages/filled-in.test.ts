import { expect, it } from '@jest/globals';
import { filledIn } from './filled-in.js';

const german = { cards: { trick: 'Stich', deals: 'Geber', of: ['Karten von ', ['seat']] }, frame: { menu: 'Menü' } };

it('a language that has some words says the others in the one that it names instead', () => {
  expect(filledIn({ cards: { trick: 'vzetek' } }, german)).toEqual({
    cards: { trick: 'vzetek', deals: 'Geber', of: ['Karten von ', ['seat']] },
    frame: { menu: 'Menü' },
  });
});

it('a text that was read beforehand is one text, never half of it another', () => {
  expect(filledIn({ cards: { of: ['karte: ', ['seat'], '!'] } }, german)).toMatchObject({
    cards: { of: ['karte: ', ['seat'], '!'] },
  });
});

it('an area of which a language has nothing is the whole one of the other', () => {
  expect(filledIn(undefined, german)).toEqual(german);
});
