import { fill, type Language } from '@tarokk/rules';
import { complain, openDoor } from '../office/door.js';
import { write } from '../terminal/output.js';
import { withArchive } from './given-archive.js';
import { whyNoArchive } from './verify-command.js';
import { seasonWords } from './words.js';

/** `tarokk season import ARCHIVE` */
export async function seasonImportCommand(archive: string, language: Language): Promise<void> {
  const door = await openDoor(language);
  if (door === null) return;
  try {
    const imported = await withArchive(archive, (path) => door.importSeason(process.env, process.cwd(), path));
    if (imported instanceof door.NotImported) {
      complain(`${archive}: ${imported.in(language)}`);
      return;
    }
    const { season, figures } = imported;
    const { head, ...numbers } = figures;
    const lines = [fill(seasonWords.imported[language], { season, ...numbers })];
    if (head !== null) lines.push(fill(seasonWords.head[language], { head }));
    lines.push(seasonWords.accounts[language]);
    await write(process.stdout, lines.map((line) => `${line}\n`).join(''));
  } catch (error) {
    if (error instanceof door.StartProblem) complain(error.message);
    else complain(`${archive}: ${whyNoArchive(error, door.MalformedArchive, language)}`);
  }
}
