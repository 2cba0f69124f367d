import { capitalised } from '@tarokk/competition';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { TrickInOrder } from '../../game/cards/trick-in-order.js';
import type { OneTrophy } from './queries.js';
import { Section } from '../../ui/section.js';

/** The tricks by which a trophy was won: four cards in the order played, and by whom; the one that took has a ring of gold. */
export function DecidingTricks({ tricks }: { readonly tricks: OneTrophy['decidingTricks'] }) {
  const t = useTranslations('trophies');
  const { namesIn } = usePage();
  if (tricks.length === 0) return null;
  return (
    <Section id="tricks" heading={t('decidingTricks', { number: tricks.length })}>
      {tricks.map(({ number, reason, cards }) => (
        <div key={number} className="deciding">
          <h3>{capitalised(reason, namesIn)}</h3>
          <TrickInOrder cards={cards.map(({ person, ...card }) => ({ ...card, by: person?.name ?? null }))} />
        </div>
      ))}
    </Section>
  );
}

/** Of a deciding trick the cards that it was about, by their codes, and last the one that took it, which can be one of them. */
export function takenAndTaker({ wantedCards, cards }: OneTrophy['decidingTricks'][number]): readonly string[] {
  const taker = cards.find(({ takes }) => takes)!.card;
  return [...wantedCards.filter((code) => code !== taker), taker];
}
