import type { SheetRecord } from '@tarokk/competition';
import type { Random } from '@tarokk/rules';
import { graphql } from '../../support/ask.js';
import type { Member, Team } from '../../support/given.js';
import type { Ask, Effect, Ground, MutationAnswer, Operation, Place, Proposed } from '../ground.js';
import { reason, REFUSED } from '../ground.js';

/** A team or a pair. All of its members have accounts. */
export interface Side {
  readonly side: Team | (Omit<Team, 'members'> & { readonly members: readonly [Member, Member] });
  readonly members: readonly Member[];
}

/** The place of one match (D10), in which one after the other may be handed in. */
export interface MatchPlace extends Place {
  readonly sides: readonly [Side, Side];
  revision: number;
  enteredBy: string | null;
  disputedBy: string | null;
  /** A sheet of it; another lot makes another sheet. */
  sheet(random: Random): SheetRecord;
}

export function matchPlace(sides: MatchPlace['sides'], sheet: MatchPlace['sheet']): MatchPlace {
  return { sides, sheet, id: null, state: null, revision: 0, enteredBy: null, disputedBy: null };
}

const LOOK = graphql('query ($id: UUID!) { match(id: $id) { state revision enteredBy disputedBy } }');

/** The matches of a competition, and all that is done in the life of a match. */
export class Matches<P extends MatchPlace = MatchPlace> implements Ground<P> {
  readonly operations: readonly Operation<P>[];

  constructor(
    readonly name: string,
    readonly weight: number,
    readonly places: readonly P[],
    jury: readonly Member[],
    more: readonly Operation<P>[] = [],
  ) {
    this.operations = [...lifeOfMatch(jury), ...more];
  }

  heard(place: P, { match }: MutationAnswer): void {
    if (match != null) place.id = match.id;
  }

  async look(place: P, ask: Ask): Promise<void> {
    if (place.id === null) return;
    const data = await ask(LOOK, { id: place.id });
    Object.assign(place, data?.match ?? {});
  }
}

const MATCH = 'match { id }';
const remarks = ['DATE_OLD', 'VENUE_UNKNOWN', 'SEAT_UNUSUAL', 'PLACES_NONE_LEFT'].map((code) => ({
  code,
  words: 'we know',
}));

const SUBMIT = `mutation ($key: IdempotencyKey!, $sheet: JSON!, $remarks: [RemarkInput!], $matchId: UUID, $dispute: Words) {
  did: submitSheet(input: { idempotencyKey: $key, document: $sheet, remarks: $remarks, matchId: $matchId, requestRuling: true, dispute: $dispute }) {
    __typename ... on SheetSubmitted { outcome ${MATCH} } ... on SheetDiffers { ${MATCH} } ${REFUSED} } }`;

const RULE = `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $ruling: RulingInput!) {
  did: ruleOnMatch(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision }, ruling: $ruling }) {
    __typename ... on MatchRuled { ${MATCH} } ${REFUSED} } }`;

/** What a submission has done to its match, by its outcome. */
const outcomes: Readonly<Record<string, string>> = {
  SUBMITTED: 'submitted',
  CONFIRMED: 'confirmed',
  DISPUTED: 'disputed',
};

function ofSubmission({ outcome, match }: MutationAnswer): Effect | null {
  const did = outcomes[outcome ?? ''];
  return did === undefined || match == null ? null : { about: match.id, did };
}

function handIn(name: string, from: Operation['from'], weight: number, isNew: boolean): Operation<MatchPlace> {
  return {
    name,
    from,
    weight,
    propose(place, random) {
      const by = random.pick(random.pick(place.sides).members);
      const dispute = random.chance(1, 4) ? reason : null;
      const matchId = isNew ? null : place.id;
      return { by, document: SUBMIT, variables: { sheet: place.sheet(random), remarks, matchId, dispute } };
    },
    effect: ofSubmission,
  };
}

type Who = 'side' | 'other-side' | 'jury';

function mover(
  jury: readonly Member[],
  name: string,
  who: Who,
  from: Operation['from'],
  weight: number,
): Operation<MatchPlace> {
  const document = `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!) {
    did: ${name}(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision, state: $state }, reason: $reason }) {
      __typename ... on MatchMoved { from to ${MATCH} } ${REFUSED} } }`;
  return {
    name,
    from,
    weight,
    propose(place, random): Proposed {
      const state = random.chance(1, 2) ? place.state : null;
      const variables = { matchId: place.id, revision: Math.max(1, place.revision), state, reason };
      return { by: actor(who, place, jury, random), document, variables };
    },
    effect: ({ __typename: type, to, match }) =>
      type === 'MatchMoved' ? { about: match!.id, did: to!.toLowerCase() } : null,
  };
}

function actor(who: Who, { sides, enteredBy }: MatchPlace, jury: readonly Member[], random: Random): Member {
  if (who === 'jury') return random.pick(jury);
  const other = enteredBy === 'A' ? 1 : 0;
  return random.pick((who === 'other-side' ? sides[other] : random.pick(sides)).members);
}

function rule(jury: readonly Member[]): Operation<MatchPlace> {
  return {
    name: 'ruleOnMatch',
    from: ['DISPUTED', 'CONFIRMED', 'REOPENED'],
    weight: 2,
    propose(place, random) {
      const points = { a: random.below(201), b: random.below(201) };
      const trophy = { kind: 'TROPHY', seat: 'A_COLLECTOR', trophy: random.pick(['GOLGOTHA', 'ROYAL']), entered: true };
      const ruling = {
        game: 1 + random.below(2),
        reason,
        ...(random.chance(1, 2) ? trophy : { kind: 'POINTS', points }),
      };
      const variables = { matchId: place.id, revision: Math.max(1, place.revision), ruling };
      return { by: random.pick(jury), document: RULE, variables };
    },
    effect: ({ __typename: type, match }) => (type === 'MatchRuled' ? { about: match!.id, did: 'ruled' } : null),
  };
}

function lifeOfMatch(jury: readonly Member[]): readonly Operation<MatchPlace>[] {
  return [
    handIn('submitSheet', [null, 'WITHDRAWN'], 10, true),
    handIn('submitSheet again', ['SUBMITTED', 'CONFIRMED', 'APPROVED'], 1, true),
    handIn('submitSheet corrected', ['DISPUTED', 'RETURNED'], 6, false),
    mover(jury, 'confirmMatch', 'other-side', ['SUBMITTED'], 8),
    mover(jury, 'confirmMatch', 'side', ['DISPUTED', 'SUBMITTED'], 2),
    mover(jury, 'confirmMatch', 'jury', ['SUBMITTED'], 1),
    mover(jury, 'disputeMatch', 'other-side', ['SUBMITTED'], 3),
    mover(jury, 'withdrawMatch', 'side', ['SUBMITTED'], 1),
    mover(jury, 'approveMatch', 'jury', ['CONFIRMED', 'REOPENED', 'DISPUTED'], 10),
    mover(jury, 'returnMatch', 'jury', ['CONFIRMED', 'DISPUTED', 'REOPENED'], 2),
    mover(jury, 'reopenMatch', 'jury', ['APPROVED'], 6),
    mover(jury, 'withdrawMatch', 'jury', ['REOPENED', 'CONFIRMED'], 1),
    rule(jury),
  ];
}
