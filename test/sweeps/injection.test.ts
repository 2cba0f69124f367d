import { getNamedType, isEnumType, isNonNullType, type GraphQLArgument } from 'graphql';
import { afterAll, describe, expect, it } from '@jest/globals';
import { raw } from '../support/ask.js';
import { attempt, documentOf, fieldsOfInput, mutationFields, queryFields } from '../support/access/arguments.js';
import { mutations, nobodyHere } from '../support/access/mutations.js';
import { another, type Role, type Setup } from '../support/access/setup.js';
import { alone, Setups } from '../support/access/setups.js';
import { HARMLESS_IF_KEPT, hostileTexts, namesOfPlaces, textPlaces, withText } from '../support/hostile-texts.js';
import { type Answer } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';

// Nothing is told or sent meanwhile.
const environment = { THROTTLE_ADDRESS: '1000000', THROTTLE_ACCOUNT: '10000', JOBS: 'off' };
const { office, world, clock, end } = await ownOffice({ day: new Date().toISOString(), environment });
afterAll(end);

const setups = new Setups(office, world.database, clock);

/** Who does it in the first place: an attempt is only worth something if it gets as far as the work itself. */
const doers: readonly Role[] = ['captain', 'opponent', 'juror', 'admin', 'player'];

async function doerOf(name: string): Promise<Role> {
  const { given: make, season } = mutations[name]!;
  const setup = await setups.setup(season);
  const input = await make(setup);
  for (const role of doers) if ((await attempt(setup[role], name, input)).outcome === 'done') return role;
  throw new Error(`Nobody can do ${name}.`);
}

/** An answer that says what is wrong with the request, in words for whoever sent it. */
function expectClean({ status, errors }: Answer, what: string): void {
  expect([what, [200, 400].includes(status)]).toEqual([what, true]);
  for (const { message, extensions } of errors) {
    expect(`${what}: ${message}: ${String(extensions['code'])}`).toMatch(
      /: (INPUT_INVALID|FORBIDDEN|UNAUTHENTICATED)$/,
    );
    expect(message).not.toMatch(/prisma|postgres|relation |syntax|undefined|node_modules|\bat \w+ \(/i);
  }
}

/** Names of the places that were tried, as `addPerson.name`. */
const tried = new Set<string>();

/** One kind of hostile text for each place, in turn; with FULL=1 all of them. */
function inTurn(place: number): readonly (readonly [string, string])[] {
  const all = Object.entries(hostileTexts);
  return process.env['FULL'] === '1' ? all : [all[place % all.length]!];
}

/** Tries hostile texts in every place of one mutation. */
async function attack(name: string): Promise<void> {
  const doer = await doerOf(name);
  const { given: make, also = [], season } = mutations[name]!;
  for (const each of [make, ...also]) {
    const fresh = async (): Promise<readonly [Setup, Record<string, unknown>]> => {
      const setup = await setups.setup(season);
      return [setup, { ...(await each(setup)) }];
    };
    const first = await fresh();
    // What has been done once is done: the next attempt, if there is one, has something new.
    let unused: typeof first | null = first;
    const known = new Set(tried);
    for (const { path, name: place, hasForm } of textPlaces(fieldsOfInput(mutationFields[name]!), first[1])) {
      if (known.has(`${name}.${place}`)) continue;
      tried.add(`${name}.${place}`);
      // Not the same twice: names are taken.
      const harmless = ['harmless', `${HARMLESS_IF_KEPT} ${another()}`] as const;
      for (const [kind, text] of hasForm ? [harmless] : [...inTurn(tried.size), harmless]) {
        unused ??= await fresh();
        const [setup, options] = unused;
        const { outcome, answer } = await attempt(setup[doer], name, withText(options, path, text));
        expectClean(answer, `${name} with ${kind} as ${path.join('.')}`);
        if (outcome === 'done') unused = null;
      }
    }
  }
}

/**
 * Their documents are read by the parsers of sheets and sessions, which `submitSheet` here, fuzzing and properties try text by
 * text; their other texts are tried in the tests of imports and of the free championship.
 */
const manyDocuments = ['importMatches', 'submitFreeGame'];

describe('a hostile text in a mutation is refused in words or taken for a text, and is never an error of the office', () => {
  const possible = Object.keys(mutations).filter((name) => !(name in nobodyHere) && !manyDocuments.includes(name));
  it.concurrent.each(possible.filter((name) => !alone.includes(name)))('%s', attack);
  it.each(alone)('%s', attack);

  it('wherever the schema has a text (else: give it one in the row of the mutation, in test/support/access)', () => {
    const places = possible.flatMap((name) =>
      namesOfPlaces(fieldsOfInput(mutationFields[name]!)).map((place) => `${name}.${place}`),
    );
    expect(places.filter((place) => !tried.has(place))).toEqual([]);
  });

  it('a query takes it for a text that is found nowhere, or refuses it', async () => {
    const everything = await world.member({ jury: true, admin: true });
    for (const field of Object.values(queryFields)) {
      const input = Object.fromEntries(
        field.args.filter(({ type }) => isNonNullType(type)).map((each) => [each.name, plain(each)]),
      );
      if (field.args.some((each) => each.name === 'filter')) input['filter'] = {};
      if (field.args.some((each) => each.name === 'venue')) input['venue'] = { name: 'x', public: true };
      for (const { path, hasForm } of textPlaces(field.args, input)) {
        const harmless = { harmless: HARMLESS_IF_KEPT };
        for (const [kind, text] of Object.entries(hasForm ? harmless : { ...hostileTexts, ...harmless })) {
          const variables = withText(input, path, text);
          const document = documentOf('query', field, Object.keys(variables), '{ __typename }');
          expectClean(await raw(everything, document, variables), `${field.name} with ${kind} as ${path.join('.')}`);
        }
      }
    }
  });
});

/** Something that an argument may be. */
function plain({ type }: GraphQLArgument): unknown {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]!.name;
  switch (named.name) {
    case 'Int':
      return 1;
    case 'Boolean':
      return false;
    case 'UUID':
      return '00000000-0000-4000-8000-000000000000';
    case 'JSON':
      return { format: 'royal-tarokk-match/1', date: 'x', venue: 'x' };
    default:
      return 'office';
  }
}
