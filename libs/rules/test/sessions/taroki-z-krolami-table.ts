import { cardCode, parseCard, type Card } from '../../src/cards/card.js';
import { cardsOf, has } from '../../src/cards/card-set.js';
import { type Random } from '../../src/random/random.js';
import { fivePointCards, pack54 } from '../../src/sessions/pack.js';
import { winningPlace } from '../../src/tricks/trick.js';
import { type DealDocument, type SessionResultDocument } from '../../src/sessions/door.js';
import { auction, codes, session, verified } from './table.js';

type Json = Record<string, unknown>;

interface Game extends Json {
  readonly tricks: string[][];
  readonly exchange: (Json & { readonly cards?: readonly string[] })[];
}

export function kozySession(deals: readonly Json[], rest: Json = {}): Json {
  return session(deals, { ruleset: 'taroki-z-krolami', ...rest });
}

export function kozyVerified(deals: readonly Json[], rest: Json = {}): SessionResultDocument {
  return verified(kozySession(deals, rest));
}

/** The result of the only deal of a session. */
export function kozyResult(deal: Json, rest: Json = {}): DealDocument {
  return kozyVerified([deal], rest).deals[0]!;
}

/** What was found, except revokes: cards that a test does not name are played without regard to suits. */
export function found(deal: DealDocument): string[] {
  return codes(deal).filter((code) => !code.startsWith('play/revoke'));
}

/** Lines but for the game: what a test is about. */
export function withoutGame(lines: readonly string[]): string[] {
  return lines.filter((line) => !line.startsWith('game '));
}

/** `call SK`, `throw-in`, `kontra game 1`, `taroks-2`, `trul`: one act. */
function act(text: string): Json {
  const [word = '', on, level] = text.split(' ');
  if (word === 'call') return { act: 'call', card: on };
  if (word === 'kontra') return { act: 'kontra', on, level: Number(level) };
  if (word === 'throw-in' || word === '4k') return { act: word === '4k' ? 'four-kings' : word };
  if (word === 'take') return { act: 'take', packet: Number(on), exposed: Number(level) };
  if (word === 'give-up') return { act: 'give-up', seen: Number(on) };
  if (word === 'discard') return { act: 'discard', cards: (on ?? '').split('+') };
  return word.startsWith('taroks-') ? { act: 'declare', what: word } : { act: 'announce', bonus: word };
}

const parts = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** `1: call SK | 3: king-ultimo`: entries of `start`, `calling` or `exchange`, one act each. */
export function entries(text: string): Json[] {
  return parts(text, '|').map((entry) => {
    const [seat, what = ''] = entry.split(':');
    return { seat: Number(seat), ...act(what.trim()) };
  });
}

/** `1: trul, taroks-11 | 2: | 3: kontra trul 1`: turns of announcements. */
export function says(text: string): Json[] {
  return parts(text, '|').map((turn) => {
    const [seat, acts = ''] = turn.split(':');
    return { seat: Number(seat), say: parts(acts, ',').map(act) };
  });
}

const cards = (text: string): Card[] => parts(text, ' ').map(parseCard);

interface Wanted {
  readonly bids?: string;
  readonly start?: string;
  readonly calling?: string;
  readonly exchange?: string;
  readonly say?: string;
  readonly talon?: string;
  /** Cards in hand after the exchange, wherever they are played. */
  readonly hold?: Partial<Record<number, string>>;
  /** Cards discarded; what is taken is discarded again unless a test says otherwise. */
  readonly discards?: string;
  /** Fills in at random instead of from the lowest card on. */
  readonly shuffle?: Random;
  /** Cards of a trick, by its number from 1: `0:T5 3:T1`. */
  readonly tricks?: Partial<Record<number, string>>;
}

const sizes: Readonly<Record<string, number>> = { '1': 3, '2': 2, '3': 1, '4': 0 };

/** Who declares at which bid: the highest. */
function declared(bids: string): { declarer: number; contract: string } {
  const said = parts(bids, ' ').map((entry) => entry.split(':'));
  const [seat, contract = ''] = said.toSorted(([, a = ''], [, b = '']) => a.localeCompare(b)).at(-1)!;
  return { declarer: Number(seat), contract };
}

function shuffle(list: Card[], random: Random): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
}

/**
 * A whole deal, dealer 0, of which a test names only what it is about: who plays what to which trick, what the talon and the
 * hands hold. The rest of the pack is filled in from the lowest card on; hands follow from the tricks. By default seat 1
 * declares at two, calls SK, which seat 3 holds, and takes the first packet.
 */
export function game(wanted: Wanted = {}): Game {
  const { bids = '1:2 2:- 3:- 0:-', calling = '1: call SK', hold = { 3: 'SK' } } = wanted;
  const { declarer, contract } = declared(bids);
  const size = sizes[contract]!;
  const played = Array.from({ length: 12 }, () => new Map<number, Card>());
  for (const [number, text] of Object.entries(wanted.tricks ?? {})) {
    for (const entry of parts(text ?? '', ' ')) {
      const [seat, code] = entry.split(':');
      played[Number(number) - 1]!.set(Number(seat), parseCard(code));
    }
  }
  const talon = cards(wanted.talon ?? '');
  const named = [...played.flatMap((trick) => [...trick.values()]), ...talon];
  const place = (seat: number, card: Card): void => {
    played.findLast((trick) => !trick.has(seat))!.set(seat, card);
    named.push(card);
  };
  for (const [seat, text] of Object.entries(hold)) {
    for (const card of cards(text ?? '')) if (!named.includes(card)) place(Number(seat), card);
  }
  const discards = cards(wanted.discards ?? '');
  const rest = cardsOf(pack54.cards).filter((card) => !named.includes(card) && !discards.includes(card));
  if (wanted.shuffle !== undefined) shuffle(rest, wanted.shuffle);
  while (talon.length < 6) {
    talon.push(
      rest.splice(
        rest.findIndex((card) => !has(fivePointCards, card)),
        1,
      )[0]!,
    );
  }
  const packet = Number(/take (\d)/.exec(wanted.exchange ?? 'take 1 0')?.[1] ?? 0);
  const taken = talon.slice((packet - 1) * size, packet * size);
  const away = discards.length > 0 ? discards : taken;
  for (const card of taken) {
    if (!away.includes(card) && !played.some((trick) => trick.get(declarer) === card)) place(declarer, card);
  }
  const tricks: string[][] = [];
  const hands: Card[][] = [[], [], [], []];
  let leader = 1;
  for (const trick of played) {
    const order = [0, 1, 2, 3].map((step) => (leader + step) % 4);
    for (const seat of order) if (!trick.has(seat)) trick.set(seat, rest.shift()!);
    const row = order.map((seat) => trick.get(seat)!);
    for (const seat of order) hands[seat]!.push(trick.get(seat)!);
    tricks.push(row.map(cardCode));
    leader = order[winningPlace(row)]!;
  }
  const kept = hands[declarer]!.filter((card) => !taken.includes(card));
  hands[declarer] = [...kept, ...away.filter((card) => !taken.includes(card))];
  const exchange =
    wanted.exchange ??
    (size === 0 ? '' : `${declarer}: take 1 0 | ${declarer}: discard ${away.map(cardCode).join('+')}`);
  return {
    dealer: 0,
    hands: hands.map((hand) => hand.map(cardCode)),
    talon: talon.map(cardCode),
    start: entries(wanted.start ?? ''),
    auction: auction(bids),
    calling: entries(calling),
    exchange: entries(exchange.replaceAll('discard ?', `discard ${away.map(cardCode).join('+')}`)),
    announcements: says(wanted.say ?? ''),
    tricks,
  };
}

/** A scored deal: seat 1 declares, seat 3 is the partner, nothing else happened. */
export function sheet(contract: string, points: number, rest: Json = {}): Json {
  return {
    dealer: 0,
    scored: {
      contract,
      declarers: [1],
      partner: 3,
      points: { declarer: points, opponents: 70 - points },
      tricks: { declarer: 6, opponents: 6 },
      ...rest,
    },
  };
}

export const fact = (name: string, side: 'declarer' | 'opponents', kind: string, kontra = 0): Json => ({
  bonus: name,
  side,
  announced: kind.startsWith('announced'),
  ...(name === 'walat' ? {} : { won: kind.endsWith('won') }),
  kontra,
});
