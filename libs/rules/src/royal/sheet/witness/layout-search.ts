import { type Card } from '../../../cards/card.js';
import { cardSet } from '../../../cards/card-set.js';
import { Random } from '../../../random/random.js';
import { deck } from '../../deck.js';
import { type Trick } from '../../play/facts.js';
import { type PlayedGame, type ScoredGame } from '../../record/match.js';
import { parties, seats, type BySeat, type Seat } from '../../table.js';
import { type Steps } from '../../../solver/solver.js';
import { goalsOf } from './layout-goals.js';
import { Layout, SLOTS, type LayoutGoal } from './layout.js';
import { isShownBy, pointsOf } from './same-sheet.js';
import { sheetAuction } from './sheet-auction.js';

/** How likely a change is kept that makes a layout worse by one, from the first steps of a round to the last ones. */
const CHANCES = [0.4, 0.34, 0.29, 0.25, 0.21, 0.18, 0.15, 0.125, 0.1, 0.085, 0.07, 0.055, 0.045, 0.035, 0.025, 0.015];
const MOST_WORSE = 12;
const WHOLE = 2 ** 32;
const STEPS_OF_FIRST_ROUND = 8_000;
const LONGER = 1.5;

/**
 * Looks for a game that shows a sheet by changing two cards of a layout again and again: what makes it better always, what makes
 * it worse less and less often. It finds most games and proves nothing; it shares nothing with the clauses but the catalogue.
 * @param steps one for each change that is tried
 * @returns null if the steps came to an end
 */
export function searchLayouts(sheet: ScoredGame, steps: Steps, seed: string | number = 1): PlayedGame | null {
  const random = new Random(seed);
  const goals = goalsOf(sheet);
  for (let length = STEPS_OF_FIRST_ROUND; steps.left > 0; length = Math.floor(length * LONGER)) {
    const layout = new Layout(random.shuffled(deck), sheet.attackers);
    const round = { left: Math.min(length, steps.left) };
    steps.left -= round.left;
    const game = improve(sheet, layout, goals, random, round);
    steps.left += round.left;
    if (game !== null) return game;
  }
  return null;
}

function improve(
  sheet: ScoredGame,
  layout: Layout,
  goals: readonly LayoutGoal[],
  random: Random,
  steps: Steps,
): PlayedGame | null {
  const stepsOfChance = Math.ceil(steps.left / CHANCES.length);
  let faults = faultsOf(layout, goals);
  for (const chance of CHANCES) {
    const kept = likelihoods(chance);
    for (let step = 0; step < stepsOfChance && steps.left > 0; step++) {
      steps.left--;
      if (faults === 0) {
        const game = gameOf(sheet, layout);
        if (isShownBy(sheet, game)) return game;
      }
      const one = random.next() % SLOTS;
      const other = random.next() % SLOTS;
      if (one === other) continue;
      layout.swap(one, other);
      const now = faultsOf(layout, goals);
      const worse = now - faults;
      if (worse <= 0 || (worse <= MOST_WORSE && random.next() < kept[worse]!)) faults = now;
      else layout.swap(one, other);
    }
  }
  return null;
}

/** By how much worse: products alone, for powers are not the same on every machine. */
function likelihoods(chance: number): readonly number[] {
  const kept = [WHOLE];
  for (let worse = 1; worse <= MOST_WORSE; worse++) kept.push(kept[worse - 1]! * chance);
  return kept;
}

function faultsOf(layout: Layout, goals: readonly LayoutGoal[]): number {
  let faults = 0;
  for (let place = 0; place < goals.length; place++) faults += goals[place]!(layout);
  return faults;
}

function gameOf(sheet: ScoredGame, { slots, leaders, winners, bests }: Layout): PlayedGame {
  const { number, attackers } = sheet;
  const deal = seats.map((seat) =>
    slots.filter((_card, slot) => (slot & 3) === seat).sort((a, b) => b - a),
  ) as unknown as BySeat<readonly Card[]>;
  const tricks = Array.from(leaders, (leader, trick): Trick => {
    const cards = seats.map((place) => slots[trick * 4 + ((leader + place) & 3)]!);
    return {
      leader: leader as Seat,
      cards: cards as unknown as Trick['cards'],
      winner: winners[trick]! as Seat,
      best: bests[trick]!,
    };
  });
  const inOrder = parties.map((party) => sheet.sheet[party].lines.map((_line, place) => place));
  return {
    form: 'played',
    number,
    attackers,
    deal,
    hands: deal.map(cardSet) as unknown as PlayedGame['hands'],
    auction: sheetAuction(sheet, inOrder),
    tricks,
    claim: pointsOf(sheet),
  };
}
