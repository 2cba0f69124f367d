import { useTranslations } from 'use-intl';
import type { CountedGame, PartyKey } from './queries.js';

/** What counts of a game for a party; what the sheet said stands beside it, struck through, where a ruling says otherwise. */
export function CountedPoints({ game, party }: { readonly game: CountedGame; readonly party: PartyKey }) {
  const t = useTranslations('match');
  const [counts, said] = [game.points[party], game.onSheet[party]];
  if (counts === said) return counts;
  return (
    <span className="counted">
      {counts}{' '}
      <del>
        <span className="unseen">{t('onSheet')} </span>
        {said}
      </del>
    </span>
  );
}

/** That a game counts otherwise than its sheet says, and why. */
export function RuledBecause({ game: { ruling, points } }: { readonly game: Pick<CountedGame, 'ruling' | 'points'> }) {
  const t = useTranslations('match');
  if (ruling === null) return null;
  return (
    <small className="ruled-because">
      {t('ruledBecause')} {points.a}&nbsp;:&nbsp;{points.b} <q>{ruling.reason}</q>
    </small>
  );
}
