import { enumOf } from '../../platform/schema/enum-of.js';

export const stepKinds = {
  meeting: 'The day of the annual meeting is fixed (D22).',
  answers: 'Teams carried over from the season before have said whether they take part.',
  teams: 'Two teams or more take part (9).',
  members: 'Each team has two members or more (9).',
  captains: 'Each captain has an account.',
  venues: 'Places are named (D23).',
  schedule: 'Matches of the championship are planned by the jury, or the teams agree on them.',
  pairs: 'Pairs are entered, each with the names of both players (D36).',
  cup: 'The cup is announced (D28).',
  event: 'The public event that gives the seed of its draw is named (D28).',
  draw: 'It is drawn.',
  ties: 'All its ties are decided.',
  'grand-prix': 'Each Grand Prix is closed or cancelled (D42).',
  matches: 'Each match is approved or withdrawn.',
  'free-games': 'Each free game is admitted, refused or withdrawn.',
  closing: 'The season is closed (D25).',
};
export type StepKind = keyof typeof stepKinds;
export const SeasonStepKindEnum = enumOf<StepKind>('SeasonStepKind', 'A step of a season.', stepKinds);

export type StepState = 'done' | 'open' | 'wrong' | 'later';
export const SeasonStepStateEnum = enumOf<StepState>('SeasonStepState', 'How a step of a season stands.', {
  done: 'It is done.',
  open: 'It can be done now.',
  wrong: 'It was done, and something of it is not as the rules want it.',
  later: 'Its time has not come, or nothing needs it yet.',
});

/** What the steps of a season follow from. */
export interface SeasonFacts {
  readonly year: number;
  readonly today: string;
  readonly annualMeeting: string | null;
  readonly closed: boolean;
  /** By name. */
  readonly teams: readonly TeamFacts[];
  readonly pairs: readonly { readonly id: string; readonly players: number }[];
  readonly venues: number;
  /** Matches of the championship that are planned. */
  readonly planned: number;
  /** Null before it is announced. */
  readonly cup: CupSteps | null;
  readonly grandPrix: StepCounts;
  readonly matches: StepCounts;
  readonly freeGames: StepCounts;
  /** Nothing keeps it from being closed (D25). */
  readonly isDecided: boolean;
}

export interface TeamFacts {
  readonly id: string;
  readonly state: 'takes-part' | 'proposed' | 'withdrawn';
  readonly isCarriedOver: boolean;
  readonly members: number;
  readonly captainCanLogIn: boolean;
}

export interface CupSteps {
  readonly pairs: number;
  readonly entriesUntil: string;
  readonly eventIsNamed: boolean;
  /** It is not drawn, and can no longer be: it never takes place. */
  readonly neverDrawn: boolean;
  /** Null before the draw. */
  readonly ties: StepCounts | null;
}

/** How many of how many are decided. */
export interface StepCounts {
  readonly done: number;
  readonly of: number;
}

export interface ChecklistStep extends StepCounts {
  readonly kind: StepKind;
  readonly state: StepState;
  /** Those that keep it from being done. */
  readonly teamIds: readonly string[];
  readonly pairIds: readonly string[];
}

/** From the opening of a season to its closing, in the order in which they are usually done. */
export function stepsOf(facts: SeasonFacts): readonly ChecklistStep[] {
  const { teams, closed } = facts;
  const carried = teams.filter(({ isCarriedOver }) => isCarriedOver);
  const steps = [
    step('meeting', facts.annualMeeting === null ? 'open' : 'done', facts.annualMeeting === null ? none(1) : all(1)),
    ...(carried.length === 0 ? [] : [answers(carried)]),
    ...ofTeams(teams.filter(({ state }) => state === 'takes-part')),
    step('venues', facts.venues === 0 ? 'open' : 'done', all(facts.venues)),
    step('schedule', facts.planned === 0 ? 'later' : 'done', all(facts.planned)),
    pairs(facts.pairs),
    ...ofCup(facts),
    step('grand-prix', stateOf(facts.grandPrix, 'later'), facts.grandPrix),
  ];
  const decided = [whileItRuns('matches', facts.matches, facts), whileItRuns('free-games', facts.freeGames, facts)];
  const closing = closed ? 'done' : isOver(facts) && facts.isDecided ? 'open' : 'later';
  return [...steps, ...decided, step('closing', closing, closed ? all(1) : none(1))];
}

function answers(carried: readonly TeamFacts[]): ChecklistStep {
  const waiting = carried.filter(({ state }) => state === 'proposed').map(({ id }) => id);
  return missing('answers', 'open', carried.length, waiting);
}

function ofTeams(teams: readonly TeamFacts[]): readonly ChecklistStep[] {
  const small = teams.filter(({ members }) => members < 2).map(({ id }) => id);
  const withoutLogin = teams.filter(({ captainCanLogIn }) => !captainCanLogIn).map(({ id }) => id);
  return [
    step('teams', teams.length < 2 ? 'open' : 'done', all(teams.length)),
    missing('members', 'wrong', teams.length, small),
    missing('captains', 'open', teams.length, withoutLogin),
  ];
}

function pairs(entered: SeasonFacts['pairs']): ChecklistStep {
  const incomplete = entered.filter(({ players }) => players < 2).map(({ id }) => id);
  const { length } = entered;
  const state = length === 0 ? 'open' : incomplete.length > 0 ? 'wrong' : 'done';
  return { ...step('pairs', state, { done: length - incomplete.length, of: length }), pairIds: incomplete };
}

/** A season that is over without one has no cup any more. */
function ofCup({ cup, today, ...facts }: SeasonFacts): readonly ChecklistStep[] {
  if (cup === null && isOver({ today, ...facts })) return [];
  if (cup === null)
    return [step('cup', 'open', none(1)), step('draw', 'later', none(0)), step('ties', 'later', none(0))];
  const { ties, neverDrawn, eventIsNamed } = cup;
  if (neverDrawn) return [step('cup', 'done', all(1)), step('draw', 'done', none(cup.pairs))];
  const draw = ties !== null ? 'done' : eventIsNamed && today > cup.entriesUntil ? 'open' : 'later';
  return [
    step('cup', 'done', all(1)),
    step('event', eventIsNamed ? 'done' : 'open', eventIsNamed ? all(1) : none(1)),
    step('draw', draw, { done: ties === null ? 0 : cup.pairs, of: cup.pairs }),
    step('ties', ties === null ? 'later' : stateOf(ties, 'done'), ties ?? none(0)),
  ];
}

/** Decided is all of it only when nothing more can come. */
function whileItRuns(kind: StepKind, counted: StepCounts, facts: SeasonFacts): ChecklistStep {
  return step(kind, counted.done < counted.of ? 'open' : isOver(facts) ? 'done' : 'later', counted);
}

function missing(kind: StepKind, state: StepState, of: number, teamIds: readonly string[]): ChecklistStep {
  const now = of === 0 ? 'later' : teamIds.length > 0 ? state : 'done';
  return { ...step(kind, now, { done: of - teamIds.length, of }), teamIds };
}

/** @param ofNone how it stands where there is nothing to decide */
function stateOf({ done, of }: StepCounts, ofNone: StepState): StepState {
  return of === 0 ? ofNone : done < of ? 'open' : 'done';
}

function step(kind: StepKind, state: StepState, { done, of }: StepCounts): ChecklistStep {
  return { kind, state, done, of, teamIds: [], pairIds: [] };
}

const all = (of: number): StepCounts => ({ done: of, of });
const none = (of: number): StepCounts => ({ done: 0, of });

function isOver({ year, today }: Pick<SeasonFacts, 'year' | 'today'>): boolean {
  return today > `${year}-12-31`;
}
