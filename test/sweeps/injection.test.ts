import { getNamedType, isEnumType, isNonNullType, type GraphQLArgument } from 'graphql';
import { afterAll, describe, expect, it } from '@jest/globals';
import { raw } from '../support/ask.js';
import { saidOf } from '../support/access/document.js';
import { attempt, documentOf, fieldsOfInput, mutationFields, queryFields } from '../support/access/arguments.js';
import { mutations, nobodyHere } from '../support/access/mutations.js';
import { another, type Role, type Setup } from '../support/access/setup.js';
import { alone, Setups } from '../support/access/setups.js';
import {
  HARMLESS_IF_KEPT,
  hostileTexts,
  namesOfPlaces,
  type Path,
  textPlaces,
  withText,
} from '../support/hostile-texts.js';
import { type Answer } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';
import { isFull } from '../support/full.js';

// Nothing is told or sent meanwhile.
const environment = { THROTTLE_ADDRESS: '1000000', THROTTLE_ACCOUNT: '10000', JOBS: 'off' };
const { office, world, clock, end } = await ownOffice({ day: new Date().toISOString(), environment });
afterAll(end);

const setups = new Setups(office, world.database, clock);

/** Who does it in the first place: an attempt is only worth something if it gets as far as the work itself. */
const doers: readonly Role[] = ['captain', 'opponent', 'juror', 'admin', 'player'];

/** As docs/access.md says, which the test of access holds against the office. */
function doerOf(name: string): Role {
  const doer = doers.find((role) => saidOf(name, role) === 'yes');
  if (doer === undefined) throw new Error(`By docs/access.md nobody can do ${name}.`);
  return doer;
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
  return isFull ? all : [all[place % all.length]!];
}

const harmless = (): string => `${HARMLESS_IF_KEPT} ${another()}`;

/** Tries hostile texts in every place of one mutation. */
async function attack(name: string): Promise<void> {
  const doer = doerOf(name);
  const { given: make, also = [], season } = mutations[name]!;
  for (const each of [make, ...also]) {
    const fresh = async (): Promise<readonly [Setup, Record<string, unknown>]> => {
      const setup = await setups.setup(season);
      return [setup, { ...(await each(setup)) }];
    };
    const first = await fresh();
    // What has been done once is done: the next attempt, if there is one, has something new.
    let unused: typeof first | null = first;
    /** Whether it was done with these texts. */
    const isDoneWith = async (kind: string, texts: readonly (readonly [Path, string])[]): Promise<boolean> => {
      unused ??= await fresh();
      const [setup, options] = unused;
      const hostile = texts.reduce((input, [path, text]) => withText(input, path, text), options);
      const { outcome, answer } = await attempt(setup[doer], name, hostile);
      expectClean(answer, `${name} with ${kind} as ${texts.map(([path]) => path.join('.')).join(', ')}`);
      if (outcome === 'done') unused = null;
      return outcome === 'done';
    };
    const places = textPlaces(fieldsOfInput(mutationFields[name]!), first[1]).filter(
      (place) => !tried.has(`${name}.${place.name}`),
    );
    // All at once where that is done, for then each was taken; else, and with FULL=1, one after the other.
    const free = places.filter(({ hasForm }) => !hasForm);
    const areTaken =
      !isFull &&
      free.length > 1 &&
      (await isDoneWith(
        'harmless',
        free.map(({ path }) => [path, harmless()] as const),
      ));
    for (const { path, name: place, hasForm } of places) {
      tried.add(`${name}.${place}`);
      const hostile = hasForm ? [] : inTurn(tried.size);
      // Not the same twice: names are taken.
      const kept = areTaken && !hasForm ? [] : [['harmless', harmless()] as const];
      for (const [kind, text] of [...hostile, ...kept]) await isDoneWith(kind, [[path, text]]);
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
