import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { addStyles } from '../add-styles.js';
import styles from './keys-dialog.css?inline';

/** What is printed on the keys themselves; other keys have a letter, or their name. */
const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': '␣',
};

interface Props {
  readonly keys: readonly { readonly key: string; readonly name: string }[];
  readonly close: () => void;
}

/** The keys of a page, each with what it does. */
export function KeysDialog({ keys, close }: Props) {
  const t = useTranslations('keys');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => addStyles(styles), []);
  useEffect(() => dialog.current!.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="keys-title" onClose={close}>
      <h2 id="keys-title">{t('title')}</h2>
      <dl>
        {keys.map(({ key, name }) => (
          <div key={key}>
            <dt>
              {key.split('+').map((part) => (
                <kbd key={part}>{signs[part] ?? part}</kbd>
              ))}
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className="action">
          {t('close')}
        </button>
      </form>
    </dialog>
  );
}
