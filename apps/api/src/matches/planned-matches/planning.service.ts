import { Injectable } from '@nestjs/common';
import { type Competition, dayText, MOST_MATCHES_A_DAY, seasonOfSheet } from '@tarokk/competition';
import type { CallingAccount } from '../../platform/requests/caller.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import { Clock } from '../../platform/office/clock.js';
import { SeasonsRepository } from '../../registry/seasons/seasons.repository.js';
import { ActingSides } from '../../registry/teams/sides/acting-sides.js';
import type { SideKind } from '../../registry/teams/sides/side.types.js';
import type { PlannedMatch } from './planned-match.types.js';
import { type NewPlan, PlannedMatchesRepository } from './planned-matches.repository.js';
import { planningProblems } from './planning-problems.js';
import { type PlanningSide, PlanningSidesRepository } from './planning-sides.repository.js';

/** A match as it is to be planned; the office chooses its number where none is given. */
export type RequestedPlan = Omit<NewPlan, 'season' | 'order'> & { readonly order: number | null };

/** Who plays which competition (9–11); free games are for everybody (12). */
const kindOfSides: Readonly<Record<Competition, SideKind | null>> = {
  championship: 'team',
  cup: 'pair',
  'grand-prix': 'pair',
  'free-championship': null,
};

/** What a plan must be like. */
@Injectable()
export class PlanningService {
  constructor(
    private readonly plans: PlannedMatchesRepository,
    private readonly sides: PlanningSidesRepository,
    private readonly seasons: SeasonsRepository,
    private readonly acting: ActingSides,
    private readonly clock: Clock,
  ) {}

  /** Locks the season, so that it is not closed meanwhile, and the day of the two sides. */
  async check(
    transaction: Transaction,
    account: CallingAccount,
    requested: RequestedPlan,
    present: PlannedMatch | null,
  ): Promise<NewPlan | Refused> {
    const { sides, date, venue, competition } = requested;
    const [sideA, sideB] = sides;
    if (sideA === sideB) return refused(planningProblems.oneSide());
    const found = await this.sides.find(transaction, [sideA, sideB]);
    const a = found.find(({ id }) => id === sideA);
    const b = found.find(({ id }) => id === sideB);
    if (a === undefined) return refused(planningProblems.unknownSide.at('sideA'));
    if (b === undefined) return refused(planningProblems.unknownSide.at('sideB'));
    if (!(await this.mayPlan(transaction, account, sides))) return refused(planningProblems.notYours());

    const problems = [
      ...sideProblems(a, b, requested),
      ...(await this.dayProblems(transaction, account, a.season, date)),
    ];
    if (problems.length > 0) return refused(...problems);
    const order = await this.orderOf(transaction, requested, present);
    return typeof order === 'number' ? { season: a.season, sides, date, order, venue, competition } : refused(order);
  }

  /** Members of either side, and the jury (D12). */
  async mayPlan(transaction: Transaction, account: CallingAccount, sides: readonly string[]): Promise<boolean> {
    return account.jury || this.acting.mayActFor(transaction, account, sides);
  }

  private async dayProblems(
    transaction: Transaction,
    account: CallingAccount,
    season: number,
    date: string,
  ): Promise<readonly Problem[]> {
    const today = await this.clock.today();
    const found = await this.seasons.lockShared(transaction, season);
    if (found?.closed) return [planningProblems.seasonClosed({ year: season })];
    return date < today && !account.jury ? [planningProblems.past({ today: dayText(today) })] : [];
  }

  /** The number asked for, or else the next free one of the day (D10). */
  private async orderOf(
    transaction: Transaction,
    { sides, date, order }: RequestedPlan,
    present: PlannedMatch | null,
  ): Promise<number | Problem> {
    const { planned, played } = await this.plans.ordersOn(transaction, sides, date);
    const isPlanned = (number: number): boolean => planned.has(number) && planned.get(number) !== present?.id;
    if (order === null) {
      const numbers = Array.from({ length: MOST_MATCHES_A_DAY }, (_, index) => index + 1);
      const free = numbers.find((number) => !isPlanned(number) && !played.includes(number));
      return free ?? planningProblems.orderOutOfRange({ most: MOST_MATCHES_A_DAY });
    }
    if (order < 1 || order > MOST_MATCHES_A_DAY) return planningProblems.orderOutOfRange({ most: MOST_MATCHES_A_DAY });
    return isPlanned(order) ? planningProblems.orderTaken({ order }) : order;
  }
}

function sideProblems(a: PlanningSide, b: PlanningSide, { date, competition }: RequestedPlan): readonly Problem[] {
  const kind = kindOfSides[competition];
  const seasons = new Map([a, b].map(({ id, season }) => [id, season]));
  const year = seasonOfSheet({ date, sides: [a.id, b.id], competitions: [competition] }, (id) => seasons.get(id));
  return [
    ...[a, b]
      .filter(({ season }) => season !== year)
      .slice(0, 1)
      .map(({ name, season }) => planningProblems.otherSeason({ side: name, year: season })),
    ...[a, b]
      .filter((side) => kind !== null && side.kind !== kind)
      .slice(0, 1)
      .map(({ name }) => planningProblems.sideKind({ side: name })),
    ...[a, b]
      .filter(({ confirmed }) => !confirmed)
      .map(({ id, name }) => planningProblems.unconfirmed.at(id === a.id ? 'sideA' : 'sideB', { side: name })),
  ];
}
