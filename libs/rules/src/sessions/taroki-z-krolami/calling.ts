import { type Card } from '../../cards/card.js';
import { complete, ended, reportedMissing, type Course, type Stage } from '../course.js';
import { type Doubling } from '../doubling.js';
import { type SessionEntry, type Kontra } from '../acts.js';
import { type Seat } from '../seats.js';
import { type KingsAuction } from './auction.js';

/** The call, king ultimo and the kontras before the talon is touched (section 3). */
export function followCalling(course: Course, auction: KingsAuction, doubling: Doubling): Stage {
  const entries = course.record.calling;
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index]!;
    const isThrowIn = entry.act === 'throw-in' && entry.seat === course.declarer && course.called === null;
    const code = isThrowIn ? throwInCode(course) : take(course, auction, doubling, entry);
    if (code !== null) course.report(code, 'calling', index, null, entry.seat);
    if (isThrowIn) return ended('thrown-in', index + 1);
  }
  if (course.called !== null) return complete;
  course.omitted('call/missing', 'calling', null, course.declarer);
  return reportedMissing;
}

/** 2.3 */
function throwInCode({ contract }: Course): string | null {
  return contract === '1' ? null : 'calling/throw-in';
}

function take(course: Course, auction: KingsAuction, doubling: Doubling, entry: SessionEntry): string | null {
  const { seat, act } = entry;
  const belongsToDeclarer = act === 'throw-in' || act === 'call';
  if (belongsToDeclarer && seat !== course.declarer) return 'calling/not-declarer';
  if (act === 'call' && course.called === null) return call(course, entry.card);
  if (course.called === null) return 'calling/not-possible';
  if (act === 'announce') return announce(course, doubling, seat, entry.bonus);
  return act === 'kontra' ? kontra(course, auction, doubling, seat, entry) : 'calling/not-possible';
}

/** 3.1: the other seat dealt the king is the partner; with it in his own hand or in the talon the declarer is alone. */
function call(course: Course, card: Card): null {
  course.called = card;
  const holder = course.holderOf(card);
  course.partner = holder === course.declarer ? null : holder;
  return null;
}

function announce(course: Course, doubling: Doubling, seat: Seat, bonus: string): string | null {
  if (bonus !== 'king-ultimo') return 'calling/not-possible';
  if (doubling.has(bonus, course.sideOf(seat))) return 'announce/repeated';
  if (!course.wasDealt(seat, course.called!)) return 'announce/not-held';
  doubling.add(bonus, 'declarer');
  return null;
}

/** 3.3: the game and king ultimo are doubled here and nowhere else. */
function kontra(
  course: Course,
  auction: KingsAuction,
  doubling: Doubling,
  seat: Seat,
  { on, level }: Kontra,
): string | null {
  if (on !== 'game' && on !== 'king-ultimo') return 'kontra/not-possible';
  const side = course.sideOf(seat);
  const code = doubling.judge(on, level, side);
  if (code !== null) return code;
  if (on === 'game' && level === 1 && !auction.hadNoChance(seat)) return 'kontra/no-right';
  return doubling.kontra(on, level, side);
}
