import { type ObjectionSoFar, say } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { usePlaying } from './playing.js';

/** Why a choice is not legal; where a game is written down it may have happened all the same. */
export function Explained({
  objection,
  insist,
}: {
  readonly objection: ObjectionSoFar | null;
  readonly insist: () => void;
}) {
  const t = useTranslations('playing');
  const tm = useTranslations('match');
  const { namesIn } = usePage();
  const { isRecord, standing } = usePlaying();
  return (
    <div aria-live="polite">
      {objection === null ? null : (
        <p className="problem explained">
          <strong>{t('notLegal')}</strong>{' '}
          {objection.trick !== null && objection.trick < standing.trick ? t('inTrick', { trick: objection.trick }) : ''}{' '}
          {sentenceOf(say(objection.sentence, namesIn))} <small>{tm('rule', { rule: objection.rule })}</small>{' '}
          {isRecord && objection.isPossible ? (
            <button type="button" className="action" onClick={insist}>
              {t('happened')}
            </button>
          ) : null}
        </p>
      )}
    </div>
  );
}

/** Sentences of the rules begin small, for they stand behind other words too. */
export function sentenceOf(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
