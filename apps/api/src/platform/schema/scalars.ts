import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** A scalar over strings. That it is one is all that GraphQL checks: its form is held by the validators of inputs. */
function textScalar(name: string, description: string): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    if (typeof value === 'string') return value;
    throw new GraphQLError(`${name} is a text.`, { extensions: { code: 'INPUT_INVALID' } });
  };
  return new GraphQLScalarType<string, string>({
    name,
    description,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
    serialize: (value) => value as string,
  });
}

export const UuidScalar = textScalar('UUID', 'The id of an object of the office.');

export const DayScalar = textScalar(
  'Day',
  'A day of the calendar, `YYYY-MM-DD`, from 1900 to 2200, in the time zone of the office (D9).',
);

export const NameScalar = textScalar(
  'Name',
  'A name: 1 to 200 characters in one line. Spaces at the ends are left out, several in a row become one.',
);

export const WordsScalar = textScalar('Words', 'What a person writes, such as a reason: 1 to 2000 characters.');

export const Sha256Scalar = textScalar('Sha256', 'A SHA-256 in 64 hexadecimal digits.');

export const EmailScalar = textScalar(
  'EmailAddress',
  'An e-mail address, at most 254 characters. Two that differ in case alone are the same.',
);

export const IdempotencyKeyScalar = textScalar(
  'IdempotencyKey',
  'Chosen by the caller for one write, 1 to 100 visible ASCII characters: sent again, the write is not done again but answered as the first time. Kept for 90 days for each account; with another input it is refused.',
);
