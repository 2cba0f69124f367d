import type { Competition } from '@tarokk/competition';
import type { Random } from '@tarokk/rules';
import { graphql, type ResultOf } from '../../support/ask.js';
import type { Member } from '../../support/given.js';
import { playedRecord, sheetOf } from '../../support/sheets.js';
import {
  type Ask,
  type Effect,
  type Ground,
  type MutationAnswer,
  type Operation,
  type Place,
  reason,
} from '../ground.js';
import { mutation } from './cup.js';
import { type MatchPlace, matchPlace, Matches, type Side } from './matches.js';

const RECORDS = 6;

const LOOK = graphql(`query ($id: UUID!) {
  grandPrix(id: $id) {
    version phase
    entries { pair { id } }
    schedule { id slot sides { id } countsOnlyFor { id } countsElsewhere plannedMatch { order } }
  }
}`);
type SeenPairing = NonNullable<ResultOf<typeof LOOK>['grandPrix']>['schedule'][number];

/** An event: its list before the draw, its schedule after it. */
interface EventPlace extends Place {
  readonly id: string;
  readonly date: string;
  version: number;
  schedule: readonly SeenPairing[];
}

/** A match of the schedule; until its first game the two pairs may agree that it counts for the championship too (11.2). */
interface PairingPlace extends MatchPlace {
  readonly event: EventPlace;
  pairing: SeenPairing;
}

const SAVED = '... on GrandPrixSaved { grandPrix { id } }';

/** Grand Prix: who enters and withdraws, who draws, changes pairings, closes and reopens, and what is played. */
export class GrandPrix implements Ground<EventPlace> {
  readonly name = 'Grand Prix';
  readonly weight = 3;
  readonly places: readonly EventPlace[];
  readonly operations: readonly Operation<EventPlace>[];
  readonly matches: Ground;
  private readonly matchPlaces: PairingPlace[] = [];

  constructor(
    events: readonly { readonly id: string; readonly date: string }[],
    private readonly pairs: ReadonlyMap<string, Side>,
    private readonly jury: readonly Member[],
  ) {
    this.places = events.map((event) => ({ ...event, state: 'ENTRIES_OPEN', version: 1, schedule: [] }));
    this.matches = new PairingMatches(this.matchPlaces, jury, this);
    this.operations = [
      this.ofPair('enterGrandPrix', ['ENTRIES_OPEN'], 6),
      this.ofPair('withdrawFromGrandPrix', ['ENTRIES_OPEN'], 1),
      this.ofJury('drawGrandPrix', ['ENTRIES_OPEN'], 1, 'seed: String!', (_, random) => ({
        seed: `${random.below(1000)}`,
      })),
      this.ofJury(
        'changeGrandPrixPairings',
        ['DRAWN'],
        4,
        'version: Int!, pairings: [GrandPrixPairingInput!]!, reason: Words!, acknowledgeDeviations: Boolean!',
        ({ version, schedule }, random) => {
          const pairings = changed(schedule, random);
          return pairings && { version, pairings, reason, acknowledgeDeviations: true };
        },
      ),
      this.ofJury('closeGrandPrix', ['DRAWN'], 1, 'version: Int!', ({ version }) => ({ version })),
      this.ofJury('reopenGrandPrix', ['CLOSED'], 3, 'reason: Words!', () => ({ reason })),
    ];
  }

  heard(): void {
    // Everything that changes is looked at.
  }

  async look(place: EventPlace, ask: Ask): Promise<void> {
    const { grandPrix } = (await ask(LOOK, { id: place.id })) ?? { grandPrix: null };
    if (grandPrix === null) return;
    const { version, phase, schedule } = grandPrix;
    Object.assign(place, { version, schedule });
    place.state = phase;
    for (const pairing of schedule) this.put(place, pairing);
  }

  private put(event: EventPlace, pairing: SeenPairing): void {
    const known = this.matchPlaces.find((place) => place.pairing.id === pairing.id);
    if (known !== undefined) {
      known.pairing = pairing;
      return;
    }
    const [a, b] = pairing.sides.map(({ id }) => this.pairs.get(id)!) as [Side, Side];
    const place: PairingPlace = {
      event,
      pairing,
      ...matchPlace([a, b], (random) => {
        const also = place.pairing.countsElsewhere === null ? [] : (['championship'] satisfies Competition[]);
        const record = playedRecord(1 + random.below(RECORDS), 'match', 8);
        const { order } = place.pairing.plannedMatch!;
        return sheetOf([a.side, b.side], {
          competitions: ['grand-prix', ...also],
          date: event.date,
          order,
          record,
        });
      }),
    };
    this.matchPlaces.push(place);
  }

  private ofPair(name: string, from: Operation['from'], weight: number): Operation<EventPlace> {
    const document = mutation(name, 'grandPrixId: UUID!, pairId: UUID!', SAVED);
    return {
      name,
      from,
      weight,
      propose: ({ id }, random) => {
        const pair = random.pick([...this.pairs.values()]);
        return { by: random.pick(pair.members), document, variables: { grandPrixId: id, pairId: pair.side.id } };
      },
      effect: (said, { id }) => saved(said, id, name),
    };
  }

  private ofJury(
    name: string,
    from: Operation['from'],
    weight: number,
    declared: string,
    variables: (place: EventPlace, random: Random) => Record<string, unknown> | null,
  ): Operation<EventPlace> {
    const document = mutation(name, `grandPrixId: UUID!, ${declared}`, SAVED);
    return {
      name,
      from,
      weight,
      propose: (place, random) => {
        const proposed = variables(place, random);
        return proposed && { by: random.pick(this.jury), document, variables: { grandPrixId: place.id, ...proposed } };
      },
      effect: (said, { id }) => saved(said, id, name),
    };
  }
}

class PairingMatches extends Matches<PairingPlace> {
  constructor(
    places: readonly PairingPlace[],
    jury: readonly Member[],
    private readonly events: GrandPrix,
  ) {
    const document = mutation(
      'agreeOnGrandPrixMatch',
      'grandPrixId: UUID!, pairingId: UUID!, pairId: UUID!, countsFor: CountsElsewhere!',
      SAVED,
    );
    const agree: Operation<PairingPlace> = {
      name: 'agreeOnGrandPrixMatch',
      from: [null],
      weight: 12,
      propose({ event, pairing, sides }, random) {
        const { side, members } = random.pick(sides);
        const variables = { grandPrixId: event.id, pairingId: pairing.id, pairId: side.id, countsFor: 'CHAMPIONSHIP' };
        return { by: random.pick(members), document, variables };
      },
      effect: (said, { pairing }) => saved(said, pairing.id, 'agreeOnGrandPrixMatch'),
    };
    super('matches of Grand Prix', 5, places, jury, [agree]);
  }

  override async look(place: PairingPlace, ask: Ask): Promise<void> {
    await (place.id === null ? this.events.look(place.event, ask) : super.look(place, ask));
  }
}

function saved({ __typename: type }: MutationAnswer, about: string, did: string): Effect | null {
  return type === 'GrandPrixSaved' ? { about, did } : null;
}

/** The jury lets two pairs meet once more, or takes the last match out; what has begun stays, whatever the jury wants (11.1). */
function changed(schedule: readonly SeenPairing[], random: Random): readonly object[] | null {
  const present = schedule.map(({ slot, sides: [a, b], countsOnlyFor }) => ({
    slot,
    sideA: a!.id,
    sideB: b!.id,
    countsOnlyForId: countsOnlyFor?.id ?? null,
  }));
  if (present.length === 0) return null;
  if (present.length > 12 || random.chance(1, 3)) return present.slice(0, -1);
  const { sideA, sideB } = random.pick(present);
  const slot = Math.max(...present.map((pairing) => pairing.slot)) + 1;
  return slot > 30 ? null : [...present, { slot, sideA, sideB, countsOnlyForId: null }];
}
