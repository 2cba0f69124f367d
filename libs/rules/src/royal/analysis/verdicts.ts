import { type Card } from '../../cards/card.js';
import { cardSet, difference, union, type CardSet } from '../../cards/card-set.js';
import { winningPlace } from '../../tricks/trick.js';
import { type Trick } from '../play/facts.js';
import { partyOf, type BySeat, type Seat } from '../table.js';
import { type BoundPlay } from './bindings.js';
import { type GoalCourse, LOST, REACHED } from './course.js';
import { type Goal } from './goal.js';
import { Search, type Position } from './search.js';
import { type TranspositionTable } from './table.js';

/** How many verdicts a game has: one before each of its cards, and how it ended. */
export const VERDICTS = 41;

export const turnKinds = ['slip', 'gift'] as const;

/** A card that changed the verdict: a slip of the party's own, or a gift of the opponents. */
export interface TurningPoint {
  /** 0–39 */
  readonly card: number;
  readonly seat: Seat;
  readonly played: Card;
  readonly kind: (typeof turnKinds)[number];
  /** The legal cards that are proved to have kept the verdict, in ascending order. */
  readonly keeping: readonly Card[];
}

export interface Verdicts {
  /** Of 41 characters: `1` the goal could be reached, `0` it could not, `?` the limit came first; the last is how it ended. */
  readonly verdicts: string;
  readonly turns: readonly TurningPoint[];
  /** Positions that were searched. */
  readonly searched: number;
}

/** What was on the table and in the hands before each of the forty cards. */
export interface AnalysisStep extends Omit<Position, 'state'> {
  readonly seat: Seat;
  readonly card: Card;
}

export function stepsOf(dealt: BySeat<CardSet>, tricks: readonly Trick[]): readonly AnalysisStep[] {
  const steps: AnalysisStep[] = [];
  let hands = dealt;
  for (const [index, { leader, cards }] of tricks.entries()) {
    for (const [place, card] of cards.entries()) {
      const seat = ((leader + place) & 3) as Seat;
      steps.push({ hands, trick: index + 1, leader, table: cards.slice(0, place), seat, card });
      hands = without(hands, seat, card);
    }
  }
  return steps;
}

/** The verdicts of one goal along a played game, from its end: the later positions are cheap, and what they prove helps the earlier ones. */
export function verdictsOf(
  goal: Goal,
  steps: readonly AnalysisStep[],
  play: BoundPlay,
  table: TranspositionTable | null,
  limit: number,
): Verdicts {
  if (goal.impossible) return { verdicts: '0'.repeat(VERDICTS), turns: [], searched: 0 };
  table?.clear();
  const search = new Search(goal, steps[0]!.hands, play, table, limit);
  const positions = positionsOf(search.course, steps);
  const verdicts = new Array<string>(VERDICTS);
  const turns: TurningPoint[] = [];
  verdicts[steps.length] = positions[steps.length]!.state === REACHED ? '1' : '0';
  for (let index = steps.length - 1; index >= 0; index--) {
    const position = positions[index]!;
    const after = verdicts[index + 1]!;
    const { seat, card } = steps[index]!;
    const wanted = partyOf(seat) === goal.party ? '1' : '0';
    // The card that was played shows that this seat could have it so.
    if (position.state === REACHED || position.state === LOST || after === wanted || after === '?') {
      verdicts[index] = after;
      continue;
    }
    const { keeping, isCertain } = alternatives(search, position, card, wanted === '1');
    verdicts[index] = keeping.length > 0 ? wanted : isCertain ? after : '?';
    if (keeping.length > 0)
      turns.unshift({ card: index, seat, played: card, kind: wanted === '1' ? 'slip' : 'gift', keeping });
  }
  return { verdicts: verdicts.join(''), turns, searched: search.searched };
}

/** The positions before each of the cards, and last the one in which all are played. */
export function positionsOf(course: GoalCourse, steps: readonly AnalysisStep[]): readonly Position[] {
  const positions: Position[] = [];
  let position: Position = { ...steps[0]!, state: 0 };
  for (const { card } of steps) {
    positions.push(position);
    position = afterCard(position, card, course);
  }
  return [...positions, position];
}

/** Which of the cards that the seat could have played instead bring what it wants. */
function alternatives(search: Search, position: Position, played: Card, wanted: boolean) {
  const keeping: Card[] = [];
  let isCertain = true;
  for (const group of search.choices(position)) {
    if (group.includes(played)) continue;
    const made = search.canReach(afterCard(position, group[0]!, search.course));
    if (made === null) isCertain = false;
    else if (made === wanted) keeping.push(...group);
  }
  return { keeping: keeping.sort((a, b) => a - b), isCertain };
}

/** The position after a card of the seat whose turn it is. */
export function afterCard(position: Position, card: Card, course: GoalCourse): Position {
  const { leader, trick, table, state } = position;
  const hands = without(position.hands, ((leader + table.length) & 3) as Seat, card);
  const cards = [...table, card];
  if (cards.length < 4) return { ...position, hands, table: cards };
  const place = winningPlace(cards);
  const winner = ((leader + place) & 3) as Seat;
  const { suits, tarocks } = cardSet(cards);
  const left = union(union(hands[0], hands[1]), union(hands[2], hands[3]));
  const next =
    state < 0 ? state : course.after(state, trick, winner, cards[place]!, suits, tarocks, left.suits, left.tarocks);
  return { hands, trick: trick + 1, leader: winner, table: [], state: next };
}

function without(hands: BySeat<CardSet>, seat: Seat, card: Card): BySeat<CardSet> {
  return hands.map((hand, index) => (index === seat ? difference(hand, cardSet([card])) : hand)) as never;
}

/** The verdict before the first card alone. */
export function verdictAtFirst(
  goal: Goal,
  steps: readonly AnalysisStep[],
  play: BoundPlay,
  table: TranspositionTable | null,
  limit: number,
): '1' | '0' | '?' {
  if (goal.impossible) return '0';
  table?.clear();
  const made = new Search(goal, steps[0]!.hands, play, table, limit).canReach({ ...steps[0]!, state: 0 });
  return made === null ? '?' : made ? '1' : '0';
}

/** The verdicts of the goal that is reached if and only if another one is not. */
export function opposite({ verdicts, turns, searched }: Verdicts): Verdicts {
  return {
    verdicts: verdicts.replace(/[01]/g, (verdict) => (verdict === '1' ? '0' : '1')),
    turns: turns.map((turn) => ({ ...turn, kind: turn.kind === 'slip' ? 'gift' : 'slip' })),
    searched,
  };
}
