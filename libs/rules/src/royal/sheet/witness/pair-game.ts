import { type Announcement } from '../../announcements/announcement.js';
import { type PlayedGame, type ScoredGame } from '../../record/match.js';
import { collectorOf, parties, type Party } from '../../table.js';
import { verifyPlayed } from '../../verification/played.js';
import { type DealtAndPlayed } from './read-game.js';
import { type RaisedBefore, type Saying, sheetAuction, turnsOf } from './sheet-auction.js';

/** A Schlemm of one party, active at the end of the auction, and how it came out. */
export interface PairLine {
  readonly party: Party;
  readonly announcement: Announcement;
  readonly result: 'won' | 'lost';
}

/** The attackers of every pair: which of the two parties attacks is what its lines differ in, not its name. */
export const PAIR_ATTACKERS: Party = 0;

/** A deal and a play that show a pair. */
export interface PairGame extends DealtAndPlayed {
  /** All calls in their order, where more has to be called than the two: something that one of them raises. Else null. */
  readonly calls: readonly Saying[] | null;
}

/** The game with an auction in which the two are called, whichever first; null if it is not legal or they do not come out so. */
export function pairGameOf(game: PairGame, first: PairLine, second: PairLine): PlayedGame | null {
  const lines = [first, second];
  const tried =
    game.calls === null
      ? [lines, [second, first]].map((inOrder) => pairGame(game, inOrder))
      : [playedWith(game, turnsOf(PAIR_ATTACKERS, game.calls, []))];
  return tried.find((each) => hasCameOutSo(each, lines)) ?? null;
}

/** A game with an auction in which these are called and nothing else. */
export function pairGame(game: DealtAndPlayed, lines: readonly PairLine[]): PlayedGame {
  const { sheet, order } = asSheet(lines);
  return playedWith(game, sheetAuction(sheet, order));
}

/** All calls of two lines and of what they raise. @param order and `raised` as `sheetAuction` takes them */
export function callsOf(
  lines: readonly PairLine[],
  order: readonly (readonly number[])[],
  raised: readonly (readonly RaisedBefore[])[],
): readonly Saying[] {
  return sheetAuction(asSheet(lines).sheet, order, raised).flatMap(({ seat, calls }) =>
    calls.map((call) => ({ seat, call })),
  );
}

function asSheet(lines: readonly PairLine[]): {
  readonly sheet: ScoredGame;
  readonly order: readonly (readonly number[])[];
} {
  const own = parties.map((party) => lines.filter((line) => line.party === party));
  const sides = own.map((ofParty) => ({
    tarocks: 0,
    honours: 0,
    has: [],
    contras: [],
    silent: [],
    points: 0,
    lines: ofParty.map((line) => ({ ...line, seat: collectorOf(line.party) })),
  }));
  return {
    sheet: { form: 'scored', number: 1, attackers: PAIR_ATTACKERS, sheet: [sides[0]!, sides[1]!] },
    order: own.map((ofParty) => ofParty.map((_line, place) => place)),
  };
}

function playedWith(game: DealtAndPlayed, auction: PlayedGame['auction']): PlayedGame {
  const { deal, hands, tricks } = game;
  return {
    form: 'played',
    number: 1,
    attackers: PAIR_ATTACKERS,
    claim: null,
    deal,
    hands,
    tricks,
    auction,
  };
}

function hasCameOutSo(game: PlayedGame, lines: readonly PairLine[]): boolean {
  const { violations, announcements } = verifyPlayed(game);
  const active = announcements.filter(({ status }) => status !== 'raised');
  return (
    violations.length === 0 &&
    active.length === lines.length &&
    active.every(({ announcement: called, party, status }) =>
      lines.some((line) => line.announcement === called && line.party === party && line.result === status),
    )
  );
}
