import { parseCard } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { useCardName } from '../../game/cards/card.js';
import { PictureOf } from '../../game/cards/picture.js';
import type { Drawn, DrawnTrick } from '../../game/drawn.js';

/** What an announcement asks for, in pictures: the ten tricks with the cards that have to take some, and the cards it is about besides. */
export function Pictures({ of: { tricks, cards } }: { readonly of: Drawn }) {
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
          {cards.map((card) => (
            <li key={card}>
              <PictureOf code={card} />
              <small>{name(card)}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The same at the height of a line: ten cells, or the first cards. It says nothing that the words beside it do not. */
export function SmallPicture({ of: { tricks, cards } }: { readonly of: Drawn }) {
  return tricks === null ? (
    <span className="emblem" aria-hidden="true">
      {cards.slice(0, 3).map((card) => (
        <PictureOf key={card} code={card} />
      ))}
    </span>
  ) : (
    <Pips tricks={tricks} />
  );
}

function Pips({ tricks }: { readonly tricks: readonly DrawnTrick[] }) {
  // Where it is about all ten, those stand out that a certain card has to take.
  const isAboutCards = tricks.some(({ card }) => card !== null);
  return (
    <span className="pips" aria-hidden="true">
      {tricks.map(({ isMeant, card }, index) => (
        <i key={index} className={card !== null ? 'on' : isMeant ? (isAboutCards ? 'any' : 'on') : undefined} />
      ))}
    </span>
  );
}

function useNameOf(): (code: string) => string {
  const name = useCardName();
  return (code) => name(parseCard(code));
}
