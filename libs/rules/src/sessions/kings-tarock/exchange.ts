import { cardSet, has, noCards, type CardSet } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { text } from '../../language.js';
import { complete, ended, notFinished, type Course, type Stage } from '../course.js';
import { fivePointCards, T22 } from '../pack.js';
import { contractOf } from './contracts.js';

const nothingToExchange = text(
  'in this game the talon stays untouched',
  'in diesem Spiel bleibt der Talon liegen',
  'ebben a játékban a talon érintetlen marad',
);
const takeNeeded = text(
  'the declarer takes a triple here, or gives up',
  'hier nimmt der Spieler einen Dreier aus dem Talon oder gibt auf',
  'itt a felvevő vesz fel három lapot, vagy feladja',
);
const discardNeeded = text(
  'the declarer’s discard is needed here',
  'hier wird die Ablage des Spielers gebraucht',
  'itt a felvevő letevése kell',
);
const wrongCount = text(
  'as many cards are discarded as were taken',
  'es werden so viele Karten abgelegt wie aufgenommen',
  'annyi lapot kell letenni, amennyit felvettek',
);
const notHeld = text(
  'the declarer does not hold this card',
  'der Spieler hält diese Karte nicht',
  'ez a lap nincs a felvevőnél',
);
const tooMany = text('the exchange has ended', 'der Tausch ist beendet', 'a csere véget ért');

/** Cards 1–3 of the talon are triple 1, the others triple 2 (1.1). */
export function tripleOf(talon: readonly Card[], card: Card): 1 | 2 | null {
  const place = talon.indexOf(card);
  return place < 0 ? null : place < 3 ? 1 : 2;
}

export function triple(talon: readonly Card[], which: number): readonly Card[] {
  return which === 1 ? talon.slice(0, 3) : talon.slice(3);
}

export interface Exchanged {
  readonly stage: Stage;
  /** What of talon and discards counts for the declarer's side; the rest is the opponents' (5.5). */
  readonly declarersCards: CardSet;
}

/** Section 5. */
export function followExchange(course: Course): Exchanged {
  const { talon, exchange } = course.record;
  const { talon: use } = contractOf(course.contract);
  if (use === 'untouched') {
    if (exchange.length > 0) return stopped(course.problem(nothingToExchange, 'exchange', 0));
    const which = course.called === null ? null : tripleOf(talon, course.called);
    return { stage: complete, declarersCards: which === null ? noCards : cardSet(triple(talon, which)) };
  }
  if (exchange.length === 0) return stopped(notFinished);
  if (use === 'all') return discarding(course, talon, 0);

  const first = exchange[0]!;
  if (first.seat !== course.declarer || (first.act !== 'take' && first.act !== 'give-up')) {
    return stopped(course.problem(takeNeeded, 'exchange', 0));
  }
  const kingIn = course.called === null ? null : tripleOf(talon, course.called);
  if (first.act === 'give-up') {
    // 5.3; `dreier` has no called king.
    if (kingIn === null) course.report('exchange/give-up', 'exchange', 0, null, first.seat);
    return stopped(ended('given-up', 1));
  }
  if (course.contract === 'koenigrufer' && kingIn !== null && first.which !== kingIn) {
    course.report('exchange/triple', 'exchange', 0, null, first.seat);
  }
  return discarding(course, triple(talon, first.which), 1);
}

function stopped(stage: Stage): Exchanged {
  return { stage, declarersCards: noCards };
}

/** The declarer has taken cards and discards as many (5.1, 5.4). @param index of the discard */
function discarding(course: Course, taken: readonly Card[], index: number): Exchanged {
  const { exchange } = course.record;
  const { declarer } = course;
  const entry = exchange[index];
  if (entry === undefined) return stopped(course.problem(discardNeeded, 'exchange'));
  if (entry.act !== 'discard' || entry.seat !== declarer) {
    return stopped(course.problem(discardNeeded, 'exchange', index));
  }
  if (entry.cards.length !== taken.length) return stopped(course.problem(wrongCount, 'exchange', index, 'cards'));
  course.draw(declarer, taken);
  if (!course.discard(declarer, entry.cards)) return stopped(course.problem(notHeld, 'exchange', index, 'cards'));
  if (exchange.length > index + 1) return stopped(course.problem(tooMany, 'exchange', index + 1));
  // S11: only what he takes into his hand he holds.
  if (taken.includes(T22)) course.skiz = declarer;
  if (entry.cards.some((card) => has(fivePointCards, card))) {
    course.report('discard/five-points', 'exchange', index, null, declarer);
  }
  return { stage: complete, declarersCards: cardSet(entry.cards) };
}
