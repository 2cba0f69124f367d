import { useTranslations } from 'use-intl';
import { Choice } from '../../ui/table/filters.js';
import { competitions } from './competitions.js';

/** Of which season, by `season` in the address. */
export function SeasonChoice({
  years,
  chosen,
}: {
  readonly years: readonly { readonly year: number }[];
  readonly chosen: string | undefined;
}) {
  const t = useTranslations('trophies');
  return (
    <Choice name="season" label={t('season')} chosen={chosen}>
      {years.map(({ year }) => (
        <option key={year}>{year}</option>
      ))}
    </Choice>
  );
}

/** Of which competition, by `competition` in the address. */
export function CompetitionChoice({ chosen }: { readonly chosen: string | undefined }) {
  const t = useTranslations('trophies');
  const tm = useTranslations('match');
  return (
    <Choice name="competition" label={t('competition')} chosen={chosen}>
      {competitions.map((each) => (
        <option key={each} value={each}>
          {tm(`competition.${each}`)}
        </option>
      ))}
    </Choice>
  );
}
