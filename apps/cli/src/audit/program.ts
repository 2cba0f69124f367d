import { type Command, InvalidArgumentError, Option } from 'commander';
import { languages, type Language } from '@tarokk/rules';
import { helpWords } from '../usage/words.js';
import type { GivenHead } from './given-head.js';
import { auditHelp } from './words.js';

/** `tarokk audit verify` and `tarokk audit export`. */
export function addAudit(program: Command, language: Language): void {
  const langOption = (): Option => new Option('--lang <language>', helpWords.lang[language]).choices(languages);
  const within = (parent: Command, name: string, description: keyof typeof auditHelp): Command =>
    parent
      .command(name)
      .description(auditHelp[description][language])
      .helpOption('-h, --help', helpWords.help[language])
      .allowExcessArguments(false);
  const audit = within(program, 'audit', 'audit').helpCommand(false);

  within(audit, 'verify', 'verify')
    .argument('[FILE]', auditHelp.file[language])
    .addOption(new Option('--head <CHAIN:NUMBER:HASH>', auditHelp.head[language]).argParser(withHead).default([], ''))
    .option('--json', auditHelp.json[language], false)
    .addOption(langOption())
    .action(async (file: string | undefined, { head, json }: { head: readonly GivenHead[]; json: boolean }) => {
      const { auditVerifyCommand } = await import('./verify-command.js');
      await auditVerifyCommand(file, { heads: head, json, language });
    });

  within(audit, 'export', 'export')
    .option('--chain <chain>', auditHelp.chain[language])
    .addOption(langOption())
    .action(async ({ chain }: { chain?: string }) => {
      const { auditExportCommand } = await import('./export-command.js');
      await auditExportCommand(chain ?? null, language);
    });
}

function withHead(word: string, before: readonly GivenHead[]): readonly GivenHead[] {
  const [, chain, number, hash] = /^(.+):([1-9]\d{0,8}):([0-9a-f]{64})$/i.exec(word) ?? [];
  if (chain === undefined) throw new InvalidArgumentError('CHAIN:NUMBER:HASH');
  return [...before, { chain, number: Number(number), hash: hash! }];
}
