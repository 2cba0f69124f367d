import {
  announcement,
  type AnnouncementId,
  type Card,
  cardCode,
  definitionOf,
  type GameSoFar,
  gameSoFar,
  type GameView,
  judgeCalls,
  judgeCards,
  judgeTurns,
  type ObjectionSoFar,
  parseCard,
  playedGame,
  type Seat,
  seatNames,
} from '@tarokk/rules';
import type { CallState } from './call.js';
import { type CallMade, type GameCourse, type DealtHands, HAND, sorted } from './course.js';
import { bySeat, bySeatName, seatOfCard } from '../by-seat.js';

export type ChosenAnnouncement = ReturnType<typeof announcement>;

/** Suits have the number of their first card, eight to a suit. */
function suitNumber(suit: string): number {
  return Math.floor(parseCard(`${suit}K`) / 8);
}

/** The announcement of a call or line, as the rules know it. */
export function announcementOf({ announce, card, cards, suit, suits, count }: CallState): ChosenAnnouncement {
  return announcement(announce as AnnouncementId, {
    cards: (cards ?? (card === undefined ? [] : [card])).map(parseCard),
    suits: (suits ?? (suit === undefined ? [] : [suit])).map(suitNumber),
    count: count ?? 0,
  });
}

const parameterKeys: Readonly<Record<ReturnType<typeof definitionOf>['parameter'], readonly (keyof CallState)[]>> = {
  none: [],
  card: ['card'],
  'two-cards': ['cards'],
  'three-cards': ['cards'],
  suit: ['suit'],
  'black-suit': ['suit'],
  'red-and-black': ['suits'],
  count: ['count'],
  'suit-and-count': ['suit', 'count'],
};

/** Whether the rules know an announcement with such parameters; what is read may have been written by any program. */
export function isKnownCall(call: CallState): boolean {
  const definition = definitionOf(call.announce as AnnouncementId) as ReturnType<typeof definitionOf> | undefined;
  return definition !== undefined && parameterKeys[definition.parameter].every((key) => call[key] !== undefined);
}

/** The course without calls that are none. */
export function soundCourse(course: GameCourse): GameCourse {
  const turns = course.turns.map(({ seat, calls }) => ({ seat, calls: calls.filter(isKnownCall) }));
  return { ...course, turns, speaking: course.speaking.filter(isKnownCall) };
}

export function isMessage(announce: string): boolean {
  return definitionOf(announce as AnnouncementId).family === 'message';
}

/** The call as the rules know it. */
export function callOf(call: CallMade) {
  return { contra: call.contra, announcement: announcementOf(call) };
}

export function seatNumber(name: string): Seat {
  return seatNames.indexOf(name as (typeof seatNames)[number]) as Seat;
}

/** What is known of the game, for the rules. */
export function viewOf({ attackers, deal, turns, speaking, speaker, cards }: GameCourse): GameView {
  return {
    attackers: attackers === 'A' ? 0 : 1,
    hands: bySeat((seat) => {
      const hand = deal?.[seatNames[seat]] ?? [];
      return hand.length === HAND ? hand.map(parseCard) : null;
    }),
    auction: turns.map(({ seat, calls }) => ({ seat: seatNumber(seat), calls: calls.map(callOf) })),
    speaking: speaking.map(callOf),
    speaker: speaker === undefined ? null : seatNumber(speaker),
    cards: cards.map(parseCard),
  };
}

/** How a game stands, what speaks against each choice, and what has been asked before of it. */
export interface PlayedStanding extends GameSoFar {
  /** What speaks against a call of this seat now; null for the seat in turn. */
  readonly objectionToTurn: (seat: Seat) => ObjectionSoFar | null;
  readonly objectionToCall: (call: CallMade) => ObjectionSoFar | null;
  /** By card; null for what may be played. */
  readonly objectionToCard: (card: Card) => ObjectionSoFar | null;
}

const known = new WeakMap<GameCourse, PlayedStanding>();

/** How a course stands; computed once, for a course is never changed. */
export function standingOf(course: GameCourse): PlayedStanding {
  const before = known.get(course);
  if (before !== undefined) return before;
  const view = viewOf(course);
  const calls = judgeCalls(view);
  const cards = judgeCards(view);
  const standing = {
    ...gameSoFar(view),
    objectionToTurn: judgeTurns(view),
    objectionToCall: (call: CallMade) => calls(callOf(call)),
    objectionToCard: remembered(cards),
  };
  known.set(course, standing);
  return standing;
}

function remembered(judge: (card: Card) => ObjectionSoFar | null): (card: Card) => ObjectionSoFar | null {
  const judged = new Map<Card, ObjectionSoFar | null>();
  return (card) => {
    const before = judged.get(card);
    if (before !== undefined) return before;
    const objection = judge(card);
    judged.set(card, objection);
    return objection;
  };
}

/** The hands of a whole game, from the tricks where nobody has entered them; null while cards are missing. */
export function dealOf(course: GameCourse): DealtHands | null {
  const played = playedGame(viewOf(course), 1);
  if (played === null) return course.deal;
  return bySeatName((seat) => played.deal[seatNumber(seat)].map(cardCode));
}

/** Whether a record can hold it: all cards are there, and each was played by who held it. */
export function isWhole(course: GameCourse): boolean {
  if (course.cards.length !== 40 || course.speaking.length > 0) return false;
  const played = playedGame(viewOf(course), 1)!;
  return played.tricks.every(({ leader, cards }) =>
    cards.every((card, place) => played.deal[seatOfCard(leader, place)].includes(card)),
  );
}

/** The same hands, calls and cards, whether the hands were entered or are told by the tricks. */
export function isSameCourse(one: GameCourse, other: GameCourse): boolean {
  const call = (course: GameCourse): string => {
    const { deal, ...rest } = { ...course, deal: dealOf(course) };
    return JSON.stringify([
      rest.attackers,
      rest.turns,
      rest.speaking,
      rest.cards,
      deal && Object.values(deal).map(sorted),
    ]);
  };
  return call(one) === call(other);
}

/** The same game with other attackers than it was entered with is another game: somebody else led. */
export function isOfAttackers({ attackers }: GameCourse, due: 'A' | 'B' | null): boolean {
  return due === null || attackers === due;
}
