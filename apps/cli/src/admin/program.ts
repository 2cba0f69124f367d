import { type Command, Option } from 'commander';
import { languages, type Language } from '@tarokk/rules';
import { helpWords } from '../usage/words.js';
import { adminHelp } from './words.js';

/** `tarokk admin create` and `tarokk admin reset`. */
export function addAdmin(program: Command, language: Language): void {
  const within = (parent: Command, name: string, description: keyof typeof adminHelp): Command =>
    parent
      .command(name)
      .description(adminHelp[description][language])
      .helpOption('-h, --help', helpWords.help[language])
      .allowExcessArguments(false);
  const langOption = (): Option => new Option('--lang <language>', helpWords.lang[language]).choices(languages);
  const admin = within(program, 'admin', 'admin').helpCommand(false);

  within(admin, 'create', 'create')
    .requiredOption('--name <name>', adminHelp.name[language])
    .option('--username <username>', adminHelp.username[language])
    .addOption(langOption())
    .action(async ({ name, username }: { name: string; username?: string }) => {
      const { adminCreateCommand } = await import('./admin-commands.js');
      await adminCreateCommand(name, username ?? null, language);
    });

  within(admin, 'reset', 'reset')
    .argument('<USERNAME>', adminHelp.account[language])
    .addOption(langOption())
    .action(async (username: string) => {
      const { adminResetCommand } = await import('./admin-commands.js');
      await adminResetCommand(username, language);
    });
}
