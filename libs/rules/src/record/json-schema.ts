/** A JSON Schema (2020-12), as a JSON value. */
export type JsonSchema = Readonly<Record<string, unknown>>;
