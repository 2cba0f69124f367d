import { describe, expect, it } from '@jest/globals';
import { mayAsAnybody, mayByAdminToken } from '../support/access/admin-token.js';
import { mutationFields } from '../support/access/arguments.js';
import { queriesByIds } from '../support/access/matrix.js';
import { mutations } from '../support/access/mutations.js';
import { queries } from '../support/access/queries.js';
import { subscriptionFields, subscriptions } from '../support/access/subscriptions.js';
import { readText } from './rulebook.js';

/** Names of the rows of docs/access.md, which test/sweeps/access.test.ts holds against what happens. */
const documented = [...readText('docs/access.md').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!);
const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort();

describe('docs/access.md', () => {
  it('tries every mutation as every role (else: add a row in test/support/access/mutations.ts, then npm run access)', () => {
    expect(sorted(Object.keys(mutations))).toEqual(sorted(Object.keys(mutationFields)));
  });

  it('34 knows the mutations that a token of an admin may send, each once', () => {
    const decided = [...mayByAdminToken, ...mayAsAnybody];
    expect(decided.filter((name) => !(name in mutationFields))).toEqual([]);
    expect(decided.toSorted()).toEqual(sorted(decided));
  });

  it('tries every query of something by its id (else: add a row in test/support/access/queries.ts, then npm run access)', () => {
    expect(sorted(queries.map(({ field }) => field))).toEqual(sorted(queriesByIds()));
  });

  it('tries every subscription (else: add a row in test/support/access/subscriptions.ts, then npm run access)', () => {
    expect(sorted(subscriptions.map(({ field }) => field))).toEqual(sorted(Object.keys(subscriptionFields)));
  });

  it('has a row for each of them (else: npm run access)', () => {
    expect(sorted(documented)).toEqual(
      sorted([...Object.keys(mutations), ...queriesByIds(), ...Object.keys(subscriptionFields)]),
    );
  });
});
