import { cardCode } from '../../cards/card.js';
import { type JsonSchema } from '../../record/json-schema.js';
import { catalogue } from '../announcements/catalogue.js';
import { type Parameter } from '../announcements/definition.js';
import { silentBonusIds } from '../announcements/ids.js';
import { deck, highCards } from '../deck.js';
import { partyNames, roles, seatNames } from '../table.js';
import { gamesOfKind, lowerTarocks, MATCH_FORMAT, matchKinds } from './match.js';

const object = (properties: JsonSchema, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});
const list = (items: JsonSchema, length?: number): JsonSchema => ({
  type: 'array',
  items,
  ...(length === undefined ? {} : { minItems: length, maxItems: length }),
});
const oneOf = (values: readonly string[]): JsonSchema => ({ enum: values });
const reference = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });
const byParty = (schema: JsonSchema): JsonSchema =>
  object(Object.fromEntries(partyNames.map((party) => [party, schema])));

const integer: JsonSchema = { type: 'integer' };
const cards = (count: number): JsonSchema => ({ ...list(reference('highCard'), count), uniqueItems: true });
const anySuit = oneOf(['S', 'C', 'H', 'D']);

const parameterSchemas: Readonly<Record<Parameter, JsonSchema>> = {
  none: {},
  card: { card: reference('highCard') },
  'two-cards': { cards: cards(2) },
  'three-cards': { cards: cards(3) },
  suit: { suit: anySuit },
  'black-suit': { suit: oneOf(['S', 'C']) },
  'red-and-black': {
    suits: { type: 'array', prefixItems: [oneOf(['H', 'D']), oneOf(['S', 'C'])], minItems: 2, maxItems: 2 },
  },
  count: { count: integer },
  'suit-and-count': { suit: anySuit, count: integer },
};

interface IdGroup {
  readonly ids: string[];
  readonly parameter: Parameter;
  readonly isMessage: boolean;
}

/** The ids that take the same parameters, messages apart: they have no result on a sheet. */
const idGroups: readonly IdGroup[] = catalogue.reduce<IdGroup[]>((groups, { id, parameter, family }) => {
  const isMessage = family === 'message';
  const group = groups.find((known) => known.parameter === parameter && known.isMessage === isMessage);
  if (group) group.ids.push(id);
  else groups.push({ ids: [id], parameter, isMessage });
  return groups;
}, []);

function named(
  key: 'announce' | 'contra',
  further: (isMessage: boolean) => JsonSchema = () => ({}),
): readonly JsonSchema[] {
  return idGroups.map(({ ids, parameter, isMessage }) =>
    object({ [key]: oneOf(ids), ...parameterSchemas[parameter], ...further(isMessage) }),
  );
}

const sheetSide = object({
  tarocks: { type: 'integer', minimum: 0, maximum: 20 },
  honours: { type: 'integer', minimum: 0, maximum: 2 },
  has: { ...list(oneOf(lowerTarocks)), uniqueItems: true },
  announcements: list({
    oneOf: named('announce', (isMessage) => ({
      by: oneOf(roles),
      ...(isMessage ? {} : { result: oneOf(['won', 'lost']) }),
    })),
  }),
  contras: list({ oneOf: named('contra') }),
  silent: { ...list(oneOf(silentBonusIds)), uniqueItems: true },
  points: integer,
});

const hand = { ...list(reference('card'), 10), uniqueItems: true };
const playedGame = object(
  {
    number: { type: 'integer', minimum: 1 },
    deal: byParty(object(Object.fromEntries(roles.map((role) => [role, hand])))),
    auction: list(
      object({ seat: oneOf(seatNames), calls: list({ oneOf: [...named('announce'), ...named('contra')] }) }),
    ),
    tricks: list({ ...list(reference('card'), 4), uniqueItems: true }, 10),
    claim: byParty(integer),
  },
  ['claim'],
);
const scoredGame = object({ number: { type: 'integer', minimum: 1 }, sheet: byParty(sheetSide) });

/** How many games a kind has; without `kind` it is a match. */
const numbersOfGames = matchKinds.map((kind) => ({
  if: { type: 'object', properties: { kind: { const: kind } }, ...(kind === 'match' ? {} : { required: ['kind'] }) },
  then: {
    type: 'object',
    properties: { games: { type: 'array', minItems: gamesOfKind[kind].least, maxItems: gamesOfKind[kind].most } },
  },
}));

/**
 * JSON Schema (2020-12) of `royal-tarokk-match/1`. It says all of the form; that forty different cards are dealt, that
 * everybody holds what he plays and that a date exists is beyond it and checked by `parseMatch`.
 */
export const matchSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `urn:${MATCH_FORMAT.replace('/', ':')}`,
  title: 'A match of Royal Tarokk',
  ...object(
    {
      format: { const: MATCH_FORMAT },
      kind: oneOf(matchKinds),
      date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
      venue: reference('name'),
      parties: byParty(
        object({ team: reference('name'), collector: reference('name'), interceptor: reference('name') }),
      ),
      firstDealer: oneOf(partyNames),
      games: list({ oneOf: [playedGame, scoredGame] }),
    },
    ['kind', 'date', 'venue'],
  ),
  allOf: numbersOfGames,
  $defs: {
    name: { type: 'string', minLength: 1, maxLength: 200, pattern: '^\\P{Cc}*$' },
    card: oneOf(deck.map(cardCode)),
    highCard: oneOf(highCards.map(cardCode)),
  },
};
