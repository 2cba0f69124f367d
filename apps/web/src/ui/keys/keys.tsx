import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

const KeysDialog = lazy(() => import('./keys-dialog.js').then(({ KeysDialog: each }) => ({ default: each })));

/** What a key does on the page that is open. */
export interface PageKey {
  /**
   * As `KeyboardEvent.key` says it, letters small: `j`, `Enter`, `ArrowRight`; with Shift `Shift+ArrowRight`, `Shift+x`. A sign that
   * needs Shift on some keyboards is the sign itself (`?`). `Control+k` acts while a field is typed into, too.
   */
  readonly key: string;
  /** What it does, in the reader's language. */
  readonly name: string;
  readonly press: () => void;
  /** Whether it goes on while the key is held; without, once. */
  readonly repeats?: boolean;
}

/** The keys of everything that is shown now, each with what it does since it was drawn last. */
const shown = new Set<{ readonly current: readonly PageKey[] }>();
/** Digits that were typed so far, where a button has two of them. */
let typed = '';

/**
 * These keys act as long as the component is shown, and those of `keyed` buttons and links with them; typing into a field is none of
 * theirs. `?` says what they do.
 */
export function useKeys(keys: readonly PageKey[]): void {
  const latest = useRef(keys);
  // As soon as it is shown, not after the next picture: the next key may come before.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    if (shown.size === 0) addEventListener('keydown', press);
    shown.add(latest);
    return () => {
      shown.delete(latest);
      if (shown.size === 0) removeEventListener('keydown', press);
    };
  }, []);
}

/** The key that presses a button or link, whose name is that of the key too; one sign, two digits or `Enter`, `Backspace`. */
export function keyed(key: string): { readonly 'data-key': string; readonly 'aria-keyshortcuts'?: string } {
  // Two digits one after the other are no shortcut that is known elsewhere.
  return /^\d\d$/.test(key) ? { 'data-key': key } : { 'data-key': key, 'aria-keyshortcuts': key };
}

/** On an act, for who has a keyboard: which key does it. Who listens is told by `keyed`, or by the list of keys. */
export function KeySign({ of }: { readonly of: string | undefined }) {
  return of === undefined ? null : (
    <kbd className="key-sign" aria-hidden="true">
      {of.toUpperCase()}
    </kbd>
  );
}

/** A button that shows the keys of the page, for pages that have keys of their own. A phone has no keys. */
export function KeysHelp() {
  const t = useTranslations('keys');
  const { open, dialog } = useDialog();
  return (
    <>
      <button type="button" className="action scripted keys" aria-haspopup="dialog" onClick={open}>
        {t('title')}
      </button>
      {dialog}
    </>
  );
}

/** Shows the keys of the page on `?`: the frame of all pages has it. */
export function KeysOnQuestionMark() {
  const t = useTranslations('keys');
  const { open, dialog } = useDialog();
  useKeys([{ key: '?', name: t('help'), press: open }]);
  return dialog;
}

function useDialog(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [keys, setKeys] = useState<readonly PageKey[]>();
  return {
    open: () => setKeys(keysNow()),
    dialog:
      keys === undefined ? null : (
        <Suspense>
          <KeysDialog keys={keys} close={() => setKeys(undefined)} />
        </Suspense>
      ),
  };
}

/** All keys that do something now, in the order in which the page has them. */
export function keysNow(): readonly PageKey[] {
  const ofElements = [...document.querySelectorAll<HTMLElement>('main [data-key]')].map((element) => ({
    key: element.dataset['key']!,
    name: element.ariaLabel ?? wordsOf(element),
    press: () => element.click(),
  }));
  return [...[...shown].flatMap(({ current }) => current), ...ofElements];
}

/** What stands on an element, without the sign of its key. */
function wordsOf({ childNodes }: HTMLElement): string {
  const words = [...childNodes].filter(({ nodeName }) => nodeName !== 'KBD').map(({ textContent }) => textContent);
  return words.join('').trim();
}

function press(event: KeyboardEvent): void {
  if (event.altKey || isTaken(event)) return;
  const all = keysNow();
  const key = keyOf(event);
  typed = [typed + key, key].find((word) => all.some((each) => each.key.startsWith(word))) ?? '';
  const found = typed === '' ? undefined : all.find((each) => each.key === typed);
  if (found === undefined) return;
  typed = '';
  event.preventDefault();
  if (event.repeat && found.repeats !== true) return;
  found.press();
}

function keyOf({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): string {
  const named = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return `Control+${named}`;
  const isSign = key.length === 1 && named === key.toUpperCase();
  return shiftKey && !isSign ? `Shift+${named}` : named;
}

/** A field takes every key but those with Control, a button or link that which presses it, a dialog those of its own page. */
function isTaken({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog')) return true;
  if (target.matches('input:not([type=checkbox], [type=radio]), select, textarea')) return !(ctrlKey || metaKey);
  return target.matches(key === ' ' ? 'button, summary' : 'a, button, summary') && (key === 'Enter' || key === ' ');
}
