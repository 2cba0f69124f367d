import { type Ruleset } from '@tarokk/rules';

/** What is wished of random sessions, as it was written. */
export interface WrittenWishes {
  readonly players?: number;
  /** `id=value`, each. */
  readonly option?: readonly string[];
}

export interface SessionWishes {
  readonly players: number;
  /** By id. */
  readonly options: Readonly<Record<string, string>>;
}

/** A value that this ruleset does not have, and those that it has. */
export interface WrongWish {
  readonly wish: 'players' | 'option';
  readonly value: string;
  readonly allowed: readonly string[];
}

/** What of the ruleset is meant, or the first thing that it does not have. */
export function sessionWishes({ players: seats, options }: Ruleset, written: WrittenWishes): SessionWishes | WrongWish {
  const { players = seats[0]!, option = [] } = written;
  if (!seats.includes(players)) return { wish: 'players', value: String(players), allowed: seats.map(String) };
  const known = options.flatMap(({ id, values }) => values.map((value) => `${id}=${value}`));
  const unknown = option.find((each) => !known.includes(each));
  if (unknown !== undefined) {
    const [id] = unknown.split('=');
    const ofSame = known.filter((each) => each.startsWith(`${id!}=`));
    return { wish: 'option', value: unknown, allowed: ofSame.length > 0 ? ofSame : known };
  }
  return { players, options: Object.fromEntries(option.map((each) => each.split('=') as [string, string])) };
}
