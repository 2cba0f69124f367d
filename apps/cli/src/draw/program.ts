import { type Command, InvalidArgumentError, Option } from 'commander';
import { languages, type Language } from '@tarokk/rules';
import { helpWords } from '../usage/words.js';
import type { TypedDraw } from './read-draw.js';
import { drawHelp } from './words.js';

/** `tarokk draw` */
export function addDraw(program: Command, language: Language): void {
  program
    .command('draw')
    .description(drawHelp.draw[language])
    .helpOption('-h, --help', helpWords.help[language])
    .allowExcessArguments(false)
    .argument('<FILE>', drawHelp.file[language])
    .option('--seed <seed>', drawHelp.seed[language])
    .addOption(new Option('--year <year>', drawHelp.year[language]).argParser(asYear))
    .addOption(new Option('--lang <language>', helpWords.lang[language]).choices(languages))
    .action(async (file: string, typed: TypedDraw) => {
      const { drawCommand } = await import('./draw-command.js');
      await drawCommand(file, typed, language);
    });
}

function asYear(word: string): number {
  if (/^[1-9]\d{3}$/.test(word)) return Number(word);
  throw new InvalidArgumentError('1000–9999');
}
