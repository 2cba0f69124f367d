import { type Command, Option } from 'commander';
import { languages, type Language } from '@tarokk/rules';
import { helpWords } from '../usage/words.js';
import { steps } from './steps.js';
import { witnessHelp } from './words.js';

/** `tarokk witness` */
export function addWitness(program: Command, language: Language): void {
  program
    .command('witness')
    .description(witnessHelp.witness[language])
    .helpOption('-h, --help', helpWords.help[language])
    .allowExcessArguments(false)
    .argument('<FILE>', witnessHelp.file[language])
    .addOption(new Option('--limit <steps>', witnessHelp.limit[language]).argParser(steps))
    .addOption(new Option('--lang <language>', helpWords.lang[language]).choices(languages))
    .action(async (name: string, { limit }: { limit?: number }) => {
      const { witnessCommand } = await import('./witness-command.js');
      await witnessCommand(name, limit ?? null, language);
    });
}
