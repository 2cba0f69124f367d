import type { Random } from '@tarokk/rules';
import type { Member } from '../support/given.js';
import { type Place, sheetFor, type World } from './world.js';

/** What is sent: by whom, which mutation, with which variables beside the idempotency key. */
export interface Wish {
  readonly by: Member;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What the answer to a mutation says: the one field of its data. */
export interface Said {
  readonly __typename: string;
  readonly outcome?: string;
  readonly from?: string;
  readonly to?: string;
  readonly match?: { readonly id: string } | null;
  readonly problems?: readonly { readonly code: string }[];
}

/** What is on record in the database if, and only if, an answer was acknowledged that says so. */
export interface Effect {
  readonly matchId: string;
  /** `approved`, say: the state that the match has moved to; or `ruled`. */
  readonly did: string;
}

/** One kind of operation. Another competition adds an object to the list below, and to `recordedEffects` what it leaves. */
export interface Operation {
  readonly name: string;
  /** States of a match in which it makes sense; null is a match that nobody has handed in. */
  readonly from: readonly (string | null)[];
  /** How often, beside others that make sense in the same state. */
  readonly weight: number;
  wish(place: Place, world: World, random: Random): Wish;
  /** What it has done by its answer; null if nothing. */
  effect(said: Said): Effect | null;
}

const MATCH = 'match { id }';
const REFUSED = '... on Refused { problems { code } }';
const reason = 'so be it';
const remarks = ['date/old', 'venue/unknown', 'seat/unusual', 'places/none-left'].map((code) => ({
  code,
  words: 'we know',
}));

const SUBMIT = `mutation ($key: IdempotencyKey!, $sheet: JSON!, $remarks: [RemarkInput!], $matchId: UUID, $dispute: Words) {
  did: submitSheet(idempotencyKey: $key, sheet: $sheet, remarks: $remarks, matchId: $matchId, requestRuling: true, dispute: $dispute) {
    __typename ... on SheetSubmitted { outcome ${MATCH} } ... on SheetDiffers { ${MATCH} } ${REFUSED} } }`;

const RULE = `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $ruling: RulingInput!) {
  did: ruleOnMatch(idempotencyKey: $key, matchId: $matchId, revision: $revision, ruling: $ruling) {
    __typename ... on MatchRuled { ${MATCH} } ${REFUSED} } }`;

/** What a submission has done to its match, by its outcome. */
const outcomes: Readonly<Record<string, string>> = {
  SUBMITTED: 'submitted',
  CONFIRMED: 'confirmed',
  DISPUTED: 'disputed',
};

function ofSubmission({ outcome, match }: Said): Effect | null {
  const did = outcomes[outcome ?? ''];
  return did === undefined || match == null ? null : { matchId: match.id, did };
}

function handIn(name: string, from: Operation['from'], weight: number, isNew: boolean): Operation {
  return {
    name,
    from,
    weight,
    wish(place, _, random) {
      const by = random.pick(random.pick(place.sides).members);
      const dispute = random.chance(1, 4) ? reason : null;
      const matchId = isNew ? null : place.id;
      return { by, document: SUBMIT, variables: { sheet: sheetFor(place, random), remarks, matchId, dispute } };
    },
    effect: ofSubmission,
  };
}

type Who = 'side' | 'other-side' | 'jury';

function mover(name: string, who: Who, from: Operation['from'], weight: number): Operation {
  const document = `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!) {
    did: ${name}(idempotencyKey: $key, matchId: $matchId, revision: $revision, state: $state, reason: $reason) {
      __typename ... on MatchMoved { from to ${MATCH} } ${REFUSED} } }`;
  return {
    name,
    from,
    weight,
    wish(place, world, random) {
      const state = random.chance(1, 2) ? place.state : null;
      const variables = { matchId: place.id, revision: Math.max(1, place.revision), state, reason };
      return { by: actor(who, place, world, random), document, variables };
    },
    effect: ({ __typename: type, to, match }) =>
      type === 'MatchMoved' ? { matchId: match!.id, did: to!.toLowerCase() } : null,
  };
}

function actor(who: Who, { sides, enteredBy }: Place, { jury }: World, random: Random): Member {
  if (who === 'jury') return random.pick(jury);
  const other = enteredBy === 'A' ? 1 : 0;
  return random.pick((who === 'other-side' ? sides[other] : random.pick(sides)).members);
}

const rule: Operation = {
  name: 'ruleOnMatch',
  from: ['DISPUTED', 'CONFIRMED', 'REOPENED'],
  weight: 2,
  wish(place, { jury }, random) {
    const points = { a: random.below(201), b: random.below(201) };
    const trophy = { kind: 'TROPHY', seat: 'A_COLLECTOR', trophy: random.pick(['GOLGOTHA', 'ROYAL']), entered: true };
    const ruling = {
      game: 1 + random.below(3),
      reason,
      ...(random.chance(1, 2) ? trophy : { kind: 'POINTS', points }),
    };
    const variables = { matchId: place.id, revision: Math.max(1, place.revision), ruling };
    return { by: random.pick(jury), document: RULE, variables };
  },
  effect: ({ __typename: type, match }) => (type === 'MatchRuled' ? { matchId: match!.id, did: 'ruled' } : null),
};

/** All that is done in the life of a match, by everybody. */
export const operations: readonly Operation[] = [
  handIn('submitSheet', [null, 'WITHDRAWN'], 10, true),
  handIn('submitSheet again', ['SUBMITTED', 'CONFIRMED', 'APPROVED'], 1, true),
  handIn('submitSheet corrected', ['DISPUTED', 'RETURNED'], 6, false),
  mover('confirmMatch', 'other-side', ['SUBMITTED'], 8),
  mover('confirmMatch', 'side', ['DISPUTED', 'SUBMITTED'], 2),
  mover('confirmMatch', 'jury', ['SUBMITTED'], 1),
  mover('disputeMatch', 'other-side', ['SUBMITTED'], 3),
  mover('withdrawMatch', 'side', ['SUBMITTED'], 1),
  mover('approveMatch', 'jury', ['CONFIRMED', 'REOPENED', 'DISPUTED'], 10),
  mover('returnMatch', 'jury', ['CONFIRMED', 'DISPUTED', 'REOPENED'], 2),
  mover('reopenMatch', 'jury', ['APPROVED'], 6),
  mover('withdrawMatch', 'jury', ['REOPENED', 'CONFIRMED'], 1),
  rule,
];

/** One that makes sense as far as is known; every tenth time any at all, to be refused. */
export function chooseOperation({ state, id }: Place, random: Random): Operation {
  const possible = operations.filter(({ from }) => from.includes(state));
  const anything = random.chance(1, 10) && id !== null;
  const list = anything || possible.length === 0 ? operations : possible;
  const total = list.reduce((sum, { weight }) => sum + weight, 0);
  let lot = random.below(total);
  return list.find(({ weight }) => (lot -= weight) < 0)!;
}
