import { problemMessage } from '../../../src/record/problem.js';
import { readMatch } from '../../../src/royal/record/parse.js';
import { type Game, type PlayedGame, type ScoredGame } from '../../../src/royal/record/match.js';
import { type PartyName, seatNames } from '../../../src/royal/table.js';
import { type Language } from '../../../src/language.js';
import { verifyMatch } from '../../../src/royal/verification/verify.js';
import { resultDocument, type GameDocument } from '../../../src/royal/verification/document.js';
import { auctionText, type TurnText } from './auction.js';

export type Json = Readonly<Record<string, unknown>>;

const pair = (party: string) => ({
  team: `Team ${party}`,
  collector: `${party} collects`,
  interceptor: `${party} catches`,
});

/** A record of games in which `attackers` attack the first. */
export function record(games: readonly Json[], rest: Json = {}, attackers: PartyName = 'B'): Json {
  return {
    format: 'royal-tarokk-match/1',
    kind: 'variant',
    parties: { A: pair('A'), B: pair('B') },
    firstDealer: attackers === 'B' ? 'A' : 'B',
    games: games.map((game, index) => ({ number: index + 1, ...game })),
    ...rest,
  };
}

/** The result of a match record, as the document; throws with all problems if it is none. */
export function verified(match: Json, language: Language = 'en') {
  const parsed = readMatch(match);
  if (!parsed.ok) {
    throw new Error(parsed.problems.map((one) => `${one.path}: ${problemMessage(one, 'en')}`).join('\n'));
  }
  return resultDocument(verifyMatch(parsed.value), language);
}

/** The result of one game. */
export function result(game: Json, attackers: PartyName = 'B', language: Language = 'en'): GameDocument {
  return verified(record([game], {}, attackers), language).games[0]!;
}

export function parsedGame(game: Json, attackers: PartyName = 'B'): Game {
  const parsed = readMatch(record([game], {}, attackers));
  if (!parsed.ok) throw new Error(parsed.problems.map((one) => `${one.path}: ${problemMessage(one, 'en')}`).join('\n'));
  return parsed.value.games[0]!;
}

export function playedGame(game: Json, attackers: PartyName = 'B'): PlayedGame {
  const parsed = parsedGame(game, attackers);
  if (parsed.form !== 'played') throw new Error('this game was only scored');
  return parsed;
}

export function scoredGame(game: Json, attackers: PartyName = 'B'): ScoredGame {
  const parsed = parsedGame(game, attackers);
  if (parsed.form !== 'scored') throw new Error('this game was played');
  return parsed;
}

/** A game of which every card is written down: a record's `deal`, `auction`, `tricks`. */
export interface PlayedText extends Json {
  readonly deal: Readonly<Record<PartyName, Readonly<Record<'collector' | 'interceptor', readonly string[]>>>>;
  readonly auction: readonly TurnText[];
  readonly tricks: readonly (readonly string[])[];
}

/*
 * A played game as text: four hands, the auction, ten tricks in the order played.
 *
 *     A.interceptor  T22 T17 …
 *     …
 *     auction  B.collector: ultimo T1 | ...
 *     1   T20 T3 S10 T5
 *     …
 */
export function played(source: string, attackers: PartyName = 'B'): PlayedText {
  const lines = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const hands = new Map<string, readonly string[]>();
  const tricks: (readonly string[])[] = [];
  let auction: readonly TurnText[] | null = null;
  for (const line of lines) {
    const [head, ...cards] = line.split(/\s+/) as [string, ...string[]];
    if ((seatNames as readonly string[]).includes(head)) {
      hands.set(head, cards);
    } else if (head === 'auction') {
      auction = auctionText(line.slice('auction'.length), attackers);
    } else if (head === String(tricks.length + 1)) {
      tricks.push(cards);
    } else {
      throw new Error(`"${line}" is neither a hand nor the auction nor trick ${tricks.length + 1}`);
    }
  }
  const hand = (seat: string): readonly string[] => {
    const cards = hands.get(seat);
    if (!cards) throw new Error(`the hand of ${seat} is missing`);
    return cards;
  };
  if (!auction) throw new Error('the auction is missing');
  const ofParty = (party: PartyName) => ({
    interceptor: hand(`${party}.interceptor`),
    collector: hand(`${party}.collector`),
  });
  return { deal: { A: ofParty('A'), B: ofParty('B') }, auction, tricks };
}

/** The same game with another auction. */
export function withAuction(game: PlayedText, auction: string, attackers: PartyName = 'B'): PlayedText {
  return { ...game, auction: auctionText(auction, attackers) };
}

/** `code seat turn trick`, what does not apply left out: `play/revoke A.collector trick 3`. */
export function violations(game: Json, attackers: PartyName = 'B'): readonly string[] {
  return result(game, attackers).violations.map(({ code, party, seat, turn, trick }) =>
    [code, party, seat, turn === null ? null : `turn ${turn}`, trick === null ? null : `trick ${trick}`]
      .filter((part) => part !== null && part !== undefined)
      .join(' '),
  );
}
