import assert from 'node:assert/strict';
import type { Match } from '@tarokk/rules';
import { type Client, type Given, type Member, newKey, type Pair } from './given.js';
import { move, type Shown, submit } from './matches.js';
import { done } from './matches-in-states.js';
import { sheetOf, type SheetWish } from './sheets.js';

/** What a mutation on a cup answers, whatever it is. */
export interface CupSaid {
  readonly __typename: string;
  readonly cup?: { readonly phase: string };
  readonly actId?: string | null;
  readonly consequences?: CupConsequences;
  readonly problems?: readonly {
    readonly code: string;
    readonly rule: string | null;
    readonly path: string;
    readonly message: string;
  }[];
}

export interface CupConsequences {
  readonly sentences: readonly string[];
  readonly forJury: readonly {
    readonly tie: string;
    readonly looseEnd: { readonly kind: string; readonly id: string; readonly message: string };
  }[];
}

export const CONSEQUENCES = `consequences { sentences(lang: EN) forJury { tie looseEnd { kind id message(lang: EN) } } }`;
const SAVED = '... on CupSaved { cup { phase } }';
const ACTED = `... on CupActed { actId ${CONSEQUENCES} }`;

/** Arguments of each mutation on a cup beside the key, and what it answers. */
const mutations = {
  announceCup: ['year: Int!, entriesUntil: Day!, event: Name', SAVED],
  enterCup: ['pairId: UUID!', SAVED],
  drawCup: ['year: Int!, seed: String!', SAVED],
  recordCup: [
    'year: Int!, entriesUntil: Day!, event: Name!, eventNamedOn: Day!, drawnOn: Day!, seed: String!, entries: [CupEntryInput!]!, reason: Words!',
    SAVED,
  ],
  withdrawFromCup: ['pairId: UUID!, reason: Words, dryRun: Boolean', `${SAVED} ${ACTED}`],
  concedeTie: ['pairId: UUID!, round: CupRoundName, reason: Words, dryRun: Boolean', ACTED],
  agreeOnMatches: ['pairId: UUID!, matches: Int!', ACTED],
  postponeTie: ['year: Int!, version: Int!, tie: String!, until: Day!, reason: Words!, dryRun: Boolean', ACTED],
  decideTie: [
    'year: Int!, version: Int!, pairId: UUID!, otherId: UUID!, goesOn: UUID, reason: Words!, dryRun: Boolean',
    ACTED,
  ],
  changeCupPlayer: [
    'pairId: UUID!, version: Int!, leavesId: UUID!, comes: MemberInput!, from: Day!, reason: Words!, dryRun: Boolean',
    ACTED,
  ],
  setAsideInCup: ['year: Int!, version: Int!, what: [UUID!]!, reason: Words!, dryRun: Boolean', ACTED],
} as const;

export type CupMutation = keyof typeof mutations;

export function cupMutation(name: CupMutation): string {
  const [declared, answer] = mutations[name];
  const names = declared.split(', ').map((each) => each.split(':')[0]!);
  return `mutation ($key: IdempotencyKey!, ${names.map((each, index) => `$${each}:${declared.split(', ')[index]!.split(':')[1]!}`).join(', ')}) {
    ${name}(idempotencyKey: $key, ${names.map((each) => `${each}: $${each}`).join(', ')}) {
      __typename ${answer} ... on Refused { problems { code rule path message } } } }`;
}

/** Sends a mutation on a cup and answers with its result; an error is a failure of the test. */
export async function inCup(by: Client, name: CupMutation, variables: Record<string, unknown>): Promise<CupSaid> {
  const { data, errors } = await by.graphql(cupMutation(name), { key: newKey(), ...variables });
  assert.deepEqual(errors, []);
  return data![name] as CupSaid;
}

/** The same, of something that is not refused. */
export async function doneInCup(by: Client, name: CupMutation, variables: Record<string, unknown>): Promise<CupSaid> {
  const said = await inCup(by, name, variables);
  assert.equal(said.problems, undefined);
  return said;
}

export const cupCodes = ({ problems = [] }: CupSaid): readonly string[] => problems.map(({ code }) => code);

/** A cup as the tests look at it. */
export interface ShownCup {
  readonly phase: string;
  readonly version: number;
  readonly entriesUntil: string;
  readonly event: string | null;
  readonly entries: readonly { readonly number: number; readonly pair: { readonly name: string } }[];
  readonly draw: { readonly seed: string; readonly text: string; readonly drawnOn: string } | null;
  readonly rounds: readonly { readonly name: string; readonly lastDay: string; readonly ties: readonly ShownTie[] }[];
  readonly toPlay: readonly { readonly daysLeft: number; readonly message: string }[];
  readonly winner: { readonly name: string } | null;
  readonly runnersUp: readonly { readonly name: string }[];
  readonly bronze: readonly { readonly name: string }[];
  readonly acts: readonly { readonly id: string; readonly kind: string; readonly reason: string | null }[];
}

export interface ShownTie {
  readonly id: string;
  readonly state: string;
  readonly decidedBy: string | null;
  readonly next: string | null;
  readonly missing: number | null;
  readonly agreed: number;
  readonly points: readonly [number, number];
  readonly goesOn: { readonly name: string } | null;
  readonly reason: string;
  readonly lastDay: string;
  readonly sides: readonly { readonly kind: string; readonly name: string }[];
  readonly matches: readonly { readonly points: readonly number[]; readonly running: readonly number[] }[];
  readonly extraTimes: readonly { readonly points: readonly number[] }[];
  readonly looseEnds: readonly { readonly kind: string; readonly id: string }[];
}

const CUP = `query ($year: Int!) { cup(year: $year) {
  phase version entriesUntil event entries { number pair { name } } draw { seed text drawnOn }
  rounds { name(lang: EN) lastDay ties { id state decidedBy next missing agreed points goesOn { name } reason(lang: EN) lastDay
    sides { kind name(lang: EN) } matches { points running } extraTimes { points } looseEnds { kind id } } }
  toPlay { daysLeft message(lang: EN) } winner { name } runnersUp { name } bronze { name } acts { id kind reason } } }`;

export async function lookAtCup(by: Client, year: number): Promise<ShownCup> {
  const { data, errors } = await by.graphql(CUP, { year });
  assert.deepEqual(errors, []);
  return data!['cup'] as ShownCup;
}

export async function lookAtTie(by: Client, year: number, id: string): Promise<ShownTie> {
  const { rounds } = await lookAtCup(by, year);
  return rounds.flatMap(({ ties }) => ties).find((tie) => tie.id === id)!;
}

/** A pair whose players both have accounts. */
export interface PairAtTable extends Pair {
  readonly players: readonly [Member, Member];
}

export async function pairAtTable(world: Given, season: number, name?: string): Promise<PairAtTable> {
  const players = [await world.member(), await world.member()] as const;
  return { ...(await world.pair(season, players, name)), players };
}

/** Enters the sheet of a match of the cup as a player of the first pair, and confirms it as one of the second. */
export async function confirmed(
  pairs: readonly [PairAtTable, PairAtTable],
  record: Match,
  wish: SheetWish,
): Promise<Shown> {
  const sheet = sheetOf(pairs, { competitions: ['cup'], record, ...wish });
  const match = done(await submit(pairs[0].players[0], sheet));
  return done(await move(pairs[1].players[1], 'confirmMatch', match));
}

/** The same, approved by a juror. */
export async function approved(
  juror: Member,
  pairs: readonly [PairAtTable, PairAtTable],
  record: Match,
  wish: SheetWish,
): Promise<Shown> {
  return done(await move(juror, 'approveMatch', await confirmed(pairs, record, wish)));
}
