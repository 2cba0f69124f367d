import { describe, expect, it } from '@jest/globals';
import { beats, cardCode, isTarock, parseCard, suitOf } from '../../src/cards/card.js';
import { cardsOf, noCards } from '../../src/cards/card-set.js';
import { winningPlace } from '../../src/tricks/trick.js';
import { sayBeforePlay } from '../../src/royal/explain/before-play.js';
import { cardLabel } from '../../src/royal/explain/names.js';
import { Auction } from '../../src/royal/auction/auction.js';
import { birds, deck, highCards, honourSet, kings } from '../../src/royal/deck.js';
import { firstDealerByDraw } from '../../src/royal/first-dealer.js';
import { attackersOf, collectorOf, nextSeat, partnerOf, partyOf, seatNames, seats } from '../../src/royal/table.js';
import { readMatch } from '../../src/royal/record/parse.js';
import { record, verified, violations, type PlayedText } from './notation/game.js';
import { cards } from './notation/play.js';
import { sheet } from './notation/sheet.js';
import { sketch } from './notation/sketch.js';

describe('1.2 the first dealer', () => {
  const drawn = (a: string, b: string): number | null => firstDealerByDraw([parseCard(a), parseCard(b)]);

  it('1.2 is of the party with the lower card: any suit card is lower than a tarock', () => {
    expect([drawn('T4', 'T5'), drawn('T22', 'T21'), drawn('HK', 'T1'), drawn('T1', 'S10')]).toEqual([0, 1, 0, 1]);
    expect([drawn('SJ', 'S10'), drawn('DC', 'DQ')]).toEqual([1, 0]);
  });

  it('1.2, 1.3 follows from no cards of two suits, which have no rank among each other', () => {
    expect([drawn('SK', 'HK'), drawn('SJ', 'HK'), drawn('T1', 'T1')]).toEqual([null, null, null]);
  });
});

describe('1.2, 1.4 what came before a game', () => {
  it('is said in words, in the order in which it happened', () => {
    const [draw, few, wrong] = sayBeforePlay({
      draw: [parseCard('T5'), parseCard('HK')],
      redealt: ['too-few-tarocks', 'wrong-deal'],
    });
    expect(draw!.en).toBe('Drawn for the first deal: A tarock V, B king of hearts.');
    expect(draw!.de).toBe('Für das erste Geben gezogen: A Tarock V, B Herz-König.');
    expect(few!.hu).toBe('Újraosztva: egy játékosnak háromnál kevesebb tarokkja volt.');
    expect(wrong!.en).toBe('Dealt again: the deal was wrong.');
  });
});

describe('1.1 the table', () => {
  it('1.1 counterclockwise the seats are A.interceptor, A.collector, B.interceptor, B.collector and A.interceptor again', () => {
    const round = [0, 1, 2, 3, 4].reduce<number[]>((way) => [...way, nextSeat((way.at(-1) ?? 3) as 0 | 1 | 2 | 3)], []);
    expect(round.map((seat) => seatNames[seat])).toEqual([
      'A.interceptor',
      'A.collector',
      'B.interceptor',
      'B.collector',
      'A.interceptor',
    ]);
  });

  it('1.1 partners sit side by side, the collector to the right of the interceptor', () => {
    for (const seat of seats) {
      const partner = partnerOf(seat);
      expect(partyOf(partner)).toBe(partyOf(seat));
      expect([nextSeat(seat), nextSeat(partner)]).toContain(seatNames[seat].endsWith('interceptor') ? partner : seat);
    }
    expect(seatNames[nextSeat(seatNames.indexOf('B.interceptor') as 2)]).toBe('B.collector');
  });

  it('1.1 seats are fixed for the whole match: a record names the four players once, a game has no place for them', () => {
    const game = sketch('B B B B B A A A A A');
    const { parties } = record([game]);
    expect(readMatch(record([game])).ok).toBe(true);
    expect(readMatch(record([{ ...game, parties }])).ok).toBe(false);
  });
});

describe('1.2 attack and defence', () => {
  it('1.2 the party with the lower card deals first: it defends game 1 and the other attacks', () => {
    expect(attackersOf(0, 1)).toBe(1);
    expect(attackersOf(1, 1)).toBe(0);
  });

  it('1.2 attack and defence alternate game by game', () => {
    const scored = Array.from({ length: 8 }, () =>
      sheet('A: 11 tarocks, 1 honour, T18\nB: 11 tarocks, 1 honour, T17 T16'),
    );
    const result = verified(record(scored, { kind: 'match' }));
    expect(result.games.map(({ attackers }) => attackers).join('')).toBe('BABABABA');
    expect(
      verified(record(scored, { kind: 'match', firstDealer: 'B' }))
        .games.map((game) => game.attackers)
        .join(''),
    ).toBe('ABABABAB');
  });

  it('1.2 the attackers’ collector, who sits to the right of the dealer’s left neighbour, opens; the dealer is the defenders’ collector', () => {
    const opener = new Auction(1, [noCards, noCards, noCards, noCards]).turnOf;
    expect(seatNames[opener]).toBe('B.collector');
    const dealer = collectorOf(0);
    expect(seatNames[dealer]).toBe('A.collector');
    expect(partyOf(dealer)).not.toBe(partyOf(opener));
  });

  it.each([
    ['match', 8, 7],
    ['match', 8, 9],
    ['extra-time', 2, 1],
    ['extra-time', 2, 3],
    ['open', 7, 8],
    ['open', 1, 0],
    ['variant', 100, 101],
  ])('1.2 a record of the kind %s may have %i games, but not %i', (kind, right, wrong) => {
    const game = sheet('A: 11 tarocks, 1 honour, T18\nB: 11 tarocks, 1 honour, T17 T16');
    const ofLength = (length: number) =>
      readMatch(
        record(
          Array.from({ length }, () => game),
          { kind },
        ),
      );
    expect(ofLength(right).ok).toBe(true);
    expect(ofLength(wrong).ok).toBe(false);
  });
});

describe('1.3 cards', () => {
  it('1.3 the deck has forty different cards, 22 tarocks and 18 suit cards', () => {
    expect(new Set(deck).size).toBe(40);
    expect(deck.filter(isTarock).map(cardCode)).toEqual(Array.from({ length: 22 }, (_, index) => `T${index + 1}`));
    expect(deck.filter((card) => !isTarock(card)).map(cardCode)).toEqual(
      'HK HQ HC HJ DK DQ DC DJ SK SQ SC SJ S10 CK CQ CC CJ C10'.split(' '),
    );
  });

  it.each(['S10 SJ SC SQ SK', 'C10 CJ CC CQ CK', 'HJ HC HQ HK', 'DJ DC DQ DK'])(
    '1.3 in a suit K > Q > C > J > 10: %s rises',
    (rising) => {
      const row = cards(rising);
      for (const [place, card] of row.entries()) {
        for (const lower of row.slice(0, place)) {
          expect(beats(card, lower)).toBe(true);
          expect(beats(lower, card)).toBe(false);
        }
      }
    },
  );

  it('1.3 any tarock beats any suit card', () => {
    for (const card of deck.filter((one) => !isTarock(one))) {
      for (const tarock of deck.filter(isTarock)) {
        expect(winningPlace([card, tarock])).toBe(1);
        expect(winningPlace([tarock, card])).toBe(0);
      }
    }
  });

  it('1.3 the Sküs, T22, is the highest card', () => {
    const skues = parseCard('T22');
    for (const card of deck.filter((one) => one !== skues)) expect(winningPlace([card, skues])).toBe(1);
  });

  it('1.3 a card of one suit does not beat one of another', () => {
    for (const card of deck) {
      for (const other of deck.filter((one) => !isTarock(one) && !isTarock(card) && suitOf(one) !== suitOf(card))) {
        expect(beats(card, other)).toBe(false);
      }
    }
  });

  it('1.3 the honours are T22 and T21', () => {
    expect(cardsOf(honourSet).map(cardCode)).toEqual(['T21', 'T22']);
  });

  it('1.3 the birds are T1 to T4, the high cards the birds and the four kings', () => {
    expect(birds.map(cardCode)).toEqual(['T1', 'T2', 'T3', 'T4']);
    expect(kings.map(cardCode).sort()).toEqual(['CK', 'DK', 'HK', 'SK']);
    expect([...highCards].sort()).toEqual([...birds, ...kings].sort());
  });

  it.each([
    ['T22', 'Sküs'],
    ['T21', 'moon'],
    ['T20', 'angel'],
    ['T19', "l'amour"],
    ['T18', 'visi'],
    ['T4', 'marabou'],
    ['T3', 'cockatoo'],
    ['T2', 'eagle owl'],
    ['T1', 'pagat'],
  ])('1.3 %s is the %s', (code, name) => {
    expect(cardLabel(parseCard(code), 'en')).toBe(name);
  });
});

/** A lawful deal of a game in which B attacks: T19 with B.interceptor, T20 with B.collector, three tarocks in every hand. */
const lawful = {
  A: {
    interceptor: 'T22 T18 T14 T10 T6 T2 SK SQ HK HQ'.split(' '),
    collector: 'T21 T17 T13 T9 T5 T1 SC SJ HC HJ'.split(' '),
  },
  B: {
    interceptor: 'T19 T16 T12 T8 T4 S10 CK CQ DK DQ'.split(' '),
    collector: 'T20 T15 T11 T7 T3 CC CJ C10 DC DJ'.split(' '),
  },
};

/** The deal with two cards changed for each other. */
function exchanged(...pairs: readonly [string, string][]): Pick<PlayedText, 'deal'> {
  let text = JSON.stringify(lawful);
  for (const [one, other] of pairs) {
    text = text.replace(`"${one}"`, '"?"').replace(`"${other}"`, `"${one}"`).replace('"?"', `"${other}"`);
  }
  return { deal: JSON.parse(text) as PlayedText['deal'] };
}

/** The violations of 1.4 of a deal, played out in any way. */
function dealt({ deal }: Pick<PlayedText, 'deal'>, attackers: 'A' | 'B' = 'B'): readonly string[] {
  const hands = [deal.A.interceptor, deal.A.collector, deal.B.interceptor, deal.B.collector].map((hand) => [...hand]);
  let leader: number = attackers === 'B' ? 3 : 1;
  const tricks = Array.from({ length: 10 }, () => {
    const trick = [0, 1, 2, 3].map((turn) => hands[(leader + turn) & 3]!.shift()!);
    leader = (leader + winningPlace(trick.map(parseCard))) & 3;
    return trick;
  });
  return violations({ deal, auction: [], tricks }, attackers).filter((line) => line.startsWith('deal/'));
}

describe('1.4 the deal', () => {
  it('1.4 T19 with the attackers’ interceptor, T20 with their collector and three tarocks in each hand break nothing', () => {
    expect(dealt({ deal: lawful })).toEqual([]);
  });

  it('1.4 T19 elsewhere is a violation of the seat that should hold it', () => {
    expect(dealt(exchanged(['T19', 'T22']))).toEqual(['deal/lamour-angel B.interceptor']);
  });

  it('1.4 T20 elsewhere is a violation of the seat that should hold it', () => {
    expect(dealt(exchanged(['T20', 'T22']))).toEqual(['deal/lamour-angel B.collector']);
  });

  it('1.4 T19 and T20 with each other’s holder are two violations', () => {
    expect(dealt(exchanged(['T19', 'T20']))).toEqual([
      'deal/lamour-angel B.interceptor',
      'deal/lamour-angel B.collector',
    ]);
  });

  it('1.4 it is the attackers who hold T19 and T20, whoever they are', () => {
    expect(dealt({ deal: lawful }, 'A')).toEqual(['deal/lamour-angel A.interceptor', 'deal/lamour-angel A.collector']);
  });

  it('1.4 a hand with two tarocks is a violation of its holder', () => {
    expect(dealt(exchanged(['T16', 'SK'], ['T12', 'SQ'], ['T8', 'HK']))).toEqual([
      'deal/too-few-tarocks B.interceptor',
    ]);
  });

  it('1.4 a hand with exactly three tarocks may be played', () => {
    expect(dealt(exchanged(['T16', 'SK'], ['T12', 'SQ']))).toEqual([]);
  });

  it('1.4 each hand with too few tarocks is reported', () => {
    const twoHands = exchanged(['T16', 'SK'], ['T12', 'SQ'], ['T8', 'HK'], ['T15', 'HQ'], ['T11', 'SC'], ['T7', 'SJ']);
    expect(dealt(twoHands)).toEqual(['deal/too-few-tarocks B.interceptor', 'deal/too-few-tarocks B.collector']);
  });

  it.each([
    ['nine cards in a hand', { A: { ...lawful.A, collector: lawful.A.collector.slice(1) }, B: lawful.B }],
    ['a card twice', { A: { ...lawful.A, collector: [...lawful.A.collector.slice(1), 'T22'] }, B: lawful.B }],
    [
      'a card that is not of the deck',
      { A: { ...lawful.A, collector: [...lawful.A.collector.slice(1), 'H10'] }, B: lawful.B },
    ],
  ])('1.4 each player holds ten of the forty cards: %s is no record', (_what, deal) => {
    const { auction, tricks } = sketch('B B B B B A A A A A');
    expect(readMatch(record([{ deal, auction, tricks }])).ok).toBe(false);
  });
});
