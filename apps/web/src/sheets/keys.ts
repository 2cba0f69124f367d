import { useEffect } from 'react';

/** The key that presses a button or link where somebody types a sheet in at a desk; shown beside it where there is a mouse. */
export function keyed(key: string): { readonly 'data-key': string; readonly 'aria-keyshortcuts'?: string } {
  // Two digits one after the other are no shortcut that is known elsewhere.
  return /^\d\d$/.test(key) ? { 'data-key': key } : { 'data-key': key, 'aria-keyshortcuts': key };
}

/** Presses what has the key that was typed: as fast as tapping, for who has a sheet of paper beside the keyboard. */
export function useKeys(): void {
  useEffect(() => {
    let typed = '';
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTaken(event)) return;
      const all = [...document.querySelectorAll<HTMLElement>('main [data-key]')];
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      typed = [typed + key, key].find((word) => all.some((each) => each.dataset['key']!.startsWith(word))) ?? '';
      const found = typed === '' ? undefined : all.find((each) => each.dataset['key'] === typed);
      if (found === undefined) return;
      typed = '';
      event.preventDefault();
      found.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** A field takes every key, a button or link its own. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  const { tagName } = target as Element;
  if (['INPUT', 'SELECT', 'TEXTAREA'].includes(tagName)) return true;
  return key === 'Enter' && ['A', 'BUTTON', 'SUMMARY'].includes(tagName);
}
