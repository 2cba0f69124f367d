import { EndingWatch } from './ending.js';
import { type DealFacts } from './facts.js';
import { inItemOrder, sumOfPayments, sumOfPots, type Line } from './line.js';
import { type Deal, type Session } from './record.js';
import { type DealResult, type SessionResult } from './result.js';
import { type Circumstances } from './ruleset.js';
import { tableOf, type Seat } from './seats.js';
import { stateAtStart, type SessionState } from './state.js';
import { inOrder, violation, type Violation } from './violation.js';

/** Settles all deals of a session in order and holds the claims against the result. */
export function verifySession(session: Session): SessionResult {
  const players = session.players.length;
  const watch = session.notice === null ? null : new EndingWatch(session.notice);
  const deals: DealResult[] = [];
  let state = stateAtStart(session.firstDealer, players, session.start);
  let totals: readonly number[] = new Array<number>(players).fill(0);

  for (let index = 0; index < session.deals.length; index++) {
    const deal = session.deals[index]!;
    const pastEnd = watch?.isPastEnd(deal.number) === true;
    const result = verifyDeal(session, deal, state, totals, pastEnd);
    deals.push(result);
    watch?.follow({ number: deal.number, dealer: deal.dealer, skiz: skizOf(deal), nextDealer: result.state.dealer });
    state = result.state;
    totals = result.totals;
  }

  const violations: Violation[] = [];
  if (session.claimedTotals !== null && !equal(session.claimedTotals, totals)) {
    violations.push(violation('claim/totals', 'deal', null, null, null));
  }
  return {
    session,
    verdict: verdictOf(deals, violations),
    violations,
    deals,
    totals,
    state,
    ending: watch?.ending ?? null,
  };
}

function verdictOf(deals: readonly DealResult[], violations: readonly Violation[]): SessionResult['verdict'] {
  if (violations.length > 0 || deals.some((deal) => deal.violations.length > 0)) return 'refuted';
  return deals.some(({ form }) => form === 'scored') ? 'consistent' : 'proved';
}

function verifyDeal(
  session: Session,
  deal: Deal,
  state: SessionState,
  before: readonly number[],
  pastEnd: boolean,
): DealResult {
  const { ruleset, options } = session;
  const players = session.players.length;
  const finding = deal.form === 'played' ? deal.finding : null;
  const facts = factsOf(deal);
  const circumstances: Circumstances = {
    options,
    table: tableOf(players, deal.dealer),
    state,
    fines: deal.fines ?? [],
  };
  const violations: Violation[] = finding === null ? [] : finding.violations.slice();
  const warnings: Violation[] = finding === null ? [] : finding.warnings.slice();

  const lines = facts === null ? [] : inItemOrder(ruleset.settle(facts, circumstances), ruleset.items);
  const payments = sumOfPayments(lines, players);
  const pot = sumOfPots(lines);
  const totals = new Array<number>(players);
  for (let seat = 0; seat < players; seat++) totals[seat] = before[seat]! + payments[seat]!;

  if (deal.dealer !== state.dealer) violations.push(violation('session/dealer', 'deal', null, null, null));
  if (deal.form === 'scored') {
    const contradiction = ruleset.contradiction(deal.facts, circumstances);
    if (contradiction !== null) {
      violations.push(violation('scored/impossible', 'scored', null, null, null, { contradiction }));
    }
  }
  const { claim } = deal;
  if (claim.payments !== undefined && !equal(claim.payments, payments)) {
    violations.push(violation('claim/payments', 'deal', null, null, null));
  }
  if (claim.totals !== undefined && !equal(claim.totals, totals)) {
    violations.push(violation('claim/totals', 'deal', null, null, null));
  }
  if (deal.form === 'played' && facts !== null) {
    warnings.push(...(ruleset.remarks?.(facts, lines, circumstances) ?? []));
  }
  if (pastEnd) warnings.push(violation('session/past-end', 'deal', null, null, null));

  const shown = deal.form === 'played' ? deal.finding : deal.facts;
  return {
    number: deal.number,
    dealer: deal.dealer,
    form: deal.form,
    outcome: facts?.outcome ?? null,
    contract: shown.contract,
    level: shown.level,
    declarers: shown.declarers,
    partner: shown.partner,
    called: finding?.called ?? null,
    points: shown.points,
    tricks: finding?.tricks ?? null,
    violations: inOrder(violations),
    warnings: inOrder(warnings),
    lines,
    payments,
    pot,
    totals,
    state: nextState(session, deal, facts, lines, pot, circumstances),
  };
}

function factsOf(deal: Deal): DealFacts | null {
  return deal.form === 'played' ? deal.finding.facts : deal.facts;
}

function skizOf(deal: Deal): Seat | null {
  return deal.form === 'played' ? deal.finding.skiz : deal.facts.skiz;
}

/** S10: the player to the dealer's right deals next, unless the ruleset has the same dealer deal again. */
function nextState(
  { ruleset, players }: Session,
  deal: Deal,
  facts: DealFacts | null,
  lines: readonly Line[],
  intoPot: number,
  circumstances: Circumstances,
): SessionState {
  const { state } = circumstances;
  const passedOn = (deal.dealer + 1) % players.length;
  if (facts === null) return { ...state, dealer: passedOn };
  const { again, factor, rounds, woods } = ruleset.carry(facts, lines, circumstances);
  return { dealer: again ? deal.dealer : passedOn, factor, rounds, pot: state.pot + intoPot, woods };
}

function equal(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
