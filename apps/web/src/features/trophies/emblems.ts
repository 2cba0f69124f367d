import type { Definition } from '@tarokk/rules';
import { idInRules } from '../../api/enum-name.js';

/**
 * What each trophy is about (4.9), as `cardsOfTrophy` of the rules library has it: asked for there, the list of trophies would load
 * the whole of the rules. A test holds the two together.
 */
export const emblems: Readonly<Partial<Record<Definition['id'], string>>> = {
  spadille: 'HQ',
  manille: 'CC',
  djinn: 'S10',
  mariage: 'HK HQ',
  'moon-catch': 'T21 T22',
  hawk: 'SK T1 T2',
  color: 'SC HJ CQ',
  scale: 'T18 T19 T20',
  golgotha: 'T21 T1',
  centaur: 'T21 HC',
  trojka: 'T1 T2 T3',
  famille: 'SK SQ SC',
  bethlehem: 'SK HK CK',
  sphinx: 'DQ SQ',
  quart: 'HK HQ HC',
  pyramid: 'T4 T3 T2',
  spectrum: 'T20 HQ SC',
  stella: 'T19 T20 T21',
  full: 'T22 T2 T1',
  court: 'T22 CK CQ',
  grand: 'T22 SK HK',
  harpy: 'T21 T1 DC',
  gloria: 'T22 T21 HQ',
  triumph: 'T22 T21 T4',
  royal: 'T22 T21 T1',
};

/** The cards of some trophies, for the picture beside the address of a page: each trophy's in a pile. @param trophies as the schema writes them; unknown ones have none */
export function pilesOf(trophies: readonly (string | null)[]): readonly (readonly string[])[] {
  return trophies.flatMap((trophy) => {
    const cards = trophy === null ? undefined : emblems[idInRules(trophy)];
    return cards === undefined ? [] : [cards.split(' ')];
  });
}
