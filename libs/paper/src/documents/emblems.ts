import { type AnnouncementId, cardsOfTrophy } from '@tarokk/rules';

/** The codes of the cards of a trophy. @param trophy as the schema writes it: `MOON_CATCH`; an unknown trophy gets the Sküs */
export function emblemOf(trophy: string | null): readonly string[] {
  const cards = trophy === null ? [] : cardsOfTrophy(trophy.toLowerCase().replaceAll('_', '-') as AnnouncementId);
  return cards.length === 0 ? ['T22'] : cards;
}
