import { useTranslations } from 'use-intl';
import { keyed } from '../../../ui/keys/keys.js';
import { useOpened } from '../use-sheets.js';

/** Takes the last tap back, instead of asking before each whether it is meant. */
export function Undo() {
  const t = useTranslations('sheets');
  const { draft, sheets } = useOpened();
  return (
    <button
      type="button"
      className="action"
      aria-disabled={!sheets.canUndo(draft.id)}
      {...keyed('Backspace')}
      onClick={() => sheets.undo(draft.id)}
    >
      {t('undo')}
    </button>
  );
}
