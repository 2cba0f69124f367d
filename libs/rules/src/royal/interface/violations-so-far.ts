import { text } from '../../language.js';
import { bits, has } from '../../cards/card-set.js';
import { type Auction } from '../auction/auction.js';
import { objections } from '../auction/objections.js';
import { type Standing } from '../auction/standing.js';
import { cardsOfSuit } from '../deck.js';
import { sentence } from '../explain/sentence.js';
import { boundCards } from '../play/binding.js';
import { playViolations } from '../play/legality.js';
import { seats, type BySeat } from '../table.js';
import { fixedCards, LEAST_TAROCKS, misdealt, tooFew } from '../verification/deal.js';
import { violation, type Violation } from '../violations.js';
import { type GameView, type TrickSoFar } from './game-view.js';
import { type KnownHand } from './known-hands.js';

const HAND = 10;

const atMost = text(
  '{seat} was dealt {count} tarocks at most; with fewer than three the deal is void',
  '{seat} bekam höchstens {count} Tarocke; mit weniger als drei ist das Geben ungültig',
  '{seat} legfeljebb {count} tarokkot kapott; háromnál kevesebbel az osztás érvénytelen',
);

/**
 * What a game has broken so far, whatever comes. Of a whole game it is what its verification reports; before that a hand that
 * is not known is held to what has been seen of it, so that a card may show that an earlier one was no following.
 */
export function violationsSoFar(
  { attackers, cards }: GameView,
  auction: Auction,
  tricks: readonly TrickSoFar[],
  hands: BySeat<KnownHand>,
): readonly Violation[] {
  const seen = hands.map((hand) => hand.cards) as unknown as Parameters<typeof playViolations>[0];
  return [
    ...seats.flatMap((seat) => ofHand(seat, hands[seat])),
    ...fixedCards(attackers).flatMap(({ card, seat }) => {
      const holder = seats.find((each) => has(seen[each], card));
      const isMissing = holder === undefined ? hands[seat].isWhole : holder !== seat;
      return isMissing ? [misdealt(card, seat)] : [];
    }),
    ...auction.violations,
    ...(cards.length > 0 && !auction.ended
      ? [violation('auction/not-finished', sentence(objections.notFinished))]
      : []),
    ...auction.standings.filter((standing) => isContradicted(standing, hands[standing.seat])).map(falseMessage),
    ...playViolations(seen, tricks, [boundCards(auction, 0), boundCards(auction, 1)]),
  ];
}

function ofHand(seat: (typeof seats)[number], { cards, isWhole }: KnownHand): readonly Violation[] {
  const most = isWhole ? bits(cards.tarocks) : HAND - bits(cards.suits);
  if (most >= LEAST_TAROCKS) return [];
  return [
    isWhole
      ? tooFew(seat, most)
      : violation('deal/too-few-tarocks', sentence(atMost, { seat: { seat }, count: most }), { seat }),
  ];
}

/** Whether a number that somebody has named cannot be right any more; of a whole hand the auction has judged it itself. */
function isContradicted({ announcement, void: isVoid }: Standing, { cards, isWhole }: KnownHand): boolean {
  const { definition, count, suits } = announcement;
  if (isWhole || isVoid !== null || !definition.parameter.endsWith('count')) return false;
  const named = suits.length === 0 ? bits(cards.tarocks) : bits(cards.suits & cardsOfSuit(suits[0]!).suits);
  const others = bits(cards.suits) + bits(cards.tarocks) - named;
  return named > count || others > HAND - count;
}

function falseMessage({ announcement, seat }: Standing): Violation {
  return violation('auction/false-message', sentence(objections.falseMessage, { call: { announcement } }), { seat });
}
