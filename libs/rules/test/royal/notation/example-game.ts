import { played, withAuction, type PlayedText } from './game.js';

/**
 * A lawful game in which B attacks. A takes tricks 1, 4, 5, 6, 9 and 10 and its fifth trick first; B catches A's pagat in trick 8.
 * A: 11 tarocks, both honours, T18: 50 + 10 + 20 = 80, Obscur 5: 85. B: 11 tarocks, no honour, T17, T16: 50 + 30 + 5 = 85, Lauer 15: 100.
 */
export const exampleGame: PlayedText = played(`
  A.interceptor  T18 T14 T8 T6 T2 S10 SQ SK HQ DQ
  A.collector    T22 T21 T15 T12 T11 T1 CK C10 HJ DK
  B.interceptor  T19 T17 T13 T10 T9 T7 T5 CQ CC HK
  B.collector    T20 T16 T4 T3 SC SJ CJ HC DC DJ
  auction  ...
  1   T16 T8 T22 T13
  2   HJ HK HC HQ
  3   T19 T20 T18 T11
  4   SJ SQ T21 T7
  5   T12 T10 T4 T6
  6   C10 CQ CJ T2
  7   DQ DK T9 DC
  8   T17 T3 T14 T1
  9   T5 DJ SK T15
  10  CK CC SC S10
`);

/** The example game with another auction. */
export function example(auction: string): PlayedText {
  return withAuction(exampleGame, auction);
}
