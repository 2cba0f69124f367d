import { has, includes, type CardSet } from '../../cards/card-set.js';
import { isTarock, type Card } from '../../cards/card.js';
import { text } from '../../language.js';
import { complete, ended, notFinished, type Course, type Stage } from '../course.js';
import { fivePointCards, kingSet, T1, T21, tarocksIn } from '../pack.js';
import { type Options } from '../ruleset-data.js';
import { type Seat } from '../seats.js';
import { T20, type Convention } from './auction.js';

const notADiscard = text(
  'the discard of a seat that drew cards and has not yet discarded is needed here',
  'hier wird die Ablage eines Platzes gebraucht, der Karten gezogen und noch nicht abgelegt hat',
  'itt egy olyan hely letevése kell, amely húzott és még nem tett le',
);
const wrongCount = text(
  'the seat has drawn another number of cards',
  'der Platz hat eine andere Zahl von Karten gezogen',
  'ez a hely más számú lapot húzott',
);
const notHeld = text(
  'the seat does not hold this card',
  'der Platz hält diese Karte nicht',
  'ennél a helynél nincs ez a lap',
);
const missingDiscard = text('a discard is missing', 'es fehlt eine Ablage', 'hiányzik egy letevés');
const onlyAnnul = text(
  'after the discards a deal can only be annulled',
  'nach den Ablagen kann nur noch annulliert werden',
  'a letevések után már csak annullálni lehet',
);

/** What the phase leaves for those after it, by seat. */
export interface Discards {
  readonly bySeat: readonly (readonly Card[])[];
  /** A seat other than the declarer discarded a tarock (5.2). */
  readonly tarockByOther: boolean;
}

export interface Exchanged {
  readonly stage: Stage;
  readonly discards: Discards;
}

/** Discards and annulling (4.1–4.5). */
export function followExchange(
  course: Course,
  drawn: readonly (readonly Card[])[],
  convention: Convention | null,
): Exchanged {
  const entries = course.record.exchange;
  const bySeat = new Array<readonly Card[]>(course.table.players).fill([]);
  const nothing: Discards = { bySeat, tarockByOther: false };
  if (entries.length === 0) return { stage: notFinished, discards: nothing };
  for (const seat of course.table.active) course.draw(seat, drawn[seat]!);

  let waiting = 0;
  for (const seat of course.table.active) if (drawn[seat]!.length > 0) waiting++;
  let index = 0;
  for (; waiting > 0; index++, waiting--) {
    const entry = entries[index];
    if (entry === undefined) return { stage: course.problem(missingDiscard, 'exchange'), discards: nothing };
    const { seat } = entry;
    if (entry.act !== 'discard' || bySeat[seat]!.length > 0 || drawn[seat]!.length === 0) {
      return { stage: course.problem(notADiscard, 'exchange', index), discards: nothing };
    }
    if (entry.cards.length !== drawn[seat]!.length) {
      return { stage: course.problem(wrongCount, 'exchange', index, 'cards'), discards: nothing };
    }
    if (!course.discard(seat, entry.cards)) {
      return { stage: course.problem(notHeld, 'exchange', index, 'cards'), discards: nothing };
    }
    bySeat[seat] = entry.cards;
    const code = discardCode(entry.cards, seat, convention, course.options);
    if (code !== null) course.report(code, 'exchange', index, null, seat);
  }
  const tarockByOther = bySeat.some((cards, seat) => seat !== course.declarer && cards.some(isTarock));
  const discards = { bySeat, tarockByOther };
  const entry = entries[index];
  if (entry === undefined) return { stage: complete, discards };
  if (entry.act !== 'annul') return { stage: course.problem(onlyAnnul, 'exchange', index), discards };
  const code = annulCode(course.hands[entry.seat]!, bySeat[entry.seat]!, course.options);
  if (code !== null) course.report(code, 'exchange', index, null, entry.seat);
  return { stage: ended('annulled', index + 1), discards };
}

/** 4.2 */
export function discardCode(
  cards: readonly Card[],
  seat: Seat,
  convention: Convention | null,
  options: Options,
): string | null {
  if (cards.some((card) => has(fivePointCards, card))) return 'discard/five-points';
  if (convention?.seat === seat && cards.includes(convention.card)) return 'discard/promised';
  return options['xx-discard'] === 'forbidden' && cards.includes(T20) ? 'discard/twenty' : null;
}

/** 4.5: which holdings annul depends on an option, and (b)–(e) do not after discarding a tarock. */
export function annulCode(hand: CardSet, discarded: readonly Card[], options: Options): string | null {
  const allowed = options['annul-holdings'];
  const tarocks = tarocksIn(hand);
  const low = has(hand, T1);
  const high = has(hand, T21);
  const fourKings = includes(hand, kingSet);
  const none = tarocks === 0;
  const onlyHigh = tarocks === 1 && high;
  const onlyLow = tarocks === 1 && low;
  const both = tarocks === 2 && low && high;
  if (fourKings && allowed !== 'xxi') return null;
  const holding = onlyHigh || (allowed !== 'xxi' && onlyLow) || (allowed === 'five' && (none || both));
  if (!holding) return 'annul/holding';
  const late = options['annul-after-tarokk-discard'] === 'off' && discarded.some(isTarock);
  return late ? 'annul/tarokk-discarded' : null;
}
