import { type Call, type Turn } from '../../auction/call.js';
import { type Announcement } from '../../announcements/announcement.js';
import { type ScoredGame, type SheetLine } from '../../record/match.js';
import { collectorOf, nextSeat, parties, partnerOf, type Party, type Seat } from '../../table.js';

/** One call and who makes it. */
export interface Saying {
  readonly seat: Seat;
  readonly call: Call;
}

/** What was called first and raised by a line, itself or by way of others (2.3). */
export interface RaisedBefore {
  /** The place of the line on its side of the sheet. */
  readonly line: number;
  /** Each is raised by the next one, the last one by the line. */
  readonly calls: readonly Announcement[];
  /** A number for the first of them, higher than any place of a line. */
  readonly call: number;
}

/**
 * An auction in which the lines of a sheet are called: messages, then Schlemme, then contras by whoever is in turn. Lines of one
 * party that may stand beside each other raise nothing, so every order of them is legal (2.2–2.4).
 * @param order by party the places of its lines that bind cards, and the numbers of what is raised, in the order in which they have to be called
 * @param raised by party
 */
export function sheetAuction(
  { attackers, sheet }: ScoredGame,
  order: readonly (readonly number[])[],
  raised: readonly (readonly RaisedBefore[])[] = [],
): readonly Turn[] {
  const sayings = parties.flatMap((party): Saying[] => {
    const { lines } = sheet[party];
    const inOrder = order[party]!;
    const free = lines.map((_line, place) => place).filter((place) => !inOrder.includes(place));
    return [...free, ...inOrder].flatMap((call) => sayingsOf(lines, call, raised[party] ?? []));
  });
  const contras = parties.flatMap((party) =>
    sheet[party].contras.map((announcement): Contra => ({ party, call: { contra: true, announcement } })),
  );
  return turnsOf(attackers, sayings, contras);
}

/** A line, or what was raised. What lies between the two is said right before the line. */
function sayingsOf(lines: readonly SheetLine[], call: number, raised: readonly RaisedBefore[]): readonly Saying[] {
  const first = raised.find((each) => each.call === call);
  if (first !== undefined) return [raisedSaying(lines, first, 0)];
  const { seat, announcement } = lines[call]!;
  const between = raised
    .filter(({ line }) => line === call)
    .flatMap((each) => each.calls.slice(1).map((_call, place) => raisedSaying(lines, each, place + 1)));
  const isFirst = (saying: Saying, place: number): boolean =>
    between.findIndex((other) => other.call.announcement === saying.call.announcement) === place;
  return [...between.filter(isFirst), { seat, call: { contra: false, announcement } }];
}

/** Whoever raises is the partner of who is raised (2.3). */
function raisedSaying(lines: readonly SheetLine[], { line, calls }: RaisedBefore, place: number): Saying {
  const { seat } = lines[line]!;
  const isByPartner = (calls.length - place) % 2 === 1;
  return { seat: isByPartner ? partnerOf(seat) : seat, call: { contra: false, announcement: calls[place]! } };
}

interface Contra {
  readonly party: Party;
  readonly call: Call;
}

const PASSES_AT_END = 3;
const PASSES_WITHOUT_CALLS = 4;

/** An auction in which this is said in its order, and then the contras. */
export function turnsOf(attackers: Party, sayings: readonly Saying[], contras: readonly Contra[]): readonly Turn[] {
  const turns: Turn[] = [];
  let seat = collectorOf(attackers);
  const speak = (calls: readonly Call[]): void => {
    turns.push({ seat, calls });
    seat = nextSeat(seat);
  };
  for (let place = 0; place < sayings.length;) {
    const speaker = sayings[place]!.seat;
    while (seat !== speaker) speak([]);
    const calls: Call[] = [];
    while (sayings[place]?.seat === speaker) calls.push(sayings[place++]!.call);
    speak(calls);
  }
  for (const party of parties) {
    const calls = contras.filter((contra) => contra.party === party).map(({ call }) => call);
    if (calls.length === 0) continue;
    while (seat >> 1 !== party) speak([]);
    speak(calls);
  }
  const passes = turns.some(({ calls }) => calls.length > 0) ? PASSES_AT_END : PASSES_WITHOUT_CALLS;
  for (let pass = 0; pass < passes; pass++) speak([]);
  return turns;
}
