import type { ShownGame } from './queries.js';

/** What was handed in, as the office shows it: persons by their names, in the order of `players`. */
export type Handed =
  | {
      readonly kind: 'variant';
      readonly results: readonly { readonly player: string; readonly raw: number }[];
      readonly trophies: readonly { readonly announcer: string; readonly trophy: string; readonly game: number }[];
    }
  | { readonly kind: 'test'; readonly reason: string }
  | { readonly kind: 'session'; readonly record: object };

export function handed({ document }: ShownGame): Handed {
  return document as Handed;
}
