import { type ByParty } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { type SideId } from '../sheet/sheet.js';
import { compare } from '../wording/alphabetical.js';
import { type TiePlace } from './bracket.js';
import { type Concession, type CupMatch, type MatchesAgreed, type Postponement, type TieDecision } from './facts.js';
import { looseConcession, looseDecision, looseMatch, type LooseEnd } from './loose-ends.js';
import { sayOutcome } from './reasons.js';
import { FEWEST_MATCHES, pairsOf, type DecidedBy, type Tie, type TieMatch, type TieOutcome } from './tie.js';

/** What was played, said and decided in one tie, by whatever pairs; nothing that was set aside. */
export interface TieEvidence {
  readonly matches: readonly CupMatch[];
  readonly agreements: readonly MatchesAgreed[];
  readonly concessions: readonly Concession[];
  readonly postponements: readonly Postponement[];
  readonly decisions: readonly TieDecision[];
}

/** What holds between the two pairs of the tie. */
interface Meeting {
  readonly agreed: number;
  readonly matches: readonly TieMatch[];
  readonly points: ByParty<number>;
  readonly extraTimes: readonly TieMatch[];
  readonly surplus: readonly string[];
}

/** The state of one tie, from its sides and what happened in it (10, D29–D33). */
export function judge(
  { id, round, number }: TiePlace,
  sides: Tie['sides'],
  evidence: TieEvidence,
  lastDayOfRound: Day,
  nameOf: (pair: SideId) => string,
): Tie {
  const lastDay = postponedTo(lastDayOfRound, evidence.postponements);
  const pairs = pairsOf({ sides });
  const meeting = playedBetween(pairs, evidence, lastDay);
  const conceded = concededIn(sides, evidence.concessions);
  const decision = evidence.decisions.findLast(({ sides: between }) => isBetween(between, pairs));
  const looseEnds = looseEndsOf(pairs, evidence, nameOf);
  const outcome = outcomeIn(sides, meeting, conceded, decision, looseEnds.length > 0);
  const tie = { id, round, number, sides, ...meeting, lastDay, looseEnds, outcome };
  return { ...tie, sentence: sayOutcome(tie, decision?.reason ?? '', nameOf) };
}

/** A postponement granted after the day that it would move is of no effect (D33). */
function postponedTo(lastDay: Day, postponements: readonly Postponement[]): Day {
  return postponements.reduce((last, { on, until }) => (on <= last && until > last ? until : last), lastDay);
}

function isBetween(sides: ByParty<SideId>, pairs: ByParty<SideId> | null): boolean {
  return pairs !== null && pairs.every((pair) => sides.includes(pair));
}

function playedBetween(pairs: ByParty<SideId> | null, { matches, agreements }: TieEvidence, lastDay: Day): Meeting {
  const agreed = agreements.findLast(({ sides }) => isBetween(sides, pairs))?.matches ?? FEWEST_MATCHES;
  const here = matches.filter(({ sides }) => isBetween(sides, pairs)).toSorted(inOrderPlayed);
  const ofKind = (kind: CupMatch['kind']): readonly CupMatch[] => here.filter((match) => match.kind === kind);
  const entered = (match: CupMatch, before: ByParty<number>): TieMatch => {
    const [a, b] = match.points;
    const points: ByParty<number> = match.sides[0] === pairs![0] ? [a, b] : [b, a];
    const running: ByParty<number> = [before[0] + points[0], before[1] + points[1]];
    return { id: match.id, date: match.date, late: match.date > lastDay, points, running };
  };
  const counting: TieMatch[] = [];
  for (const match of ofKind('match').slice(0, agreed)) {
    counting.push(entered(match, counting.at(-1)?.running ?? [0, 0]));
  }
  const points = counting.at(-1)?.running ?? [0, 0];
  const extraTimes: TieMatch[] = [];
  const isLevel = ({ running: [upper, lower] }: Pick<TieMatch, 'running'>): boolean => upper === lower;
  for (const extraTime of ofKind('extra-time')) {
    // Only after all agreed matches, while everything so far is level (D31).
    if (counting.length < agreed || !isLevel(extraTimes.at(-1) ?? { running: points })) break;
    extraTimes.push(entered(extraTime, [0, 0]));
  }
  const used = new Set([...counting, ...extraTimes].map(({ id }) => id));
  const surplus = here.filter(({ id }) => !used.has(id)).map(({ id }) => id);
  return { agreed, matches: counting, points, extraTimes, surplus };
}

function inOrderPlayed(a: CupMatch, b: CupMatch): number {
  return compare(a.date, b.date) || compare(a.order, b.order) || compare(a.id, b.id);
}

/** Pairs of the tie that gave it up: against whoever came, or against this opponent. */
function concededIn(sides: Tie['sides'], concessions: readonly Concession[]): readonly SideId[] {
  return sides.flatMap((side, index): SideId[] => {
    const other = sides[1 - index]!;
    const holds = ({ pair, against }: Concession): boolean =>
      side.kind === 'pair' &&
      pair === side.pair &&
      (against === null || (other.kind === 'pair' && other.pair === against));
    return side.kind === 'pair' && concessions.some(holds) ? [side.pair] : [];
  });
}

function looseEndsOf(
  pairs: ByParty<SideId> | null,
  { matches, concessions, decisions }: TieEvidence,
  nameOf: (pair: SideId) => string,
): readonly LooseEnd[] {
  const turned = concessions.filter(
    ({ pair, against }) => against !== null && pairs?.includes(pair) && !pairs.includes(against),
  );
  return [
    ...matches
      .filter(({ sides }) => !isBetween(sides, pairs))
      .toSorted(inOrderPlayed)
      .map((match) => looseMatch(match, nameOf)),
    ...turned.map((concession) => looseConcession(concession, concession.against!, nameOf)),
    ...decisions.filter(({ sides }) => !isBetween(sides, pairs)).map((decision) => looseDecision(decision, nameOf)),
  ];
}

function outcomeIn(
  sides: Tie['sides'],
  meeting: Meeting,
  conceded: readonly SideId[],
  decision: TieDecision | undefined,
  isLoose: boolean,
): TieOutcome {
  if (sides.some(({ kind }) => kind === 'awaited')) return { state: 'waiting' };
  if (isLoose) return { state: 'jury' };
  const pairs = sides.flatMap((side) => (side.kind === 'pair' ? [side.pair] : []));
  const decided = (by: DecidedBy, goesOn: SideId | null): TieOutcome => ({
    state: 'decided',
    by,
    goesOn,
    out: pairs.filter((pair) => pair !== goesOn),
  });
  const [first] = pairs;
  if (first === undefined) return decided('nobody-left', null);
  if (pairs.length === 1) {
    if (sides.some(({ kind }) => kind === 'bye')) return decided('bye', first);
    return conceded.length > 0 ? decided('nobody-left', null) : decided('no-opponent', first);
  }
  if (decision) return decided('decision', decision.goesOn);
  if (conceded.length === 2) return decided('both-conceded', null);
  if (conceded.length === 1) {
    const stays = pairs.find((pair) => !conceded.includes(pair))!;
    return decided(meeting.matches.length === 0 ? 'walkover' : 'concession', stays);
  }
  const missing = meeting.agreed - meeting.matches.length;
  if (missing > 0) return { state: 'open', next: 'match', missing };
  const last = meeting.extraTimes.at(-1);
  const [upper, lower] = last?.running ?? meeting.points;
  if (upper === lower) return { state: 'open', next: 'extra-time', missing: 0 };
  return decided(last ? 'extra-time' : 'points', upper > lower ? pairs[0]! : pairs[1]!);
}
