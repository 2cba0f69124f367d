import { useTranslations } from 'use-intl';
import { PictureOf } from './picture.js';

export interface CardInOrder {
  /** Its code: `HQ`. */
  readonly card: string;
  /** How it is called. */
  readonly name: string;
  /** Who played it, or what is to be said of it; null where nothing is. */
  readonly by: string | null;
  /** Whether it takes the trick. */
  readonly takes: boolean;
}

/** A trick in the order in which it was played; the card that takes it has a ring of gold, and is said to. */
export function TrickInOrder({ cards }: { readonly cards: readonly CardInOrder[] }) {
  const t = useTranslations('trophies');
  return (
    <ol className="in-order">
      {cards.map(({ card, name, by, takes }) => (
        <li key={card} className={takes ? 'takes' : undefined}>
          <PictureOf code={card} />
          <small>
            {by === name ? null : <span className="unseen">{by === null ? name : `${name}, `}</span>}
            {by}
            {takes ? <span className="unseen">, {t('takesIt')}</span> : null}
          </small>
        </li>
      ))}
    </ol>
  );
}
