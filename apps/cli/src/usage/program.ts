import { availableParallelism } from 'node:os';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { languages, matchKinds, rulesets, WITNESS_LIMIT, type Language, type MatchKind } from '@tarokk/rules';
import manifest from '../../../../package.json' with { type: 'json' };
import { addAnalyse } from '../analyse/program.js';
import { addAudit } from '../audit/program.js';
import { addAdmin } from '../admin/program.js';
import { addBackup } from '../backup/program.js';
import { addCompletion } from '../completion/program.js';
import { addDraw } from '../draw/program.js';
import { addImport } from '../import/program.js';
import { addRecount } from '../recount/program.js';
import { ROYAL } from '../rules/games.js';
import { addSeason } from '../season/program.js';
import { schemaKinds, type SchemaKind } from '../schema/kinds.js';
import { wrap } from '../terminal/width.js';
import { steps } from '../witness/steps.js';
import { addWitness } from '../witness/program.js';
import { witnessHelp } from '../witness/words.js';
import { examples } from './examples.js';
import { headings, helpWords } from './words.js';

const HELP_WIDTH = 80;
const rulesetIds = rulesets.map(({ id }) => id);
const MANY = 2 ** 53 - 1;
/** Of a random session, and of what belongs to random matches only. */
const ofSessions = ['sessions', 'deals', 'players', 'option'] as const;
const ofMatches = ['matches', 'kind', 'games'];

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
    .option('--witness', witnessHelp.verify[language], false)
    .addOption(new Option('--limit <steps>', witnessHelp.limit[language]).argParser(steps))
    .addOption(langOption())
    .action(async (files: string[], { json, jobs = availableParallelism(), witness, limit }: VerifyTyped) => {
      const { verifyCommand } = await import('../verify/verify-command.js');
      const wanted = witness || limit !== undefined ? { limit: limit ?? WITNESS_LIMIT } : null;
      await verifyCommand(files, { json, jobs, language, program: bundle, witness: wanted });
    });

  addWitness(program, language);
  addAnalyse(program, language);

  const announcements = command('announcements', 'announcements')
    .argument('[NAME...]', say('announcement'))
    .option('--json', say('oneJson'), false)
    .addOption(langOption())
    .action(async (words: readonly string[], { json }: { json: boolean }) => {
      const [{ announcementsCommand }, { announcementNamed }] = await Promise.all([
        import('../catalogue/announcements-command.js'),
        import('../catalogue/named.js'),
      ]);
      if (words.length === 0) return announcementsCommand(json, language);
      const named = words.join(' ');
      const one = announcementNamed(named);
      if (one === undefined) {
        return announcements.error(`error: no announcement '${named}'`, { code: 'tarokk.unknownAnnouncement' });
      }
      await announcementsCommand(json, language, one);
    });

  command('rules', 'rules')
    .addArgument(new Argument('[RULESET]', say('ruleset')).choices([...rulesetIds, ROYAL]))
    .option('--json', say('oneJson'), false)
    .addOption(langOption())
    .action(async (ruleset: string | undefined, { json }: { json: boolean }) => {
      const { rulesCommand } = await import('../rules/rules-command.js');
      await rulesCommand(ruleset, json, language);
    });

  const random = command('random', 'random')
    .requiredOption('--seed <seed>', say('seed'))
    .addOption(new Option('--matches <number>', say('matches')).argParser(numberWithin(0, MANY)))
    .addOption(new Option('--kind <kind>', say('kind')).choices(matchKinds))
    .addOption(new Option('--games <number>', say('games')).argParser(numberWithin(1, 100)))
    .addOption(new Option('--scored <percent>', say('scored')).argParser(numberWithin(0, 100)))
    .addOption(new Option('--ruleset <ruleset>', say('randomRuleset')).choices(rulesetIds).conflicts(ofMatches))
    .addOption(new Option('--sessions <number>', say('sessions')).argParser(numberWithin(0, MANY)))
    .addOption(new Option('--deals <number>', say('deals')).argParser(numberWithin(1, 1000)))
    .addOption(new Option('--players <number>', say('players')).argParser(numberWithin(1, 10)))
    .addOption(new Option('--option <option=value...>', say('sessionOption')))
    .addOption(langOption())
    .action(async (options: RandomOptions) => {
      const { seed, matches = 1, kind = 'match', games, scored = 0, ruleset, sessions = 1, deals = 4 } = options;
      if (ruleset !== undefined) {
        const [{ readSessionOptions }, { randomSessionsCommand }] = await Promise.all([
          import('../random/session-options.js'),
          import('../random/random-sessions.js'),
        ]);
        const sessionOptions = readSessionOptions(
          rulesets.find(({ id }) => id === ruleset)!,
          options,
        );
        if ('flag' in sessionOptions) {
          const flags = random.options.find(({ long }) => long === `--${sessionOptions.flag}`)!.flags;
          const { value, allowed } = sessionOptions;
          return random.error(
            `error: option '${flags}' argument '${value}' is invalid. Allowed choices are ${allowed.join(', ')}.`,
            {
              code: 'commander.invalidArgument',
            },
          );
        }
        return randomSessionsCommand({ seed, ruleset, sessions, deals, scored, ...sessionOptions });
      }
      const stray = ofSessions.find((name) => options[name] !== undefined);
      if (stray !== undefined) {
        random.error(`error: '--${stray}' without '--ruleset <ruleset>'`, { code: 'tarokk.withoutRuleset' });
      }
      const { randomCommand } = await import('../random/random-command.js');
      await randomCommand({ seed, matches, kind, games, scored });
    });

  command('schema', 'schema')
    .addArgument(new Argument('[RECORD]', say('record')).choices(schemaKinds).default('match', 'match'))
    .addOption(langOption())
    .action(async (kind: SchemaKind) => {
      const { schemaCommand } = await import('../schema/schema-command.js');
      await schemaCommand(kind);
    });

  command('help', 'helpCommand')
    .argument('[COMMAND...]', say('helpOf'))
    .action((path: readonly string[]) => {
      const asked = path.reduce<Command>(
        (within, name) =>
          within.commands.find((each) => each.name() === name) ??
          within.error(`error: unknown command '${name}'`, { code: 'commander.unknownCommand' }),
        program,
      );
      asked.help();
    });

  addDraw(program, language);
  addAudit(program, language);
  addSeason(program, language);
  addAdmin(program, language);
  addImport(program, language);
  addBackup(program, language);
  addRecount(program, language);
  addCompletion(program, language);
  return program;
}

interface VerifyTyped {
  readonly json: boolean;
  readonly jobs?: number;
  readonly witness: boolean;
  readonly limit?: number;
}

interface RandomOptions {
  readonly seed: string;
  readonly matches?: number;
  readonly kind?: MatchKind;
  readonly games?: number;
  readonly scored?: number;
  readonly ruleset?: string;
  readonly sessions?: number;
  readonly deals?: number;
  readonly players?: number;
  readonly option?: readonly string[];
}

function numberWithin(least: number, most: number): (word: string) => number {
  return (word) => {
    const number = Number(word);
    if (/^\d+$/.test(word) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`${least}–${most}`);
  };
}
