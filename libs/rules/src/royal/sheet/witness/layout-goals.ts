import { beats, type Card } from '../../../cards/card.js';
import { cardsOf, has, type CardSet } from '../../../cards/card-set.js';
import { type Announcement } from '../../announcements/announcement.js';
import { type Claim } from '../../announcements/claim.js';
import { cardsOfSuit, birds, honourSet, MOON, SKUES } from '../../deck.js';
import { type ScoredGame } from '../../record/match.js';
import { collectorOf, seats, type Party, type Seat } from '../../table.js';
import { LEAST_TAROCKS, fixedCards } from '../../verification/deal.js';
import { statementsOf, type Assertion } from '../statements.js';
import { bindingGoals } from './layout-bindings.js';
import { TAROCKS, type LayoutGoal, type Layout } from './layout.js';

const SUITS = [0, 1, 2, 3];
const FIGURES = [7, 6, 5, 4];
const LAST_THREE = [7, 8, 9];
const ROW = 4;

/** Everything that a sheet asks of a layout, and that the rules do. */
export function goalsOf(game: ScoredGame): readonly LayoutGoal[] {
  const goals: LayoutGoal[] = [(layout) => layout.revokes, ...dealGoals(game.attackers), ...bindingGoals(game)];
  for (const { stands, assertions, party } of statementsOf(game)) {
    const line = stands.entry === 'line' ? game.sheet[party].lines[stands.index]! : null;
    if (line !== null && line.result !== 'stated') {
      const { claims } = line.announcement;
      if (line.result === 'won') goals.push(...claims.map((claim) => goalOf(claim, party, line.seat)));
      else goals.push(failureOf(claims, party, line.seat));
    } else goals.push(...assertions.map(goalOfAssertion));
  }
  return goals;
}

/** 1.4 */
function dealGoals(attackers: Party): LayoutGoal[] {
  return [
    ...fixedCards(attackers).map(
      ({ card, seat }): LayoutGoal =>
        (layout) =>
          layout.seatOf[card] === seat ? 0 : 1,
    ),
    ...seats.map(
      (seat): LayoutGoal =>
        (layout) =>
          Math.max(0, LEAST_TAROCKS - layout.countOf(seat, TAROCKS)),
    ),
  ];
}

function goalOfAssertion(assertion: Assertion): LayoutGoal {
  switch (assertion.kind) {
    case 'claim':
      return goalOf(assertion.claim, assertion.party, collectorOf(assertion.party));
    case 'denied':
      return failureOf([assertion.claim], assertion.party, collectorOf(assertion.party));
    case 'dealt': {
      const cards = cardsOf(assertion.cards);
      return (layout) => count(cards, (card) => layout.partyOfCard(card) !== assertion.party);
    }
    case 'tarocks': {
      const { party, count: wanted } = assertion;
      return (layout) => Math.abs(layout.countOf(2 * party, TAROCKS) + layout.countOf(2 * party + 1, TAROCKS) - wanted);
    }
    case 'honours': {
      const honours = cardsOf(honourSet);
      const { party, count: wanted } = assertion;
      return (layout) => Math.abs(count(honours, (card) => layout.partyOfCard(card) === party) - wanted);
    }
    case 'message':
      return goalOfMessage(assertion.message, assertion.seat);
  }
}

/** 4.1 */
function goalOfMessage({ id, suits, count: wanted }: Announcement, seat: Seat): LayoutGoal {
  const missing = (layout: Layout, cards: readonly Card[]): number =>
    count(cards, (card) => layout.seatOf[card] !== seat);
  switch (id) {
    case 'suit-count':
      return (layout) => Math.abs(layout.countOf(seat, suits[0]!) - wanted);
    case 'tarock-count':
      return (layout) => Math.abs(layout.countOf(seat, TAROCKS) - wanted);
    case 'vogerl':
      return (layout) => (missing(layout, birds) === birds.length ? 1 : 0);
    case 'flush': {
      const whole = SUITS.map((suit) => cardsOf(cardsOfSuit(suit)));
      return (layout) => Math.min(...whole.map((cards) => missing(layout, cards)));
    }
    case 'wonok': {
      const fours = FIGURES.map((rank) => SUITS.map((suit) => (suit << 3) | rank));
      return (layout) => Math.min(...fours.map((cards) => missing(layout, cards)));
    }
    default:
      throw new Error(`${id} is no message`);
  }
}

/** A claim that is to be true. */
function goalOf(claim: Claim, party: Party, announcer: Seat): LayoutGoal {
  switch (claim.kind) {
    case 'first-tricks':
      return (layout) => claim.count - tricksOf(layout, party, claim.count);
    case 'trick-count':
      return (layout) => Math.max(0, claim.least - tricksOf(layout, party));
    case 'trick-with-card':
      return (layout) => awayFromCard(layout, claim.trick - 1, party, claim.card);
    case 'trick-with-kind':
      return (layout) => awayFromKind(layout, claim.trick - 1, party, claim.cards.set);
    case 'some-trick-with': {
      const cards = cardsOf(claim.cards.set);
      return (layout) => Math.min(...cards.map((card) => awayFromCard(layout, layout.trickOf[card]!, party, card)));
    }
    case 'four-in-a-row':
      return (layout) => awayFromRow(layout, party, claim.cards.set);
    case 'home': {
      const cards = cardsOf(claim.cards);
      return (layout) => count(cards, (card) => !layout.isHome(card, party));
    }
    case 'home-one-of': {
      const cards = cardsOf(claim.cards);
      return (layout) => (cards.some((card) => layout.isHome(card, party)) ? 0 : 1);
    }
    case 'caught':
      return (layout) => awayFromCaught(layout, claim.card, party);
    case 'fifth-trick-first':
      return (layout) => Math.max(0, 5 - tricksOf(layout, party, 9));
    case 'last-three-shared':
      return (layout) => {
        const own = count(LAST_THREE, (trick) => layout.winners[trick] === announcer);
        return own === 0 || own === LAST_THREE.length ? 1 : 0;
      };
  }
}

/** Claims that are not all to be true. */
function failureOf(claims: readonly Claim[], party: Party, announcer: Seat): LayoutGoal {
  const goals = claims.map((claim) => goalOf(claim, party, announcer));
  const [only] = claims;
  // Where something is to be less, how much too much it is shows the way.
  if (claims.length === 1 && only!.kind === 'trick-count') {
    const { least } = only;
    return (layout) => Math.max(0, tricksOf(layout, party) - least + 1);
  }
  if (claims.length === 1 && only!.kind === 'home-one-of') {
    const cards = cardsOf(only.cards);
    return (layout) => count(cards, (card) => layout.isHome(card, party));
  }
  return (layout) => (goals.every((goal) => goal(layout) === 0) ? 1 : 0);
}

function tricksOf(layout: Layout, party: Party, first = 10): number {
  let tricks = 0;
  for (let trick = 0; trick < first; trick++) if (layout.winners[trick]! >> 1 === party) tricks++;
  return tricks;
}

/** The card was not dealt to the party, does not lie in the trick, is not led or a tarock, is beaten. */
function awayFromCard(layout: Layout, trick: number, party: Party, card: Card): number {
  if (layout.bests[trick] === card) return layout.winners[trick]! >> 1 === party ? 0 : 1;
  let away = 1;
  if (layout.partyOfCard(card) !== party) away++;
  if (layout.trickOf[card] !== trick) away += 2;
  for (let seat = 0; seat < 4; seat++) if (beats(layout.slots[trick * 4 + seat]!, card)) away++;
  return away;
}

function awayFromKind(layout: Layout, trick: number, party: Party, cards: CardSet): number {
  if (has(cards, layout.bests[trick]!)) return layout.winners[trick]! >> 1 === party ? 0 : 1;
  let away = 1;
  if (layout.winners[trick]! >> 1 !== party) away++;
  let lies = 1;
  for (const seat of [2 * party, 2 * party + 1]) if (has(cards, layout.slots[trick * 4 + seat]!)) lies = 0;
  return away + lies;
}

function awayFromRow(layout: Layout, party: Party, cards: CardSet): number {
  let least = Number.POSITIVE_INFINITY;
  for (let first = 0; first + ROW <= 10; first++) {
    let away = 0;
    for (let trick = first; trick < first + ROW; trick++) away += awayFromKind(layout, trick, party, cards);
    least = Math.min(least, away);
  }
  return least;
}

function awayFromCaught(layout: Layout, card: Card, party: Party): number {
  const isOwn = layout.partyOfCard(card) === party ? 1 : 0;
  const isLost = layout.isHome(card, party) ? 0 : 1;
  // Nothing but the Sküs beats the moon.
  const isFar = card === MOON && isLost === 1 && layout.trickOf[SKUES] !== layout.trickOf[MOON] ? 1 : 0;
  return isOwn + isLost + isFar;
}

function count<T>(list: readonly T[], is: (each: T) => boolean): number {
  let number = 0;
  for (let place = 0; place < list.length; place++) if (is(list[place]!)) number++;
  return number;
}
