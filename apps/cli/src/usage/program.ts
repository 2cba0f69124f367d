import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import { languages, matchKinds, type Language, type MatchKind } from '@tarokk/rules';
import manifest from '../../../../package.json' with { type: 'json' };
import { wrap } from '../terminal/width.js';
import { examples } from './examples.js';
import { headings, helpWords } from './words.js';

const HELP_WIDTH = 80;

/** What the command understands. What a subcommand does is loaded when it is called. */
export function createProgram(language: Language, bundle: URL): Command {
  const say = (name: keyof typeof helpWords): string => helpWords[name][language];
  const langOption = (): Option => new Option('--lang <language>', say('lang')).choices(languages);
  const program = new Command('tarokk')
    .description(say('tarokk'))
    .version(manifest.version, '-V, --version', say('version'))
    .addOption(langOption())
    .helpOption('-h, --help', say('help'))
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeErr: () => {} }) // said by `run`, in the language of the reader
    .configureHelp({
      styleTitle: (title) => headings[title]?.[language] ?? title,
      optionDescription: ({ description }) => description,
    })
    .addHelpText('after', `\n${say('examples')}\n${examples}\n\n${wrap(say('exits'), HELP_WIDTH).join('\n')}`);

  const command = (name: string, description: keyof typeof helpWords): Command =>
    program
      .command(name)
      .description(say(description))
      .helpOption('-h, --help', say('help'))
      .allowExcessArguments(false);

  command('verify', 'verify')
    .argument('<FILE...>', say('files'))
    .option('--json', say('verifyJson'), false)
    .addOption(new Option('--jobs <number>', say('jobs')).argParser(numberWithin(1, 1024)))
    .addOption(langOption())
    .action(async (files: string[], { json, jobs = availableParallelism() }: { json: boolean; jobs?: number }) => {
      const { verifyCommand } = await import('../verify/verify-command.js');
      await verifyCommand(files, { json, jobs, language, program: bundle });
    });

  command('announcements', 'announcements')
    .option('--json', say('announcementsJson'), false)
    .addOption(langOption())
    .action(async ({ json }: { json: boolean }) => {
      const { announcementsCommand } = await import('../catalogue/announcements-command.js');
      await announcementsCommand(json, language);
    });

  command('random', 'random')
    .requiredOption('--seed <seed>', say('seed'))
    .addOption(new Option('--matches <number>', say('matches')).argParser(numberWithin(0, 2 ** 53 - 1)))
    .addOption(new Option('--kind <kind>', say('kind')).choices(matchKinds))
    .addOption(new Option('--games <number>', say('games')).argParser(numberWithin(1, 100)))
    .addOption(new Option('--scored <percent>', say('scored')).argParser(numberWithin(0, 100)))
    .addOption(langOption())
    .action(async ({ seed, matches = 1, kind = 'match', games, scored = 0 }: RandomOptions) => {
      const { randomCommand } = await import('../random/random-command.js');
      await randomCommand({ seed, matches, kind, games, scored });
    });

  command('schema', 'schema')
    .addOption(langOption())
    .action(async () => {
      const { schemaCommand } = await import('../schema/schema-command.js');
      await schemaCommand();
    });

  return program;
}

interface RandomOptions {
  readonly seed: string;
  readonly matches?: number;
  readonly kind?: MatchKind;
  readonly games?: number;
  readonly scored?: number;
}

function numberWithin(least: number, most: number): (word: string) => number {
  return (word) => {
    const number = Number(word);
    if (/^\d+$/.test(word) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`${least}–${most}`);
  };
}
