import { Argument, type Command, Option } from 'commander';
import { languages, type Language } from '@tarokk/rules';
import { helpWords } from '../usage/words.js';
import { completionHelp } from './words.js';

const shells = ['bash', 'zsh', 'fish'] as const;

/** `tarokk completion`, which knows all the others: it is added last. */
export function addCompletion(program: Command, language: Language): void {
  program
    .command('completion')
    .description(completionHelp.completion[language])
    .helpOption('-h, --help', helpWords.help[language])
    .allowExcessArguments(false)
    .addArgument(new Argument('<SHELL>', completionHelp.shell[language]).choices(shells))
    .addOption(new Option('--lang <language>', helpWords.lang[language]).choices(languages))
    .action(async (shell: (typeof shells)[number]) => {
      const { completionCommand } = await import('./completion-command.js');
      await completionCommand(shell, program);
    });
}
