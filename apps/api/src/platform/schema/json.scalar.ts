import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';

/** Any JSON value, for documents whose reader finds every problem itself. */
export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON value. Give it as a variable; a whole document does not fit into the text of a query.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259',
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
  serialize: (value) => value,
});
