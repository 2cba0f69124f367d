import { cardCode, cardLabel, deck, parseCard, hungarianArticle } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Choice } from './choice.js';
import { notesAt, otherParty, partyNames } from './form/state.js';
import { dealerByDraw } from './form/taps.js';
import { useOpened } from './use-sheets.js';

/** Which cards the collectors drew for the first deal (1.2). Whoever likes notes them; who deals first follows. */
export function CardsDrawn() {
  const t = useTranslations('sheets');
  const { namesIn } = usePage();
  const { draft, sheets } = useOpened();
  const { draw } = notesAt(draft.state, 1);
  const due = dealerByDraw(draw);
  const isOne = (draw.A === null) !== (draw.B === null);
  return (
    <fieldset className="chips two">
      <legend>{t('cardsDrawn')}</legend>
      {partyNames.map((party) => (
        <Choice
          key={party}
          label={t('drew', { party })}
          value={draw[party] ?? ''}
          change={(card) => sheets.tap(draft.id, { tap: 'drawn', party, card: card === '' ? null : card })}
          options={deck
            .map(cardCode)
            .filter((card) => card !== draw[otherParty(party)])
            .map((card) => ({ id: card, name: cardLabel(parseCard(card), namesIn) }))}
          empty={t('notNoted')}
        />
      ))}
      <p className="which-drawn" role="status">
        {isOne
          ? t('oneCardDrawn')
          : due !== null
            ? t('dealsFirst', { party: due, ...hungarianArticle(due) })
            : draw.A !== null
              ? t('noLowerCard')
              : ''}
      </p>
    </fieldset>
  );
}
