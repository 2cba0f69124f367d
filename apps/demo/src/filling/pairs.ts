import type { TeamPlan } from '../plan/team.js';
import type { Register } from './register.js';
import { REFUSED, type Visitor } from './visitor.js';

/** Two at a table: ids of persons. */
export interface PlayingPair {
  readonly id: string;
  readonly captain: Visitor;
  readonly interceptor: string;
  readonly collector: string;
}

const ENTER = `mutation ($key: IdempotencyKey!, $year: Int!, $name: Name!, $players: [MemberInput!]!) {
  enterPair(input: { idempotencyKey: $key, seasonYear: $year, name: $name, players: $players }) { ... on PairSaved { pair { id } } ${REFUSED} } }`;

/** The first two members of teams: the same two are one pair in cup and events of a season (D38). */
export class Pairs {
  private readonly known = new Map<string, PlayingPair>();

  constructor(private readonly register: Register) {}

  /** Entered when they are asked for first. */
  async of({ name, members }: TeamPlan, year: number): Promise<PlayingPair> {
    const key = `${year} ${name}`;
    const there = this.known.get(key);
    if (there !== undefined) return there;
    const captain = this.register.captain(year, name);
    const [collector, interceptor] = [this.register.person(members[0]!), this.register.person(members[1]!)];
    const { pair } = await captain.ask<{ pair: { id: string } }>(ENTER, {
      year,
      name: `${name} I`,
      players: [{ personId: interceptor }],
    });
    const made = { id: pair.id, captain, collector, interceptor };
    this.known.set(key, made);
    return made;
  }
}
