import type { PartyName } from '@tarokk/rules';
import { callOf, object, readCall, texts } from './call.js';
import { type CallMade, type GameCourse, deckCodes, newCourse, seatsInPlay, type TurnState } from './course.js';
import { seatParts } from '../seat-parts.js';
import { bySeatName } from '../by-seat.js';

type Json = Readonly<Record<string, unknown>>;

/**
 * The game as the record of a match has it, as far as it goes: whole it is a played game, else a draft of one.
 * @param deal the hands, where they are known
 * @param points what the sheet says of it
 */
export function recordOfCourse(
  { turns, speaking, speaker, cards }: GameCourse,
  number: number,
  deal: GameCourse['deal'],
  points: Readonly<Record<PartyName, number>> | null,
): Json {
  return {
    number,
    ...(deal === null ? {} : { deal: byParty(deal) }),
    auction: turns.map(({ seat, calls }) => ({ seat, calls: calls.map(callRecord) })),
    ...(speaking.length === 0 ? {} : { speaking: speaking.map(callRecord) }),
    ...(speaker === undefined ? {} : { speaker }),
    tricks: tricksOf(cards),
    ...(points === null ? {} : { claim: points }),
  };
}

function byParty(deal: NonNullable<GameCourse['deal']>): Readonly<Record<PartyName, Json>> {
  return {
    A: { interceptor: deal['A.interceptor'], collector: deal['A.collector'] },
    B: { interceptor: deal['B.interceptor'], collector: deal['B.collector'] },
  };
}

export function tricksOf(cards: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(cards.length / 4) }, (_, index) => cards.slice(4 * index, 4 * index + 4));
}

function callRecord(call: CallMade): Json {
  const { announce, ...parameters } = callOf(call);
  return call.contra ? { contra: announce, ...parameters } : { announce, ...parameters };
}

/** Whether a game of a record, or of a draft of one, was entered card by card. */
export function isOfCards(game: Json): boolean {
  return ['deal', 'auction', 'tricks'].some((key) => game[key] !== undefined);
}

/**
 * What can be read of such a game; what makes no sense is left out.
 * @param attackers who attacks by the sheet
 */
export function courseOf(game: Json, attackers: PartyName): GameCourse {
  const cards = list(game['tricks'])
    .flatMap((trick) => texts(trick))
    .filter(isCard);
  const speaker = seatsInPlay.find((seat) => seat === game['speaker']);
  return {
    ...newCourse(attackers, dealOf(game['deal'])),
    ...(speaker === undefined ? {} : { speaker }),
    turns: list(game['auction']).flatMap((turn) => turnOf(object(turn))),
    speaking: list(game['speaking']).flatMap((call) => callsIn(object(call))),
    cards: [...new Set(cards)],
  };
}

function dealOf(value: unknown): GameCourse['deal'] {
  if (value === undefined) return null;
  const deal = object(value);
  const taken = new Set<string>();
  return bySeatName((seat) => {
    const { party, role } = seatParts(seat);
    const hand = texts(object(deal[party])[role]).filter((card) => isCard(card) && !taken.has(card));
    for (const card of hand) taken.add(card);
    return [...new Set(hand)].slice(0, 10);
  });
}

function turnOf({ seat, calls }: Json): readonly TurnState[] {
  const name = seatsInPlay.find((each) => each === seat);
  return name === undefined ? [] : [{ seat: name, calls: list(calls).flatMap((call) => callsIn(object(call))) }];
}

function callsIn(written: Json): readonly CallMade[] {
  const { announce, contra } = written;
  const id = announce ?? contra;
  if (typeof id !== 'string') return [];
  const call = readCall(written, id);
  return [{ ...call, contra: announce === undefined }];
}

function isCard(code: string): boolean {
  return deckCodes.includes(code);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
