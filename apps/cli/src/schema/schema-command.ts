import { matchSchema, sessionSchema } from '@tarokk/rules';
import { write } from '../terminal/output.js';
import { type SchemaKind } from './kinds.js';

/** `tarokk schema [match|session]` */
export async function schemaCommand(kind: SchemaKind): Promise<void> {
  const schema = kind === 'session' ? sessionSchema() : matchSchema;
  await write(process.stdout, `${JSON.stringify(schema, null, 2)}\n`);
}
