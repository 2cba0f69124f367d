import type { Office } from '../office.js';
import { answerOf, openSocket } from '../socket.js';
import { documentOf, type Arguments, schema } from './arguments.js';
import { isShown, type Matrix, nameOf, ofEachRole, type Outcomes } from './matrix.js';
import { matchOf } from './preparations.js';
import { grandPrix } from './preparations-of-competitions.js';
import type { Setup } from './setup.js';
import type { Setups } from './setups.js';

export const subscriptionFields = schema.getSubscriptionType()!.getFields();

interface SubscriptionRow {
  readonly field: string;
  readonly of?: string;
  readonly given: (setup: Setup) => Arguments | Promise<Arguments>;
  /** What the first message has to hold, so that it counts as shown. */
  readonly shows?: string;
}

const year = ({ season }: Setup): Arguments => ({ seasonYear: season });
const matchIn =
  (state: 'submitted' | 'approved') =>
  async (setup: Setup): Promise<Arguments> => ({ id: (await matchOf(setup, state)).matchId });

/** Every subscription: a new one has to be added here, in the order of the alphabet. */
export const subscriptions: readonly SubscriptionRow[] = [
  { field: 'cupChanged', given: year },
  { field: 'freeTableChanged', given: year },
  { field: 'grandPrixChanged', given: async (setup) => ({ id: (await grandPrix(setup)).id }), shows: 'grandPrix' },
  { field: 'juryQueueChanged', given: () => ({}) },
  { field: 'matchChanged', of: 'submitted', given: matchIn('submitted'), shows: 'match' },
  { field: 'matchChanged', of: 'approved', given: matchIn('approved'), shows: 'match' },
  { field: 'myMatchesChanged', given: () => ({}) },
  { field: 'myNotificationsChanged', given: () => ({}) },
  { field: 'resultsChanged', given: () => ({}) },
  { field: 'standingsChanged', given: year },
  { field: 'trophiesChanged', given: () => ({}) },
];

export async function matrixOfSubscriptions(office: Office, setups: Setups): Promise<Matrix> {
  const setup = await setups.setup('past');
  const matrix = new Map<string, Outcomes>();
  for (const row of subscriptions) {
    const { field, given, shows } = row;
    const options = await given(setup);
    const selection = `{ __typename ${shows === undefined ? '' : `${shows} { __typename }`} }`;
    const document = documentOf('subscription', subscriptionFields[field]!, Object.keys(options), selection);
    const outcomes = await ofEachRole(async (role) => {
      const socket = await openSocket(office, setup.headers[role]);
      const { data, errors } = answerOf(await socket.watchRaw(document, options).message());
      socket.close();
      if (errors.length > 0) return String(errors[0]!.extensions['code']);
      return isShown(data?.[field], shows === undefined ? [] : [shows]) ? 'yes' : 'nothing';
    });
    matrix.set(nameOf(row), outcomes);
  }
  return matrix;
}
