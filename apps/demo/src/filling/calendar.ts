import { type Day, yearOf } from '@tarokk/competition';
import type { PrivatePlaceDecision, PlannedMatchPlan } from '../plan/calendar.js';
import type { DemoMatch } from '../plan/matches.js';
import type { Actors } from './actors.js';
import type { Register } from './register.js';
import type { DemoWords } from '../words.js';
import { REFUSED, type Visitor } from './visitor.js';

interface Saved {
  readonly plannedMatch: { readonly id: string; readonly version: number };
}

const SAVED = `... on PlannedMatchSaved { plannedMatch { id version } } ${REFUSED}`;
const PLAN = `mutation ($key: IdempotencyKey!, $sideA: UUID!, $sideB: UUID!, $date: Day!, $order: Int, $venue: PlannedVenueInput!) {
  planMatch(input: { idempotencyKey: $key, sideA: $sideA, sideB: $sideB, date: $date, order: $order, venue: $venue }) { ${SAVED} } }`;
const CHANGE = `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!, $date: Day!) {
  changePlannedMatch(input: { idempotencyKey: $key, plannedMatchId: $id, version: $version, date: $date }) { ${SAVED} } }`;
const CANCEL = `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!, $reason: Words!) {
  cancelPlannedMatch(input: { idempotencyKey: $key, plannedMatchId: $id, version: $version, reason: $reason }) { ${SAVED} } }`;
const ASK = `mutation ($key: IdempotencyKey!, $kind: RequestKind!, $sideId: UUID!, $plannedMatchId: UUID, $personId: UUID, $words: Words!) {
  askJury(input: { idempotencyKey: $key, kind: $kind, sideId: $sideId, plannedMatchId: $plannedMatchId, personId: $personId, words: $words }) {
    ... on JuryRequestSaved { request { id version } } ${REFUSED} } }`;
const DECIDE = `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!, $grant: Boolean!, $reason: Words) {
  decideRequest(input: { idempotencyKey: $key, requestId: $id, version: $version, grant: $grant, reason: $reason }) {
    ... on JuryRequestSaved { request { id } } ${REFUSED} } }`;

interface SavedRequest {
  readonly request: { readonly id: string; readonly version: number };
}

type Place = Pick<DemoMatch, 'teams' | 'date' | 'venue'> & { readonly order?: number };

/** Plans a match, with what the jury was asked and said. */
export async function enterPlan(plan: PlannedMatchPlan, register: Register, { a, b, juror }: Actors): Promise<void> {
  const { date, decision, movedTo } = plan;
  const words = register.words.plans;
  // What should have been played by now only the jury can still enter.
  const on = (day: Day, captain: Visitor): Visitor => (day < register.today ? juror : captain);
  const planned = await planMatch(plan, register, on(date, a));
  if (decision !== 'none asked') {
    const { request } = await a.ask<SavedRequest>(ASK, {
      kind: 'PRIVATE_VENUE',
      sideId: register.team(yearOf(date), plan.teams[0]),
      plannedMatchId: planned.id,
      words: words.toCaptain,
    });
    const said = answerTo(decision, words);
    if (said !== null) await juror.ask(DECIDE, { ...request, ...said });
  }
  if (movedTo !== null) await on(movedTo, b).ask(CHANGE, { ...planned, date: movedTo });
  if (plan.cancelled) await b.ask(CANCEL, { ...planned, reason: words.cancelled });
}

/** null while the jury says nothing. */
function answerTo(
  decision: PrivatePlaceDecision,
  words: DemoWords['plans'],
): { readonly grant: boolean; readonly reason: string } | null {
  switch (decision) {
    case 'none asked':
    case 'undecided':
      return null;
    case 'granted':
      return { grant: true, reason: words.granted };
    case 'refused':
      return { grant: false, reason: words.refused };
  }
}

/** The jury allows a match that had to stop to stay open (D24). */
export async function openApproval(plan: DemoMatch, register: Register, { a, juror }: Actors): Promise<void> {
  const planned = await planMatch(plan, register, juror);
  const { request } = await a.ask<SavedRequest>(ASK, {
    kind: 'OPEN_MATCH',
    sideId: register.team(yearOf(plan.date), plan.teams[0]),
    plannedMatchId: planned.id,
    words: register.words.plans.stopped,
  });
  await juror.ask(DECIDE, { ...request, grant: true, reason: register.words.plans.playOn });
}

/** A fourth member, of whom the jury has not decided (9). */
export async function askForFourth(year: number, team: string, person: string, register: Register): Promise<void> {
  await register.captain(year, team).ask(ASK, {
    kind: 'LARGER_TEAM',
    sideId: register.team(year, team),
    personId: register.person(person),
    words: register.words.plans.fourth,
  });
}

async function planMatch(
  { teams: [a, b], date, order, venue }: Place,
  register: Register,
  by: Visitor,
): Promise<Saved['plannedMatch']> {
  const year = yearOf(date);
  const sides = { sideA: register.team(year, a), sideB: register.team(year, b) };
  return (await by.ask<Saved>(PLAN, { ...sides, date, order, venue })).plannedMatch;
}
