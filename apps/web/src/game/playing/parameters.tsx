import { capitalised } from '@tarokk/competition';
import { cardLabel, type Definition, parseCard } from '@tarokk/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { CardPicture } from '../cards/card.js';
import type { CallState } from './call.js';

const highCards = ['T1', 'T2', 'T3', 'T4', 'HK', 'DK', 'SK', 'CK'];
const black = ['S', 'C'];
const red = ['H', 'D'];
const signs: Readonly<Record<string, string>> = { S: '♠', C: '♣', H: '♥', D: '♦' };

/** The cards, suits or number that an announcement names, one after the other. */
export function Parameters({
  definition,
  isLegal = () => true,
  done,
}: {
  readonly definition: Definition;
  /** Of a whole announcement; what is not stays to be seen, and can be asked why. */
  readonly isLegal?: (call: CallState) => boolean;
  readonly done: (call: CallState) => void;
}) {
  const t = useTranslations('playing');
  const [given, setGiven] = useState<readonly string[]>([]);
  const announce = definition.id;
  const call = (picked: readonly string[]): CallState | null => {
    const [first, second] = picked;
    switch (definition.parameter) {
      case 'card':
        return picked.length === 1 ? { announce, card: first } : null;
      case 'two-cards':
        return picked.length === 2 ? { announce, cards: picked } : null;
      case 'three-cards':
        return picked.length === 3 ? { announce, cards: picked } : null;
      case 'suit':
      case 'black-suit':
        return picked.length === 1 ? { announce, suit: first } : null;
      case 'red-and-black':
        return picked.length === 2 ? { announce, suits: picked } : null;
      case 'count':
        return picked.length === 1 ? { announce, count: Number(first) } : null;
      case 'suit-and-count':
        return picked.length === 2 ? { announce, suit: first, count: Number(second) } : null;
      case 'none':
        return { announce };
    }
  };
  const pick = (value: string): void => {
    const picked = [...given, value];
    const whole = call(picked);
    if (whole === null) setGiven(picked);
    else done(whole);
  };
  const mayBe = (option: string): boolean => {
    const whole = call([...given, option]);
    return whole === null || isLegal(whole);
  };
  const options = optionsOf(definition.parameter, given);
  const isOfCards = definition.parameter.endsWith('card') || definition.parameter.endsWith('cards');
  return (
    <fieldset className={`chips ${isOfCards ? 'two' : 'four'}`}>
      <legend>
        {isOfCards ? t('whichCard', { number: given.length + 1 }) : t('which')}{' '}
        <small>{given.map((each) => signs[each] ?? each).join(' ')}</small>
      </legend>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className={isOfCards ? 'chip card-chip' : 'chip'}
          aria-disabled={!mayBe(option)}
          onClick={() => pick(option)}
        >
          <Option option={option} />
        </button>
      ))}
    </fieldset>
  );
}

function Option({ option }: { readonly option: string }) {
  const t = useTranslations('playing.suit');
  const { namesIn } = usePage();
  if (option in signs) {
    return (
      <>
        {signs[option]} {t(option as 'S')}
      </>
    );
  }
  if (/^\d+$/.test(option)) return option;
  return (
    <>
      <CardPicture card={parseCard(option)} /> {capitalised(cardLabel(parseCard(option), namesIn), namesIn)}
    </>
  );
}

function optionsOf(parameter: Definition['parameter'], given: readonly string[]): readonly string[] {
  switch (parameter) {
    case 'card':
    case 'two-cards':
    case 'three-cards':
      return highCards.filter((card) => !given.includes(card));
    case 'suit':
      return [...red, ...black];
    case 'black-suit':
      return black;
    case 'red-and-black':
      return given.length === 0 ? red : black;
    case 'count':
      // Eight tarocks at least (4.1), ten cards in hand.
      return ['8', '9', '10'];
    case 'suit-and-count':
      if (given.length === 0) return [...red, ...black];
      // At least two and not all of the suit (4.1).
      return red.includes(given[0]!) ? ['2', '3'] : ['2', '3', '4'];
    case 'none':
      return [];
  }
}
