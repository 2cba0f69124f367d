import { type AnnouncementId } from './ids.js';

/** What each trophy is about (4.9), in at most three cards: those that win its tricks, or that it catches. */
const cards: Readonly<Partial<Record<AnnouncementId, string>>> = {
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

/** The codes of the cards that picture a trophy; none of any other announcement. */
export function cardsOfTrophy(id: AnnouncementId): readonly string[] {
  return cards[id]?.split(' ') ?? [];
}
