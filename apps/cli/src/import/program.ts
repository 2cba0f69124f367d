import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Competition } from '@tarokk/competition';
import { languages, type Language } from '@tarokk/rules';
import { helpWords } from '../usage/words.js';
import { importHelp, importWords } from './words.js';

/** Written down again: the library would be loaded with every command. */
const competitions = Object.keys({
  championship: true,
  cup: true,
  'grand-prix': true,
  'free-championship': true,
} satisfies Record<Competition, true>) as Competition[];

const LONGEST_NAME = 200;
const LONGEST_WORDS = 2000;

interface Common {
  readonly as: string;
  readonly dryRun: boolean;
  readonly json: boolean;
}

interface MatchesOptions extends Common {
  readonly remark?: string;
  readonly requestRuling: boolean;
  readonly letStand: readonly string[];
  readonly because?: string;
  readonly approve?: string;
  readonly date?: string;
  readonly venue?: string;
  readonly privateVenue: boolean;
  readonly competition: readonly Competition[];
  readonly guests: boolean;
  readonly notify: boolean;
}

/** `tarokk import`, for matches unless it says otherwise. */
export function addImport(program: Command, language: Language): void {
  const say = (name: keyof typeof importHelp): string => importHelp[name][language];
  const group = program
    .command('import')
    .description(say('import'))
    .helpOption('-h, --help', helpWords.help[language])
    .helpCommand(false);
  const within = (name: string, description: keyof typeof importHelp, isDefault = false): Command =>
    group
      .command(name, { isDefault })
      .description(say(description))
      .helpOption('-h, --help', helpWords.help[language])
      .allowExcessArguments(false)
      .requiredOption('--as <username>', say('as'))
      .option('--dry-run', say('dryRun'), false)
      .addOption(new Option('--lang <language>', helpWords.lang[language]).choices(languages));

  const matches = within('matches', 'matches', true)
    .argument('<FILE...>', say('files'))
    .option('--remark <text>', say('remark'), textWithin(LONGEST_WORDS))
    .option('--request-ruling', say('requestRuling'), false)
    .addOption(new Option('--let-stand <code>', say('letStand')).argParser(among).default([], ''))
    .option('--because <text>', say('because'), textWithin(LONGEST_NAME))
    .option('--approve <reason>', say('approve'), textWithin(LONGEST_NAME))
    .option('--date <day>', say('date'))
    .option('--venue <name>', say('venue'), textWithin(LONGEST_NAME))
    .option('--private-venue', say('privateVenue'), false)
    .addOption(new Option('--competition <name>', say('competition')).argParser(competitionAmong).default([], ''))
    .option('--guests', say('guests'), false)
    .option('--notify', say('notify'), false)
    .option('--json', say('matchesJson'), false)
    .action(async (files: string[], options: MatchesOptions) => {
      const { letStand, because } = options;
      if (letStand.length > 0 && because === undefined) {
        matches.error(`error: ${importWords.becauseMissing[language]}`, { code: 'tarokk.becauseMissing' });
      }
      const { DAY_FORMS, writtenDay } = await import('@tarokk/competition');
      const date = options.date === undefined ? null : writtenDay(options.date);
      if (options.date !== undefined && date === null) {
        const invalid = `error: option '--date <day>' argument '${options.date}' is invalid. ${DAY_FORMS}.`;
        matches.error(invalid, { code: 'commander.invalidArgument' });
      }
      const settings = {
        remark: options.remark ?? null,
        requestRuling: options.requestRuling,
        letStand: letStand.length === 0 ? null : { codes: letStand, reason: because! },
        approve: options.approve ?? null,
        date,
        venue: options.venue ?? null,
        venueIsPublic: !options.privateVenue,
        competitions: options.competition,
        strangersAreGuests: options.guests,
        notify: options.notify,
      };
      const { importMatchesCommand } = await import('./import-matches.js');
      await importMatchesCommand(files, { ...commonOf(options, language), settings });
    });

  within('trophies', 'trophies')
    .argument('<FILE>', say('csv'))
    .option('--source <text>', say('source'), textWithin(LONGEST_NAME))
    .option('--create-players', say('createPlayers'), false)
    .option('--acknowledge-repeated', say('acknowledgeRepeated'), false)
    .option('--json', helpWords.oneJson[language], false)
    .action(async (file: string, options: Common & ListOptions) => {
      const { importTrophiesCommand } = await import('./import-csv.js');
      const { source = null, createPlayers, acknowledgeRepeated } = options;
      const list = { source, createPlayers, acknowledgeRepeated };
      await importTrophiesCommand(file, list, commonOf(options, language));
    });

  within('table', 'table')
    .argument('<FILE>', say('csv'))
    .requiredOption('--year <year>', say('year'), year)
    .addOption(new Option('--competition <name>', say('ofCompetition')).choices(competitions).makeOptionMandatory())
    .requiredOption('--title <text>', say('title'), textWithin(LONGEST_NAME))
    .requiredOption('--source <text>', say('source'), textWithin(LONGEST_NAME))
    .option('--json', helpWords.oneJson[language], false)
    .action(async (file: string, options: Common & TableOptions) => {
      const { importTableCommand } = await import('./import-csv.js');
      const { year: ofYear, competition, title, source } = options;
      await importTableCommand(file, { year: ofYear, competition, title, source }, commonOf(options, language));
    });
}

interface ListOptions {
  readonly source?: string;
  readonly createPlayers: boolean;
  readonly acknowledgeRepeated: boolean;
}

interface TableOptions {
  readonly year: number;
  readonly competition: Competition;
  readonly title: string;
  readonly source: string;
}

function commonOf({ as, dryRun, json }: Common, language: Language) {
  return { username: as, dryRun, json, language };
}

/** One line of text, as the API takes it. */
function textWithin(most: number): (word: string) => string {
  return (word) => {
    const plain = word.normalize('NFC').replace(/\s+/gu, ' ').trim();
    const length = Array.from(plain).length;
    if (length >= 1 && length <= most && !/\p{Cc}/u.test(plain)) return plain;
    throw new InvalidArgumentError(`1–${most}`);
  };
}

function year(word: string): number {
  if (/^\d{4}$/.test(word)) return Number(word);
  throw new InvalidArgumentError('1900–2200');
}

function among(word: string, before: readonly string[]): readonly string[] {
  return [...before, word.slice(0, LONGEST_NAME)];
}

function competitionAmong(word: string, before: readonly Competition[]): readonly Competition[] {
  const found = competitions.find((name) => name === word);
  if (found === undefined) throw new InvalidArgumentError(competitions.join(', '));
  return [...new Set([...before, found])];
}
