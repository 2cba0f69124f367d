import type { RulesWords } from '../../messages/en/rules.js';

/** What explains a clause to people: words of the reader's language and, where it is about a trick, its cards in the order played. */
export interface Explanation {
  readonly words: keyof RulesWords['rules']['explained'];
  /** Codes; none where words are enough. */
  readonly cards: readonly string[];
  /** Which of them takes the trick; null where the cards are no trick. */
  readonly takes: string | null;
}

const explain = (words: Explanation['words'], cards = '', takes: string | null = null): Explanation => ({
  words,
  cards: cards === '' ? [] : cards.split(' '),
  takes,
});

/** Of the rules of Royal Tarokk, by the number of the clause. They bind nobody: what binds is the clause. */
export const explanations: Readonly<Record<string, readonly Explanation[]>> = {
  '1.1': [explain('seats')],
  '1.3': [explain('named', 'T22 T21 T20 T19 T18'), explain('birds', 'T1 T2 T3 T4')],
  '1.4': [explain('dealt', 'T19 T20')],
  '2.3': [explain('raising', 'T1')],
  '2.5': [explain('contra')],
  '2.6': [explain('bound', 'T5 T2 HK DQ', 'T5')],
  '3.1': [explain('follow', 'HK T1 HQ T3', 'T3'), explain('free', 'T18 T21 T2 T22', 'T22')],
  '3.2': [explain('home', 'HK T1 HQ T3', 'T3')],
  '7.1': [explain('consolation')],
  '7.4': [explain('limit')],
};
