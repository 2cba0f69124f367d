import { cardSet, difference, has, includes, noCards, union, type CardSet } from '../../cards/card-set.js';
import { isTarock, type Card } from '../../cards/card.js';
import { type Text, text } from '../../language.js';
import { complete, ended, notFinished, type Course, type Stage } from '../course.js';
import { allTarocks, fivePointCards, kingSet } from '../pack.js';
import { contractOf } from './names.js';

const PHASE = 'exchange';

const takeOrGiveUp = text(
  'here the declarer takes a packet or gives up',
  'hier nimmt der Alleinspieler ein Paket oder gibt auf',
  'itt a felvevő felvesz egy csomagot vagy feladja',
);
const discardNeeded = text(
  'after taking a packet the declarer discards as many cards',
  'wer ein Paket genommen hat, legt ebenso viele Karten ab',
  'aki felvett egy csomagot, ugyanannyi lapot tesz le',
);
const noExchange = text(
  'nothing is exchanged in a game of four, and nothing after the discard',
  'bei Vier und nach der Ablage wird nichts getauscht',
  'négyesnél és a letevés után nincs csere',
);
const noSuchPacket = text(
  'the talon of this game has {packets} packets',
  'der Talon hat in diesem Spiel {packets} Pakete',
  'ebben a játékban a talon {packets} csomagból áll',
);
const notHeld = text('the declarer does not hold this', 'das hält der Alleinspieler nicht', 'ez nincs a felvevőnél');

/** Where the cards of the talon and the discards went (4.4). */
export interface Shares {
  readonly discards: CardSet;
  /** Exposed and not taken. */
  readonly rejected: CardSet;
  /** In packets not looked at. */
  readonly unseen: CardSet;
}

export interface Exchanged {
  readonly stage: Stage;
  readonly shares: Shares;
}

/** Taking a packet and discarding, or giving up (section 4). */
export function followExchange(course: Course): Exchanged {
  const entries = course.record.exchange;
  const talon = cardSet(course.record.talon);
  const untouched: Shares = { discards: noCards, rejected: noCards, unseen: talon };
  const out = (stage: Stage): Exchanged => ({ stage, shares: untouched });
  const { packets, size } = contractOf(course.contract!);
  if (packets === 0) return out(entries.length === 0 ? complete : problem(course, noExchange, 0));
  const [first, second] = entries;
  if (first === undefined) return out(notFinished);
  if (first.seat !== course.declarer) return out(problem(course, takeOrGiveUp, 0));
  if (first.act === 'give-up') return out(giveUp(course, first.seen!, packets, size));
  if (first.act !== 'take') return out(problem(course, takeOrGiveUp, 0));

  const { which, exposed } = first;
  if (which > packets || exposed! > packets) {
    course.problem(noSuchPacket, PHASE, 0, which > packets ? 'packet' : 'exposed');
    return out({ kind: 'malformed' });
  }
  const packet = course.record.talon.slice((which - 1) * size, which * size);
  const shown = cardSet(course.record.talon.slice(0, exposed! * size));
  if (exposed !== which - 1 && exposed !== packets) course.report('exchange/packet', PHASE, 0, null, first.seat);
  course.draw(first.seat, packet);

  if (second?.act !== 'discard' || second.seat !== first.seat || second.cards.length !== size) {
    return out(problem(course, discardNeeded, second === undefined ? null : 1));
  }
  if (!course.discard(second.seat, second.cards)) return out(problem(course, notHeld, 1));
  if (entries.length > 2) return out(problem(course, noExchange, 2));
  const code = discardCode(second.cards, course.hands[second.seat]!);
  if (code !== null) course.report(code, PHASE, 1, null, second.seat);
  const taken = cardSet(packet);
  const rejected = difference(shown, taken);
  const unseen = difference(talon, union(shown, taken));
  return { stage: complete, shares: { discards: cardSet(second.cards), rejected, unseen } };
}

function problem(course: Course, reason: Text, index: number | null): Stage {
  return index === null ? course.problem(reason, PHASE) : course.problem(reason, PHASE, index);
}

/** 4.3: the called king must be among the packets seen; the deal ends all the same, and nobody's partner is shown. */
function giveUp(course: Course, seen: number, packets: number, size: number): Stage {
  if (seen > packets) return course.problem(noSuchPacket, PHASE, 0, 'seen');
  const isSeen = course.record.talon.slice(0, seen * size).includes(course.called!);
  if (!isSeen) course.report('exchange/give-up', PHASE, 0, null, course.declarer);
  course.partner = null;
  return ended('given-up', 1);
}

const tarocksAndKings = union(allTarocks, kingSet);

/** 4.2 @param kept the twelve cards left */
export function discardCode(cards: readonly Card[], kept: CardSet): string | null {
  if (cards.some((card) => has(fivePointCards, card))) return 'discard/five-points';
  return cards.some(isTarock) && !includes(tarocksAndKings, kept) ? 'discard/tarok-not-forced' : null;
}
