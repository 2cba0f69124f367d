import { combinationsOf, inTurn } from '../support/combinations.js';
import { isFull } from '../support/full.js';

export const languages = ['en', 'de', 'hu'] as const;
export const schemes = ['light', 'dark'] as const;

export interface Look {
  readonly language: (typeof languages)[number];
  readonly scheme: (typeof schemes)[number];
}

/** In which pages are looked at, each in the next one. */
export const allLooks: readonly Look[] = combinationsOf({ language: languages, scheme: schemes });

/** For what is looked at by itself: each language and each scheme; with FULL=1 each language in each scheme. */
export const looks: readonly Look[] = isFull
  ? allLooks
  : inTurn(languages, ['dark', 'light'], false).map(([language, scheme]) => ({ language, scheme }));

/** Windows of phones, in CSS pixels. */
export const windowsOfPhones = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [412, 915],
] as const;

/** Windows in which a walk is looked at. */
export const sizes = {
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1366, height: 768 } },
};

/** Matches of the same two sides on one day are told apart by their number. */
const allWalks = [
  { language: 'hu', size: 'phone', order: 1 },
  { language: 'de', size: 'desk', order: 2 },
  { language: 'hu', size: 'desk', order: 3 },
  { language: 'de', size: 'phone', order: 4 },
] as const;

/** Of issue 59: what is entered at the table, disputed, decided by the jury, signed on one phone. */
export const namesOfWalks = ['a', 'b', 'c', 'e'] as const;

const chosen = inTurn(namesOfWalks, allWalks);

/** How a walk is taken: between them in each language in each window; with FULL=1 each walk in all of these. */
export function walksOf(name: (typeof namesOfWalks)[number]): readonly (typeof allWalks)[number][] {
  return chosen.flatMap(([each, walk]) => (each === name ? [walk] : []));
}
