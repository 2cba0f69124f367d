import { type Card } from '../../../cards/card.js';
import { type Formula } from '../../../solver/formula.js';
import { not, type Literal } from '../../../solver/literal.js';
import { isSame, type Announcement } from '../../announcements/announcement.js';
import { type SheetLine } from '../../record/match.js';
import { type Party } from '../../table.js';
import { excludedPair } from '../combination.js';
import { type BoundByCall, type CallOrder } from './binding-formula.js';
import { TRICKS, type GameLiterals } from './game-formula.js';
import { raisedCallsBefore, type RaisedCalls } from './raised-calls.js';

/** Numbers of calls that were raised: those of lines are below. */
const FIRST_RAISED_CALL = 1000;

/** Whether a number is that of a line, which was called for certain. */
export const isLineCall = (call: number): boolean => call < FIRST_RAISED_CALL;

/** Something that a line of the sheet may have raised. */
export interface Raising extends RaisedCalls {
  /** The place of the line on its side of the sheet. */
  readonly line: number;
  /** The number of its first call in the order of calls. */
  readonly call: number;
  /** True where it was called. */
  readonly wasCalled: Literal;
}

/** A card that a line keeps bound by what it raised, if it did. */
export interface KeptIf {
  readonly wasCalled: Literal;
  /** The card wins the trick that it is bound to, for the party of the line. */
  readonly wins: Literal;
}

/**
 * What one party may have raised (2.3), of which nothing stands on a sheet: which calls, before which lines. It leaves out auctions in
 * which two that exclude each other were both called and raised; what it allows is an auction all the same only if the auction says so.
 */
export class RaisingFormula {
  readonly raisings: readonly Raising[];

  constructor(
    private readonly formula: Formula,
    private readonly game: GameLiterals,
    private readonly party: Party,
    lines: readonly SheetLine[],
    private readonly order: CallOrder,
  ) {
    const schlemme = lines.flatMap(({ announcement, result }, place) =>
      result === 'stated' ? [] : [{ announcement, place }],
    );
    const raisings: Raising[] = [];
    for (const { announcement, place } of schlemme) {
      const others = schlemme.filter((other) => other.place !== place);
      for (const { calls, kept } of raisedCallsBefore(announcement)) {
        if (schlemme.some((line) => calls.some((call) => isSame(call, line.announcement)))) continue;
        // A card that another line binds cannot be bound a second time (2.4).
        if (others.some((other) => calls.some((call) => bindsSameCard(call, other.announcement)))) continue;
        const raising = {
          calls,
          kept,
          line: place,
          call: FIRST_RAISED_CALL + raisings.length,
          wasCalled: formula.variable(),
        };
        raisings.push(raising);
        formula.solver.prefer(not(raising.wasCalled));
        this.sayOrder(raising, others);
      }
    }
    this.raisings = raisings;
    this.sayOneOfTwo();
  }

  /** Of a line, by its place. */
  keptBy(line: number): readonly KeptIf[] {
    return this.raisings
      .filter((raising) => raising.line === line)
      .flatMap(({ kept, wasCalled }) =>
        kept.map(({ card, tricks }): KeptIf => ({ wasCalled, wins: this.winsIn(card, tricks) })),
      );
  }

  get bound(): readonly BoundByCall[] {
    return this.raisings.flatMap(({ kept, line, call, wasCalled }) =>
      kept.map(({ card, tricks, isOfRaising }): BoundByCall => ({
        card,
        tricks,
        call: isOfRaising ? line : call,
        stands: wasCalled,
        isOpen: true,
      })),
    );
  }

  /** In the assignment that was found. */
  get called(): readonly Raising[] {
    return this.raisings.filter(({ wasCalled }) => this.formula.solver.isTrue(wasCalled));
  }

  /** What is raised comes before what raises it; a line that it excludes comes once it is raised (2.4, D2). */
  private sayOrder({ calls, line, call, wasCalled }: Raising, others: readonly LineAt[]): void {
    const { formula, order } = this;
    formula.clause(not(wasCalled), order.isLater(line, call));
    for (const { announcement, place } of others) {
      if (calls.some((each) => excludedPair(each, announcement) !== null)) {
        formula.clause(not(wasCalled), order.isLater(place, line));
      }
    }
  }

  private sayOneOfTwo(): void {
    for (const [place, one] of this.raisings.entries()) {
      for (const other of this.raisings.slice(0, place)) {
        if (!goTogether(one, other)) this.formula.clause(not(one.wasCalled), not(other.wasCalled));
      }
    }
  }

  private winsIn(card: Card, tricks: number): Literal {
    const { formula, game } = this;
    const best = TRICKS.filter((trick) => (tricks & (1 << (trick + 1))) !== 0).map((trick) => game.best[card]![trick]!);
    return formula.and([formula.or(best), game.dealtTo(card, this.party)]);
  }
}

interface LineAt {
  readonly announcement: Announcement;
  readonly place: number;
}

/** Whether both can have been called and raised; what two ways to one line have in common above was called once. */
function goTogether(one: Raising, other: Raising): boolean {
  const above = one.line === other.line ? one.calls.slice(1).filter((call) => other.calls.includes(call, 1)) : [];
  const rest = ({ calls }: Raising): Announcement[] => calls.filter((call) => !above.includes(call));
  return rest(one).every((call) => rest(other).every((each) => excludedPair(call, each) === null));
}

function bindsSameCard(one: Announcement, other: Announcement): boolean {
  return one.bindings.some(({ card }) => other.bindings.some((binding) => binding.card === card));
}
