import { type Command, InvalidArgumentError, Option } from 'commander';
import { languages, type Language } from '@tarokk/rules';
import { helpWords } from '../usage/words.js';
import type { KeptHash } from './kept-hash.js';
import { seasonHelp } from './words.js';

/** `tarokk season export`, `verify`, `import`, `setup` and `schedule`. */
export function addSeason(program: Command, language: Language): void {
  const langOption = (): Option => new Option('--lang <language>', helpWords.lang[language]).choices(languages);
  const within = (parent: Command, name: string, description: keyof typeof seasonHelp): Command =>
    parent
      .command(name)
      .description(seasonHelp[description][language])
      .helpOption('-h, --help', helpWords.help[language])
      .allowExcessArguments(false);
  const season = within(program, 'season', 'season').helpCommand(false);

  within(season, 'export', 'export')
    .argument('<YEAR>', seasonHelp.year[language], year)
    .option('--full', seasonHelp.full[language], false)
    .option('-o, --output <FILE>', seasonHelp.output[language])
    .option('--force', seasonHelp.force[language], false)
    .addOption(langOption())
    .action(async (of: number, { full, output, force }: { full: boolean; output?: string; force: boolean }) => {
      const { seasonExportCommand } = await import('./export-command.js');
      await seasonExportCommand(
        { year: of, kind: full ? 'full' : 'public' },
        { output: output ?? null, force },
        language,
      );
    });

  within(season, 'verify', 'verify')
    .argument('<ARCHIVE>', seasonHelp.archive[language])
    .addOption(new Option('--head <HASH>', seasonHelp.head[language]).argParser(withHash).default([], ''))
    .addOption(new Option('--manifest <HASH>', seasonHelp.manifest[language]).argParser(digest))
    .option('--json', seasonHelp.json[language], false)
    .addOption(langOption())
    .action(async (archive: string, { head, manifest, json }: VerifyOptions) => {
      const { seasonVerifyCommand } = await import('./verify-command.js');
      await seasonVerifyCommand(archive, { heads: head, digest: manifest ?? null, json, language });
    });

  within(season, 'import', 'import')
    .argument('<ARCHIVE>', seasonHelp.fullArchive[language])
    .addOption(langOption())
    .action(async (archive: string) => {
      const { seasonImportCommand } = await import('./import-command.js');
      await seasonImportCommand(archive, language);
    });

  within(season, 'setup', 'setup')
    .argument('<FILE>', seasonHelp.list[language])
    .requiredOption('--year <YEAR>', seasonHelp.year[language], year)
    .requiredOption('--as <USERNAME>', seasonHelp.as[language])
    .option('--dry-run', seasonHelp.dryRun[language], false)
    .option('--meeting <DAY>', seasonHelp.meeting[language])
    .addOption(new Option('--new <NAME>', seasonHelp.somebodyNew[language]).argParser(among).default([], ''))
    .option('--json', seasonHelp.json[language], false)
    .addOption(langOption())
    .action(async (file: string, { year: of, as, dryRun, meeting, new: newcomers, json }: SetupOptions) => {
      const { DAY_FORMS, writtenDay } = await import('@tarokk/competition');
      const day = meeting === undefined ? null : writtenDay(meeting);
      if (meeting !== undefined && day === null) {
        const invalid = `error: option '--meeting <DAY>' argument '${meeting}' is invalid. ${DAY_FORMS}.`;
        season.error(invalid, { code: 'commander.invalidArgument' });
      }
      const { seasonSetupCommand } = await import('./setup-command.js');
      await seasonSetupCommand(file, {
        username: as,
        year: of,
        annualMeeting: day,
        newcomers,
        dryRun,
        json,
        language,
      });
    });

  within(season, 'schedule', 'schedule')
    .argument('<FILE>', seasonHelp.scheduleList[language])
    .requiredOption('--year <YEAR>', seasonHelp.year[language], year)
    .requiredOption('--as <USERNAME>', seasonHelp.as[language])
    .option('--dry-run', seasonHelp.dryRun[language], false)
    .option('--json', seasonHelp.json[language], false)
    .addOption(langOption())
    .action(async (file: string, { year: of, as, dryRun, json }: ScheduleOptions) => {
      const { seasonScheduleCommand } = await import('./schedule-command.js');
      await seasonScheduleCommand(file, { username: as, year: of, dryRun, json, language });
    });
}

interface ScheduleOptions {
  readonly year: number;
  readonly as: string;
  readonly dryRun: boolean;
  readonly json: boolean;
}

interface SetupOptions {
  readonly year: number;
  readonly as: string;
  readonly dryRun: boolean;
  readonly meeting?: string;
  readonly new: readonly string[];
  readonly json: boolean;
}

interface VerifyOptions {
  readonly head: readonly KeptHash[];
  readonly manifest?: string;
  readonly json: boolean;
}

function year(word: string): number {
  if (/^\d{4}$/.test(word)) return Number(word);
  throw new InvalidArgumentError('1984–2200');
}

function among(word: string, before: readonly string[]): readonly string[] {
  return [...before, word];
}

function digest(word: string): string {
  if (/^[0-9a-f]{64}$/i.test(word)) return word.toLowerCase();
  throw new InvalidArgumentError('SHA-256');
}

function withHash(word: string, before: readonly KeptHash[]): readonly KeptHash[] {
  const [, chain, number, hash] = /^(?:(.+):([1-9]\d{0,8}):)?([0-9a-f]{64})$/i.exec(word) ?? [];
  if (hash === undefined) throw new InvalidArgumentError('HASH, CHAIN:NUMBER:HASH');
  return [
    ...before,
    { place: chain === undefined ? null : { chain, number: Number(number) }, hash: hash.toLowerCase() },
  ];
}
