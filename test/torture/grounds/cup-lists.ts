import { graphql } from '../../support/ask.js';
import type { Member } from '../../support/given.js';
import type { Ask, Ground, Operation, Place } from '../ground.js';
import { mutation } from './cup.js';
import type { Side } from './matches.js';

const DRAW = graphql('query ($year: Int!) { cup(seasonYear: $year) { draw { seed } } }');
const ENTRIES = graphql('query ($year: Int!) { cup(seasonYear: $year) { entries { pair { id } } } }');

/** The cup of a year whose entries have closed. */
interface ClosedList extends Place {
  readonly id: string;
}

/** Jurors who race to draw; the seed is entered once (D28). */
export function cupDraws(years: readonly number[], jury: readonly Member[]): Ground {
  const draw: Operation<ClosedList> = {
    name: 'drawCup',
    from: ['OPEN'],
    weight: 1,
    propose: ({ id }, random) => ({
      by: random.pick(jury),
      document: mutation('drawCup', 'seasonYear: Int!, seed: String!', '... on CupDrawn { cup { seasonYear } }'),
      variables: { seasonYear: Number(id), seed: `lottery ${random.below(1000)}` },
    }),
    effect: ({ __typename: type }, { id }) => (type === 'CupDrawn' ? { about: id, did: 'drawCup' } : null),
  };
  return {
    name: 'draws of the cup',
    weight: 1,
    places: years.map((year): ClosedList => ({ id: String(year), state: 'OPEN' })),
    operations: [draw],
    heard: () => undefined,
    async look(place: Place, ask: Ask) {
      const data = await ask(DRAW, { year: Number(place.id) });
      if (data !== null) place.state = data.cup!.draw === null ? 'OPEN' : 'DRAWN';
    },
  };
}

/** More pairs than there is room for enter and withdraw as long as the list is open (10). */
export function cupEntries(year: number, pairs: readonly Side[]): Ground {
  const byId = new Map(pairs.map((pair) => [pair.side.id, pair]));
  const operation = (name: string, from: string): Operation => ({
    name,
    from: [from],
    weight: 1,
    propose: ({ id }, random) => ({
      by: random.pick(byId.get(id!)!.members),
      document: mutation(name, 'pairId: UUID!', '... on CupSaved { cup { seasonYear } }'),
      variables: { pairId: id },
    }),
    effect: ({ __typename: type }, { id }) => (type === 'CupSaved' ? { about: id!, did: name } : null),
  });
  return {
    name: 'entries of the cup',
    weight: 1,
    places: pairs.map(({ side }): Place => ({ id: side.id, state: 'OUT' })),
    operations: [operation('enterCup', 'OUT'), operation('withdrawFromCup', 'ENTERED')],
    heard: () => undefined,
    async look(place: Place, ask: Ask) {
      const data = await ask(ENTRIES, { year });
      if (data === null) return;
      place.state = data.cup!.entries.some(({ pair }) => pair.id === place.id) ? 'ENTERED' : 'OUT';
    },
  };
}
