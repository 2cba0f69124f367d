import { type Card as CardNumber } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { Card, CardPicture, useCardName } from './card.js';

/** To which tricks cards are bound (2.6), by card: numbers of tricks from 1, more than one where Mariage leaves them open. */
export type BoundTo = ReadonlyMap<CardNumber, readonly number[]>;

/** Lets somebody choose a card of a hand: those that may not be played stay to be seen, and say so. */
export interface CardChoice {
  readonly legal: readonly CardNumber[];
  readonly choose: (card: CardNumber) => void;
  /** Says why a card may not be played that somebody has tapped all the same. */
  readonly explain?: (card: CardNumber) => void;
}

export interface HandProps {
  /** In the order in which they are shown, see `inHandOrder`. */
  readonly cards: readonly CardNumber[];
  /** What the list of the cards is called for who hears it. */
  readonly label: string;
  readonly isFaceDown?: boolean;
  /** Cards that have been played: they keep their place, so that a hand does not move under a thumb. */
  readonly played?: readonly CardNumber[];
  readonly bound?: BoundTo;
  readonly choice?: CardChoice;
  /** Cards that stand out, with what is said of each for who hears the page. */
  readonly glowing?: { readonly cards: readonly CardNumber[]; readonly because: string };
  /** Cards that may not be played now: pale, but there. */
  readonly barred?: readonly CardNumber[];
  /** The one that is played next, lifted out of the others, with what is said of it. */
  readonly next?: { readonly card: CardNumber; readonly isWrong: boolean; readonly says: string } | null;
}

const nothing: readonly CardNumber[] = [];

/** The cards of one player, ten in a row, or five where they are to be tapped. */
export function Hand({
  cards,
  label,
  isFaceDown = false,
  played = nothing,
  bound,
  choice,
  glowing,
  barred = nothing,
  next = null,
}: HandProps) {
  const lookOf = (card: CardNumber): string | undefined => {
    if (played.includes(card)) return 'played';
    if (card === next?.card) return next.isWrong ? 'to-play mistaken' : 'to-play';
    if (glowing?.cards.includes(card)) return 'glowing';
    return barred.includes(card) ? 'barred' : undefined;
  };
  return (
    <ul className={choice === undefined ? 'hand' : 'hand hand-of-choice'} aria-label={label}>
      {cards.map((card) => (
        <li key={card} className={lookOf(card)}>
          {choice === undefined || played.includes(card) ? (
            <HeldCard card={isFaceDown ? null : card} isPlayed={played.includes(card)} />
          ) : (
            <CardToChoose card={card} choice={choice} />
          )}
          {glowing?.cards.includes(card) ? (
            <>
              <span className="would-do" aria-hidden="true">
                ✓
              </span>
              <span className="unseen">{glowing.because}</span>
            </>
          ) : null}
          {card === next?.card ? <small className="said-below">{next.says}</small> : null}
          {played.includes(card) ? null : <BoundMark tricks={isFaceDown ? undefined : bound?.get(card)} />}
        </li>
      ))}
    </ul>
  );
}

function HeldCard({ card, isPlayed }: { readonly card: CardNumber | null; readonly isPlayed: boolean }) {
  const t = useTranslations('cards');
  if (!isPlayed) return <Card card={card} />;
  return (
    <>
      <Card card={card} />
      <span className="unseen">{t('played')}</span>
    </>
  );
}

/** It stays reachable when it may not be played: whoever hears the page finds out which card it is. */
function CardToChoose({
  card,
  choice: { legal, choose, explain },
}: {
  readonly card: CardNumber;
  readonly choice: CardChoice;
}) {
  const name = useCardName();
  const isLegal = legal.includes(card);
  return (
    <button
      type="button"
      className="card-to-choose"
      aria-label={name(card)}
      aria-disabled={!isLegal}
      onClick={() => {
        if (isLegal) choose(card);
        else explain?.(card);
      }}
    >
      <CardPicture card={card} />
    </button>
  );
}

/** A card bound to a trick carries its number (2.6). */
function BoundMark({ tricks }: { readonly tricks: readonly number[] | undefined }) {
  const t = useTranslations('cards');
  if (tricks === undefined) return null;
  const numbers = tricks.join('/');
  return (
    <span className="bound" title={t('boundTo', { tricks: numbers })}>
      <span aria-hidden="true">{numbers}</span>
      <span className="unseen">{t('boundTo', { tricks: numbers })}</span>
    </span>
  );
}
