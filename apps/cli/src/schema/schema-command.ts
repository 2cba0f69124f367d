import { matchSchema } from '@tarokk/rules';
import { write } from '../terminal/output.js';

/** `tarokk schema` */
export async function schemaCommand(): Promise<void> {
  await write(process.stdout, `${JSON.stringify(matchSchema, null, 2)}\n`);
}
