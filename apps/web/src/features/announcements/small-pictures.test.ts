import { expect, it } from '@jest/globals';
import { catalogue, silentBonuses } from '@tarokk/rules';
import { drawn } from '../../game/drawn-announcement.js';
import { smallOf } from './small-of.js';
import { smallPictureOf } from './small-pictures.js';

it('what a list draws of an announcement is what its page draws (section 4); a trophy is known by its cards (4.9)', () => {
  for (const definition of [...catalogue, ...silentBonuses]) {
    const small = smallPictureOf(definition.id.toUpperCase().replaceAll('-', '_'));
    if (definition.family === 'trophy') expect([definition.id, 'cards' in small]).toEqual([definition.id, true]);
    else expect([definition.id, small]).toEqual([definition.id, smallOf(drawn(definition))]);
  }
});

it('4.2 Honour, for which one of two cards does, has one card, and so is not drawn as Heads, which needs both', () => {
  expect(smallPictureOf('HONOUR')).toEqual({ cards: ['T21'] });
  expect(smallPictureOf('HEADS')).toEqual({ cards: ['T22', 'T21'] });
});
