import { fitting, type SearchOf, searchOf } from '../../ui/search.js';

/** The parts of the tour in their order; each has its name as its address. */
export const steps = ['cards', 'table', 'trick', 'announcement', 'trophy'] as const;
export type TourStep = (typeof steps)[number];

export function isStep(name: string): name is TourStep {
  return steps.some((each) => each === name);
}

const code = fitting(/^(?:T\d{1,2}|[SCHD](?:[KQCJ]|10)|[AB][IC])$/);

/**
 * What was pressed on a page of the tour: a card of the deck, or of the first question, by its code, or a seat; then a card of the
 * second question. It stands in the address, so that the answer is there without script too.
 */
export const tourSearch = searchOf({ pressed: code, then: code });
export type TourSearch = SearchOf<typeof tourSearch>;
