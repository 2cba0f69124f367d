import { type SheetRecord, sheetRecord } from '@tarokk/competition';
import { Random, randomMatch } from '@tarokk/rules';
import { daysAfter } from '../plan/days.js';
import type { GrandPrixPlan } from '../plan/grand-prix.js';
import { MatchInHand } from './match-in-hand.js';
import type { Pairs, PlayingPair } from './pairs.js';
import type { Register } from './register.js';
import { REFUSED, type Visitor } from './visitor.js';

interface Saved {
  readonly grandPrix: {
    readonly id: string;
    readonly version: number;
    readonly schedule: readonly Meeting[];
  };
}

interface Meeting {
  readonly plannedMatch: { readonly id: string; readonly date: string; readonly order: number };
  readonly sides: readonly [{ readonly id: string }, { readonly id: string }];
}

const SAVED = `... on GrandPrixSaved { grandPrix { id version schedule { plannedMatch { id date order } sides { id } } } } ${REFUSED}`;
const ANNOUNCE = `mutation ($key: IdempotencyKey!, $name: Name!, $date: Day!, $venue: PlannedVenueInput!) {
  announceGrandPrix(input: { idempotencyKey: $key, name: $name, date: $date, venue: $venue }) { ${SAVED} } }`;
const ENTER = `mutation ($key: IdempotencyKey!, $id: UUID!, $pairId: UUID!) {
  enterGrandPrix(input: { idempotencyKey: $key, grandPrixId: $id, pairId: $pairId }) { ${SAVED} } }`;
const DRAW = `mutation ($key: IdempotencyKey!, $id: UUID!, $seed: String!) {
  drawGrandPrix(input: { idempotencyKey: $key, grandPrixId: $id, seed: $seed }) { ${SAVED} } }`;
const CLOSE = `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!) {
  closeGrandPrix(input: { idempotencyKey: $key, grandPrixId: $id, version: $version }) { ${SAVED} } }`;
const SAVE_DRAFT = `mutation ($key: IdempotencyKey!, $title: Name!, $sheet: JSON!, $sideId: UUID!, $match: UUID!) {
  saveDraft(input: { idempotencyKey: $key, title: $title, document: $sheet, sideId: $sideId, plannedMatchId: $match }) {
    ... on DraftSaved { draft { id } } ${REFUSED} } }`;

const GAMES_AT_THE_TABLE = 5;
const REMARKABLE_DAYS = 30;

/** Enters each Grand Prix with its pairs and draws it, and plays as much of it as the plan says. */
export async function playGrandPrix(
  plans: readonly GrandPrixPlan[],
  register: Register,
  juror: Visitor,
  pairs: Pairs,
): Promise<void> {
  for (const plan of plans) await play(plan, register, juror, pairs);
}

async function play(plan: GrandPrixPlan, register: Register, juror: Visitor, known: Pairs): Promise<void> {
  const { name, date, venue, seed } = plan;
  const announced = await juror.ask<Saved>(ANNOUNCE, { name, date, venue: { name: venue, public: true } });
  const { id } = announced.grandPrix;
  const pairs = new Map<string, PlayingPair>();
  for (const team of plan.teams) {
    const pair = await known.of(team, Number(date.slice(0, 4)));
    await pair.captain.ask(ENTER, { id, pairId: pair.id });
    pairs.set(pair.id, pair);
  }
  const { version, schedule } = (await juror.ask<Saved>(DRAW, { id, seed })).grandPrix;
  const remarks =
    date < daysAfter(register.today, -REMARKABLE_DAYS)
      ? [{ code: 'DATE_OLD', words: register.words.remarks.dateOld }]
      : [];
  for (const [index, meeting] of schedule.slice(0, plan.approved + 1).entries()) {
    const [a, b] = meeting.sides.map((side) => pairs.get(side.id)!) as [PlayingPair, PlayingPair];
    const match = new MatchInHand();
    await match.submit(a.captain, sheetFor(plan, meeting, [a, b], index), { remarks });
    if (index >= plan.approved) continue;
    await match.move(b.captain, 'confirmMatch');
    await match.move(juror, 'approveMatch');
  }
  if (plan.approved >= schedule.length) {
    await juror.ask(CLOSE, { id, version });
    return;
  }
  const meeting = schedule[plan.approved + 1];
  if (meeting === undefined) return;
  const [a, b] = meeting.sides.map((side) => pairs.get(side.id)!) as [PlayingPair, PlayingPair];
  await a.captain.ask(SAVE_DRAFT, {
    title: name,
    sheet: sheetFor(plan, meeting, [a, b], plan.approved + 1, GAMES_AT_THE_TABLE),
    sideId: a.id,
    match: meeting.plannedMatch.id,
  });
}

/** @param games so many of them as yet; a whole match if left out */
function sheetFor(
  { name, venue }: GrandPrixPlan,
  { plannedMatch, sides }: Meeting,
  [a, b]: readonly [PlayingPair, PlayingPair],
  index: number,
  games?: number,
): SheetRecord {
  const whole = { ...randomMatch(new Random(`${name} ${index}`), { scoredPercent: 25 }), date: null, venue: null };
  return sheetRecord({
    record: games === undefined ? whole : { ...whole, kind: 'open', games: whole.games.slice(0, games) },
    persons: [a.interceptor, a.collector, b.interceptor, b.collector],
    sides: [sides[0].id, sides[1].id],
    date: plannedMatch.date,
    order: plannedMatch.order,
    venue: { name: venue, public: true },
    competitions: ['grand-prix'],
    guests: [],
    substitutions: [],
    notes: [],
    rulings: [],
  });
}
