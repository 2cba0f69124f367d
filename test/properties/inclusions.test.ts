import { describe, expect, it } from '@jest/globals';
import { definitionOf, matchRecord, Random, randomGame } from '@tarokk/rules';
import { type PartyNumber, type SeatNumber } from '../support/demands.js';
import { exampleRecords } from '../support/record-files.js';
import {
  announcedGame,
  auctionOf,
  tryRiggedGame,
  verifyGame,
  type AnnouncementId,
  type CallParameters,
  type CallRecord,
  type PlayedRecord,
} from '../support/rigged-game.js';
import { holdsAlways, randoms, seeds } from '../support/property.js';

type Included = (given: CallParameters) => CallParameters | null;

/** What has no parameters, or the same as what includes it. */
const same: Included = (given) => given;
const none: Included = () => ({});
const suit =
  (letter: string): Included =>
  () => ({ suit: letter });
const cards =
  (...places: number[]): Included =>
  (given) => ({ cards: places.map((place) => given.cards![place]!) });
const card =
  (place: number): Included =>
  (given) => ({ card: given.cards![place]! });
const suitAt =
  (place: number): Included =>
  (given) => ({ suit: given.suits![place]! });
/** Only of hearts and diamonds, where queen, caval and jack are what Spadille wants. */
const ifRed: Included = (given) => ('HD'.includes(given.suit!) ? {} : null);

/** What a won announcement of section 4 contains, from its words: higher, lower, parameters of the lower. */
const inclusions: readonly (readonly [AnnouncementId, AnnouncementId, Included])[] = [
  // 4.2
  ['heads', 'honour', none],
  ['trull', 'heads', none],
  ['trull', 'honour', none],
  // 4.4
  ['valat', 'misere', none],
  ['misere', 'octave', none],
  ['octave', 'bridge', none],
  ['bridge', 'cash-box', none],
  ['cash-box', 'game', none],
  ['valat', 'legion', none],
  ['valat', 'trull', none],
  ['valat', 'visi', none],
  ['valat', 'lamour', none],
  ['valat', 'angel', none],
  // 4.5
  ['piccolo', 'visi', none],
  ['city', 'lamour', none],
  ['center', 'angel', none],
  ['center', 'game', none],
  ['little-bird', 'honour', none],
  ['little-bird', 'cash-box', none],
  ['big-bird', 'honour', none],
  ['big-bird', 'bridge', none],
  // 4.8
  ['fleet', 'gang', suit('H')],
  ['fleet', 'gang', suit('D')],
  ['red-and-black', 'gang', suitAt(0)],
  ['red-and-black', 'gang', suitAt(1)],
  ['army', 'gang', suit('S')],
  ['army', 'gang', suit('C')],
  ['legion', 'fleet', none],
  ['legion', 'army', none],
  ['legion', 'red-and-black', () => ({ suits: ['H', 'C'] })],
  ['transylvanian-pheasant', 'pheasant', card(0)],
  ['transylvanian-pheasant', 'falcon', card(1)],
  ['timisoara-pheasant', 'pheasant', card(0)],
  ['klausenburg-pheasant', 'falcon', card(0)],
  // 4.9, small ones
  ['spadille', 'amazon', none],
  ['manille', 'amazon', none],
  ['djinn', 'amazon', none],
  ['mariage', 'amazon', none],
  ['mariage', 'spadille', ifRed],
  // 4.9, middle ones
  ['moon-catch', 'heads', none],
  ['hawk', 'transylvanian-pheasant', cards(0, 1)],
  ['hawk', 'timisoara-pheasant', cards(0, 2)],
  ['hawk', 'pheasant', card(0)],
  ['hawk', 'falcon', card(1)],
  ['scale', 'valat', none],
  ['scale', 'piccolo', none],
  ['scale', 'city', none],
  ['scale', 'center', none],
  ['scale', 'little-bird', none],
  ['scale', 'big-bird', none],
  // 4.9, great ones
  ['golgotha', 'moon-catch', none],
  ['golgotha', 'pagat-catch', none],
  ['golgotha', 'trull', none],
  ['centaur', 'moon-catch', none],
  ['centaur', 'amazon', none],
  ['trojka', 'creeper', none],
  ['famille', 'color', none],
  ['famille', 'amazon', none],
  ['famille', 'spadille', ifRed],
  ['bethlehem', 'color', none],
  ['bethlehem', 'phoenix', none],
  ['sphinx', 'spadille', none],
  ['sphinx', 'amazon', none],
  // 4.9, super ones
  ['quart', 'valat', none],
  ['pyramid', 'valat', none],
  ['spectrum', 'scale', none],
  ['spectrum', 'color', none],
  ['spectrum', 'valat', none],
  // 4.9, multi ones
  ['stella', 'hawk', same],
  ['stella', 'valat', none],
  ['stella', 'city', none],
  ['stella', 'center', none],
  ['stella', 'little-bird', none],
  ['stella', 'big-bird', none],
  ['full', 'scale', none],
  ['full', 'trojka', none],
  ['court', 'spectrum', none],
  ['court', 'famille', same],
  ['court', 'scale', none],
  ['court', 'valat', none],
  ['grand', 'spectrum', none],
  ['grand', 'bethlehem', none],
  ['grand', 'scale', none],
  // 4.9, ultra ones and Royal
  ['harpy', 'golgotha', none],
  ['harpy', 'centaur', none],
  ['harpy', 'valat', none],
  ['gloria', 'moon-catch', none],
  ['gloria', 'color', none],
  ['gloria', 'valat', none],
  ['triumph', 'moon-catch', none],
  ['triumph', 'trojka', none],
  ['triumph', 'valat', none],
  ['royal', 'triumph', none],
  ['royal', 'golgotha', none],
];

/** What the announcement comes to if it is the only one of the game, whatever was really said. */
function statusIn(game: PlayedRecord, attackers: PartyNumber, seat: SeatNumber, call: CallRecord): string {
  const { claim: _, ...unclaimed } = game;
  const auction = auctionOf(attackers, [{ seat, calls: [call] }]);
  return verifyGame({ ...unclaimed, auction }, attackers).announcements[0]!.status;
}

const callOf = (id: AnnouncementId, parameters: CallParameters): CallRecord => ({ announce: id, ...parameters });

interface Candidate {
  readonly game: PlayedRecord;
  readonly attackers: PartyNumber;
}

const parameterChoices: Readonly<Record<string, readonly CallParameters[]>> = {
  none: [{}],
  card: [],
  'two-cards': [{ cards: ['T2', 'SK'] }, { cards: ['CK', 'T1'] }],
  'three-cards': [{ cards: ['T4', 'HK', 'SK'] }],
  suit: ['S', 'C', 'H', 'D'].map((letter) => ({ suit: letter })),
  'black-suit': [{ suit: 'S' }, { suit: 'C' }],
  'red-and-black': [{ suits: ['H', 'S'] }, { suits: ['D', 'C'] }],
};

/** @returns how often the higher one was won, after checking that the lower one was too */
function check(
  { game, attackers }: Candidate,
  seat: SeatNumber,
  [higher, lower, included]: (typeof inclusions)[number],
  given: CallParameters,
): number {
  const parameters = included(given);
  if (!parameters || statusIn(game, attackers, seat, callOf(higher, given)) !== 'won') return 0;
  expect(statusIn(game, attackers, seat, callOf(lower, parameters))).toBe('won');
  return 1;
}

const records = exampleRecords();

/** The examples of one announcement that are won, with who announced them and how. */
function examplesOf(id: AnnouncementId) {
  const found: { candidate: Candidate; seat: SeatNumber; given: CallParameters }[] = [];
  for (const { match, result } of records) {
    const { games } = matchRecord(match);
    for (const [index, game] of games.entries()) {
      const { announcements, attackers } = result.games[index]!;
      if (!('deal' in game)) continue;
      for (const [place, line] of announcements.entries()) {
        if (line.announcement.id !== id || line.status !== 'won') continue;
        const calls = game.auction.flatMap((turn) => turn.calls).filter((call) => 'announce' in call);
        const { announce: _, ...given } = calls[place] as CallRecord & { announce: string };
        found.push({ candidate: { game, attackers }, seat: line.seat, given });
      }
    }
  }
  return found;
}

describe('what contains something implies it', () => {
  it.each(inclusions.map((row) => ({ row, rule: definitionOf(row[0]).rule, higher: row[0], lower: row[1] })))(
    '$rule a won $higher implies $lower, in its examples and in games made for it',
    ({ row }) => {
      const [higher, lower, included] = row;
      const examples = examplesOf(higher);
      expect(examples.length).toBeGreaterThan(0);
      for (const { candidate, seat, given } of examples) check(candidate, seat, row, given);
      const choices = parameterChoices[definitionOf(higher).parameter]!.filter((given) => included(given) !== null);
      holdsAlways(1, seeds, (seed) => {
        const random = new Random(`${higher} includes ${lower} ${seed}`);
        const given = random.pick(choices);
        const seat = random.pick([0, 1] as const);
        const wanted = { ...announcedGame(higher, given, seat, 0), sayings: [] };
        const game = tryRiggedGame(random, wanted, () => true, 1, 30);
        // A plan that finds no game in time shows nothing; the examples above are always there.
        if (game) expect(check({ game, attackers: 0 }, seat, row, given)).toBe(1);
      });
    },
  );

  it('4.2–4.9 in random games, too, whatever was announced in them', () => {
    holdsAlways(25, randoms, (random) => {
      const attackers = random.pick([0, 1] as const);
      const game = asRecord(randomGame(random, 1, attackers), attackers);
      for (const seat of [0, 2] as const) {
        for (const row of inclusions) {
          for (const given of parameterChoices[definitionOf(row[0]).parameter]!)
            check({ game, attackers }, seat, row, given);
        }
      }
    });
  });
});

function asRecord(game: ReturnType<typeof randomGame>, attackers: PartyNumber): PlayedRecord {
  const pair = { team: 'Vizsla', collector: 'Anna Nagy', interceptor: 'Béla Kis' };
  const { games } = matchRecord({
    kind: 'variant',
    date: null,
    venue: null,
    parties: [pair, pair],
    firstDealer: attackers === 0 ? 1 : 0,
    games: [game],
  });
  return games[0] as PlayedRecord;
}
