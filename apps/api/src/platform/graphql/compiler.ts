import {
  type DocumentNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  valueFromASTUntyped,
} from 'graphql';

/** What a request is executed with in the place of what it sent. */
export interface Executed {
  readonly document?: DocumentNode;
  readonly variables?: Record<string, unknown>;
}

/**
 * Puts right what the compiler of queries gets wrong: it demands variables that have defaults (`$lang: Language! = EN`), of a
 * document with several operations it keeps the first that was ever asked for, and of an input's fields it knows no defaults.
 * A document that is handed back is executed without it, as every mutation is.
 */
export function forCompiler({ definitions, ...document }: DocumentNode, variables: Executed['variables']): Executed {
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const defaults = operations.flatMap(defaultsOf).filter(([name]) => variables?.[name] === undefined);
  return {
    ...(operations.length > 1 || operations.some(({ operation }) => operation === OperationTypeNode.MUTATION)
      ? { document: { ...document, definitions } }
      : {}),
    ...(defaults.length > 0 ? { variables: { ...variables, ...Object.fromEntries(defaults) } } : {}),
  };
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): [string, unknown][] {
  return variableDefinitions.flatMap(({ variable, type, defaultValue }): [string, unknown][] =>
    type.kind === Kind.NON_NULL_TYPE && defaultValue !== undefined
      ? [[variable.name.value, valueFromASTUntyped(defaultValue)]]
      : [],
  );
}

/** The beginning of a JSON value that is no beginning of a GraphQL document. */
const JSON_VALUE = /^\s*(?:[{[]\s*["}\]]|[["\d-]|(?:true|false|null)\s*$)/;

/** Mercurius takes a text that is no GraphQL for a document in JSON, to which no bound on tokens applies. */
export function refuseTrees(source: string): void {
  if (!JSON_VALUE.test(source)) return;
  throw new GraphQLError('The query is no text in GraphQL.', { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
}
