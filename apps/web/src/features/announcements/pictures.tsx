import { parseCard } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { useCardName } from '../../game/cards/card.js';
import { PictureOf } from '../../game/cards/picture.js';
import type { DrawnAnnouncement } from '../../game/drawn-announcement.js';

/** What an announcement asks for, in pictures: the ten tricks with the cards that have to take some, and the cards it is about besides. */
export function Pictures({ of: { tricks, cards, isOneEnough } }: { readonly of: DrawnAnnouncement }) {
  const t = useTranslations('announcement');
  const name = useNameOf();
  return (
    <>
      {tricks === null ? null : (
        <ol className="ten" aria-label={t('tenTricks')}>
          {tricks.map(({ isMeant, card }, index) => (
            <li key={index} className={isMeant ? 'meant' : undefined}>
              <PictureOf code={card} />
              <span>{index + 1}</span>
              {isMeant ? <span className="unseen">: {card === null ? t('yours') : name(card)}</span> : null}
            </li>
          ))}
        </ol>
      )}
      {cards.length === 0 ? null : (
        <ul className={`its-cards${cards.length > 5 ? ' many' : ''}`} aria-label={t('itsCards')}>
          {cards.map((card, index) => (
            <li key={card}>
              <PictureOf code={card} />
              <small>{isOneEnough && index > 0 ? t('orCard', { card: name(card) }) : name(card)}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function useNameOf(): (code: string) => string {
  const name = useCardName();
  return (code) => name(parseCard(code));
}
