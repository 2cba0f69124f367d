import { say } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { previewOf } from '../form/result.js';
import { useOpened } from '../use-sheets.js';

/** What cannot be true as it stands, with the lines that clash, as soon as they do. */
export function Clashes({ game }: { readonly game: number }) {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { draft } = useOpened();
  const preview = previewOf(draft.state, game);
  return (
    <div aria-live="polite">
      {(preview?.violations ?? []).map(({ code, sentence }) => (
        <p key={code} className="problem clash">
          <strong>{t('clash')}</strong> {say(sentence, language)}
        </p>
      ))}
    </div>
  );
}
