import { type ASTNode, type GraphQLError, Kind, parse, visit } from 'graphql';
import { pathOf, within } from '../inputs/path-of.js';

const VALUES: ReadonlySet<string> = new Set([
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
  Kind.OBJECT_FIELD,
]);

/** `Variable "$input" got invalid value … at "input.day"; …`, as graphql-js writes it. */
const OF_A_VARIABLE = /^Variable "\$(\w+)"/;
const AT = / at "([^"]+)"; (?:(?! at ").)*$/s;
const OF_A_FIELD =
  /; Field "([^"]+)" (?:of required type .+ was not provided|is not defined by type .+)\.(?: Did you mean .+\?)?$/s;

const MISSING_ARGUMENT = /^Argument "(\w+)" of type|^Field "\w+" argument "(\w+)" of type/;

/**
 * Where a value of a query is that GraphQL refuses, in its text or its variables, such as `input.members[1].name`.
 * @returns null where the error is of something else than a value
 */
export function placeOfValue({ nodes = [], message }: GraphQLError): string | null {
  const [, inArgument, ofField] = MISSING_ARGUMENT.exec(message) ?? [];
  const missing = inArgument ?? ofField;
  if (missing !== undefined) return missing;
  const [node] = nodes;
  if (isOfVariable({ nodes, message })) return variablePath(message);
  if (node?.loc === undefined || !VALUES.has(node.kind)) return null;
  return pathTo(node.loc.source.body, node);
}

/** Whether the value of a variable is refused. A compiled query has no nodes to say so, but the same words. */
export function isOfVariable({ nodes = [], message }: Pick<GraphQLError, 'nodes' | 'message'>): boolean {
  return nodes[0] === undefined ? OF_A_VARIABLE.test(message) : nodes[0].kind === Kind.VARIABLE_DEFINITION;
}

function variablePath(message: string): string | null {
  const variable = OF_A_VARIABLE.exec(message)?.[1];
  if (variable === undefined) return null;
  // The value that was sent stands before it, as long as whoever sent it likes.
  const end = message.slice(-500);
  const parent = AT.exec(end)?.[1] ?? variable;
  const field = OF_A_FIELD.exec(end)?.[1];
  return field === undefined ? parent : within(parent, field);
}

function pathTo(source: string, { kind, loc }: ASTNode): string {
  let path = '';
  const steps: (string | number)[] = [];
  visit(parse(source), {
    enter(node, key, parent) {
      if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) steps.push(node.name.value);
      else if (isListOfValues(parent) && typeof key === 'number') steps.push(key);
      if (node.kind === kind && node.loc?.start === loc?.start && node.loc?.end === loc?.end) path = pathOf(steps);
    },
    leave(node, key, parent) {
      if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) steps.pop();
      else if (isListOfValues(parent) && typeof key === 'number') steps.pop();
    },
  });
  return path;
}

/** The values of a list, as the visitor hands them over: an array whose members are values. */
function isListOfValues(parent: ASTNode | readonly ASTNode[] | undefined): boolean {
  return (
    Array.isArray(parent) &&
    VALUES.has((parent as readonly ASTNode[])[0]?.kind ?? '') &&
    (parent as readonly ASTNode[])[0]?.kind !== Kind.OBJECT_FIELD
  );
}
