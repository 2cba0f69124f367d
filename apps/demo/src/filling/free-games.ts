import { randomSession, rulesets, writeSession } from '@tarokk/rules';
import type { DemoPlan } from '../plan/demo.js';
import { freeFactors, type FreeGamePlan } from '../plan/free-games.js';
import type { Register } from './register.js';
import { REFUSED, type Visitor } from './visitor.js';

interface Submitted {
  readonly game: { readonly id: string; readonly revision: number };
}

const FIX = `mutation ($key: IdempotencyKey!, $year: Int!, $ruleset: RulesetId!, $numerator: Int!, $denominator: Int!) {
  fixFreeFactor(input: { idempotencyKey: $key, seasonYear: $year, ruleset: $ruleset, numerator: $numerator, denominator: $denominator }) {
    ... on FreeFactorFixed { factor { seasonYear } } ${REFUSED} } }`;
const SUBMIT = `mutation ($key: IdempotencyKey!, $game: FreeGameInput!, $gameId: UUID, $seen: FreeGameSeenInput) {
  submitFreeGame(input: { idempotencyKey: $key, game: $game, gameId: $gameId, seen: $seen }) {
    ... on FreeGameSubmitted { game { id revision } } ${REFUSED} } }`;
const move = (name: string): string => `mutation ($key: IdempotencyKey!, $id: UUID!, $revision: Int!, $reason: Words!) {
  ${name}(input: { idempotencyKey: $key, gameId: $id, seen: { revision: $revision }, reason: $reason }) { ... on FreeGameMoved { to } ${REFUSED} } }`;

const DEALS = 8;

/** What the jury says sessions are worth, and games in every state of their life. */
export async function playFreeGames({ now, freeGames }: DemoPlan, register: Register, juror: Visitor): Promise<void> {
  for (const { ruleset, ...fraction } of freeFactors) {
    await juror.ask(FIX, { year: now.year, ruleset: enumName(ruleset), ...fraction });
  }
  for (const plan of freeGames) await takeFreeCourse(plan, register, juror);
}

async function takeFreeCourse(plan: FreeGamePlan, register: Register, juror: Visitor): Promise<void> {
  const [first, second] = plan.players.map((name) => register.visitor(name));
  const entered = await first!.ask<Submitted>(SUBMIT, { game: gameOf(plan, register, false) });
  const { id, revision } =
    plan.played.kind === 'test'
      ? (
          await juror.ask<Submitted>(SUBMIT, {
            game: gameOf(plan, register, true),
            gameId: entered.game.id,
            seen: { revision: entered.game.revision },
          })
        ).game
      : entered.game;
  const { fair, morePoints, nobodyRemembers, sums } = register.words.freeGames;
  const step = (by: Visitor, name: string, reason: string): Promise<object> =>
    by.ask(move(name), { id, revision, reason });
  switch (plan.course) {
    case 'submitted':
      return;
    case 'admitted':
      await step(juror, 'admitFreeGame', fair);
      return;
    case 'objected':
      await step(second!, 'objectToFreeGame', morePoints);
      return;
    case 'refused':
      await step(juror, 'refuseFreeGame', nobodyRemembers);
      return;
    case 'reopened':
      await step(juror, 'admitFreeGame', fair);
      await step(juror, 'reopenFreeGame', sums);
      return;
    case 'withdrawn':
      await step(first!, 'withdrawFreeGame', register.words.matches.twice);
      return;
  }
}

/** @param set with the points of a test game, which the jury sets alone (D44) */
function gameOf({ date, order, players, played }: FreeGamePlan, register: Register, set: boolean): object {
  const ids = players.map((name) => register.person(name));
  switch (played.kind) {
    case 'variant':
      return {
        date,
        order,
        variant: {
          variant: enumName(played.variant),
          results: ids.map((personId, index) => ({ personId, raw: played.raws[index] })),
          trophies: played.trophy ? [{ announcerId: ids[0], trophy: 'GOLGOTHA', game: 3 }] : [],
        },
      };
    case 'session': {
      const ruleset = rulesets.find(({ id }) => id === played.ruleset)!;
      const session = randomSession(ruleset, played.seed, { deals: DEALS });
      return { date, order, session: { players: ids, record: writeSession(session) } };
    }
    case 'test':
      return {
        date,
        order,
        test: {
          words: register.words.freeGames.openTalon,
          points: ids.map((personId, index) => ({ personId, ...(set ? { points: played.points[index] } : {}) })),
        },
      };
  }
}

function enumName(id: string): string {
  return id.replaceAll('-', '_').toUpperCase();
}
