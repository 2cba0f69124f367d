/** Records that there is a JSON Schema of. */
export const schemaKinds = ['match', 'session'] as const;
export type SchemaKind = (typeof schemaKinds)[number];
