import { text, type BySeat, type Reader } from '@tarokk/rules';
import { readId } from './read-id.js';
import { inOrder, personsAt } from './seating.js';
import { type PersonId, type Substitution } from './sheet.js';

/** One a side is allowed (9); more can have happened and are found afterwards, but not more than this. */
export const MOST_SUBSTITUTIONS = 20;

const tooMany = text(
  'at most {most} substitutions can be written here',
  'hier können höchstens {most} Wechsel stehen',
  'itt legfeljebb {most} csere állhat',
);
const notSeated = text(
  '{person} is not at the table then',
  '{person} sitzt dann nicht am Tisch',
  '{person} ekkor nem ül az asztalnál',
);
const alreadySeated = text(
  '{person} is at the table already',
  '{person} sitzt schon am Tisch',
  '{person} már az asztalnál ül',
);

/** Who, for whom, from which game (9): whoever leaves sits at the table at that time, whoever comes does not. */
export function readSubstitutions(
  reader: Reader,
  value: unknown,
  persons: BySeat<PersonId>,
  games: number,
): readonly Substitution[] {
  const items = reader.array(value) ?? [];
  if (items.length > MOST_SUBSTITUTIONS) reader.problem(tooMany, { most: MOST_SUBSTITUTIONS });
  const before = reader.count;
  const read = items.slice(0, MOST_SUBSTITUTIONS).map((item, index): Substitution => {
    reader.enter(index);
    const object = reader.object(item);
    if (object) reader.keys(object, ['person', 'for', 'from']);
    const substitution = {
      person: object ? readId(reader, object.person, 'person') : '',
      for: object ? readId(reader, object.for, 'for') : '',
      // Without a readable record the number of games is not known, and its problems are enough.
      from: object ? reader.integerWithin(object.from, 'from', 2, Math.max(2, games === 0 ? 100 : games)) : 2,
    };
    reader.leave();
    return substitution;
  });
  if (reader.count === before && !persons.includes('')) checkSeats(reader, read, persons);
  return read;
}

function checkSeats(reader: Reader, substitutions: readonly Substitution[], persons: BySeat<PersonId>): void {
  const earlier: Substitution[] = [];
  for (const substitution of inOrder(substitutions)) {
    const seated = personsAt({ persons, substitutions: earlier }, substitution.from);
    const index = substitutions.indexOf(substitution);
    if (!seated.includes(substitution.for)) reader.problem(notSeated, { person: substitution.for }, index, 'for');
    if (seated.includes(substitution.person)) {
      reader.problem(alreadySeated, { person: substitution.person }, index, 'person');
    }
    earlier.push(substitution);
  }
}
