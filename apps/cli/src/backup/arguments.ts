/** What was typed. */
export interface BackupArguments {
  readonly file: string;
  readonly passphraseFile: string | null;
  readonly withoutKey: boolean;
}
