import fc from 'fast-check';
import { expect, it } from '@jest/globals';
import { byName, nameKey } from '@tarokk/competition';

/** Names that differ in little: letters with and without accents and case, spaces, letters that no accent makes. */
const name = fc.string({
  unit: fc.constantFrom('a', 'A', 'á', 'b', 'ö', 'Ő', 'ß', ' ', '-'),
  minLength: 1,
  maxLength: 6,
});

it('D16 where only texts can be compared, keys sort names as lists do', () => {
  fc.assert(
    fc.property(name, name, (a, b) => {
      const order = byName({ id: '', name: a }, { id: '', name: b });
      const [keyOfA, keyOfB] = [nameKey(a), nameKey(b)].map((key) => Buffer.from(key));
      expect(Math.sign(Buffer.compare(keyOfA!, keyOfB!))).toBe(Math.sign(order));
    }),
  );
});

it('9 names that differ in case alone have one key where case says nothing, others have two', () => {
  const key = (team: string): string => nameKey(team, team.toLowerCase());
  expect(key('Desperádók')).toBe(key('DESPERÁDÓK'));
  expect(key('Desperádók')).not.toBe(key('Desperadok'));
});
