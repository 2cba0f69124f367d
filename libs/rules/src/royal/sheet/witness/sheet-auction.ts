import { type Call, type Turn } from '../../auction/call.js';
import { type ScoredGame } from '../../record/match.js';
import { collectorOf, nextSeat, parties, type Party, type Seat } from '../../table.js';

interface Saying {
  readonly seat: Seat;
  readonly call: Call;
}

/**
 * An auction in which the lines of a sheet are called and nothing else: messages, then Schlemme, then contras by whoever is in
 * turn. Lines of one party that may stand beside each other raise nothing, so every order of them is legal (2.2–2.4).
 * @param order by party the places of its lines that bind cards, in the order in which they have to be called
 */
export function sheetAuction({ attackers, sheet }: ScoredGame, order: readonly (readonly number[])[]): readonly Turn[] {
  const sayings = parties.flatMap((party): Saying[] => {
    const { lines } = sheet[party];
    const binding = order[party]!;
    const free = lines.filter((_line, place) => !binding.includes(place));
    return [...free, ...binding.map((place) => lines[place]!)].map(({ seat, announcement }) => ({
      seat,
      call: { contra: false, announcement },
    }));
  });
  const contras = parties.flatMap((party) =>
    sheet[party].contras.map((announcement): Contra => ({ party, call: { contra: true, announcement } })),
  );
  return turnsOf(attackers, sayings, contras);
}

interface Contra {
  readonly party: Party;
  readonly call: Call;
}

const PASSES_AT_END = 3;
const PASSES_WITHOUT_CALLS = 4;

function turnsOf(attackers: Party, sayings: readonly Saying[], contras: readonly Contra[]): readonly Turn[] {
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
