import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { WordsScalar } from '../../../platform/schema/scalars.js';
import { isUuid } from '../../../platform/inputs/plain-forms.js';

/**
 * The newest first. `tarokk-answer/1` is said to a sheet with its number and place, `/2` to all but these. Phones that were
 * without a network still bring answers of the first; like all answers they are taken for thirty days.
 */
export const answerFormats = ['tarokk-answer/2', 'tarokk-answer/1'] as const;
export type AnswerFormat = (typeof answerFormats)[number];

/** A dispute of 2000 characters, as JSON, sealed, in base64url. */
const LONGEST = 24_000;

/** The sealed text in its two parts: the key to which it is sealed, and what is sealed to it. */
export interface SealedText {
  readonly keyId: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What somebody said to a sheet, and the PIN that proves that it was them. */
export interface Answer {
  readonly format: AnswerFormat;
  readonly person: string;
  readonly pin: string;
  /** SHA-256 in hexadecimal digits of what the sheet says: of its `answeredText`, in the first format of its `sheetText`. */
  readonly sheet: string;
  /** When it was sealed, as the phone's clock had it. */
  readonly at: Date;
  readonly content:
    | { readonly answer: 'confirmed' }
    | {
        readonly answer: 'disputed';
        readonly reason: string;
        readonly game: number | null;
        readonly path: string | null;
      };
}

function parse(value: unknown): string {
  if (typeof value === 'string' && value.length <= LONGEST && /^[0-9a-f]{16}\.[\w-]+$/.test(value)) return value;
  throw new GraphQLError(`SealedText is what docs/api.md says of sealed answers, of ${LONGEST} characters at most.`, {
    extensions: { code: 'INPUT_INVALID' },
  });
}

export const SealedTextScalar = new GraphQLScalarType<string, string>({
  name: 'SealedText',
  description: `What was sealed to the office (docs/api.md): the id of the key, a full stop, and base64url of the rest; at most ${LONGEST} characters.`,
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
  serialize: (value) => value as string,
});

/** The parts of a text that the scalar has let through. */
export function partsOf(text: string): SealedText {
  const [keyId = '', rest = ''] = text.split('.');
  return { keyId, bytes: new Uint8Array(Buffer.from(rest, 'base64url')) };
}

/**
 * Reads what was sealed; null when it is no answer.
 * @param format in which it was sealed; what is sealed as one and says that it is another is no answer
 */
export function readAnswer(text: string, format: AnswerFormat): Answer | null {
  const read = jsonOf(text);
  if (read?.['format'] !== format) return null;
  const { person, pin, sheet, at, answer, reason, game = null, path = null } = read;
  if (typeof person !== 'string' || !isUuid(person) || typeof pin !== 'string' || pin.length > 100) return null;
  if (typeof sheet !== 'string' || !/^[0-9a-f]{64}$/.test(sheet)) return null;
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || Math.abs(at) > 8e15) return null;
  const common = { format, person: person.toLowerCase(), pin, sheet, at: new Date(at) };
  if (answer === 'confirmed') return { ...common, content: { answer } };
  const words = wordsOf(reason);
  if (answer !== 'disputed' || words === null) return null;
  if (game !== null && !(typeof game === 'number' && Number.isSafeInteger(game) && game >= 1 && game <= 100))
    return null;
  if (path !== null && !(typeof path === 'string' && path.length <= 200 && /^[\w.[\]"]+$/.test(path))) return null;
  return { ...common, content: { answer, reason: words, game, path } };
}

function jsonOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function wordsOf(value: unknown): string | null {
  try {
    return WordsScalar.parseValue(value);
  } catch {
    return null;
  }
}
