import { fill, type Language } from '@tarokk/rules';
import { openDoor } from '../office/door.js';
import { counted } from '../terminal/numbers.js';
import { write } from '../terminal/output.js';
import { harmless } from '../terminal/width.js';
import { interruptible } from './interruptible.js';
import type { BackupArguments } from './arguments.js';
import { backupWords, keyWords } from './words.js';

const MEBI = 2 ** 20;

/** `tarokk backup FILE` */
export async function backupCommand(given: BackupArguments, language: Language): Promise<void> {
  const door = await openDoor(language);
  if (door === null) return;
  await interruptible(door, language, async (signal) => {
    const made = await door.makeBackup(process.env, process.cwd(), { ...given, signal });
    const { about, files, size, database } = made;
    const lines = [
      fill(backupWords.saved[language], { database, file: given.file }),
      fill(backupWords.figures[language], {
        files: counted(files, language),
        mebibytes: counted(Math.ceil(size / MEBI), language),
        office: about.office,
        postgresql: about.postgresql,
      }),
      keyWords[about.key][language],
    ];
    await write(process.stdout, lines.map((line) => `${harmless(line)}\n`).join(''));
  });
}
