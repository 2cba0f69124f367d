import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from 'graphql';

/** Input only: any JSON value, for documents whose reader finds every problem itself. */
export const JsonScalar = new GraphQLScalarType<unknown, never>({
  name: 'JSON',
  description: 'Any JSON value. Give it as a variable; a whole document does not fit into the text of a query.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259',
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
  serialize: () => {
    throw new GraphQLError('JSON is a type of arguments only.');
  },
});
