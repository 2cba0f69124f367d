import { readSeed } from '@tarokk/competition';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';

/** A published seed, and what would be drawn from it; another seed takes that away again. */
export function SeedThenPreview({
  name,
  children,
}: {
  readonly name: string;
  readonly children: (seed: string) => ReactNode;
}) {
  const t = useTranslations('seed');
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const show = (): void => setShown(readSeed(typed));
  return (
    <>
      <form
        className="form"
        aria-label={name}
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <div className="field">
          <label htmlFor="seed">{t('seed')}</label>
          <small id="seed-hint">{t('hint')}</small>
          <input
            id="seed"
            type="text"
            maxLength={200}
            autoComplete="off"
            aria-describedby="seed-hint"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setShown(null);
            }}
          />
        </div>
        <ScriptedButton aria-disabled={readSeed(typed) === null} onClick={show}>
          {t('show')}
        </ScriptedButton>
      </form>
      {shown === null ? null : children(shown)}
    </>
  );
}
