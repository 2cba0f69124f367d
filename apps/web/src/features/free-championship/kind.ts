import { useTranslations } from 'use-intl';
import type { ListedGame } from './queries.js';

/** What was played, in the reader's words: the variant, the other game, or that it was a test. */
export function useKindOf(): (game: Pick<ListedGame, 'kind' | 'variant' | 'ruleset'>) => string {
  const t = useTranslations('free');
  return ({ kind, variant, ruleset }) =>
    variant !== null ? t(`variant.${variant}`) : ruleset !== null ? t(`ruleset.${ruleset}`) : t(`oneOf.${kind}`);
}
