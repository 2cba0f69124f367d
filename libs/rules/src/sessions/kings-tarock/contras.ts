import { text } from '../../language.js';
import { malformed, type Course, type Stage } from '../course.js';
import { type ContraFact } from '../facts.js';
import { type Listener } from '../first-turns.js';
import { type Act, type Kontra } from '../acts.js';
import { type Seat } from '../seats.js';
import { kontras } from './bonuses.js';
import { contractOf } from './contracts.js';

/** Contras in a negative game: each opponent for himself against each declarer (6.6). */
export class Contras implements Listener {
  private readonly pairs: { readonly declarer: Seat; readonly opponent: Seat; level: number }[] = [];

  constructor(private readonly course: Course) {}

  say(act: Act, seat: Seat): string | null {
    return act.act === 'kontra' ? this.kontra(act, seat) : 'announce/not-possible';
  }

  kontra({ on, level, of }: Kontra, seat: Seat): string | null {
    if (on !== 'game' || of === null) return 'kontra/not-possible';
    const against = level % 2 === 1;
    const [declarer, opponent] = against ? [of, seat] : [seat, of];
    if (!this.isDeclarer(declarer)) {
      // An even level by a seat that is no declarer, of one: the item is the other's.
      return !against && this.isDeclarer(opponent) ? 'kontra/own-side' : 'kontra/target';
    }
    if (declarer === opponent) return 'kontra/own-side';
    return this.lift(declarer, opponent, level) ? null : 'kontra/level';
  }

  get facts(): readonly ContraFact[] {
    return this.pairs;
  }

  private lift(declarer: Seat, opponent: Seat, level: number): boolean {
    const pair = this.pairs.find((one) => one.declarer === declarer && one.opponent === opponent);
    if (level !== (pair?.level ?? 0) + 1 || level > kontras.length) return false;
    if (pair === undefined) this.pairs.push({ declarer, opponent, level });
    else pair.level = level;
    return true;
  }

  private isDeclarer(seat: Seat): boolean {
    return this.course.declarers.includes(seat);
  }
}

const ofNeeded = text(
  'in a negative game a contra says of whom (6.6)',
  'im negativen Spiel sagt ein Kontra, gegen wen (6.6)',
  'negatív játékban a kontra megmondja, ki ellen szól (6.6)',
);
const noOf = text(
  'in a positive game a contra is of no single player (6.6)',
  'im positiven Spiel gilt ein Kontra keinem Einzelnen (6.6)',
  'pozitív játékban a kontra nem egy játékosnak szól (6.6)',
);

/** 6.6: `of` is required in negative games, malformed in positive ones; in Trischaken it may stand. Null: in order. */
export function misplacedOf(course: Course): Stage | null {
  const { kind } = contractOf(course.contract);
  if (kind === 'trischaken') return null;
  let isWrong = false;
  for (const [index, { say }] of course.record.announcements.entries()) {
    for (const [item, act] of say.entries()) {
      if (act.act !== 'kontra' || (act.of !== null) === (kind === 'negative')) continue;
      course.problem(kind === 'negative' ? ofNeeded : noOf, 'announcements', index, 'say', item, 'of');
      isWrong = true;
    }
  }
  return isWrong ? malformed : null;
}
