import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];
const KEY = 'theme';

/** Light, dark, or as the device is: kept on the device, where `theme.js` reads it before anything is painted. */
export function ThemeChoice() {
  const t = useTranslations('frame');
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    setTheme(chosenTheme());
  }, []);
  return (
    <fieldset className="theme scripted">
      <legend>{t('theme')}</legend>
      {themes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === theme}
          onClick={() => {
            choose(each);
            setTheme(each);
          }}
        >
          {t(`themes.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}

function chosenTheme(): Theme {
  return themes.find((each) => each === document.documentElement.dataset['theme']) ?? 'system';
}

function choose(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // A device that keeps nothing shows it until the page is left.
  }
}
