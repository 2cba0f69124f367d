import { fill, say, type Language } from '@tarokk/rules';
import type * as Office from '../../../api/src/office.js';
import { complain, type Door, openDoor } from '../office/door.js';
import { write } from '../terminal/output.js';
import { harmless } from '../terminal/width.js';
import { askPassword } from './ask-password.js';
import { adminWords } from './words.js';

type Administration = Office.OpenAdministration['administration'];

/** `tarokk admin create` @param username null: a link is printed, with which it is chosen */
export async function adminCreateCommand(name: string, username: string | null, language: Language): Promise<void> {
  // Before anything is asked in vain.
  if ((await openDoor(language)) === null) return;
  const password = username === null ? '' : await askPassword(adminWords.password[language]);
  await atTheServer(language, async (administration, { isRefused }) => {
    if (username === null) {
      const made = await administration.createAdmin(name, language);
      return isRefused(made) ? made : [fill(adminWords.invited[language], { name: harmless(name) }), made.address];
    }
    const refused = await administration.createAdminWith(name, { username, password }, language);
    return refused ?? [fill(adminWords.created[language], { name, username })];
  });
}

/** `tarokk admin reset USERNAME` */
export async function adminResetCommand(username: string, language: Language): Promise<void> {
  await atTheServer(language, async (administration, { isRefused }) => {
    const made = await administration.resetLink(username, language);
    return isRefused(made) ? made : [adminWords.reset[language], made.address];
  });
}

/** Opens the office, does the work and prints its lines, or why it could not be done. */
async function atTheServer(
  language: Language,
  work: (administration: Administration, door: Door) => Promise<readonly string[] | Office.Refused>,
): Promise<void> {
  const door = await openDoor(language);
  if (door === null) return;
  let office;
  try {
    office = await door.openAdministration(process.env, process.cwd());
  } catch (error) {
    if (!(error instanceof door.StartProblem)) throw error;
    complain(error.message);
    return;
  }
  try {
    process.stderr.write(`${fill(adminWords.database[language], { database: office.database })}\n`);
    const done = await work(office.administration, door);
    if ('problems' in done) complain(...done.problems.map(({ sentence }) => say(sentence, language)));
    else await write(process.stdout, done.map((line) => `${line}\n`).join(''));
  } finally {
    await office.close();
  }
}
