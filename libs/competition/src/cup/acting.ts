import { type ByParty } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { type SideId } from '../sheet/sheet.js';
import { dayText } from '../wording/dates.js';
import { allTies, tieBetween, type Cup } from './cup.js';
import { pairNames } from './draw.js';
import { type Concession, type MatchesAgreed, type Postponement, type TieDecision } from './facts.js';
import { type CupRefusal, cupRefusals } from './refusal.js';
import { FEWEST_MATCHES, pairsOf, type DecidedBy, type Tie } from './tie.js';

/**
 * The next tie of a pair: the first that is not decided and has it, or will have it. Null when the pair is out or has won.
 * This is what a withdrawal concedes (D32).
 */
export function nextTieOf(cup: Cup, pair: SideId): Tie | null {
  return allTies(cup).find((tie) => tie.outcome.state !== 'decided' && hasPair(tie, pair)) ?? null;
}

/** How a pair may have gone on that then concedes too. */
const withoutPoints: ReadonlySet<DecidedBy> = new Set<DecidedBy>(['concession', 'walkover', 'no-opponent']);

/** What speaks against the agreement on more matches (D29): fewer than three, no open tie, a match played already. */
export function matchAgreementRefusals(
  cup: Cup,
  { sides, matches }: Pick<MatchesAgreed, 'sides' | 'matches'>,
): readonly CupRefusal[] {
  const tie = tieBetween(cup, ...sides);
  if (tie?.outcome.state !== 'open') return [notMeeting(cup, sides)];
  return [
    ...(matches < FEWEST_MATCHES ? [cupRefusals.tooFewMatches({ fewest: FEWEST_MATCHES })] : []),
    ...(tie.matches.length > 0 ? [cupRefusals.begun()] : []),
  ];
}

/**
 * What speaks against giving up a tie (D30, D32). A tie that the other pair conceded may still be conceded, as long as the next
 * one is not decided: then nobody goes on. What was decided by points is over.
 */
export function concessionRefusals(
  cup: Cup,
  { pair, round, against }: Pick<Concession, 'pair' | 'round' | 'against'>,
): readonly CupRefusal[] {
  if (!isDrawn(cup, pair)) return [cupRefusals.notInCup()];
  const tie = allTies(cup).find((other) => other.round === round && hasPair(other, pair));
  if (!tie) return [cupRefusals.out({ pair: pairNames(cup.draw)(pair) })];
  const { outcome } = tie;
  if (outcome.state === 'decided') {
    if (outcome.goesOn !== pair) return [cupRefusals.out({ pair: pairNames(cup.draw)(pair) })];
    if (!withoutPoints.has(outcome.by) || hasGoneOn(cup, tie, pair)) return [cupRefusals.tieOver()];
  }
  return against === null || pairsOf(tie)?.includes(against) ? [] : [notMeeting(cup, [pair, against])];
}

/**
 * What speaks against a postponement (D33, D51): the tie is decided, its last day has passed, the new one is not later, or the
 * entries of the next cup close before it.
 * @param nextEntriesClose the last day of the entries of the next cup
 */
export function postponementRefusals(
  cup: Cup,
  { tie: id, until, on }: Pick<Postponement, 'tie' | 'until' | 'on'>,
  nextEntriesClose: Day,
): readonly CupRefusal[] {
  const tie = allTies(cup).find((other) => other.id === id);
  if (!tie) return [cupRefusals.notInCup()];
  const day = dayText(tie.lastDay);
  return [
    ...(tie.outcome.state === 'decided' ? [cupRefusals.tieOver()] : []),
    ...(on > tie.lastDay ? [cupRefusals.tooLate({ day })] : []),
    ...(until <= tie.lastDay ? [cupRefusals.noLater({ day })] : []),
    ...(until >= nextEntriesClose ? [cupRefusals.beyondNextEntries({ day: dayText(nextEntriesClose) })] : []),
  ];
}

/** What speaks against a decision of the jury (10): it is about two pairs that meet, and for one of them or neither. */
export function tieDecisionRefusals(
  cup: Cup,
  { sides, goesOn }: Pick<TieDecision, 'sides' | 'goesOn'>,
): readonly CupRefusal[] {
  const meet = tieBetween(cup, ...sides) !== undefined;
  return meet && (goesOn === null || sides.includes(goesOn)) ? [] : [notMeeting(cup, sides)];
}

/**
 * What the jury must acknowledge before it decides (10): the tie can still be played, on its last day too. Where a correction
 * left loose ends the jury is asked to decide, whatever the day is.
 */
export function tieDecisionWarnings(
  cup: Cup,
  { sides, on }: { readonly sides: TieDecision['sides']; readonly on: Day },
): readonly CupRefusal[] {
  const tie = tieBetween(cup, ...sides);
  if (tie?.outcome.state !== 'open' || on > tie.lastDay) return [];
  return [cupRefusals.stillToPlay({ day: dayText(tie.lastDay), played: tie.matches.length })];
}

function hasPair({ sides }: Tie, pair: SideId): boolean {
  return sides.some((side) => side.kind === 'pair' && side.pair === pair);
}

/** Something happened already in a later tie of the pair. */
function hasGoneOn(cup: Cup, from: Tie, pair: SideId): boolean {
  const ties = allTies(cup);
  return ties
    .slice(ties.indexOf(from) + 1)
    .some((tie) => hasPair(tie, pair) && (tie.matches.length > 0 || tie.outcome.state === 'decided'));
}

function isDrawn({ draw }: Cup, pair: SideId): boolean {
  return draw.places.includes(pair);
}

function notMeeting({ draw }: Cup, [pair, other]: ByParty<SideId>): CupRefusal {
  const nameOf = pairNames(draw);
  return cupRefusals.notMeeting({ pair: nameOf(pair), other: nameOf(other) });
}
