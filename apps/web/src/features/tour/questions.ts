import { parseCard } from '@tarokk/rules';
import type { TourWords } from '../../messages/en/tour.js';

/** A card lies on the table; whoever takes the tour presses the one of a few that they would play. */
export interface Question {
  readonly led: string;
  readonly hand: readonly Playable[];
}

interface Playable {
  readonly card: string;
  /** Whether 3.1 allows it. */
  readonly isLegal: boolean;
  /** What is said of it. */
  readonly answer: keyof TourWords['tour']['answer'];
}

export type QuestionName = 'follow' | 'tarock' | 'ultimo' | 'moon';

export const questions: Readonly<Record<QuestionName, Question>> = {
  // Suit must be followed.
  follow: {
    led: 'HK',
    hand: [
      { card: 'HQ', isLegal: true, answer: 'followHQ' },
      { card: 'T1', isLegal: false, answer: 'followT1' },
      { card: 'SC', isLegal: false, answer: 'followSC' },
    ],
  },
  // Who cannot must play a tarock.
  tarock: {
    led: 'HK',
    hand: [
      { card: 'T3', isLegal: true, answer: 'tarockT3' },
      { card: 'T14', isLegal: true, answer: 'tarockT14' },
      { card: 'SC', isLegal: false, answer: 'tarockSC' },
    ],
  },
  // The last trick: everybody has one card, and this is the other side's.
  ultimo: {
    led: 'T1',
    hand: [
      { card: 'DK', isLegal: true, answer: 'ultimoDK' },
      { card: 'CJ', isLegal: true, answer: 'ultimoCJ' },
      { card: 'T2', isLegal: true, answer: 'ultimoT2' },
    ],
  },
  // Tarocks must be played on a tarock.
  moon: {
    led: 'T21',
    hand: [
      { card: 'T20', isLegal: true, answer: 'moonT20' },
      { card: 'HK', isLegal: false, answer: 'moonHK' },
      { card: 'T22', isLegal: true, answer: 'moonT22' },
    ],
  },
};

/** Whether the card takes the trick from the one that was led; of cards that may follow it the higher number does. */
export function takes(card: string, led: string): boolean {
  return parseCard(card) > parseCard(led);
}
