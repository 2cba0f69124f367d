import { noCards, type CardSet } from '../../cards/card-set.js';
import { type Random } from '../../random/random.js';
import { type Announcement } from '../announcements/announcement.js';
import { catalogue } from '../announcements/catalogue.js';
import { prove } from '../announcements/proof.js';
import { Auction } from '../auction/auction.js';
import { type Call, type Turn } from '../auction/call.js';
import { isActive } from '../auction/standing.js';
import { announcementsOf } from '../interface/every-announcement.js';
import { factsOf, type Facts } from '../play/facts.js';
import { opponentsOf, partyOf, type BySeat, type Party, type Seat } from '../table.js';
import { playOut } from './playing.js';

const MOST_TURNS = 40;

export interface RandomAuction {
  readonly auction: Auction;
  readonly turns: readonly Turn[];
}

/**
 * A legal auction that players could have held: they see in a trial game what their cards may bring, announce most of that
 * sooner or later, now and then something bolder, raise each other, and contra what looked doubtful.
 */
export function bid(random: Random, attackers: Party, hands: BySeat<CardSet>): RandomAuction {
  const trial = factsOf(hands, playOut(random, attackers, hands, [[], []]));
  const planned = hands.map((hand, seat) => plannedAnnouncements(random, hand, seat as Seat, trial));
  const auction = new Auction(attackers, hands);
  const turns: Turn[] = [];
  while (!auction.ended) {
    const seat = auction.turnOf;
    const calls = turns.length < MOST_TURNS ? callsOf(random, auction, seat, planned[seat]!, trial) : [];
    const turn: Turn = { seat, calls };
    auction.take(turn);
    turns.push(turn);
  }
  return { auction, turns };
}

/** What a player would like to announce, in the order of the catalogue: cheap things first, as raising wants it. */
function plannedAnnouncements(random: Random, hand: CardSet, seat: Seat, trial: Facts): Announcement[] {
  const planned: Announcement[] = [];
  for (const variants of variantsOf(hand)) {
    const announcement = random.pick(variants);
    const { definition } = announcement;
    if (definition.family === 'message') {
      if (definition.isTrueOf(hand, announcement) && random.chance(1, 2)) planned.push(announcement);
    } else {
      const holds = announcement.claims.every((claim) => prove(claim, trial, partyOf(seat), seat).holds);
      if (holds ? random.chance(1, 3) : random.chance(1, 90)) planned.push(announcement);
    }
  }
  return planned;
}

/** For each announcement its parameters; a player thinks of one of them. */
function variantsOf(hand: CardSet): readonly (readonly Announcement[])[] {
  const own = counts.flatMap((index) => announcementsOf(index, hand).map((announcement) => [announcement]));
  return [...own, ...schlemme];
}

const placesOf = (isCount: boolean): number[] =>
  catalogue.flatMap(({ parameter }, index) => (parameter.endsWith('count') === isCount ? [index] : []));
const counts = placesOf(true);
const schlemme = placesOf(false).map((index) => announcementsOf(index, noCards));

function callsOf(random: Random, auction: Auction, seat: Seat, planned: Announcement[], trial: Facts): readonly Call[] {
  const calls: Call[] = [];
  const most = random.chance(1, 4) ? 2 : 1;
  for (let index = 0; index < planned.length && calls.length < most;) {
    const call: Call = { contra: false, announcement: planned[index]! };
    if (auction.objection(call, seat) !== null) {
      index++;
      continue;
    }
    planned.splice(index, 1);
    if (calls.length > 0 && clashes(calls, call)) continue;
    calls.push(call);
  }
  const contra = doubtful(random, auction, seat, trial);
  return contra ? [...calls, contra] : calls;
}

/** A second call of one turn is judged after the first; to be sure it is legal, only a message goes with anything. */
function clashes(calls: readonly Call[], call: Call): boolean {
  const isMessage = ({ announcement }: Call): boolean => announcement.definition.family === 'message';
  return !isMessage(call) && calls.some((other) => !isMessage(other));
}

function doubtful(random: Random, auction: Auction, seat: Seat, trial: Facts): Call | null {
  const opponents = opponentsOf(partyOf(seat));
  for (const standing of auction.schlemmeOf(opponents)) {
    if (!isActive(standing) || standing.contra !== null) continue;
    const lost = standing.announcement.claims.some((claim) => !prove(claim, trial, opponents, standing.seat).holds);
    if (random.chance(1, lost ? 6 : 40)) return { contra: true, announcement: standing.announcement };
  }
  return null;
}
