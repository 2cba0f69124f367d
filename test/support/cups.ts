import type { Match } from '@tarokk/rules';
import { ask, graphql, refused, type ResultOf } from './ask.js';
import type { Client, Given, Member, Pair } from './given.js';
import { move, type Shown, submit } from './matches.js';
import { done } from './matches-in-states.js';
import { sheetOf, type SheetOptions } from './sheets.js';

/** What follows in a cup from an act of the jury, or from an approval. */
export const cupConsequences = graphql(`fragment cupConsequences on CupConsequences {
  sentences(language: EN)
  forJury { tie looseEnd { kind id message(language: EN) } }
}`);
const cupSaved = graphql('fragment cupSaved on CupSaved { cup { phase } }');
const cupDrawn = graphql(`fragment cupDrawn on CupDrawn {
  seed rounds { round name(language: EN) lastDay movedOn } cup { phase }
}`);
const cupActed = graphql(`fragment cupActed on CupActed { actId consequences { ...cupConsequences } }`, [
  cupConsequences,
]);

/** Why the entries of a test close on another day than 31 August (D52). */
export const OTHER_DAY = 'The lottery of the last Saturday';

/** What may be asked of a cup. */
export const inCup = {
  announceCup: graphql(
    `mutation ($key: IdempotencyKey!, $year: Int!, $entriesUntil: Day, $event: Name, $reason: Words) {
      announceCup(input: { idempotencyKey: $key, seasonYear: $year, entriesUntil: $entriesUntil, event: $event, reason: $reason }) {
        __typename ...cupSaved ...refused
      }
    }`,
    [cupSaved, refused],
  ),
  enterCup: graphql(
    `mutation ($key: IdempotencyKey!, $pairId: UUID!) {
      enterCup(input: { idempotencyKey: $key, pairId: $pairId }) { __typename ...cupSaved ...refused }
    }`,
    [cupSaved, refused],
  ),
  drawCup: graphql(
    `mutation ($key: IdempotencyKey!, $year: Int!, $seed: String!, $dryRun: Boolean) {
      drawCup(input: { idempotencyKey: $key, seasonYear: $year, seed: $seed, dryRun: $dryRun }) {
        __typename ...cupDrawn ...refused
      }
    }`,
    [cupDrawn, refused],
  ),
  recordCup: graphql(
    `mutation (
      $key: IdempotencyKey!, $year: Int!, $entriesUntil: Day!, $event: Name!, $eventNamedOn: Day!, $drawnOn: Day!,
      $seed: String!, $entries: [CupEntryInput!]!, $reason: Words!
    ) {
      recordCup(
        input: { idempotencyKey: $key, seasonYear: $year, entriesUntil: $entriesUntil, event: $event, eventNamedOn: $eventNamedOn,
        drawnOn: $drawnOn, seed: $seed, entries: $entries, reason: $reason }
      ) {
        __typename ...cupSaved ...refused
      }
    }`,
    [cupSaved, refused],
  ),
  withdrawFromCup: graphql(
    `mutation ($key: IdempotencyKey!, $pairId: UUID!, $reason: Words, $dryRun: Boolean) {
      withdrawFromCup(input: { idempotencyKey: $key, pairId: $pairId, reason: $reason, dryRun: $dryRun }) {
        __typename ...cupSaved ...cupActed ...refused
      }
    }`,
    [cupSaved, cupActed, refused],
  ),
  concedeTie: graphql(
    `mutation ($key: IdempotencyKey!, $pairId: UUID!, $round: CupRoundName, $reason: Words, $dryRun: Boolean) {
      concedeTie(input: { idempotencyKey: $key, pairId: $pairId, round: $round, reason: $reason, dryRun: $dryRun }) {
        __typename ...cupActed ...refused
      }
    }`,
    [cupActed, refused],
  ),
  agreeOnMatches: graphql(
    `mutation ($key: IdempotencyKey!, $pairId: UUID!, $matches: Int!) {
      agreeOnMatches(input: { idempotencyKey: $key, pairId: $pairId, matches: $matches }) { __typename ...cupActed ...refused }
    }`,
    [cupActed, refused],
  ),
  postponeTie: graphql(
    `mutation (
      $key: IdempotencyKey!, $year: Int!, $version: Int!, $tie: String!, $until: Day!, $reason: Words!, $dryRun: Boolean
    ) {
      postponeTie(
        input: { idempotencyKey: $key, seasonYear: $year, version: $version, tie: $tie, until: $until, reason: $reason, dryRun: $dryRun }
      ) {
        __typename ...cupActed ...refused
      }
    }`,
    [cupActed, refused],
  ),
  decideTie: graphql(
    `mutation (
      $key: IdempotencyKey!, $year: Int!, $version: Int!, $pairId: UUID!, $otherId: UUID!, $goesOn: UUID,
      $early: Boolean, $reason: Words!, $dryRun: Boolean
    ) {
      decideTie(
        input: { idempotencyKey: $key, seasonYear: $year, version: $version, pairId: $pairId, otherId: $otherId, goesOnId: $goesOn,
        acknowledgeStillToPlay: $early, reason: $reason, dryRun: $dryRun }
      ) {
        __typename ...cupActed ...refused
      }
    }`,
    [cupActed, refused],
  ),
  changeCupPlayer: graphql(
    `mutation (
      $key: IdempotencyKey!, $pairId: UUID!, $version: Int!, $leaverId: UUID!, $comes: MemberInput!, $from: Day!,
      $reason: Words!, $dryRun: Boolean
    ) {
      changeCupPlayer(
        input: { idempotencyKey: $key, pairId: $pairId, version: $version, leaverId: $leaverId, comes: $comes, from: $from,
        reason: $reason, dryRun: $dryRun }
      ) {
        __typename ...cupActed ...refused
      }
    }`,
    [cupActed, refused],
  ),
  setAsideInCup: graphql(
    `mutation (
      $key: IdempotencyKey!, $year: Int!, $version: Int!, $what: [UUID!]!, $reason: Words!, $dryRun: Boolean
    ) {
      setAsideInCup(
        input: { idempotencyKey: $key, seasonYear: $year, version: $version, what: $what, reason: $reason, dryRun: $dryRun }
      ) {
        __typename ...cupActed ...refused
      }
    }`,
    [cupActed, refused],
  ),
};

const CUP = graphql(`query ($year: Int!) {
  cup(seasonYear: $year) {
    phase version entriesUntil entriesUntilReason event
    entries { number pair { name } }
    draw { seed text drawnOn }
    rounds {
      name(language: EN) lastDay
      ties {
        id state decidedBy next missing agreed points
        goesOn { name }
        reason(language: EN) lastDay
        sides { kind name(language: EN) }
        matches { points running }
        extraTimes { points }
        looseEnds { kind id }
      }
    }
    toPlay { daysLeft message(language: EN) }
    winner { name }
    runnersUp { name }
    bronze { name }
    acts { id kind reason }
  }
}`);

/** A cup as the tests look at it. */
export type ShownCup = NonNullable<ResultOf<typeof CUP>['cup']>;
export type ShownTie = ShownCup['rounds'][number]['ties'][number];

export async function lookAtCup(by: Client, year: number): Promise<ShownCup> {
  return (await ask(by, CUP, { year })).cup!;
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
  options: SheetOptions,
): Promise<Shown> {
  const sheet = sheetOf(pairs, { competitions: ['cup'], record, ...options });
  const match = done(await submit(pairs[0].players[0], sheet));
  return done(await move(pairs[1].players[1], 'confirmMatch', match));
}

/** The same, approved by a juror. */
export async function approved(
  juror: Member,
  pairs: readonly [PairAtTable, PairAtTable],
  record: Match,
  options: SheetOptions,
): Promise<Shown> {
  return done(await move(juror, 'approveMatch', await confirmed(pairs, record, options)));
}
