import type { Sentence } from '@tarokk/rules';

/** The sentence with names in place of ids. */
export function withNames({ text, values }: Sentence, nameOf: (id: string) => string): Sentence {
  const named = Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? nameOf(value) : value]);
  return { text, values: Object.fromEntries(named) as Sentence['values'] };
}
