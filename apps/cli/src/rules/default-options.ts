import { type Ruleset } from '@tarokk/rules';

/** The options of a record that gives none. */
export function defaultOptions({ options }: Ruleset): Readonly<Record<string, string>> {
  return Object.fromEntries(options.map(({ id, values }) => [id, values[0]!]));
}
