import { hash } from '@node-rs/argon2';
import { client } from '../support/given.js';
import { startMeasuredOffice } from './office/servers.js';
import { makeTemplates } from './office/stored-matches.js';
import { graphql, send } from '../support/ask.js';

// Somebody who tries names must not learn from the time of the answer whether there is such an account (rule of the house:
// an unknown one takes the same check of the password).

const TRIES = 60;
const LOGIN = graphql(
  'mutation ($name: Name!) { login(input: { name: $name, password: "not the right one" }) { __typename } }',
);

const { office, databaseUrl, stop } = await startMeasuredOffice({
  THROTTLE_ACCOUNT: '10000',
  THROTTLE_ADDRESS: '1000000',
});
const { world } = await makeTemplates({ url: office.url, databaseUrl });
const member = await world.member();
await world.database.query('UPDATE "account" SET "username" = $2, "password_hash" = $3 WHERE "id" = $1', [
  member.accountId,
  'known',
  await hash('a long passphrase of his', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
]);
const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
const tryIt = async (name: string): Promise<number> => {
  const begun = performance.now();
  const { __typename } = await send(client(office), LOGIN, { name });
  if (__typename !== 'Refused') throw new Error(__typename);
  return performance.now() - begun;
};
for (let warmUp = 0; warmUp < 5; warmUp++) await tryIt('known');
for (let number = 0; number < TRIES; number++) {
  times.known.push(await tryIt('known'));
  times.unknown.push(await tryIt(`unknown${number}`));
}
const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const [known, unknown] = [middle(times.known), middle(times.unknown)];
console.log(
  `A login with a wrong password: ${known.toFixed(1)} ms for a known account, ${unknown.toFixed(1)} ms for an unknown one`,
);
console.log(`  ${(unknown / known).toFixed(2)} × (medians of ${TRIES}, in turns)`);
await world.end();
await stop();
