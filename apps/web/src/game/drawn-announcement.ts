import { cardCode, cardsOf, cardsOfTrophy, type Definition, parseCard, suits } from '@tarokk/rules';

/** One of ten tricks: whether the announcement is about it, and the card that has to take it; null where any may. */
export interface DrawnTrick {
  readonly isMeant: boolean;
  readonly card: string | null;
}

/** An announcement in pictures: ten tricks where it is about certain ones, and cards that it is about besides. */
export interface DrawnAnnouncement {
  readonly tricks: readonly DrawnTrick[] | null;
  /** Codes, in the order in which they are shown. */
  readonly cards: readonly string[];
  /** Whether one of the cards does: the first then stands for all of them where there is room for one. */
  readonly isOneEnough: boolean;
}

type Claims = ReturnType<Definition['claims']>;
type KindOfCards = Extract<Claims[number], { kind: 'trick-with-kind' }>['cards'];

/** High cards as they are named most. */
const highCards = ['T1', 'T2', 'T3'].map(parseCard);
const HEARTS = suits.indexOf('H');
const SPADES = suits.indexOf('S');

/** Of messages, which claim nothing of tricks: a hand of which they are true. */
const hands: Readonly<Record<string, string>> = {
  'suit-count': 'HQ HC HJ',
  'tarock-count': 'T5 T7 T8 T10 T11 T13 T15 T17',
  vogerl: 'T2',
  flush: 'SK SQ SC SJ S10',
  wonok: 'SQ HQ DQ CQ',
};

/** What is drawn of it follows from what it claims (section 4), with the Pagat or hearts where a call names a card or a suit. */
export function drawn(definition: Definition): DrawnAnnouncement {
  const hand = hands[definition.id];
  if (hand !== undefined) return { tricks: null, cards: hand.split(' '), isOneEnough: false };
  const tricks: DrawnTrick[] = Array.from({ length: 10 }, () => ({ isMeant: false, card: null }));
  const cards = new Set<string>();
  let isOneEnough = false;
  const sample = samplesOf(definition);
  const mean = (trick: number, card: string | null): void => {
    tricks[trick - 1] = { isMeant: true, card: card ?? tricks[trick - 1]!.card };
  };
  for (const claim of claimsOf(definition)) {
    switch (claim.kind) {
      case 'first-tricks':
        for (let trick = 1; trick <= claim.count; trick++) mean(trick, null);
        break;
      case 'trick-count':
        for (let trick = 1; trick <= claim.least; trick++) mean(trick, null);
        break;
      case 'fifth-trick-first':
        for (let trick = 1; trick <= 5; trick++) mean(trick, null);
        break;
      case 'trick-with-card':
        mean(claim.trick, cardCode(claim.card));
        break;
      case 'trick-with-kind':
        mean(claim.trick, sample(claim.cards));
        break;
      case 'four-in-a-row':
        for (let trick = 7; trick <= 10; trick++) mean(trick, sample(claim.cards));
        break;
      case 'some-trick-with':
        cards.add(sample(claim.cards));
        break;
      case 'home':
        for (const card of cardsOf(claim.cards).toReversed()) cards.add(cardCode(card));
        break;
      case 'home-one-of':
        // The lowest first: it is the one that can be lost.
        for (const card of cardsOf(claim.cards)) cards.add(cardCode(card));
        isOneEnough = true;
        break;
      case 'caught':
        for (const code of cardCode(claim.card) === 'T21' ? ['T22', 'T21'] : [cardCode(claim.card)]) cards.add(code);
        break;
      case 'last-three-shared':
        break;
    }
  }
  return { tricks: tricks.some(({ isMeant }) => isMeant) ? tricks : null, cards: [...cards], isOneEnough };
}

const howManyCards: Readonly<Partial<Record<Definition['parameter'], number>>> = {
  card: 1,
  'two-cards': 2,
  'three-cards': 3,
};

const whichSuits: Readonly<Partial<Record<Definition['parameter'], readonly number[]>>> = {
  suit: [HEARTS],
  'black-suit': [SPADES],
  'red-and-black': [HEARTS, SPADES],
};

function claimsOf(definition: Definition): Claims {
  const { parameter } = definition;
  return definition.claims({
    cards: highCards.slice(0, howManyCards[parameter] ?? 0),
    suits: whichSuits[parameter] ?? [],
    count: 0,
  });
}

/** Of a kind of cards always another one: first those by which a trophy is known, then the others. */
function samplesOf({ id }: Definition): (kind: KindOfCards) => string {
  const used = new Set<string>();
  const known = cardsOfTrophy(id as Parameters<typeof cardsOfTrophy>[0]);
  return ({ set }) => {
    const fitting = cardsOf(set).map(cardCode);
    const card = [...known.filter((code) => fitting.includes(code)), ...fitting].find((code) => !used.has(code))!;
    used.add(card);
    return card;
  };
}
