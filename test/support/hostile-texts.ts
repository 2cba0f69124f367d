import { getNamedType, type GraphQLArgument, type GraphQLInputType, isInputObjectType } from 'graphql';

/** A text that is in order, and would do harm wherever it were taken for SQL, HTML, a template, a format or a formula. */
export const HARMLESS_IF_KEPT = `=1+1 O’Brien's "x"; DROP TABLE "person"; -- <script>alert(1)</script> &amp; {{7*7}} \${7*7} %s%n \\' ../../etc/passwd 😀`;

/** Texts that nobody types: no name holds them. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'a NUL': 'a\0b',
  'control characters': 'a\u0007b\u001b[2Jc',
  'half of a character': 'a\ud800b',
  'marks that turn the direction': 'a\u202egnp.exe\u202c',
  'nothing that can be seen': '\u200b\u2060\ufeff',
  'nothing but spaces': '   ',
  'forty thousand letters': 'x'.repeat(40_000),
};

export type Path = readonly (string | number)[];

/** Scalars that are texts in a request, and hold whatever somebody writes. */
const written = ['String', 'Name', 'Words', 'EmailAddress'];
/** Those of a form that nothing else has. */
const ofAForm = ['UUID', 'ID', 'Day', 'IdempotencyKey', 'Sha256', 'SealedText'];

/** Where a text can stand. */
export interface Place {
  readonly path: Path;
  /** Its name in the schema: without numbers, and not within documents that are given as JSON. */
  readonly name: string;
  /** Whether it has a form that is looked at before anything else is done with it. */
  readonly hasForm: boolean;
}

type Input = Pick<GraphQLArgument, 'name' | 'type'>;

/**
 * Where a text can stand in arguments or in the fields of an input: in each of them, in the fields of inputs that are given, in the first item of lists,
 * and in each kind of text of a document that is given as JSON.
 */
export function textPlaces(inputs: readonly Input[], given: Readonly<Record<string, unknown>>): Place[] {
  return inputs.flatMap(({ name, type }) => placesIn([name], type, given[name]));
}

function placesIn(path: Path, type: GraphQLInputType, value: unknown): Place[] {
  const named = getNamedType(type);
  const isList = String(type).startsWith('[');
  if (isList && !(Array.isArray(value) && value.length > 0)) return [];
  const [at, inner] = isList ? [[...path, 0], (value as unknown[])[0]] : [path, value];
  if (isInputObjectType(named)) {
    if (typeof inner !== 'object' || inner === null) return [];
    const fields = inner as Readonly<Record<string, unknown>>;
    return Object.values(named.getFields()).flatMap((field) =>
      placesIn([...at, field.name], field.type, fields[field.name]),
    );
  }
  const name = nameOf(at);
  if (named.name === 'JSON')
    return [...textsIn(at, inner).values()].map((inside) => ({ path: inside, name, hasForm: false }));
  return isText(named.name) ? [{ path: at, name, hasForm: ofAForm.includes(named.name) }] : [];
}

/** Names of all places in which the schema has a text. */
export function namesOfPlaces(inputs: readonly Input[]): readonly string[] {
  return inputs.flatMap(({ name, type }) => namesIn(name, type));
}

function namesIn(name: string, type: GraphQLInputType): readonly string[] {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    return Object.values(named.getFields()).flatMap((field) => namesIn(`${name}.${field.name}`, field.type));
  }
  return named.name === 'JSON' || isText(named.name) ? [name] : [];
}

const isText = (scalar: string): boolean => written.includes(scalar) || ofAForm.includes(scalar);

const nameOf = (path: Path): string => path.filter((key) => typeof key === 'string').join('.');

/** One place for each field that holds a text. */
function textsIn(path: Path, value: unknown, found = new Map<string, Path>()): ReadonlyMap<string, Path> {
  const name = nameOf(path);
  if (typeof value === 'string' && !found.has(name)) found.set(name, path);
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'games') continue; // cards and calls, of which the parser knows every one
      textsIn([...path, Array.isArray(value) ? Number(key) : key], inner, found);
    }
  }
  return found;
}

/** The same arguments with another text in one place. */
export function withText(given: Readonly<Record<string, unknown>>, path: Path, text: string): Record<string, unknown> {
  const copy = structuredClone(given) as Record<string | number, unknown>;
  const last = path.at(-1)!;
  const holder = path.slice(0, -1).reduce<Record<string | number, unknown>>((at, key) => at[key] as never, copy);
  holder[last] = text;
  return copy;
}
