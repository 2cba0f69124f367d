import { fill, type Language } from '@tarokk/rules';
import type { OpenImports } from '../../../api/src/office.js';
import { complain, type Door, openDoor } from '../office/door.js';
import { importWords } from './words.js';

/** Opens the office in the name of a juror and does the work, or says why that cannot be. */
export async function atTheOffice(
  username: string,
  language: Language,
  work: (office: OpenImports, door: Door) => Promise<void>,
): Promise<void> {
  const door = await openDoor(language);
  if (door === null) return;
  let office;
  try {
    office = await door.openImports(process.env, process.cwd(), username, language);
  } catch (error) {
    if (error instanceof door.NoJuror) {
      complain(fill(importWords.noJuror[language], { name: username }));
      return;
    }
    if (error instanceof door.StartProblem) {
      complain(error.message);
      return;
    }
    throw error;
  }
  try {
    process.stderr.write(`${fill(importWords.database[language], { database: office.database })}\n`);
    await work(office, door);
  } finally {
    await office.close();
  }
}
