import { problemMessage } from '../../../src/record/problem.js';
import { Reader } from '../../../src/record/reader.js';
import { type Announcement } from '../../../src/royal/announcements/announcement.js';
import { Auction } from '../../../src/royal/auction/auction.js';
import { type Call, type Turn } from '../../../src/royal/auction/call.js';
import { type Standing } from '../../../src/royal/auction/standing.js';
import { readAnnouncement } from '../../../src/royal/record/read-call.js';
import { cardCodes, suits } from '../../../src/cards/card.js';
import {
  collectorOf,
  nextSeat,
  partyNames,
  seatNames,
  type Party,
  type PartyName,
  type Seat,
  type SeatName,
} from '../../../src/royal/table.js';

/*
 * An auction as text: turns divided by `|`, calls by commas, `-` is a pass, and `...` at the end stands for the passes that
 * end the auction. A turn may name its seat; otherwise it is the turn of the next one, counterclockwise.
 *
 *     B.collector: ultimo T1, vogerl | - | contra ultimo T1 | ...
 */

export type CallText = Readonly<Record<string, unknown>>;
export interface TurnText {
  readonly seat: SeatName;
  readonly calls: readonly CallText[];
}

export function partyNamed(name: PartyName): Party {
  return partyNames.indexOf(name) as Party;
}

export function seatNamed(name: string): Seat {
  const seat = seatNames.indexOf(name as SeatName);
  if (seat < 0) throw new Error(`"${name}" is no seat; the seats are ${seatNames.join(', ')}`);
  return seat as Seat;
}

/** `gang S`, `hawk T1 T2 SK`, `suit-count H 2`, `contra ultimo T1` as in records. */
export function callText(source: string): CallText {
  const words = source.trim().split(/\s+/);
  const idKey = words[0] === 'contra' ? 'contra' : 'announce';
  const [id, ...parameters] = idKey === 'contra' ? words.slice(1) : words;
  if (!id) throw new Error(`"${source}" is no call`);
  const cards = parameters.filter((word) => cardCodes.includes(word));
  const named = parameters.filter((word) => (suits as readonly string[]).includes(word));
  const numbers = parameters.filter((word) => /^\d+$/.test(word));
  if (cards.length + named.length + numbers.length !== parameters.length) {
    throw new Error(`"${source}": a parameter is a card, a suit S C H D or a number`);
  }
  return {
    [idKey]: id,
    ...(cards.length === 1 ? { card: cards[0] } : cards.length > 1 ? { cards } : {}),
    ...(named.length === 1 ? { suit: named[0] } : named.length > 1 ? { suits: named } : {}),
    ...(numbers.length > 0 ? { count: Number(numbers[0]) } : {}),
  };
}

export function auctionText(source: string, attackers: PartyName = 'B'): readonly TurnText[] {
  const turns: TurnText[] = [];
  let due = collectorOf(partyNamed(attackers));
  const add = (seat: Seat, calls: readonly CallText[]): void => {
    turns.push({ seat: seatNames[seat], calls });
    due = nextSeat(seat);
  };
  const parts = source.split('|').map((part) => part.trim());
  for (const [index, part] of parts.entries()) {
    const [, name, said] = /^(?:([AB]\.\w+):)?\s*(.*)$/s.exec(part)!;
    const seat = name === undefined ? due : seatNamed(name);
    if (said === '...') {
      if (index !== parts.length - 1) throw new Error('"..." ends an auction and stands last');
      const passes = turns.some(({ calls }) => calls.length > 0) ? 3 : 4;
      const before = turns.length - 1 - turns.findLastIndex(({ calls }) => calls.length > 0);
      for (let pass = before; pass < passes; pass++) add(due, []);
    } else if (said === '-') {
      add(seat, []);
    } else if (said === '') {
      throw new Error(`turn ${index} of "${source}" is empty; a pass is written "-"`);
    } else {
      add(seat, said!.split(',').map(callText));
    }
  }
  return turns;
}

function read(text: CallText): Call {
  const reader = new Reader();
  const contra = 'contra' in text;
  const announcement = readAnnouncement(reader, text, contra ? 'contra' : 'announce');
  if (!announcement || !reader.ok) {
    const problems = reader.list().map((problem) => `${problem.path}: ${problemMessage(problem, 'en')}`);
    throw new Error(`${JSON.stringify(text)}: ${problems.join('; ')}`);
  }
  return { contra, announcement };
}

/** One announcement: `announced('ultimo T1')`. */
export function announced(source: string): Announcement {
  return read(callText(source)).announcement;
}

export function turns(source: string, attackers: PartyName = 'B'): readonly Turn[] {
  return auctionText(source, attackers).map(({ seat, calls }) => ({ seat: seatNamed(seat), calls: calls.map(read) }));
}

/** The auction after these turns, held with hands that nobody sees. */
export function held(source: string, attackers: PartyName = 'B'): Auction {
  const auction = new Auction(partyNamed(attackers), [null, null, null, null]);
  for (const turn of turns(source, attackers)) auction.take(turn);
  return auction;
}

function status({ void: drawn, raisedBy }: Standing): string {
  return drawn ? drawn.code : raisedBy ? 'raised' : 'active';
}

/** What became of each announcement, in order: `active`, `raised` or why it is void. */
export function statuses(source: string, attackers: PartyName = 'B'): readonly string[] {
  return held(source, attackers).standings.map(status);
}

/** What became of the last announcement. */
export function lastStatus(source: string, attackers: PartyName = 'B'): string {
  return statuses(source, attackers).at(-1)!;
}

/** The codes of all violations of an auction, contras included, in order. */
export function auctionViolations(source: string, attackers: PartyName = 'B'): readonly string[] {
  return held(source, attackers).violations.map(({ code }) => code);
}
