import { logLines } from '@tarokk/archive';
import type { Language } from '@tarokk/rules';
import { write } from '../terminal/output.js';
import { openDoor } from '../office/door.js';
import { withLog } from './office-log.js';

/** `tarokk audit export` @param chain null for all of them */
export async function auditExportCommand(chain: string | null, language: Language): Promise<void> {
  const door = await openDoor(language);
  if (door === null) return;
  await withLog(door, language, async (log) => {
    for await (const line of logLines(log.links(chain))) await write(process.stdout, `${line}\n`);
  });
}
