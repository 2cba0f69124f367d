import { type Ruleset } from '@tarokk/rules';

/** The options of random sessions, as they were written on the command line. */
export interface WrittenSessionOptions {
  readonly players?: number;
  /** `id=value`, each. */
  readonly option?: readonly string[];
}

export interface SessionOptions {
  readonly players: number;
  /** By id. */
  readonly options: Readonly<Record<string, string>>;
}

/** A value that this ruleset does not have, and the values that it has. */
export interface WrongOption {
  readonly flag: 'players' | 'option';
  readonly value: string;
  readonly allowed: readonly string[];
}

/** The players and options of the ruleset that were chosen, or the first that it does not have. */
export function readSessionOptions(
  { players: seats, options }: Ruleset,
  written: WrittenSessionOptions,
): SessionOptions | WrongOption {
  const { players = seats[0]!, option = [] } = written;
  if (!seats.includes(players)) return { flag: 'players', value: String(players), allowed: seats.map(String) };
  const known = options.flatMap(({ id, values }) => values.map((value) => `${id}=${value}`));
  const unknown = option.find((each) => !known.includes(each));
  if (unknown !== undefined) {
    const [id] = unknown.split('=');
    const ofSame = known.filter((each) => each.startsWith(`${id!}=`));
    return { flag: 'option', value: unknown, allowed: ofSame.length > 0 ? ofSame : known };
  }
  return { players, options: Object.fromEntries(option.map((each) => each.split('=') as [string, string])) };
}
