import { fill, type Language } from '@tarokk/rules';
import { openDoor } from '../office/door.js';
import { counted } from '../terminal/numbers.js';
import { write } from '../terminal/output.js';
import { harmless } from '../terminal/width.js';
import { interruptible } from './interruptible.js';
import type { BackupArguments } from './arguments.js';
import { backupWords, restoredKeyWords } from './words.js';

/** `tarokk restore FILE` */
export async function restoreCommand(given: BackupArguments, language: Language): Promise<void> {
  const door = await openDoor(language);
  if (door === null) return;
  await interruptible(door, language, async (signal) => {
    const { about, files, dataDirectory, database } = await door.restoreBackup(process.env, process.cwd(), {
      ...given,
      signal,
    });
    const isWithout = given.withoutKey && (about.key === 'plain' || about.key === 'encrypted');
    const lines = [
      fill(backupWords.restored[language], { files: counted(files, language), madeAt: about.madeAt, database }),
      restoredKeyWords[isWithout ? 'left-out' : about.key][language],
      fill(backupWords.next[language], { dataDirectory }),
    ];
    await write(process.stdout, lines.map((line) => `${harmless(line)}\n`).join(''));
  });
}
