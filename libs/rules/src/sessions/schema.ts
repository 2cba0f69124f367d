import { cardCode } from '../cards/card.js';
import { cardsOf, type CardSet } from '../cards/card-set.js';
import { type JsonSchema } from '../record/json-schema.js';
import { type ActName } from './acts.js';
import { SESSION_FORMAT } from './record.js';
import { rulesets } from './rulesets.js';
import { type Ruleset } from './ruleset.js';
import { scoredKeys, type ScoredKey } from './ruleset-data.js';
import { honours, TALON } from './pack.js';

const object = (properties: JsonSchema, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});
const list = (items: JsonSchema, least?: number, most = least): JsonSchema => ({
  type: 'array',
  items,
  ...(least === undefined ? {} : { minItems: least }),
  ...(most === undefined ? {} : { maxItems: most }),
});
const oneOf = (values: readonly string[]): JsonSchema => ({ enum: values });
const integer = (minimum?: number, maximum?: number): JsonSchema => ({
  type: 'integer',
  ...(minimum === undefined ? {} : { minimum }),
  ...(maximum === undefined ? {} : { maximum }),
});
const cards = (set: CardSet): JsonSchema => oneOf(cardsOf(set).map(cardCode));
const ids = (named: readonly { readonly id: string }[]): readonly string[] => named.map(({ id }) => id);
const name: JsonSchema = { type: 'string', minLength: 1, maxLength: 200, pattern: '^\\P{Cc}*$' };

/**
 * JSON Schema of `tarock-session/1`, one alternative per ruleset of the catalogue. It says what can be said of a record
 * without following it: what holds between values (the pack, cards held, the form of an exchange) only the parser knows.
 */
export function sessionSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A session of tarock deals',
    type: 'object',
    properties: { ruleset: oneOf(ids(rulesets)) },
    required: ['ruleset'],
    oneOf: rulesets.map((ruleset) => ({ $ref: `#/$defs/${ruleset.id}` })),
    $defs: Object.fromEntries(rulesets.map((ruleset) => [ruleset.id, schemaOf(ruleset)])),
  };
}

function schemaOf(ruleset: Ruleset): JsonSchema {
  const most = Math.max(...ruleset.players);
  const payments = list(integer(), Math.min(...ruleset.players), most);
  const counts = list(integer(0), 0, most);
  const session = {
    format: { const: SESSION_FORMAT },
    ruleset: { const: ruleset.id },
    options: object(
      Object.fromEntries(ruleset.options.map(({ id, values }) => [id, oneOf(values)])),
      ids(ruleset.options),
    ),
    date: { type: 'string', format: 'date' },
    venue: name,
    players: list(name, Math.min(...ruleset.players), most),
    firstDealer: integer(0, most - 1),
    start: {
      ...object({ factor: integer(1), rounds: list(integer(1)), pot: integer(0), woods: counts }, [
        'factor',
        'rounds',
        'pot',
        'woods',
      ]),
      dependentRequired: { factor: ['rounds'], rounds: ['factor'] },
    },
    ...(ruleset.notice ? { notice: integer(1) } : {}),
    deals: list({ oneOf: [playedSchema(ruleset), scoredDealSchema(ruleset)] }),
    claim: object({ totals: payments }, ['totals']),
  };
  return object(session, ['options', 'date', 'venue', 'start', 'notice', 'claim']);
}

function anyDeal(ruleset: Ruleset): Record<string, JsonSchema> {
  const most = Math.max(...ruleset.players);
  const payments = list(integer(), Math.min(...ruleset.players), most);
  const fine = object({ seat: integer(0, most - 1), amount: integer(1) });
  return {
    number: integer(1),
    dealer: integer(0, most - 1),
    claim: object({ payments, totals: payments }, ['payments', 'totals']),
    ...(mayHaveFines(ruleset) ? { fines: list(fine) } : {}),
  };
}

/** With some value of some option. */
function mayHaveFines(ruleset: Ruleset): boolean {
  return ruleset.options.some(({ id, values }) => values.some((value) => ruleset.fines({ [id]: value })));
}

function playedSchema(ruleset: Ruleset): JsonSchema {
  const { form, pack } = ruleset;
  const card = cards(pack.cards);
  const entries = (acts: readonly ActName[]): JsonSchema =>
    list(
      acts.length === 0
        ? (false as unknown as JsonSchema)
        : { oneOf: acts.map((act) => actSchema(act, ruleset, true)) },
    );
  const seat = integer(0, Math.max(...ruleset.players) - 1);
  const phases = {
    start: entries(form.start),
    auction: list(object({ seat, bid: oneOf(['pass', ...form.bids]) })),
    calling: entries(form.calling),
    exchange: entries(form.exchange),
    announcements: list(object({ seat, say: list({ oneOf: form.say.map((act) => actSchema(act, ruleset, false)) }) })),
    tricks: list(list(card, 4)),
    after: entries(form.after),
  };
  const hands = list(list(card, 0, pack.hand), Math.min(...ruleset.players), Math.max(...ruleset.players));
  return object({ ...anyDeal(ruleset), hands, talon: list(card, TALON), ...phases }, [
    'claim',
    'fines',
    ...Object.keys(phases),
  ]);
}

function actSchema(act: ActName, ruleset: Ruleset, withSeat: boolean): JsonSchema {
  const seat = integer(0, Math.max(...ruleset.players) - 1);
  const fields = actFields(act, ruleset, seat);
  return object({ ...(withSeat ? { seat } : {}), act: { const: act }, ...fields }, ['of']);
}

function actFields(act: ActName, ruleset: Ruleset, seat: JsonSchema): Record<string, JsonSchema> {
  const { form } = ruleset;
  switch (act) {
    case 'throw-in':
    case 'four-kings':
    case 'varsava':
    case 'agree':
    case 'not':
    case 'decline':
    case 'surrender':
    case 'annul':
    case 'claim-tarokks':
      return {};
    case 'call':
      return { card: cards(form.callable) };
    case 'announce':
    case 'show':
      return { bonus: oneOf(ids(ruleset.bonuses)) };
    case 'declare':
      return { what: oneOf(declarationIds(ruleset)) };
    case 'kontra':
      return {
        on: oneOf(['game', ...ids(ruleset.bonuses)]),
        level: integer(1),
        ...(form.kontraOf === true ? { of: seat } : {}),
      };
    case 'discard':
      return { cards: list(cards(ruleset.pack.cards)) };
    case 'take': {
      const { key, most, exposed } = form.take!;
      return { [key]: integer(1, most), ...(exposed ? { exposed: integer(0, most) } : {}) };
    }
    case 'give-up':
      return form.seen === undefined ? {} : { seen: integer(1, form.seen.most) };
  }
}

/** Every declaration that some option knows. */
function declarationIds(ruleset: Ruleset): readonly string[] {
  const settings = [{}, ...ruleset.options.flatMap(({ id, values }) => values.map((value) => ({ [id]: value })))];
  return [...new Set(settings.flatMap((options) => ids(ruleset.declarations(options))))];
}

function scoredDealSchema(ruleset: Ruleset): JsonSchema {
  const { scored } = ruleset;
  const schemas = scored.outcomes.flatMap((outcome) => {
    const contracts = scored.contracts(outcome);
    return contracts.length === 0
      ? [scoredSchema(ruleset, outcome, '')]
      : contracts.map((contract) => scoredSchema(ruleset, outcome, contract));
  });
  return object({ ...anyDeal(ruleset), scored: { oneOf: schemas } }, ['claim', 'fines']);
}

const mayBeMissing: readonly ScoredKey[] = [
  'kontra',
  'bonuses',
  'declarations',
  'claims',
  'talonHonours',
  'contras',
  'agreed',
  'lost',
  'skiz',
];

function scoredSchema(ruleset: Ruleset, outcome: string, contract: string): JsonSchema {
  const { scored } = ruleset;
  const most = Math.max(...ruleset.players);
  const every = Object.fromEntries(ruleset.options.map(({ id, values }) => [id, values.at(-1)!]));
  const keys = scored.keys(outcome, contract, every, most);
  const fields = Object.fromEntries(
    scoredKeys.filter((key) => keys.includes(key)).map((key) => [key, scoredField(key, ruleset, contract, most)]),
  );
  return object({ outcome: { const: outcome }, ...fields }, [
    ...mayBeMissing,
    ...(outcome === 'played' ? ['outcome'] : []),
  ]);
}

function scoredField(key: ScoredKey, ruleset: Ruleset, contract: string, most: number): JsonSchema {
  const { scored } = ruleset;
  const seat = integer(0, most - 1);
  const level = integer(0, ruleset.kontras.length);
  const sides = oneOf(['declarer', 'opponents']);
  const counts = (by: 'side' | 'seat'): JsonSchema =>
    by === 'side'
      ? object({ declarer: integer(0), opponents: integer(0) })
      : list(integer(0), Math.min(...ruleset.players), most);
  switch (key) {
    case 'contract':
      return { const: contract };
    case 'level':
      return integer(1, 3);
    case 'declarers':
      return { ...list(seat, 1, scored.severalDeclarers === true ? 4 : 1), uniqueItems: true };
    case 'partner':
      return { oneOf: [seat, { type: 'null' }] };
    case 'points':
    case 'tricks':
      return counts(scored.counts(contract)[key]);
    case 'kontra':
      return level;
    case 'bonuses':
      return list({
        oneOf: scored.bonuses.map(({ id, silent, won }) =>
          object(
            {
              bonus: { const: id },
              side: sides,
              announced: silent ? { type: 'boolean' } : { const: true },
              ...(won ? { won: { type: 'boolean' } } : {}),
              kontra: level,
            },
            ['kontra'],
          ),
        ),
      });
    case 'declarations':
      return list(object({ seat, what: oneOf(declarationIds(ruleset)) }));
    case 'claims':
      return list(object({ seat, what: oneOf(scored.claims ?? []) }));
    case 'talonHonours':
      return list(object({ seat, card: cards(honours) }));
    case 'contras':
      return list(object({ declarer: seat, opponent: seat, level: integer(1, ruleset.kontras.length) }));
    case 'rufer':
    case 'skiz':
      return seat;
    case 'agreed':
      return { ...list(seat), uniqueItems: true };
    case 'lost': {
      const { lost } = scored;
      if (lost === undefined) return list(seat);
      return list(
        'cards' in lost ? object({ seat, card: cards(lost.cards) }) : object({ item: oneOf(lost.items), side: sides }),
      );
    }
  }
}
