import { cardCode, cardLabel, type Card as CardNumber } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import sprite from './cards.svg';
import { PictureOf } from './picture.js';

/** The picture alone, for where words beside it or around it name the card. @param card null shows its back */
export function CardPicture({ card }: { readonly card: CardNumber | null }) {
  return <PictureOf code={card === null ? null : cardCode(card)} />;
}

/** A card with its name, for who sees it and who hears it. @param card null is one that lies face down */
export function Card({ card }: { readonly card: CardNumber | null }) {
  const name = useCardName();
  return (
    <svg className="card" viewBox="0 0 60 100" role="img" aria-label={name(card)}>
      <use href={`${sprite}#${card === null ? 'back' : cardCode(card)}`} />
    </svg>
  );
}

/** How a card is called in the language of the page: "pagat", "Pik-König", "tarokk XVI". */
export function useCardName(): (card: CardNumber | null) => string {
  const t = useTranslations('cards');
  const { namesIn } = usePage();
  return (card) => (card === null ? t('faceDown') : cardLabel(card, namesIn));
}
