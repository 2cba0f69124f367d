type Json = Record<string, unknown>;

/** A whole deal as the documents write it: cards with spaces between, tricks and hands one after the other. */
interface Written {
  readonly ruleset: string;
  readonly hands: readonly string[];
  readonly talon: string;
  /** `1 three` */
  readonly auction: readonly string[];
  readonly calling?: readonly Json[];
  /** `1 CQ HQ` */
  readonly discards?: readonly string[];
  /** `1 …` with what the seat says, in JSON. */
  readonly announcements?: readonly (readonly [seat: number, ...say: Json[]])[];
  readonly tricks: readonly string[];
}

const cards = (text: string): string[] => text.split(' ');
const call = (card: string): Json => ({ act: 'call', card });
const announce = (bonus: string): Json => ({ act: 'announce', bonus });
const kontra = (on: string, level: number): Json => ({ act: 'kontra', on, level });

function sessionOf({ ruleset, hands, talon, auction, calling, discards, announcements, tricks }: Written): Json {
  const deal: Json = {
    number: 1,
    dealer: 0,
    hands: hands.map(cards),
    talon: cards(talon),
    auction: auction.map((entry) => ({ seat: Number(entry[0]), bid: entry.slice(2) })),
    ...(calling && { calling }),
    ...(discards && {
      exchange: discards.map((entry) => ({ seat: Number(entry[0]), act: 'discard', cards: cards(entry.slice(2)) })),
    }),
    ...(announcements && { announcements: announcements.map(([seat, ...say]) => ({ seat, say })) }),
    tricks: tricks.map(cards),
  };
  return {
    format: 'tarock-session/1',
    ruleset,
    players: ['Anna', 'Béla', 'Csaba', 'Dóra'],
    firstDealer: 0,
    deals: [deal],
  };
}

/** The deals that the documents write out from the first card to the payments. */
export const documentedDeals: Readonly<Record<string, Json>> = {
  'hungarian-whole-deal': sessionOf({
    ruleset: 'hungarian',
    hands: [
      'T15 T14 T13 SJ CK CC HK DC DJ',
      'T22 T17 T6 T5 CQ CJ HQ HA DA',
      'T16 T9 T8 T7 T2 T1 S10 HJ DK',
      'T20 T19 T18 T12 T10 SK SQ HC DQ',
    ],
    talon: 'SC C10 T4 T3 T21 T11',
    auction: ['1 three', '2 two', '3 pass', '0 pass', '1 hold', '2 pass'],
    discards: ['1 CQ HQ', '2 HJ S10', '3 SQ', '0 CC'],
    announcements: [
      [1, call('T20')],
      [2, { act: 'declare', what: 'tarokks-8' }, kontra('game', 1)],
      [3, announce('trull'), kontra('game', 2)],
      [0],
      [1],
      [2, kontra('trull', 1)],
      [3],
      [0],
      [1],
    ],
    tricks: [
      'C10 T3 T10 CK',
      'SK SJ SC T9',
      'T4 T18 T11 T6',
      'T19 T13 T17 T7',
      'T20 T14 T22 T8',
      'DA DK DQ DC',
      'T16 T21 T15 T5',
      'T12 HK HA T2',
      'HC DJ CJ T1',
    ],
  }),
  'taroky-varsava': sessionOf({
    ruleset: 'taroky',
    hands: [
      'T17 T11 T8 SQ S10 S9 S7 CK CQ H3 H4 D3',
      'T20 T18 T16 T14 T12 SK SC S8 HK HA DQ DC',
      'T22 T21 T19 T13 T9 T6 T4 T2 C9 HJ DK D4',
      'T15 T10 T5 T3 SJ CJ C10 C7 HC DJ DA D2',
    ],
    talon: 'C8 CC T1 T7 HQ H2',
    auction: ['1 povinnost', '2 pass', '3 pass', '0 pass'],
    calling: [{ seat: 1, act: 'varsava' }],
    tricks: [
      'T12 T19 T10 T17',
      'D4 DJ D3 DQ',
      'SK T2 SJ S9',
      'T9 T15 T11 T16',
      'SC T22 T3 SQ',
      'DK D2 T8 DC',
      'H4 HK HJ HC',
      'HA T21 T5 H3',
      'T6 C7 S10 T20',
      'T14 T4 DA S7',
      'T18 T13 C10 CQ',
      'S8 C9 CJ CK',
    ],
  }),
  'kings-tarock-trischaken': sessionOf({
    ruleset: 'kings-tarock',
    hands: [
      'T20 T8 T7 T5 T4 T2 T1 S8 CK C7 HJ DK',
      'T22 T19 T11 T3 SK S9 S7 HC HA H3 DQ D4',
      'T14 T10 SQ S10 CQ C10 C9 HQ H2 H4 DC D2',
      'T17 T16 T15 T13 T12 T9 T6 SC SJ CJ HK D3',
    ],
    talon: 'T21 C8 CC DJ T18 DA',
    auction: ['1 call', '2 pass', '3 pass', '0 pass', '1 trischaken'],
    announcements: [
      [1, { act: 'not' }],
      [2, { act: 'agree' }],
      [3, { act: 'not' }],
      [0, { act: 'agree' }],
    ],
    tricks: [
      'T11 T14 T15 T20',
      'C7 T3 CQ CJ',
      'T22 T10 T17 T7',
      'DQ D2 D3 DK',
      'CK T19 C10 T12',
      'HA HQ HK HJ',
      'T13 T2 S9 SQ',
      'T9 T5 HC DC',
      'SJ S8 SK S10',
      'S7 C9 SC T4',
      'T8 H3 H2 T16',
      'T6 T1 D4 H4',
    ],
  }),
};
