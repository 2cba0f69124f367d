import { deepEqual, ok } from 'node:assert/strict';
import { describe, expect, it } from '@jest/globals';
import { Random } from '../../src/random/random.js';
import { Reader } from '../../src/record/reader.js';
import { Course } from '../../src/sessions/course.js';
import {
  legalMoves,
  nextMove,
  randomSession,
  rulesets,
  type LegalMoves,
  type PlayedDeal,
  type Session,
} from '../../src/sessions/door.js';
import { followDeal } from '../../src/sessions/follow-deal.js';
import { type Act, type RecordedPlay } from '../../src/sessions/acts.js';
import { tableOf } from '../../src/sessions/seats.js';
import { momentsOf, type Moment } from './seat-view.js';
import { fivePlayers } from './table.js';
import { isFull } from '../../../../test/support/full.js';

interface Point extends Moment {
  readonly session: Session;
  readonly deal: PlayedDeal;
  readonly moves: LegalMoves;
}

/** What a seat draws only by the side of a seat whose side it cannot know. */
const secret = ['kontra/own-side', 'announce/repeated'];

describe.each(rulesets)('legal moves of $id from what a seat may know, in random sessions', (ruleset) => {
  const points: Point[] = Array.from({ length: isFull ? 24 : 3 }, (_, seed) => {
    const options = Object.fromEntries(ruleset.options.map(({ id, values }) => [id, values[seed % values.length]!]));
    const five = ruleset.players.includes(5) && seed % 3 === 0 ? { players: fivePlayers } : {};
    const session = randomSession(ruleset, `moves ${seed}`, { deals: isFull ? 6 : 4, options, ...five });
    return session.deals.flatMap((deal) => {
      const played = deal as PlayedDeal;
      return momentsOf(session, played).map((moment) => ({
        ...moment,
        session,
        deal: played,
        moves: legalMoves(moment.view),
      }));
    });
  }).flat();
  const at = (phase: Moment['phase']): readonly Point[] => points.filter((point) => point.phase === phase);

  it('S6, S7, S9: the seat that bid, spoke or played was in turn, and to nobody else are bids and cards offered', () => {
    for (const { phase, seat, view, deal } of [...at('auction'), ...at('tricks')]) {
      deepEqual(nextMove(view), { phase, seat });
      const other = tableOf(deal.hands.length, deal.dealer).next[seat]!;
      const { bids, cards } = legalMoves({ ...view, seat: other, hand: deal.hands[other]!, talon: [] });
      deepEqual([...bids, ...cards], []);
    }
  });
  it('S6: every bid was offered', () => {
    expect(at('auction').filter(({ bid, moves }) => !moves.bids.includes(bid!))).toEqual([]);
  });
  it('everything done before the auction, in the calling, at the talon and after the tricks was offered', () => {
    for (const phase of ['start', 'calling', 'exchange', 'after'] as const) {
      for (const { act, moves } of at(phase)) {
        if (act?.act !== 'discard') expect(moves[phase]).toContainEqual(act);
      }
    }
  });
  it('every discard was allowed, each of its cards offered, and fewer cards are not', () => {
    for (const { act, moves } of at('exchange')) {
      if (act?.act !== 'discard') continue;
      expect(moves.discards?.allows(act.cards)).toBe(true);
      expect(moves.discards?.allows(act.cards.slice(1))).toBe(false);
      expect(moves.discards?.cards).toEqual(expect.arrayContaining([...act.cards]));
    }
  });
  it('S7: every turn of announcements could be said act by act, and ended then', () => {
    for (const { say, view } of at('announcements')) {
      let said: readonly Act[] = [];
      let rest = say!;
      while (rest.length > 0) {
        const { acts } = legalMoves({ ...view, saying: said }).announcements;
        const next = rest.find((act) => acts.some((one) => JSON.stringify(one) === JSON.stringify(act)));
        if (next === undefined)
          throw new Error(`After ${JSON.stringify(said)} none of ${JSON.stringify(rest)} is offered`);
        said = [...said, next];
        rest = rest.filter((act) => act !== next);
      }
      ok(legalMoves({ ...view, saying: said }).announcements.mayPass);
    }
  });
  it('S3: every card played was offered', () => {
    expect(at('tricks').filter(({ card, moves }) => !moves.cards.includes(card!))).toEqual([]);
  });
  it('S9: as long as a seat is in turn it is offered something', () => {
    for (const { moves, seat } of points) {
      if (moves.next?.seat === seat) ok(!isNothing(moves));
    }
  });
  it('no other bid, announcement or card that is offered draws a violation (a sample)', () => {
    const random = new Random(ruleset.id);
    for (const point of points) {
      const { phase, index, place, seat, deal, moves, view } = point;
      if (phase === 'auction') {
        const auction = [...deal.auction.slice(0, index), { seat, bid: random.pick(moves.bids) }];
        deepEqual(codesOf(point, { auction }, index), []);
      } else if (phase === 'announcements' && moves.announcements.acts.length > 0) {
        const act = random.pick(moves.announcements.acts);
        const { mayPass } = legalMoves({ ...view, saying: [act] }).announcements;
        if (!mayPass) continue;
        const announcements = [...deal.announcements.slice(0, index), { seat, say: [act] }];
        const codes = codesOf(point, { announcements, tricks: [], after: [] }, index);
        // 6.3, 6.4 of the Hungarian game: there who speaks shows his side.
        const { called } = deal.finding;
        const isSecret = ruleset.id !== 'hungarian' && called !== null && !view.hand.includes(called);
        expect(codes.filter((code) => !(isSecret && secret.includes(code)))).toEqual([]);
      } else if (phase === 'tricks') {
        const tricks = swapped(deal, index, place, random.pick(moves.cards));
        deepEqual(codesOf(point, { tricks, after: [] }, index, place), []);
      }
    }
  });
});

function isNothing({ bids, calling, exchange, discards, announcements, cards }: LegalMoves): boolean {
  const acts = [bids, calling, exchange, discards?.cards ?? [], announcements.acts, cards];
  return acts.every(({ length }) => length === 0) && !announcements.mayPass;
}

/** What an entry draws when a deal goes on otherwise from there. */
function codesOf(
  { session, deal, phase }: Point,
  other: Partial<RecordedPlay>,
  index: number,
  place?: number,
): readonly string[] {
  const { ruleset, options } = session;
  const table = tableOf(deal.hands.length, deal.dealer);
  const course = new Course(ruleset, options, table, { ...deal, ...other }, new Reader());
  followDeal(course, ruleset.play(course));
  const found = course.violations.filter((one) => one.phase === phase && one.index === index);
  return found.filter(({ item }) => place === undefined || item === place).map(({ code }) => code);
}

/** The tricks with another card at a place; the card that lay there is played where the other was. */
function swapped(deal: PlayedDeal, index: number, place: number, card: number): RecordedPlay['tricks'] {
  const old = deal.tricks[index]![place]!;
  return deal.tricks.map((cards, trick) =>
    cards.map((one, at) => (trick === index && at === place ? card : one === card ? old : one)),
  );
}
