import { type Random } from '../../random/random.js';
import { boundCards } from '../play/binding.js';
import {
  gamesOfKind,
  type Game,
  type Match,
  type MatchKind,
  type PairOnRecord,
  type PlayedGame,
} from '../record/match.js';
import { scoredFrom } from '../sheet/from-played.js';
import { attackersOf, parties, type ByParty, type Party } from '../table.js';
import { verifyPlayed } from '../verification/played.js';
import { bid } from './bidding.js';
import { randomDeal } from './deal.js';
import { playOut } from './playing.js';

export interface RandomMatchOptions {
  readonly kind?: MatchKind;
  /** How many games, for the kinds that allow several numbers. */
  readonly games?: number;
  /** Of a hundred games so many have only a sheet; default 0. */
  readonly scoredPercent?: number;
}

/**
 * A legal, plausible match with right claims: `verifyMatch` proves it (or finds it consistent, with scored games). The same
 * seed gives the same match for ever.
 */
export function randomMatch(random: Random, options: RandomMatchOptions = {}): Match {
  const kind = options.kind ?? 'match';
  const { least, most } = gamesOfKind[kind];
  const count = Math.min(most, Math.max(least, options.games ?? (kind === 'variant' ? 8 : least)));
  const firstDealer = random.below(2) as Party;
  const players = random.shuffled(playerNames);
  const teams = random.shuffled(teamNames);
  const pair = (party: Party): PairOnRecord => ({
    team: teams[party]!,
    collector: players[2 * party]!,
    interceptor: players[2 * party + 1]!,
  });
  const games = Array.from({ length: count }, (_, index): Game => {
    const played = randomGame(random, index + 1, attackersOf(firstDealer, index + 1));
    return random.chance(options.scoredPercent ?? 0, 100) ? scoredFrom(played) : played;
  });
  return {
    kind,
    date: randomDate(random),
    venue: random.pick(venues),
    parties: [pair(0), pair(1)],
    firstDealer,
    games,
  };
}

/** One legal game with the right points claimed. @param number from 1 */
export function randomGame(random: Random, number: number, attackers: Party): PlayedGame {
  const { deal, hands } = randomDeal(random, attackers);
  const { auction, turns } = bid(random, attackers, hands);
  const tricks = playOut(random, attackers, hands, [boundCards(auction, 0), boundCards(auction, 1)]);
  const game: PlayedGame = { form: 'played', number, attackers, deal, hands, auction: turns, tricks, claim: null };
  const { score } = verifyPlayed(game);
  const claim = parties.map((party) => score[party].total) as unknown as ByParty<number>;
  return { ...game, claim };
}

function randomDate(random: Random): string {
  const day = new Date(Date.UTC(2026, 0, 15 + random.below(345)));
  return day.toISOString().slice(0, 10);
}

const playerNames = [
  'Anna Nagy',
  'Béla Kis',
  'Csaba Tóth',
  'Dóra Vas',
  'Emil Horváth',
  'Flóra Szűcs',
  'Géza Balogh',
  'Hanna Fekete',
  'Imre Őri',
  'Judit Király',
  'Kálmán Rácz',
  'Lili Molnár',
  'Márton Németh',
  'Nóra Szabó',
  'Ottó Varga',
  'Piroska Bíró',
];
const teamNames = [
  'Danube Wasps',
  'Aquincum',
  'Vizsla',
  'Fehér Holló',
  'Tabán 21',
  'Kékgolyó',
  'Óbudai Baglyok',
  'Skíz és Társa',
];
const venues = [
  'Desperados Pub, Budapest',
  'Kávéház a Révhez, Szentendre',
  'Kakukkfészek, Győr',
  'Gasthaus Mond, Sopron',
];
