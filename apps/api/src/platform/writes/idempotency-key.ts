import { Args } from '@nestjs/graphql';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

function parse(value: unknown): string {
  if (typeof value === 'string' && /^[\x21-\x7e]{1,100}$/.test(value)) return value;
  throw new GraphQLError('An idempotency key is 1 to 100 visible ASCII characters without spaces, such as a UUID.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

export const IdempotencyKeyScalar = new GraphQLScalarType<string, string>({
  name: 'IdempotencyKey',
  description:
    'Chosen by the caller for one write, 1 to 100 visible ASCII characters: sent again, the write is not done again but answered as the first time. Kept for 90 days for each account; with another input it is refused.',
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
  serialize: (value) => value as string,
});

/** The argument that every mutation of an account takes. */
export const IdempotencyKey = (): ParameterDecorator =>
  Args('idempotencyKey', { type: () => IdempotencyKeyScalar, description: 'A new one for each write.' });
