import { cardCode, deck, matchSchema, partyNames, redealReasons, seatNames, type JsonSchema } from '@tarokk/rules';
import { ID_PATTERN } from './read-id.js';
import { MOST_REDEALS } from './read-notes.js';
import { CODE_PATTERN, MOST_RULINGS, trophyIds } from './read-rulings.js';
import { MOST_MATCHES_A_DAY } from './parse.js';
import { MOST_SUBSTITUTIONS } from './read-substitutions.js';
import { MOST_RULED_POINTS, RULE_PATTERN } from './ruling.js';
import { competitions, SHEET_FORMAT } from './sheet.js';

const object = (properties: JsonSchema, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});
const each = (keys: readonly string[], schema: JsonSchema): JsonSchema =>
  object(Object.fromEntries(keys.map((key) => [key, schema])));
const list = (items: JsonSchema, further: JsonSchema = {}): JsonSchema => ({ type: 'array', items, ...further });

const id: JsonSchema = { $ref: '#/$defs/id' };
const words: JsonSchema = { type: 'string', minLength: 1, maxLength: 200, pattern: '^\\P{Cc}*$' };
const rule: JsonSchema = { type: 'string', pattern: RULE_PATTERN };
const game: JsonSchema = { type: 'integer', minimum: 1, maximum: 100 };
const card: JsonSchema = { enum: deck.map(cardCode) };
const points: JsonSchema = { type: 'integer', minimum: 0, maximum: MOST_RULED_POINTS };

/**
 * JSON Schema (2020-12) of `tarokk-sheet/1`, that of the record within it. It says all of the form; that persons are
 * different and who is at the table when is beyond it and checked by `parseSheet`.
 */
export const sheetSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `urn:${SHEET_FORMAT.replace('/', ':')}`,
  title: 'A match sheet of the competition office',
  ...object(
    {
      format: { const: SHEET_FORMAT },
      record: { $ref: matchSchema['$id'] },
      persons: each(seatNames, id),
      sides: each(partyNames, id),
      date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
      order: { type: 'integer', minimum: 1, maximum: MOST_MATCHES_A_DAY },
      // Of a private place the words may be left out (D59).
      venue: {
        oneOf: [object({ name: words, public: { type: 'boolean' } }), object({ public: { const: false } })],
      },
      competitions: list({ enum: competitions }, { minItems: 1, uniqueItems: true }),
      guests: list(id, { uniqueItems: true }),
      substitutions: list(object({ person: id, for: id, from: { ...game, minimum: 2 } }), {
        maxItems: MOST_SUBSTITUTIONS,
      }),
      notes: list(
        {
          ...object(
            {
              game,
              draw: each(partyNames, card),
              redealt: list({ enum: redealReasons }, { minItems: 1, maxItems: MOST_REDEALS }),
            },
            ['draw', 'redealt'],
          ),
          // A game of which nothing was noted has no notes.
          minProperties: 2,
        },
        { maxItems: 100 },
      ),
      rulings: list(
        {
          oneOf: [
            object(
              {
                kind: { const: 'stands' },
                code: { type: 'string', pattern: CODE_PATTERN, maxLength: 60 },
                game,
                accepted: { type: 'boolean' },
                rule,
                reason: words,
              },
              ['game', 'accepted', 'rule'],
            ),
            object({ kind: { const: 'points' }, game, points: each(partyNames, points), rule, reason: words }, [
              'rule',
            ]),
            object(
              {
                kind: { const: 'trophy' },
                game,
                seat: { enum: seatNames },
                trophy: { enum: trophyIds },
                entered: { type: 'boolean' },
                rule,
                reason: words,
              },
              ['rule'],
            ),
          ],
        },
        { maxItems: MOST_RULINGS },
      ),
    },
    ['notes'],
  ),
  $defs: { id: { type: 'string', pattern: ID_PATTERN }, match: matchSchema },
};
