import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { CompetitionChoice, SeasonChoice } from '../season/choices.js';
import { competitions } from '../season/competitions.js';
import { Choice, Filters, Sought } from '../../ui/table/filters.js';
import type { TrophyKind } from './queries.js';
import { classes, type TrophySearch } from './search.js';
import { idInRules } from '../../api/enum-name.js';

const names = ['find', 'number', 'season', 'class', 'trophy', 'competition', 'order', 'player'] as const;

/** Which trophies are shown. @param kinds all that there are, from the smallest */
export function TrophyFilters({
  search,
  kinds,
  years,
}: {
  readonly search: TrophySearch;
  readonly kinds: readonly TrophyKind[];
  readonly years: readonly { readonly year: number }[];
}) {
  const t = useTranslations('trophies');
  return (
    <Filters search={{ ...search }} names={names} submit={t('show')}>
      <Sought label={t('find')} sought={search.find} />
      <FromNumber label={t('fromNumber')} chosen={search.number} />
      <SeasonChoice years={years} chosen={search.season} />
      <Choice name="class" label={t('classHeading')} chosen={search.class}>
        {classes.map((each) => (
          <option key={each} value={each}>
            {t(`class.${each}`)}
          </option>
        ))}
      </Choice>
      <Choice name="trophy" label={t('trophy')} chosen={search.trophy}>
        {kinds.map(({ id, name }) => (
          <option key={id} value={idInRules(id)}>
            {name}
          </option>
        ))}
      </Choice>
      <CompetitionChoice chosen={search.competition} />
      <Choice name="order" label={t('order')} chosen={search.order} none={t('newest')}>
        <option value="oldest">{t('oldest')}</option>
      </Choice>
      {search.player === undefined ? null : <input type="hidden" name="player" value={search.player} />}
    </Filters>
  );
}

/** What is chosen of them, in words; a player is named by the page. */
export function useNarrowed(search: TrophySearch, kinds: readonly TrophyKind[]): readonly string[] {
  const t = useTranslations('trophies');
  const tm = useTranslations('match');
  const { find, number, season, trophy, competition, order } = search;
  const kind = kinds.find(({ id }) => idInRules(id) === trophy);
  return [
    ...(find === undefined ? [] : [find]),
    ...(number === undefined ? [] : [`${t('fromNumber')} ${number}`]),
    ...(season === undefined ? [] : [season]),
    ...classes.filter((each) => each === search.class).map((each) => t(`class.${each}`)),
    ...(kind === undefined ? [] : [kind.name]),
    ...competitions.filter((each) => each === competition).map((each) => tm(`competition.${each}`)),
    ...(order === undefined ? [] : [t('oldest')]),
  ];
}

/** The jump to a number of the whole list (D54). */
function FromNumber({ label, chosen }: { readonly label: string; readonly chosen: string | undefined }) {
  const id = useId();
  return (
    <p className="choice">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="number" inputMode="numeric" pattern="[1-9][0-9]{0,8}" size={7} defaultValue={chosen} />
    </p>
  );
}
