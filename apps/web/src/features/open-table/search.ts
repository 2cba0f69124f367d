import { fitting, oneOf, type SearchOf, searchOf } from '../../ui/search.js';

/** The deal, by a seed or card by card, who attacks, and who sees the cards. */
export const tableSearch = searchOf({
  seed: fitting(/^[\da-z]{1,20}$/i),
  /** The seat, 0–3, of each of the forty cards in the order of `deckCodes`. It counts before the seed. */
  deal: fitting(/^[0-3]{40}$/),
  /** B; else A attacks. */
  attackers: oneOf(['B']),
  /** Each player sees their own cards; else all are face up. */
  hands: oneOf(['passed']),
});
export type OpenTableSearch = SearchOf<typeof tableSearch>;
