import { type Command, InvalidArgumentError, Option } from 'commander';
import { catalogue, languages, missedFamilies, silentBonuses, type Language, type MissedFamily } from '@tarokk/rules';
import { helpWords } from '../usage/words.js';
import { analyseHelp } from './words.js';

const MOST_GAMES = 100;
const MOST_POSITIONS = 2 ** 53 - 1;
/** What can be made or stopped: messages are only stated. */
const ids = [...catalogue.filter(({ family }) => family !== 'message'), ...silentBonuses].map(({ id }) => id);

interface Typed {
  readonly game?: number;
  readonly announcement?: string;
  readonly missed?: MissedFamily;
  readonly limit?: number;
  readonly json: boolean;
}

/** `tarokk analyse` */
export function addAnalyse(program: Command, language: Language): void {
  program
    .command('analyse')
    .description(analyseHelp.analyse[language])
    .helpOption('-h, --help', helpWords.help[language])
    .allowExcessArguments(false)
    .argument('<FILE...>', analyseHelp.files[language])
    .addOption(new Option('--game <number>', analyseHelp.game[language]).argParser(within(MOST_GAMES)))
    .addOption(new Option('--announcement <id>', analyseHelp.announcement[language]).argParser(among(ids)))
    .addOption(new Option('--missed <family>', analyseHelp.missed[language]).choices(missedFamilies))
    .addOption(new Option('--limit <positions>', analyseHelp.limit[language]).argParser(within(MOST_POSITIONS)))
    .option('--json', analyseHelp.json[language], false)
    .addOption(new Option('--lang <language>', helpWords.lang[language]).choices(languages))
    .action(async (names: string[], { game, announcement, missed, limit, json }: Typed) => {
      const { analyseCommand } = await import('./analyse-command.js');
      const options = {
        only: announcement ?? null,
        missed: missed ?? null,
        ...(limit === undefined ? {} : { limit }),
      };
      await analyseCommand(names, { game: game ?? null, json, language, options });
    });
}

function within(most: number): (word: string) => number {
  return (word) => {
    const number = Number(word);
    if (/^\d+$/.test(word) && number >= 1 && number <= most) return number;
    throw new InvalidArgumentError(`1–${most}`);
  };
}

/** Seventy ids in a list of choices would bury the help. */
function among(known: readonly string[]): (word: string) => string {
  return (word) => {
    if (known.includes(word)) return word;
    throw new InvalidArgumentError('tarokk announcements');
  };
}
