import { plainName } from '@tarokk/competition';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** A scalar over strings that are checked, and brought into one form, before anything is executed. */
function textScalar(
  name: string,
  description: string,
  read: (text: string) => string | null,
  example: string,
): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    const parsed = typeof value === 'string' ? read(value) : null;
    if (parsed !== null) return parsed;
    throw new GraphQLError(`${name} is ${example}.`, { extensions: { code: 'BAD_USER_INPUT' } });
  };
  return new GraphQLScalarType<string, string>({
    name,
    description,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
    serialize: (value) => value as string,
  });
}

export const UuidScalar = textScalar(
  'UUID',
  'The id of an object of the office.',
  (text) => (isUuid(text) ? text.toLowerCase() : null),
  'an id as the office gives them, such as 0b0f8ad2-5c1e-4a35-9f0e-0d5b6c2f7a11',
);

/** Eight, four, four, four and twelve hexadecimal digits. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

export const DayScalar = textScalar(
  'Day',
  'A day of the calendar, `YYYY-MM-DD`, in the time zone of the office (D9).',
  (text) => (isDay(text) ? text : null),
  'a real day of the calendar from 1900 to 2200, written as 2026-03-14',
);

export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const NameScalar = textScalar(
  'Name',
  'A name: 1 to 200 characters in one line. Spaces at the ends are left out, several in a row become one.',
  plainName,
  'a text of 1 to 200 characters in one line, none of which is invisible or turns the direction of the text',
);

/** They turn the direction of what follows, so that a text reads as another. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const WordsScalar = textScalar(
  'Words',
  'What a person writes, such as a reason: 1 to 2000 characters.',
  (text) => {
    const plain = text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
    const length = Array.from(plain).length;
    return length >= 1 && length <= 2000 && !/[^\P{Cc}\n\t]/u.test(plain) && !TURNING.test(plain) && SEEN.test(plain)
      ? plain
      : null;
  },
  'a text of 1 to 2000 characters that is not blank',
);

export const Sha256Scalar = textScalar(
  'Sha256',
  'A SHA-256 in 64 hexadecimal digits.',
  (text) => (/^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : null),
  'a SHA-256 in 64 hexadecimal digits, as `sha256sum` prints it',
);

export const EmailScalar = textScalar(
  'EmailAddress',
  'An e-mail address, at most 254 characters. Two that differ in case alone are the same.',
  (text) => {
    const plain = text.trim();
    return plain.length <= 254 && /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u.test(plain) ? plain : null;
  },
  'an e-mail address such as anna@example.org',
);
