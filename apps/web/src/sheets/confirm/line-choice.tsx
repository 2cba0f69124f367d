import { useTranslations } from 'use-intl';
import { ChoiceField } from '../../forms/fields.js';
import type { DisputedLine } from './lines.js';

/** Which line of a sheet is meant, by game; the whole sheet without one. The field is called `path`. */
export function LineChoice({ games }: { readonly games: readonly (readonly DisputedLine[])[] }) {
  const t = useTranslations('sheets');
  const say = ({ party, name, game }: DisputedLine): string =>
    party === null ? t('wholeGame', { game }) : `${party}: ${name ?? t('cards')}`;
  return (
    <ChoiceField name="path" label={t('whichLine')} required={false}>
      <option value="">{t('wholeSheet')}</option>
      {games.map((own) => (
        <optgroup key={own[0]!.game} label={t('game', { game: own[0]!.game })}>
          {own.map((line) => (
            <option key={line.path} value={line.path}>
              {say(line)}
            </option>
          ))}
        </optgroup>
      ))}
    </ChoiceField>
  );
}
