import { type Command, InvalidArgumentError, Option } from 'commander';
import { languages, type Language } from '@tarokk/rules';
import { helpWords } from '../usage/words.js';
import { recountHelp } from './words.js';

/** `tarokk recount` */
export function addRecount(program: Command, language: Language): void {
  program
    .command('recount')
    .description(recountHelp.recount[language])
    .helpOption('-h, --help', helpWords.help[language])
    .allowExcessArguments(false)
    .argument('[YEAR]', recountHelp.year[language], year)
    .option('--json', recountHelp.json[language], false)
    .addOption(new Option('--lang <language>', helpWords.lang[language]).choices(languages))
    .action(async (of: number | undefined, { json }: { json: boolean }) => {
      const { recountCommand } = await import('./recount-command.js');
      await recountCommand(of ?? null, { json, language });
    });
}

function year(word: string): number {
  if (/^\d{4}$/.test(word)) return Number(word);
  throw new InvalidArgumentError('1984–2200');
}
