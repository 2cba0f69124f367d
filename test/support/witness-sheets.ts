import {
  catalogue,
  definitionOf,
  matchRecord,
  Random,
  randomMatch,
  scoredFrom,
  verifyMatch,
  type Match,
  type MatchRecord,
  type ScoredGame,
} from '@tarokk/rules';
import { highCardCodes } from './cards.js';
import { opponents, seatsOf, type PartyNumber, type SeatNumber } from './demands.js';
import {
  announcedGame,
  auctionOf,
  claimsOf,
  matchOf,
  readRecord,
  tryRiggedGame,
  verifyGame,
  type AnnouncementId,
  type CallParameters,
  type PlayedRecord,
  type Saying,
} from './rigged-game.js';

/** A sheet that a real game was written on, and what kind of sheet it is. */
export interface WitnessSheet {
  readonly name: string;
  readonly kind: string;
  readonly sheet: ScoredGame;
}

/** The sheets of random matches, eight a seed. */
export function randomSheets(firstSeed: number, lastSeed: number): WitnessSheet[] {
  const sheets: WitnessSheet[] = [];
  for (let seed = firstSeed; seed <= lastSeed; seed++) {
    for (const sheet of randomMatch(new Random(String(seed)), { scoredPercent: 100 }).games) {
      if (sheet.form === 'scored') {
        sheets.push({ name: `seed ${seed}, game ${sheet.number}`, kind: `random, ${linesOf(sheet)}`, sheet });
      }
    }
  }
  return sheets;
}

function linesOf({ sheet }: ScoredGame): string {
  const lines = sheet[0].lines.length + sheet[1].lines.length;
  return lines < 3 ? '0–2 lines' : lines < 6 ? '3–5 lines' : '6 lines or more';
}

const schlemme = catalogue.filter(({ family }) => family !== 'message');
const MOST_FURTHER_CALLS = 6;
const TRIES = 12;

/**
 * Sheets of games that are made so that one announcement is won or lost, every Schlemm and trophy in turn, with random parameters
 * by a random player; what else the game allows to announce is announced beside it, right or wrong.
 */
export function riggedSheets(count: number): WitnessSheet[] {
  const sheets: WitnessSheet[] = [];
  for (let place = 0; sheets.length < count; place++) {
    const { id, trophy } = schlemme[place % schlemme.length]!;
    const isWon = Math.floor(place / schlemme.length) % 2 === 0;
    const random = new Random(`witness ${place}`);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const sheet = riggedSheet(random, id, isWon);
      if (!sheet) continue;
      const about = `${id} ${isWon ? 'won' : 'lost'}`;
      sheets.push({ name: `rigged ${place}, ${about}`, kind: trophy ? `rigged, trophy` : 'rigged, Schlemm', sheet });
      break;
    }
  }
  return sheets;
}

function riggedSheet(random: Random, id: AnnouncementId, isWon: boolean): ScoredGame | null {
  const attackers = random.below(2) as PartyNumber;
  const announcer = random.below(4) as SeatNumber;
  const parameters = parametersOf(random, id);
  const claims = claimsOf(id, parameters).length;
  const failing = isWon ? null : random.below(claims);
  const wanted = announcedGame(id, parameters, announcer, attackers, failing);
  const status = isWon ? 'won' : 'lost';
  const game = tryRiggedGame(
    random,
    wanted,
    ({ violations, announcements }) => violations.length === 0 && announcements[0]!.status === status,
    3,
    12,
  );
  return game === null ? null : scoredOf(withFurtherCalls(random, game, attackers, wanted.sayings), attackers);
}

/** Calls that keep the game legal, each drawn anew; two of three that the play makes true. */
function withFurtherCalls(
  random: Random,
  game: PlayedRecord,
  attackers: PartyNumber,
  first: readonly Saying[],
): PlayedRecord {
  let sayings = first;
  let kept = game;
  const calls = random.below(MOST_FURTHER_CALLS + 1);
  for (let call = 0; call < calls; call++) {
    const seat = random.below(4) as SeatNumber;
    const { id } = random.pick(catalogue);
    const contra = random.chance(1, 8) ? random.pick(sayings) : null;
    const saying: Saying =
      contra === null
        ? { seat, calls: [{ announce: id, ...parametersOf(random, id) }] }
        : {
            seat: random.pick(seatsOf(opponents((contra.seat >> 1) as PartyNumber))),
            calls: contra.calls.map(contraOf),
          };
    const tried = { ...game, auction: auctionOf(attackers, [...sayings, saying]) };
    const { violations, announcements } = verifyGame(withoutClaim(tried), attackers);
    if (violations.length > 0) continue;
    if (contra === null && announcements.at(-1)!.status === 'lost' && random.chance(2, 3)) continue;
    sayings = [...sayings, saying];
    kept = tried;
  }
  return kept;
}

function contraOf(call: Saying['calls'][number]): Saying['calls'][number] {
  if (!('announce' in call)) return call;
  const { announce, ...parameters } = call;
  return { contra: announce, ...parameters };
}

function withoutClaim({ claim: _claim, ...game }: PlayedRecord): PlayedRecord {
  return game;
}

function scoredOf(game: PlayedRecord, attackers: PartyNumber): ScoredGame {
  const read = readRecord(matchOf('variant', [withoutClaim(game)], attackers)).games[0]!;
  if (read.form !== 'played') throw new Error('a rigged game is played');
  return scoredFrom(read);
}

/** Random parameters, of which few are true of a hand where they name a number. */
export function parametersOf(random: Random, id: AnnouncementId): CallParameters & { readonly count?: number } {
  const cards = random.shuffled(highCardCodes);
  switch (definitionOf(id).parameter) {
    case 'none':
      return {};
    case 'card':
      return { card: cards[0]! };
    case 'two-cards':
      return { cards: cards.slice(0, 2) };
    case 'three-cards':
      return { cards: cards.slice(0, 3) };
    case 'suit':
      return { suit: random.pick(['S', 'C', 'H', 'D']) };
    case 'black-suit':
      return { suit: random.pick(['S', 'C']) };
    case 'red-and-black':
      return { suits: [random.pick(['H', 'D']), random.pick(['S', 'C'])] };
    case 'count':
      return { count: 8 };
    case 'suit-and-count':
      return { suit: random.pick(['S', 'C', 'H', 'D']), count: 2 + random.below(2) };
  }
}

/** What is written otherwise on a sheet: none of it has to be possible, nor impossible. */
export const alterations = ['turned', 'parameter', 'added'] as const;
export type Alteration = (typeof alterations)[number];

const ATTEMPTS = 20;

/** The sheet with one line won instead of lost or the reverse, one with another parameter, or one more; null where none can be. */
export function altered(random: Random, { name, sheet }: WitnessSheet, alteration: Alteration): WitnessSheet | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const game = alteredGame(random, sheet, alteration);
    if (game !== null) return { name: `${name}, ${alteration}`, kind: alteration, sheet: game };
  }
  return null;
}

interface SideText {
  announcements: Record<string, unknown>[];
  points: number;
}

function alteredGame(random: Random, sheet: ScoredGame, alteration: Alteration): ScoredGame | null {
  const record = recordOf(sheet);
  const sides = (record.games[0] as unknown as { sheet: Record<'A' | 'B', SideText> }).sheet;
  const party = random.pick(['A', 'B'] as const);
  const { announcements } = sides[party];
  switch (alteration) {
    case 'turned': {
      const line = pickFrom(
        random,
        announcements.filter(({ result }) => result !== undefined),
      );
      if (line === null) return null;
      line.result = line.result === 'won' ? 'lost' : 'won';
      break;
    }
    case 'parameter': {
      const line = pickFrom(
        random,
        announcements.filter((each) => Object.keys(parametersOf(random, each.announce as AnnouncementId)).length > 0),
      );
      if (line === null) return null;
      const before = JSON.stringify(line);
      Object.assign(line, parametersOf(random, line.announce as AnnouncementId));
      if (JSON.stringify(line) === before) return null;
      break;
    }
    case 'added': {
      const { id } = random.pick(catalogue);
      const result = definitionOf(id).family === 'message' ? {} : { result: random.pick(['won', 'lost']) };
      announcements.push({
        announce: id,
        ...parametersOf(random, id),
        by: random.pick(['collector', 'interceptor']),
        ...result,
      });
      break;
    }
  }
  // What the rules of the auction exclude is asked for no witness; the points are those that the lines add up to.
  const { violations, score } = verifyMatch(readRecord(record)).games[0]!;
  if (violations.some(({ code }) => code === 'sheet/auction' || code === 'sheet/consolation')) return null;
  sides.A.points = score[0].total;
  sides.B.points = score[1].total;
  const read = readRecord(record).games[0]!;
  return read.form === 'scored' ? read : null;
}

function pickFrom<T>(random: Random, list: readonly T[]): T | null {
  return list.length === 0 ? null : random.pick(list);
}

function recordOf(sheet: ScoredGame): MatchRecord {
  const pair = { team: 'Aquincum', collector: 'Csaba Tóth', interceptor: 'Dóra Vas' };
  const match: Match = {
    kind: 'variant',
    date: null,
    venue: null,
    parties: [pair, { ...pair, team: 'Tabán 21' }],
    firstDealer: opponents(sheet.attackers),
    games: [{ ...sheet, number: 1 }],
  };
  return structuredClone(matchRecord(match));
}
