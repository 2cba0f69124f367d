import { cardLabel, parseCard } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { PictureOf } from '../../game/cards/picture.js';
import { type CardInOrder, TrickInOrder } from '../../game/cards/trick-in-order.js';
import { Pressable } from './pressable.js';
import { type QuestionName, questions, takes } from './questions.js';
import type { TourSearch, TourStep } from './steps.js';

/** A card on the table, and a few to press: what is pressed lies beside it, where it may, and the answer says why. */
export function WhatToPlay({
  step,
  question: name,
  ask,
  pressed,
  searchOf,
}: {
  readonly step: TourStep;
  readonly question: QuestionName;
  readonly ask: string;
  readonly pressed: string | undefined;
  /** The address in which a card of this question is pressed; what was pressed of others stays. */
  readonly searchOf: (card: string) => TourSearch;
}) {
  const t = useTranslations('tour');
  const label = useLabel();
  const { led, hand } = questions[name];
  const played = hand.find(({ card }) => card === pressed);
  const onTable = played?.isLegal === true ? [led, played.card] : [led];
  const winner = onTable.length === 2 && !takes(onTable[1]!, led) ? led : onTable[1];
  const laid = (card: string): CardInOrder => ({ card, name: label(card), by: label(card), takes: card === winner });
  return (
    <section className="what-to-play">
      <p>{ask}</p>
      <div className="on-table">
        <div>
          <small>{t('onTable')}</small>
          <TrickInOrder cards={onTable.map(laid)} />
        </div>
        <div>
          <small>{t('toChoose')}</small>
          <ul className="hand-to-press">
            {hand.map(({ card }) => (
              <li key={card}>
                <Pressable step={step} search={searchOf(card)} isPressed={card === pressed}>
                  <PictureOf code={card} />
                  <small>{label(card)}</small>
                </Pressable>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="answer" role="status">
        {played === undefined ? null : (
          <>
            <strong>{t(played.isLegal ? 'allowed' : 'forbidden')}</strong> {t(`answer.${played.answer}`)}
          </>
        )}
      </p>
    </section>
  );
}

function useLabel(): (code: string) => string {
  const { namesIn } = usePage();
  return (code) => cardLabel(parseCard(code), namesIn);
}
