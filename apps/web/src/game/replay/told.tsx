import { parseCard } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { shortCard } from '../cards/short-card.js';
import { seatNumber } from '../playing/standing.js';
import { definitionCalled } from '../announcement-names.js';
import type { Mistake } from './analysis/turns.js';
import { type Replay, whoSits } from './replay.js';

/** What the step is about: the mistake that comes next, or else what has just happened. */
export function Told({
  replay: { players },
  said,
  mistakes,
}: {
  readonly replay: Replay;
  readonly said: string;
  readonly mistakes: readonly Mistake[];
}) {
  const t = useTranslations('replay.mistake');
  const { language, namesIn } = usePage();
  const oneOf = new Intl.ListFormat(language, { type: 'disjunction' });
  const label = (code: string): string => shortCard(parseCard(code), namesIn);
  if (mistakes.length === 0) {
    return (
      <div className="told" role="status">
        <p className="step-said">{said}</p>
      </div>
    );
  }
  return (
    <div className="told mistaken" role="status">
      {mistakes.map(({ id, turn: { card, kind, seat, played, keeping } }) => (
        <p key={id} className="step-said">
          <strong>
            <span aria-hidden="true">✗ </span>
            {t(kind, {
              trick: (card >> 2) + 1,
              seat: whoSits(seatNumber(seat), players, namesIn),
              announcement: definitionCalled(id).name[namesIn],
              card: label(played),
            })}
          </strong>{' '}
          {t(`instead.${kind}`, { cards: oneOf.format(keeping.map(label)) })}
        </p>
      ))}
    </div>
  );
}
