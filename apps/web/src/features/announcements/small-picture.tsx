import { PictureOf } from '../../game/cards/picture.js';

/** One of ten tricks at the height of a line: it is meant, it is meant beside others that stand out more, or neither. */
export type Pip = 'on' | 'any' | null;

/** An announcement at the height of a line: ten cells where it is about certain tricks, else its first cards. */
export type Small = { readonly pips: readonly Pip[] } | { readonly cards: readonly string[] };

/** It says nothing that the words beside it do not. */
export function SmallPicture({ of }: { readonly of: Small }) {
  return 'pips' in of ? (
    <span className="pips" aria-hidden="true">
      {of.pips.map((pip, index) => (
        <i key={index} className={pip ?? undefined} />
      ))}
    </span>
  ) : (
    <span className="emblem" aria-hidden="true">
      {of.cards.map((card) => (
        <PictureOf key={card} code={card} />
      ))}
    </span>
  );
}
