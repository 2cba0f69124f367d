import { CommanderError } from 'commander';
import { fill } from '@tarokk/rules';
import { chosenLanguage } from './language.js';
import { endQuietlyWhenNobodyReads } from './terminal/output.js';
import { harmless } from './terminal/width.js';
import { createProgram } from './usage/program.js';
import { usageProblem } from './usage/problem.js';
import { failureWords } from './usage/words.js';

/** Of usage errors and of what the command itself fails in; the highest there is. */
const FAILED = 2;

/** @param words what was typed after `tarokk` @param bundle the file that this program is in */
export async function run(words: readonly string[], bundle: URL): Promise<void> {
  const language = chosenLanguage(words, process.env);
  // Nobody is helped by a stack trace; the message says what is known.
  const fail = (error: unknown): void => {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`tarokk: ${harmless(fill(failureWords.unexpected[language], { message }))}\n`);
    process.exit(FAILED);
  };
  process.on('uncaughtException', fail);
  endQuietlyWhenNobodyReads(process.stdout);
  endQuietlyWhenNobodyReads(process.stderr);
  const program = createProgram(language, bundle);
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      fail(error);
      return;
    }
    if (error.exitCode === 0) return;
    // Without any command Commander shows the help; the rest is said here, in the language of the reader.
    const isBare = error.code === 'commander.help';
    process.stderr.write(isBare ? program.helpInformation() : `${usageProblem(error, language)}\n`);
    process.exitCode = FAILED;
  }
}
