import { say, violationRules } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { sentenceOf } from './explained.js';
import { usePlaying } from './playing.js';

/** What has happened against the rules so far, each with its place and rule. */
export function Broken() {
  const t = useTranslations('playing');
  const tm = useTranslations('match');
  const { namesIn } = usePage();
  const { standing } = usePlaying();
  return standing.violations.map(({ code, seat, turn, trick, sentence }) => (
    <p key={[code, seat, turn, trick].join()} className="problem clash">
      <strong>{t('broken')}</strong> {trick === null ? '' : t('inTrick', { trick })}{' '}
      {sentenceOf(say(sentence, namesIn))} <small>{tm('rule', { rule: violationRules[code] })}</small>
    </p>
  ));
}
