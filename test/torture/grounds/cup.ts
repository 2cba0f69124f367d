import type { Match, Random } from '@tarokk/rules';
import { extraTimeWith, recordWith } from '../../support/exact-records.js';
import { graphql, type ResultOf } from '../../support/ask.js';
import type { Member } from '../../support/given.js';
import { playedRecord, sheetOf } from '../../support/sheets.js';
import {
  type Ask,
  type Ground,
  type MutationAnswer,
  type Operation,
  type Place,
  type Proposed,
  reason,
  REFUSED,
} from '../ground.js';
import { type MatchPlace, matchPlace, Matches, type Side } from './matches.js';

/** Every second match is level, so that extra times come (10). */
const results = [
  [90, 90],
  [96, 95],
  [90, 90],
  [87, 94],
] as const;
const LOOK = graphql(`query ($year: Int!) {
  cup(seasonYear: $year) {
    version
    rounds { ties { id state lastDay sides { pair { id } } looseEnds { id } } }
  }
}`);
type SeenTie = NonNullable<ResultOf<typeof LOOK>['cup']>['rounds'][number]['ties'][number];

/** A drawn cup, in which pairs give up and agree, and the jury decides. */
interface CupPlace extends Place {
  version: number;
  ties: readonly SeenTie[];
}

/** The ties of a drawn cup with all that is played, said and decided in them; a tie has its places when its pairs are known. */
export class Cup implements Ground<CupPlace> {
  readonly name = 'cup';
  readonly weight = 3;
  readonly places: readonly CupPlace[];
  readonly operations: readonly Operation<CupPlace>[];
  /** Of the ties that were seen so far. */
  readonly matches: Ground;
  private readonly matchPlaces: MatchPlace[] = [];
  private readonly met = new Set<string>();

  /** @param newcomers who may come into a pair for somebody else */
  constructor(
    private readonly year: number,
    private readonly pairs: ReadonlyMap<string, Side>,
    private readonly jury: readonly Member[],
    newcomers: readonly Member[],
  ) {
    this.places = [{ id: String(year), state: 'DRAWN', version: 0, ties: [] }];
    this.matches = new Matches('matches of the cup', 5, this.matchPlaces, jury);
    this.operations = [
      this.ofPair('concedeTie', 'pairId: UUID!', 1, ({ id }) => ({ pairId: id })),
      this.ofPair('withdrawFromCup', 'pairId: UUID!', 1, ({ id }) => ({ pairId: id })),
      this.ofPair('agreeOnMatches', 'pairId: UUID!, matches: Int!', 4, ({ id }, random) => ({
        pairId: id,
        matches: 3 + random.below(2),
      })),
      this.ofJury(
        'decideTie',
        'pairId: UUID!, otherId: UUID!, goesOnId: UUID, acknowledgeStillToPlay: Boolean',
        3,
        (tie, random) => {
          const [pairId, otherId] = pairsOf(tie);
          if (pairId === undefined || otherId === undefined) return null;
          return {
            pairId,
            otherId,
            goesOnId: random.pick([pairId, otherId, pairId, otherId, null]),
            acknowledgeStillToPlay: true,
          };
        },
      ),
      this.ofJury('postponeTie', 'tie: String!, until: Day!', 3, ({ id, lastDay }, random) => ({
        tie: id,
        until: later(lastDay, 1 + random.below(9)),
      })),
      this.ofJury('setAsideInCup', 'what: [UUID!]!', 4, ({ looseEnds }) =>
        looseEnds.length === 0 ? null : { what: looseEnds.map(({ id }) => id) },
      ),
      this.ofJury(
        'changeCupPlayer',
        'pairId: UUID!, leaverId: UUID!, comes: MemberInput!, from: Day!',
        1,
        (tie, random) => {
          const [pairId] = pairsOf(tie);
          if (pairId === undefined) return null;
          const { id: leaverId } = random.pick(this.pairs.get(pairId)!.members);
          const from = `${year}-12-24`;
          return { pairId, leaverId, comes: { personId: random.pick(newcomers).id }, from };
        },
      ),
    ];
  }

  heard(): void {
    // Everything that changes is looked at.
  }

  async look(place: CupPlace, ask: Ask): Promise<void> {
    const { cup } = (await ask(LOOK, { year: this.year })) ?? { cup: null };
    if (cup === null) return;
    place.version = cup.version;
    place.ties = cup.rounds.flatMap(({ ties }) => ties);
    for (const tie of place.ties) this.meet(pairsOf(tie));
  }

  /** Four matches, for that is what some pairs agree on, and two extra times. */
  private meet(ids: readonly string[]): void {
    const [a, b] = ids.map((id) => this.pairs.get(id)!);
    if (a === undefined || b === undefined || this.met.has(ids.join())) return;
    this.met.add(ids.join());
    for (let number = 1; number <= 6; number++) {
      const date = `${this.year}-10-${10 + number}`;
      const record = (random: Random): Match => (number > 4 ? extraTime(random) : recordOnce(random.pick(results)));
      this.matchPlaces.push(
        matchPlace([a, b], (random) =>
          sheetOf([a.side, b.side], { competitions: ['cup'], date, record: record(random) }),
        ),
      );
    }
  }

  private ofPair(
    name: string,
    declared: string,
    weight: number,
    variables: (pair: { readonly id: string }, random: Random) => Record<string, unknown>,
  ): Operation<CupPlace> {
    return this.act(name, declared, weight, (_, random) => {
      const pair = random.pick([...this.pairs.values()]);
      return { by: random.pick(pair.members), variables: variables(pair.side, random) };
    });
  }

  /** Of the version that was seen: who decides after somebody else is told, and looks again. */
  private ofJury(
    name: string,
    declared: string,
    weight: number,
    variables: (tie: SeenTie, random: Random) => Record<string, unknown> | null,
  ): Operation<CupPlace> {
    return this.act(
      name,
      `${name === 'changeCupPlayer' ? '' : 'seasonYear: Int!, '}version: Int!, ${declared}, reason: Words!`,
      weight,
      ({ version, ties }, random) => {
        if (ties.length === 0) return null;
        const undecided = ties.filter(({ state }) => state === 'OPEN' || state === 'JURY');
        const tie = random.pick(undecided.length > 0 && random.chance(4, 5) ? undecided : ties);
        const proposed = variables(tie, random);
        const ground = name === 'changeCupPlayer' ? { version, reason } : { seasonYear: this.year, version, reason };
        return proposed && { by: random.pick(this.jury), variables: { ...ground, ...proposed } };
      },
    );
  }

  private act(
    name: string,
    declared: string,
    weight: number,
    propose: (place: CupPlace, random: Random) => Omit<Proposed, 'document'> | null,
  ): Operation<CupPlace> {
    const document = mutation(name, declared, '... on CupActed { actId }');
    return {
      name,
      from: ['DRAWN'],
      weight,
      propose(place, random) {
        const proposed = propose(place, random);
        return proposed && { ...proposed, document };
      },
      effect: ({ __typename: type, actId }: MutationAnswer) =>
        type === 'CupActed' ? { about: actId!, did: 'said in the cup' } : null,
    };
  }
}

/** A mutation whose arguments have the names of its variables. */
export function mutation(name: string, declared: string, answer: string): string {
  const names = declared.split(', ').map((each) => each.split(':')[0]!);
  const variables = declared.split(', ').map((each) => `$${each}`);
  return `mutation ($key: IdempotencyKey!, ${variables.join(', ')}) {
    did: ${name}(input: { idempotencyKey: $key, ${names.map((each) => `${each}: $${each}`).join(', ')} }) {
      __typename ${answer} ${REFUSED} } }`;
}

function extraTime(random: Random): Match {
  return random.chance(1, 2) ? extraTimeWith([192, 191]) : playedRecord(1 + random.below(3), 'extra-time', 2);
}

const records = new Map<string, Match>();

function recordOnce(points: readonly [number, number]): Match {
  const known = records.get(points.join());
  if (known !== undefined) return known;
  const record = recordWith(points);
  records.set(points.join(), record);
  return record;
}

function pairsOf({ sides }: SeenTie): readonly string[] {
  const ids = sides.flatMap(({ pair }) => pair?.id ?? []);
  return ids.length === 2 ? ids : [];
}

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
