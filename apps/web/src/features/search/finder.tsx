import { useNavigate, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { addressIn } from '../../messages/addresses.js';
import { useKeys } from '../../ui/keys/keys.js';
import { type WordsSought, wordsSought } from './address.js';

/** Milliseconds after the last letter until it is looked for. */
const PAUSE = 150;

/**
 * The field of the search. What is typed is looked for by itself; arrows go to what was found and back, Enter opens the first of
 * it, Escape leads back to the page before. Without script it is a form.
 */
export function Finder({ sought }: { readonly sought: WordsSought }) {
  const t = useTranslations('search');
  const { language } = usePage();
  const { history } = useRouter();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => field.current?.focus(), []);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address may change beside the field, as by the way back.
  useEffect(() => {
    if (document.activeElement !== field.current) field.current!.value = sought.q ?? '';
  }, [sought.q]);

  const look = (): Promise<void> =>
    navigate({
      to: '/search',
      search: wordsSought.parse({ q: field.current!.value, group: sought.group }),
      replace: true,
      resetScroll: false,
    });
  const close = (): void => (history.canGoBack() ? history.back() : void navigate({ to: '/' }));
  const typed = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void look(), PAUSE);
  };
  const submit = async (): Promise<void> => {
    clearTimeout(timer.current);
    if (wordsSought.parse({ q: field.current!.value }).q !== sought.q) return look();
    document.querySelector<HTMLElement>('.found a.hit')?.click();
  };
  const keys = [
    { key: 'ArrowDown', name: t('next'), press: () => walk(field.current!, 1), repeats: true },
    { key: 'ArrowUp', name: t('previous'), press: () => walk(field.current!, -1), repeats: true },
    { key: 'Escape', name: t('close'), press: close },
  ];
  useKeys(keys);
  // In the field, too, which takes all other keys.
  const press = (event: KeyboardEvent): void => {
    const found = keys.find(({ key }) => key === event.key);
    if (found === undefined) return;
    event.preventDefault();
    found.press();
  };
  return (
    <form
      className="finder"
      role="search"
      action={addressIn(language, '/search')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={t('label')}
        defaultValue={sought.q}
        maxLength={100}
        autoComplete="off"
        onChange={typed}
        onKeyDown={press}
      />
      <button type="submit" className="action">
        {t('find')}
      </button>
      <button type="button" className="action scripted" onClick={close}>
        {t('close')} <kbd>Esc</kbd>
      </button>
    </form>
  );
}

/** The field comes before what was found. */
function walk(field: HTMLElement, step: 1 | -1): void {
  const stops = [field, ...document.querySelectorAll<HTMLElement>('.found a.hit')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}
