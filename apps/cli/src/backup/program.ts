import { type Command, Option } from 'commander';
import { languages, type Language } from '@tarokk/rules';
import { helpWords } from '../usage/words.js';
import type { BackupArguments } from './arguments.js';
import { backupHelp } from './words.js';

interface KeyOptions {
  readonly passphraseFile?: string;
  /** Commander's name of what `--without-key` sets. */
  readonly withoutKey?: boolean;
}

/** `tarokk backup` and `tarokk restore`. */
export function addBackup(program: Command, language: Language): void {
  const command = (name: 'backup' | 'restore', file: 'target' | 'source', passphrase: 'encrypt' | 'decrypt'): Command =>
    program
      .command(name)
      .description(backupHelp[name][language])
      .helpOption('-h, --help', helpWords.help[language])
      .allowExcessArguments(false)
      .argument('<FILE>', backupHelp[file][language])
      .addOption(new Option('--passphrase-file <FILE>', backupHelp[passphrase][language]).conflicts('withoutKey'))
      .option('--without-key', backupHelp.withoutKey[language])
      .addOption(new Option('--lang <language>', helpWords.lang[language]).choices(languages));

  command('backup', 'target', 'encrypt').action(async (file: string, options: KeyOptions) => {
    const { backupCommand } = await import('./backup-command.js');
    await backupCommand(argumentsOf(file, options), language);
  });
  command('restore', 'source', 'decrypt').action(async (file: string, options: KeyOptions) => {
    const { restoreCommand } = await import('./restore-command.js');
    await restoreCommand(argumentsOf(file, options), language);
  });
}

function argumentsOf(file: string, { passphraseFile, withoutKey = false }: KeyOptions): BackupArguments {
  return { file, passphraseFile: passphraseFile ?? null, withoutKey };
}
