import { fill, type Language, say, type Text } from '@tarokk/rules';
import type { OpenImports } from '../../../api/src/office.js';
import { atTheOffice } from '../import/at-the-office.js';
import { readText } from '../import/import-csv.js';
import { complain, type Door } from '../office/door.js';
import { write } from '../terminal/output.js';
import { harmless } from '../terminal/width.js';
import { setupWords } from './words.js';

/** What keeps a line away; null: none alone. */
export interface Trouble {
  readonly line: number | null;
  readonly message: string;
}

/** How a list is to be entered. */
export interface ListArguments {
  readonly username: string;
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly language: Language;
}

/** What a list would come to, or has come to. */
interface Entered {
  readonly troubles: readonly Trouble[];
}

/** What is particular to the lists that a command enters. */
export interface ListOf<List, Outcome extends Entered> {
  readonly read: (text: string) => List;
  readonly isEmpty: (list: List) => boolean;
  /** Tries the lines that can be read, so that all problems are told at once, and enters them when there is none. */
  readonly enter: (list: List, office: OpenImports, door: Door) => Promise<Outcome>;
  /** What `--json` says beside the file, what became of it and its problems. */
  readonly figures: (outcome: Outcome) => Readonly<Record<string, unknown>>;
  /** What is said where nothing keeps a line away. */
  readonly said: (outcome: Outcome) => readonly string[];
  readonly words: { readonly empty: Text; readonly refused: Text };
}

const REFUSED = 1;

/** Enters the list of a file, or says of each line what keeps it away; then nothing is entered. */
export async function enterList<List, Outcome extends Entered>(
  file: string,
  asked: ListArguments,
  list: ListOf<List, Outcome>,
): Promise<void> {
  const { username, language } = asked;
  await atTheOffice(username, language, async (office, door) => {
    const text = await readText(file, door, language);
    if ('problem' in text) {
      complain(`${file}: ${text.problem}.`);
      return;
    }
    const read = list.read(text.text);
    if (list.isEmpty(read)) {
      complain(`${file}: ${list.words.empty[language]}`);
      return;
    }
    const outcome = await list.enter(read, office, door);
    const troubles = outcome.troubles.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
    if (troubles.length > 0) process.exitCode = REFUSED;
    await show(file, asked, list, { ...outcome, troubles });
  });
}

/** What the office says of an act that it refused, by the lines that its paths lead to. */
export function troublesOf(
  {
    problems,
  }: { readonly problems: readonly { readonly path: string; readonly sentence: Parameters<typeof say>[0] }[] },
  lineOf: (path: string) => number | null,
  language: Language,
): readonly Trouble[] {
  return problems.map(({ path, sentence }) => ({ line: lineOf(path), message: say(sentence, language) }));
}

async function show<List, Outcome extends Entered>(
  file: string,
  { dryRun, json, language }: ListArguments,
  { figures, said, words }: ListOf<List, Outcome>,
  outcome: Outcome,
): Promise<void> {
  const { troubles } = outcome;
  if (json) {
    const became = troubles.length > 0 ? 'refused' : dryRun ? 'tried' : 'done';
    await write(
      process.stdout,
      `${JSON.stringify({ file, outcome: became, ...figures(outcome), problems: troubles })}\n`,
    );
    return;
  }
  const lines =
    troubles.length > 0
      ? [
          ...troubles.map(({ line, message }) =>
            line === null ? `✗ ${message}` : `✗ ${fill(setupWords.line[language], { line, problem: message })}`,
          ),
          fill(words.refused[language], { lines: new Set(troubles.map(({ line }) => line)).size }),
        ]
      : said(outcome);
  await write(process.stdout, lines.map((line) => `${harmless(line)}\n`).join(''));
}
