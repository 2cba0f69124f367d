import { cardCode, decidingTricks, type BySeat, type MatchResult, type PlayedGame } from '@tarokk/rules';
import type { DecidingTrick } from './match.types.js';

/**
 * The tricks by which a won announcement was decided, as they were played.
 *
 * @param persons at the table in that game, by seat
 */
export function tricksThatDecided(
  game: PlayedGame,
  won: MatchResult['games'][number]['announcements'][number],
  persons: BySeat<string>,
): readonly DecidingTrick[] {
  return decidingTricks(game, won).map(({ trick, proofs }) => {
    const { leader, cards, winner } = game.tricks[trick - 1]!;
    const place = (winner - leader) & 3;
    const wantedCards = [...new Set(proofs.map(({ wanted }) => wanted).filter((card) => card >= 0))].map(cardCode);
    return {
      proofs,
      personIds: persons,
      number: trick,
      wanted: wantedCards[0] ?? null,
      wantedCards,
      step: game.auction.length + (trick - 1) * 4 + place + 1,
      cards: cards.map((card, index) => ({
        personId: persons[(leader + index) & 3]!,
        card: cardCode(card),
        number: card,
        takes: index === place,
      })),
    };
  });
}
