import { useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useTranslations } from 'use-intl';

/** `j` and `k` walk through the rows of a list (`data-row`), `x` chooses the one that is looked at; Enter opens it, as any link. */
export function useListKeys(): void {
  useHotkeys('j', () => walk(1));
  useHotkeys('k', () => walk(-1));
  useHotkeys('x', select);
}

function select(): void {
  const row = document.activeElement;
  if (row?.matches('[data-row]') !== true) return;
  row.closest('li')?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
}

function walk(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step;
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
}

/** What the keys do, on `?` and behind a button; a phone has no keys. */
export function Keys({ keys }: { readonly keys: readonly (readonly [string, string])[] }) {
  const t = useTranslations('desk');
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (): void => {
    if (dialog.current?.open === false) dialog.current.showModal();
  };
  useHotkeys('?', open, { useKey: true });
  return (
    <>
      <button type="button" className="action scripted keys" aria-haspopup="dialog" onClick={open}>
        {t('keys.title')}
      </button>
      <dialog ref={dialog} aria-labelledby="keys-title">
        <h2 id="keys-title">{t('keys.title')}</h2>
        <dl>
          {keys.map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <button type="submit" className="action">
            {t('keys.close')}
          </button>
        </form>
      </dialog>
    </>
  );
}
