import { type Course } from '../course.js';
import { followAuction } from '../auction.js';
import { OneTurnAuction } from '../one-turn-auction.js';
import { T1 } from '../pack.js';
import { contractsOf, type Variant } from './variant.js';

/** C2.1. Sets contract and declarer; false if the auction did not come to its end. */
export function followBidding(course: Course, variant: Variant): boolean {
  const { table, options } = course;
  const { duty, pagat } = variant.contracts;
  const judge = (seat: number, bid: string): string | null => {
    const isForehand = seat === table.forehand;
    if (isForehand && (bid === 'pass' || (bid === pagat && !variant.forehandMayBidPagat(options)))) {
      return 'auction/forehand';
    }
    if (!isForehand && bid === duty) return 'auction/forehand';
    return bid === pagat && !course.wasDealt(seat, T1) ? 'auction/no-pagat' : null;
  };
  const auction = new OneTurnAuction(table, { bids: contractsOf(variant), judge });
  if (!followAuction(course, auction)) return false;
  course.contract = auction.last?.bid ?? duty;
  course.declarers = [auction.last?.seat ?? table.forehand];
  return true;
}
