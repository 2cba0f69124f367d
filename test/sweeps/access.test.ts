import { enumName } from '../../apps/api/src/platform/schema/enum-of.js';
import { problemCodes } from '../../apps/api/src/platform/problems/problem-codes.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectFile } from '../support/text-files.js';
import { mayAsAnybody, mayByAdminToken } from '../support/access/admin-token.js';
import { chosenRoles, isRefused } from '../support/access/chosen-roles.js';
import { accessDocument, documentOfAccess, type Found } from '../support/access/document.js';
import { matrixOfFiles } from '../support/access/files.js';
import {
  leftByRefusals,
  silentMutations,
  matrixOfMutations,
  matrixOfQueries,
  type Outcomes,
  type Tried,
  tryMutations,
} from '../support/access/matrix.js';
import { nobodyHere } from '../support/access/mutations.js';
import { Setups } from '../support/access/setups.js';
import { matrixOfSubscriptions } from '../support/access/subscriptions.js';
import { Watch } from '../support/access/watch.js';
import { ownOffice } from '../support/own-office.js';

// Nothing is told: what a write leaves is all that happens.
const { office, world, clock, end } = await ownOffice({
  day: new Date().toISOString(),
  environment: { THROTTLE_ADDRESS: '1000000', JOBS: 'off', DOWNLOADS: '20' },
});
const { database } = world;
let watch: Watch;
let tried: readonly Tried[];
let found: Found;

beforeAll(async () => {
  watch = await Watch.begin(database);
  const setups = new Setups(office, database, clock);
  tried = await tryMutations(setups, chosenRoles(), isRefused);
  found = {
    mutations: await matrixOfMutations(tried, watch),
    queries: await matrixOfQueries(setups),
    subscriptions: await matrixOfSubscriptions(office, setups),
    files: await matrixOfFiles(office, setups),
  };
}, 600_000);

afterAll(end);

function rows(): readonly (readonly [string, Outcomes])[] {
  const { mutations, queries, subscriptions, files } = found;
  return [mutations, queries, subscriptions, files].flatMap((matrix) => [...matrix]);
}

describe('what each role may do with what is their own and what is not', () => {
  it('is never a fault of the office, nor a request that it does not understand', () => {
    const known = new Set<string>(['yes', 'nothing', 'UNAUTHENTICATED', 'FORBIDDEN', 'SheetDiffers']);
    for (const code of problemCodes) known.add(code).add(enumName(code));
    const outcomes = rows().flatMap(([name, row]) => Object.values(row).map((word) => ({ name, word })));
    expect(outcomes.filter(({ word }) => !known.has(word))).toEqual([]);
  });

  it('is something for somebody, so that no refusal has another reason than who asks', () => {
    const impossible = rows().filter(([, row]) => !Object.values(row).includes('yes'));
    expect(impossible.map(([name]) => name)).toEqual([
      ...Object.keys(nobodyHere),
      `/archives/season-….zip: of an open season`,
    ]);
  });

  it('changes nothing in any table of the database when it is refused', async () => {
    expect(await leftByRefusals(tried, watch)).toEqual([]);
  });

  it('records an event when it changes something, so that whoever has to know can be told', async () => {
    expect(await silentMutations(tried, watch)).toEqual([]);
  });

  it('34 is open to a token of an admin where that was decided, and nowhere else', () => {
    const outcomes = new Map([...found.mutations].map(([name, { adminToken }]) => [name, adminToken]));
    const open = [...outcomes].filter(([, outcome]) => outcome !== 'FORBIDDEN').map(([name]) => name);
    expect(open.toSorted()).toEqual([...mayByAdminToken, ...mayAsAnybody].toSorted());
    expect(mayByAdminToken.map((name) => outcomes.get(name))).toEqual(mayByAdminToken.map(() => 'yes'));
  });

  it('is what docs/access.md says (else look at what has changed, and if it is right: npm run access)', async () => {
    expectFile(accessDocument, await documentOfAccess(found));
  });
});
