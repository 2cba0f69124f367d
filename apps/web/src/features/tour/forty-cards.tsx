import { capitalised } from '@tarokk/competition';
import { cardCode, cardLabel, deck, parseCard, romanNumeral } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { PictureOf } from '../../game/cards/picture.js';
import { Pressable } from './pressable.js';

const codes = deck.map(cardCode);
const tarocks = codes.filter((code) => code.startsWith('T'));
const suitCards = ['S', 'C', 'H', 'D'].map((suit) => codes.filter((code) => code.startsWith(suit)));

/** All cards; the one that is pressed says what it is. */
export function FortyCards({ pressed }: { readonly pressed: string | undefined }) {
  const t = useTranslations('tour');
  const known = codes.includes(pressed ?? '') ? pressed! : null;
  return (
    <>
      <p className="answer" role="status">
        {known === null ? t('press') : <Explained code={known} />}
      </p>
      <h2>{t('cards.tarocks')}</h2>
      <Cards codes={tarocks} pressed={known} />
      <h2>{t('cards.suits')}</h2>
      {suitCards.map((suit) => (
        <Cards key={suit[0]} codes={suit} pressed={known} />
      ))}
    </>
  );
}

function Cards({ codes: shown, pressed }: { readonly codes: readonly string[]; readonly pressed: string | null }) {
  const { namesIn } = usePage();
  return (
    <ul className="forty">
      {shown.map((code) => (
        <li key={code}>
          <Pressable step="cards" search={{ pressed: code }} isPressed={code === pressed}>
            <PictureOf code={code} />
            <span className="unseen">{cardLabel(parseCard(code), namesIn)}</span>
          </Pressable>
        </li>
      ))}
    </ul>
  );
}

function Explained({ code }: { readonly code: string }) {
  const t = useTranslations('tour.cards.is');
  const { namesIn } = usePage();
  const name = capitalised(cardLabel(parseCard(code), namesIn), namesIn);
  const number = code.startsWith('T') ? Number(code.slice(1)) : null;
  if (number === null) return t(code.endsWith('K') ? 'king' : 'suit', { name });
  const numeral = romanNumeral(number);
  if (number === 22) return t('skues');
  if (number === 21) return t('moon');
  if (number >= 18) return t('named', { name, numeral });
  return number <= 4 ? t('bird', { name, numeral }) : t('tarock', { name });
}
