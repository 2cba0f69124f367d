import type { Day } from '@tarokk/competition';
import type { DemoWords } from '../words.js';
import type { TeamPlan } from '../plan/team.js';
import type { Visitor } from './visitor.js';

/** What the office calls those of whom the plan tells, and how they come to it. */
export class Register {
  private readonly persons = new Map<string, string>();
  private readonly teams = new Map<string, { readonly id: string; readonly captain: string }>();
  private readonly visitors = new Map<string, Visitor>();

  /**
   * @param today as the office sees it
   * @param words what everybody writes
   */
  constructor(
    readonly today: Day,
    readonly words: DemoWords,
  ) {}

  enterPerson(name: string, id: string): void {
    this.persons.set(name, id);
  }

  enterTeam(year: number, { name, members }: TeamPlan, id: string): void {
    this.teams.set(`${year} ${name}`, { id, captain: members[0]! });
  }

  enterVisitor(name: string, visitor: Visitor): void {
    this.visitors.set(name, visitor);
  }

  /** The id of a person. @throws Error for one who was not entered, as the others do */
  person(name: string): string {
    return known(this.persons, name);
  }

  /** The id of a team in the season of a year. */
  team(year: number, name: string): string {
    return known(this.teams, `${year} ${name}`).id;
  }

  /** Who acts for a team in the season of a year. */
  captain(year: number, name: string): Visitor {
    return this.visitor(known(this.teams, `${year} ${name}`).captain);
  }

  /** Somebody with an account. */
  visitor(name: string): Visitor {
    return known(this.visitors, name);
  }
}

function known<T>(entries: ReadonlyMap<string, T>, name: string): T {
  const found = entries.get(name);
  if (found === undefined) throw new Error(`${name} is not in the register.`);
  return found;
}
