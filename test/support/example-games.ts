import { catalogue, definitionOf, Random, silentBonuses, type Definition, type GameResult } from '@tarokk/rules';
import { cardNumber, deckCodes, highCardCodes } from './cards.js';
import { opponents, partyOfSeat, seatsOf, type Demand, type PartyNumber, type SeatNumber } from './demands.js';
import {
  announcedGame,
  claimsOf,
  demandsOf,
  riggedGame,
  tryRiggedGame,
  type AnnouncementId,
  type CallParameters,
  type CallRecord,
  type PlayedRecord,
} from './rigged-game.js';

/** The games of one example record: the one that is made, then one that fails, game by game with alternating attackers (1.2). */
export interface Example {
  readonly about: string;
  readonly attackers: PartyNumber;
  readonly games: readonly PlayedRecord[];
}

/** Parameters of each kind; examples take them in turn, so that all cards and suits occur. */
function parametersFor(parameter: Definition['parameter'], turn: number): CallParameters {
  const card = (step: number): string => highCardCodes[(turn + step) % highCardCodes.length]!;
  const suit = (of: string): string => of[turn % of.length]!;
  switch (parameter) {
    case 'none':
    case 'count':
    case 'suit-and-count':
      return {};
    case 'card':
      return { card: card(0) };
    case 'two-cards':
      return { cards: [card(0), card(5)] };
    case 'three-cards':
      return { cards: [card(0), card(3), card(5)] };
    case 'suit':
      return { suit: suit('SHCD') };
    case 'black-suit':
      return { suit: suit('SC') };
    case 'red-and-black':
      return { suits: [suit('HD'), suit('CS')] };
  }
}

/** One game in which the announcement is won, one in which it is lost: by one of its claims alone where there are several. */
export function exampleOf(id: AnnouncementId): Example {
  const place = catalogue.findIndex((definition) => definition.id === id);
  const random = new Random(`example ${id}`);
  const definition = definitionOf(id);
  const attackers: PartyNumber = place % 2 === 0 ? 0 : 1;
  if (definition.family === 'message') return messageExample(id, attackers, random);
  // XIX and XX are the attackers' (1.4): what needs them is announced by attackers, everything else also by defenders.
  const byAttackers = ['bound-tricks', 'trophy'].includes(definition.family) || place % 3 === 0;
  const speaker = (attacking: PartyNumber): SeatNumber =>
    seatsOf(byAttackers ? attacking : opponents(attacking))[place % 4 < 2 ? 0 : 1];
  const parameters = parametersFor(definition.parameter, place);
  const made = announcedGame(id, parameters, speaker(attackers), attackers);
  const claims = claimsOf(id, parameters).length;
  const orderOfFailing = Array.from({ length: claims }, (_, index) => (place + index) % claims);
  return {
    about: `${definition.rule}: ${id} made, then missed`,
    attackers,
    games: [
      riggedGame(random, made, (result) => isLegal(result) && statusOf(result, id) === 'won'),
      failed(random, id, parameters, speaker(opponents(attackers)), orderOfFailing),
    ],
  };
}

function failed(
  random: Random,
  id: AnnouncementId,
  parameters: CallParameters,
  announcer: SeatNumber,
  orderOfFailing: readonly number[],
): PlayedRecord {
  const { trophy, family } = definitionOf(id);
  const own = partyOfSeat(announcer);
  const isAttackers = trophy !== null || family === 'bound-tricks';
  const attackers = isAttackers ? own : attackersFor(id, own);
  for (const failing of orderOfFailing) {
    const wanted = announcedGame(id, parameters, announcer, attackers, failing);
    const game = tryRiggedGame(random, wanted, (result) => isLegal(result) && statusOf(result, id) === 'lost', 3, 12);
    if (game) return game;
  }
  throw new Error(`${id} cannot be missed`);
}

function attackersFor(id: AnnouncementId, own: PartyNumber): PartyNumber {
  const place = catalogue.findIndex((definition) => definition.id === id);
  return place % 3 === 0 ? own : opponents(own);
}

export function isLegal({ violations }: GameResult): boolean {
  return violations.length === 0;
}

export function statusOf({ announcements }: GameResult, id: AnnouncementId): string | undefined {
  return announcements.find(({ announcement }) => announcement.id === id)?.status;
}

/** Some cards are dealt to the seat, others to anybody else. */
export function dealt(seat: SeatNumber, own: readonly string[], others: readonly string[]): Demand[] {
  const elsewhere = ([0, 1, 2, 3] as const).filter((other) => other !== seat);
  return [
    ...own.map((code): Demand => ({ kind: 'held', card: cardNumber(code), seats: [seat] })),
    ...others.map((code): Demand => ({ kind: 'held', card: cardNumber(code), seats: elsewhere })),
  ];
}

const tarocks = deckCodes.filter((code) => code.startsWith('T'));
const birds = ['T1', 'T2', 'T3', 'T4'];
const hearts = ['HK', 'HQ', 'HC', 'HJ'];
const queens = ['SQ', 'CQ', 'HQ', 'DQ'];
const eight = tarocks.slice(4, 12);

/** Hands of which a message is true, and just not. */
const messageHands: Readonly<Record<string, { call: Omit<CallRecord, 'announce'>; yes: Hand; no: Hand }>> = {
  'suit-count': {
    call: { suit: 'H', count: 2 },
    yes: { own: hearts.slice(0, 2), others: hearts.slice(2) },
    no: { own: hearts.slice(0, 3), others: hearts.slice(3) },
  },
  'tarock-count': {
    call: { count: 8 },
    yes: { own: eight, others: tarocks.filter((code) => !eight.includes(code)) },
    no: { own: eight.slice(1), others: tarocks.filter((code) => !eight.slice(1).includes(code)) },
  },
  vogerl: { call: {}, yes: { own: ['T3'], others: [] }, no: { own: [], others: birds } },
  flush: { call: {}, yes: { own: hearts, others: [] }, no: { own: hearts.slice(1), others: ['HK', 'DK', 'SK', 'CK'] } },
  wonok: { call: {}, yes: { own: queens, others: [] }, no: { own: queens.slice(1), others: ['SQ', 'HK', 'HC', 'HJ'] } },
};

interface Hand {
  readonly own: readonly string[];
  readonly others: readonly string[];
}

function messageExample(id: AnnouncementId, attackers: PartyNumber, random: Random): Example {
  const { call, yes, no } = messageHands[id]!;
  const game = (attacking: PartyNumber, hand: Hand, accept: (result: GameResult) => boolean): PlayedRecord => {
    const [seat] = seatsOf(opponents(attacking));
    return riggedGame(
      random,
      {
        attackers: attacking,
        demands: dealt(seat, hand.own, hand.others),
        sayings: [{ seat, calls: [{ announce: id, ...call }] }],
      },
      accept,
    );
  };
  const isFalse = (result: GameResult): boolean =>
    result.violations.length === 1 && result.violations[0]!.code === 'auction/false-message';
  return {
    about: `4.1: ${id} said of a hand that it is true of, then of one that it is not`,
    attackers,
    games: [
      game(attackers, yes, (result) => isLegal(result) && statusOf(result, id) === 'stated'),
      game(opponents(attackers), no, (result) => isFalse(result) && statusOf(result, id) === 'void'),
    ],
  };
}

/** For each silent bonus an announcement that keeps it from being scored (4.3). */
const silencers: Readonly<Record<string, AnnouncementId>> = {
  obscur: 'game',
  lauer: 'pagat-catch',
  'four-kings': 'legion',
  'silent-moon-catch': 'moon-catch',
};

/** An announcement that one takes for such a one, and beside which it is scored all the same (D53). */
const beside: Readonly<Record<string, AnnouncementId>> = { lauer: 'trull' };

/** It happens, it does not, and it happens unscored beside an announcement (D5); then beside one that leaves it (D53). */
export function silentExample(bonus: Definition): Example {
  const random = new Random(`example ${bonus.id}`);
  const [claim] = bonus.claims({ cards: [], suits: [], count: 0 });
  const demand = (announcer: SeatNumber, holds: boolean): Demand[] => [
    { kind: 'claim', party: partyOfSeat(announcer), announcer, claim: claim!, holds },
  ];
  const silencer = silencers[bonus.id]!;
  const neighbour = beside[bonus.id];
  const happens = (result: GameResult, party: PartyNumber): boolean =>
    result.silent.some((other) => other.bonus === bonus.id && other.party === party);
  const besideNeighbour = (announced: AnnouncementId): PlayedRecord =>
    riggedGame(
      random,
      {
        attackers: 1,
        demands: [...demand(2, true), ...demandsOf(announced, {}, 2)],
        sayings: [{ seat: 2, calls: [{ announce: announced }] }],
      },
      (result) => isLegal(result) && happens(result, 1) && statusOf(result, announced) === 'won',
    );
  return {
    about:
      `4.3: ${bonus.id} happens, does not, and is not scored beside ${silencer}` +
      (neighbour === undefined ? '' : `; D53: it is beside ${neighbour}`),
    attackers: 0,
    games: [
      riggedGame(
        random,
        { attackers: 0, demands: demand(1, true), sayings: [] },
        (result) => isLegal(result) && happens(result, 0),
      ),
      riggedGame(
        random,
        { attackers: 1, demands: demand(0, false), sayings: [] },
        (result) => isLegal(result) && !happens(result, 0),
      ),
      riggedGame(
        random,
        { attackers: 0, demands: demand(2, true), sayings: [{ seat: 2, calls: [{ announce: silencer }] }] },
        (result) => isLegal(result) && !happens(result, 1),
      ),
      ...(neighbour === undefined ? [] : [besideNeighbour(neighbour)]),
    ],
  };
}

export const silentExamples = (): ReadonlyMap<string, Example> =>
  new Map(silentBonuses.map((bonus) => [bonus.id, silentExample(bonus)]));
