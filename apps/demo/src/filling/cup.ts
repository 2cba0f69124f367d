import { sheetRecord } from '@tarokk/competition';
import { type Match, Random, randomMatch } from '@tarokk/rules';
import { type CupPlan, cupDates } from '../plan/cup.js';
import { MatchInHand } from './match-in-hand.js';
import type { Pairs, PlayingPair } from './pairs.js';
import type { Register } from './register.js';
import { remarksOn } from './remarks.js';
import { REFUSED, type Visitor } from './visitor.js';

const RECORD = `mutation ($key: IdempotencyKey!, $year: Int!, $entriesUntil: Day!, $event: Name!, $eventNamedOn: Day!, $drawnOn: Day!,
  $seed: String!, $entries: [CupEntryInput!]!, $reason: Words!) {
  recordCup(input: { idempotencyKey: $key, seasonYear: $year, entriesUntil: $entriesUntil, event: $event, eventNamedOn: $eventNamedOn,
    drawnOn: $drawnOn, seed: $seed, entries: $entries, reason: $reason }) {
    ... on CupSaved { cup { seasonYear } } ${REFUSED} } }`;
const ANNOUNCE = `mutation ($key: IdempotencyKey!, $year: Int!, $entriesUntil: Day!, $event: Name!) {
  announceCup(input: { idempotencyKey: $key, seasonYear: $year, entriesUntil: $entriesUntil, event: $event }) {
    ... on CupSaved { cup { seasonYear } } ${REFUSED} } }`;
const ENTER = `mutation ($key: IdempotencyKey!, $pairId: UUID!) {
  enterCup(input: { idempotencyKey: $key, pairId: $pairId }) { ... on CupSaved { cup { seasonYear } } ${REFUSED} } }`;
const CONCEDE = `mutation ($key: IdempotencyKey!, $pairId: UUID!, $reason: Words!) {
  concedeTie(input: { idempotencyKey: $key, pairId: $pairId, reason: $reason }) { ... on CupActed { actId } ${REFUSED} } }`;
const CUP = `query ($year: Int!) { cup(seasonYear: $year) { rounds { ties { id next matches { matchId } extraTimes { matchId }
  sides { pair { id } } } } } }`;

interface CupTie {
  readonly id: string;
  readonly next: 'MATCH' | 'EXTRA_TIME' | null;
  readonly matches: readonly object[];
  readonly extraTimes: readonly object[];
  readonly sides: readonly { readonly pair: { readonly id: string } | null }[];
}

interface CupShown {
  readonly rounds: readonly { readonly ties: readonly CupTie[] }[];
}

/** A cup in the hands of the demo. */
interface CupInHand {
  readonly plan: CupPlan;
  readonly juror: Visitor;
  readonly register: Register;
  /** By their ids. */
  readonly pairs: ReadonlyMap<string, PlayingPair>;
}

/**
 * The cup of a season. Before its draw it is announced, and pairs enter; one whose draw is over is taken over, and played round by
 * round, as the matches decide.
 */
export async function holdCup(juror: Visitor, plan: CupPlan, register: Register, known: Pairs): Promise<void> {
  const { year, drawnOn, entriesUntil } = plan;
  const { event, recorded } = register.words.cup;
  const isDrawn = drawnOn <= register.today;
  // Closed, and not drawn: nothing can be entered in these days.
  if (!isDrawn && entriesUntil < register.today) return;
  const pairs: PlayingPair[] = [];
  for (const team of plan.teams) pairs.push(await known.of(team, year));
  if (!isDrawn) {
    await juror.ask(ANNOUNCE, { year, entriesUntil, event });
    for (const { captain, id } of pairs) await captain.ask(ENTER, { pairId: id });
    return;
  }
  const { eventNamedOn, seed } = plan;
  const entries = pairs.map(({ id }) => ({ pairId: id }));
  await juror.ask(RECORD, { year, entriesUntil, event, eventNamedOn, drawnOn, seed, entries, reason: recorded });
  await playRounds({ plan, juror, register, pairs: new Map(pairs.map((pair) => [pair.id, pair])) });
}

async function playRounds(cup: CupInHand): Promise<void> {
  for (let round = 0; ; round++) {
    const ties = (await ask(cup)).rounds[round]?.ties;
    if (ties === undefined) return;
    for (const { id } of ties) await playTie(cup, id);
  }
}

function ask({ juror, plan: { year } }: CupInHand): Promise<CupShown> {
  return juror.ask<CupShown>(CUP, { year });
}

/** Match by match, as long as it is open and its days have come; in one tie a pair gives up after the first. */
async function playTie(cup: CupInHand, id: string): Promise<void> {
  const { plan, juror, register } = cup;
  for (;;) {
    const tie = (await ask(cup)).rounds.flatMap(({ ties }) => ties).find((one) => one.id === id)!;
    if (tie.next === null) return;
    const [a, b] = tie.sides.map(({ pair }) => cup.pairs.get(pair!.id)!) as [PlayingPair, PlayingPair];
    if (id === plan.concededTie && tie.matches.length === 1) {
      await b.captain.ask(CONCEDE, { pairId: b.id, reason: register.words.cup.conceded });
      return;
    }
    const number = tie.matches.length + tie.extraTimes.length;
    const dates = cupDates(plan.year, id);
    const date = dates[Math.min(number, dates.length - 1)]!;
    if (date > register.today) return;
    const sheet = sheetRecord({
      record: recordOf(`${plan.seed} ${id} ${number}`, tie.next === 'MATCH' ? 'match' : 'extra-time'),
      persons: [a.interceptor, a.collector, b.interceptor, b.collector],
      sides: [a.id, b.id],
      date,
      order: Math.max(1, number - dates.length + 2),
      venue: plan.venue,
      competitions: ['cup'],
      guests: [],
      substitutions: [],
      notes: [],
      rulings: [],
    });
    const match = new MatchInHand();
    await match.submit(a.captain, sheet, {
      remarks: remarksOn({ date, venue: plan.venue, course: 'approved' }, register),
    });
    await match.move(b.captain, 'confirmMatch');
    await match.move(juror, 'approveMatch');
  }
}

function recordOf(seed: string, kind: 'match' | 'extra-time'): Match {
  const games = kind === 'match' ? {} : { games: 2 };
  return { ...randomMatch(new Random(seed), { kind, scoredPercent: 35, ...games }), date: null, venue: null };
}
