import { type CommanderError } from 'commander';
import { fill, type Language } from '@tarokk/rules';
import { harmless } from '../terminal/width.js';
import { problemWords } from './words.js';

/** What is wrong with the arguments, in the language of the reader, and where the help is. */
export function usageProblem(error: CommanderError, language: Language): string {
  const quoted = [...error.message.matchAll(/'([^']*)'/g)].map((match) => match[1]!);
  // Of an argument Commander names the value first, of an option the option.
  const [what = '', value = ''] = error.message.startsWith('error: command-argument') ? quoted.reverse() : quoted;
  const [, allowed = ''] = / is invalid\b[^.]*\. (?:Allowed choices are )?(.*?)\.?$/s.exec(error.message) ?? [];
  const [, suggestion] = /\(Did you mean (.*)\?\)/s.exec(error.message) ?? [];
  const template = problemWords[error.code]?.[language] ?? error.message.replace(/^error: /, '');
  const lines = [`tarokk: ${fill(template, { what, value, allowed })}`];
  if (suggestion) lines.push(fill(problemWords.suggestion![language], { what: suggestion }));
  lines.push(problemWords.help![language]);
  return lines.map(harmless).join('\n');
}
