declare const variables: unique symbol;
declare const name: unique symbol;

/** A document of GraphQL, with the types of what it answers and of what has to be given. */
export interface Query<Answer, Variables> {
  readonly text: string;
  readonly fragments: readonly Query<unknown, never>[];
  /** Nothing is there when it runs: it carries the types. */
  readonly [variables]?: (given: Variables) => Answer;
}

/** A part of other documents, known by its name. */
export interface Fragment<Answer, Name extends string> extends Query<Answer, never> {
  readonly [name]?: Name;
}

export type ResultOf<Document> = Document extends Query<infer Answer, never> ? Answer : never;
export type VariablesOf<Document> = Document extends { readonly [variables]?: (given: infer Variables) => unknown }
  ? Variables
  : never;

/** What a list of documents has under a text: answer, variables or name, and the names of the fragments that it needs. */
type Listed = readonly [answer: unknown, variablesOrName: unknown, fragments: readonly string[]];
/** What stands in the place of the types of a text that no list has. */
type Unlisted = [{ readonly 'node scripts/build.mjs types': never }, never, readonly string[]];
type Entry<Documents, Text> = Text extends keyof Documents
  ? Documents[Text] extends infer Found extends Listed
    ? Found
    : never
  : Unlisted;

type DocumentOf<Found extends Listed> = Found[1] extends string
  ? Fragment<Found[0], Found[1]>
  : Query<Found[0], Found[1]>;
/** As many fragments as the text spreads, each one of them. */
type FragmentsOf<Names extends readonly string[]> = Names extends readonly []
  ? []
  : [fragments: { readonly [Index in keyof Names]: Fragment<unknown, Names[number]> }];

/** Makes a document of its text, whose types stand in `Documents`, and of the fragments that it spreads. */
export type MakeDocument<Documents> = <const Text extends string>(
  text: Text,
  ...fragments: FragmentsOf<Entry<Documents, Text>[2]>
) => DocumentOf<Entry<Documents, Text>>;

export function makeDocument(text: string, fragments: readonly Query<unknown, never>[] = []): Query<never, never> {
  return { text, fragments };
}

const texts = new WeakMap<object, string>();

/** The text that is sent, with all that it spreads; the server knows a query again by it. */
export function textOf(query: Query<unknown, never>): string {
  const known = texts.get(query);
  if (known !== undefined) return known;
  const all = new Set<string>();
  const collect = ({ text, fragments }: Query<unknown, never>): void => {
    all.add(text);
    fragments.forEach(collect);
  };
  collect(query);
  const text = [...all].join('\n');
  texts.set(query, text);
  return text;
}

/** The name of its operation, which no other of the pages has: `node scripts/build.mjs types` refuses two of a name, and none. */
export function nameOf({ text }: Query<unknown, never>): string {
  return /\b(?:query|mutation|subscription)\s+(\w+)/.exec(text)![1]!;
}
