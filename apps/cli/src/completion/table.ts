import type { Command } from 'commander';

/** A command or a group of them, as a shell has to know it. */
export interface CompletedCommand {
  /** As it is typed after `tarokk`: `season verify`; empty of `tarokk` itself. */
  readonly path: string;
  readonly commands: readonly Named[];
  readonly options: readonly CompletedOption[];
  /** What an argument may be, where these are few. */
  readonly choices: readonly string[];
  /** Whether a file is an argument. */
  readonly takesFiles: boolean;
}

interface Named {
  readonly name: string;
  readonly words: string;
}

export interface CompletedOption extends Named {
  /** Whether a value follows. */
  readonly takesValue: boolean;
  /** What it may be, where these are few; else it may be a file. */
  readonly choices: readonly string[];
}

/** All that can be typed: what the program understands is said once, to Commander. The names of commands are arguments of `help`. */
export function completionTable(program: Command): readonly CompletedCommand[] {
  return commandsBelow(program, []);
}

function commandsBelow(command: Command, path: readonly string[]): readonly CompletedCommand[] {
  const named = command.commands.map((each): Named => ({
    name: each.name(),
    words: firstSentence(each.description()),
  }));
  const helped = path[0] === 'help' ? command.parent!.commands.map((each) => each.name()) : [];
  const options = command.createHelp().visibleOptions(command);
  const own: CompletedCommand = {
    path: path.join(' '),
    commands: named,
    options: options.map(({ long, description, required, optional, argChoices }) => ({
      name: long!,
      words: firstSentence(description),
      takesValue: required || optional,
      choices: argChoices ?? [],
    })),
    choices: [...command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []), ...helped],
    takesFiles: command.registeredArguments.some(({ argChoices }) => argChoices === undefined) && helped.length === 0,
  };
  return [own, ...command.commands.flatMap((each) => commandsBelow(each, [...path, each.name()]))];
}

/** A shell has a line for it. */
function firstSentence(words: string): string {
  const [first = ''] = /^.*?(?=[.:;(]\s|[.:;]?$)/s.exec(words.replaceAll(/\s+/g, ' ')) ?? [];
  return first.trim();
}

/** In single quotes, as the three shells read them. */
export function quoted(words: string): string {
  return `'${words.replaceAll("'", String.raw`'\''`)}'`;
}
