import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ChoiceField, TextField } from '../../../ui/forms/fields.js';
import { ScriptedButton } from '../../../ui/forms/scripted-button.js';

/** As many as one game of a variant may bring along (D47). */
export const MOST_TROPHIES = 100;

/** A trophy, by its id, with the name in the reader's language. */
export interface TrophyName {
  readonly id: string;
  readonly name: string;
}

/** The won trophies of a variant, each with its announcer and game: they are entered for the announcer (14, D47). */
export function Trophies({ kinds, players }: { readonly kinds: readonly TrophyName[]; readonly players: number }) {
  const t = useTranslations('freeEntry');
  const { unregister } = useFormContext();
  const [lines, setLines] = useState<readonly number[]>([]);
  const next = (lines.at(-1) ?? 0) + 1;
  return (
    <fieldset className="lines">
      <legend>{t('trophies')}</legend>
      <small>{t('trophiesHint')}</small>
      {lines.map((line) => (
        <div key={line} className="line" role="group" aria-label={t('trophyLine', { number: lines.indexOf(line) + 1 })}>
          <ChoiceField name={`trophy${line}`} label={t('whichTrophy')}>
            <option value="">{t('choose')}</option>
            {kinds.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </ChoiceField>
          <ChoiceField name={`announcer${line}`} label={t('announcer')}>
            <option value="">{t('choose')}</option>
            {Array.from({ length: players }, (_, index) => (
              <option key={index} value={index + 1}>
                {t('player', { number: index + 1 })}
              </option>
            ))}
          </ChoiceField>
          <TextField name={`game${line}`} label={t('inGame')} type="number" inputMode="numeric" min={1} max={100} />
          <p>
            <ScriptedButton
              onClick={() => {
                setLines(lines.filter((each) => each !== line));
                unregister([`trophy${line}`, `announcer${line}`, `game${line}`]);
              }}
            >
              {t('removeTrophy')}
            </ScriptedButton>
          </p>
        </div>
      ))}
      {lines.length >= MOST_TROPHIES ? null : (
        <p>
          <ScriptedButton onClick={() => setLines([...lines, next])}>{t('addTrophy')} …</ScriptedButton>
        </p>
      )}
    </fieldset>
  );
}
