import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Title } from '../../../ui/title.js';
import { Bar } from '../../../ui/forms/bar.js';
import { Choice } from '../../../features/sheets/choice.js';
import { gamesOf, type KindOfSheet } from '../../../features/sheets/form/state.js';
import { Onward, useThen } from '../../../features/sheets/onward.js';
import { matchesOfDay, MOST_A_DAY, nextOrder } from '../../../features/sheets/order.js';
import { Running } from '../../../features/sheets/running.js';
import { useOpened, useSheets } from '../../../features/sheets/use-sheets.js';
import { WithDraft } from '../../../features/sheets/with-draft.js';
import { thenSearch } from '../../../features/sheets/then.js';

export const Route = createFileRoute('/sheets/$id/match')({
  validateSearch: thenSearch,
  component: MatchDetailsPage,
});

const competitions = ['championship', 'cup', 'grand-prix', 'free-championship'] as const;

function MatchDetailsPage() {
  const { id } = Route.useParams();
  return (
    <WithDraft id={id}>
      <Details />
    </WithDraft>
  );
}

/** Day, place, and what it counts for: said once a match. */
function Details() {
  const t = useTranslations('sheets');
  const { draft, sheets, directory } = useOpened();
  const { state, id } = draft;
  const { drafts } = useSheets();
  const { venue } = state;
  const then = useThen();
  const knownOn = (date: string | null) => matchesOfDay({ ...state, date }, drafts, directory, id);
  const taken = knownOn(state.date).find(({ order }) => order === state.order);
  /** Another day has other matches; what a planned match says of its number stays. */
  const dated = (date: string | null): void =>
    sheets.tap(id, {
      tap: 'date',
      date,
      ...(draft.plannedMatch === null ? { order: nextOrder(knownOn(date)) } : {}),
    });
  return (
    <>
      <Title description={t('description')}>{t('matchDetails')}</Title>
      <Running />
      <h1 className="small-heading">{t('matchDetails')}</h1>
      <label className="field">
        <b>{t('date')}</b>
        <input
          type="date"
          value={state.date ?? ''}
          onChange={({ target }) => dated(target.value === '' ? null : target.value)}
        />
      </label>
      <label className="field">
        <b>{t('venue')}</b>
        <input
          type="text"
          list="venues"
          maxLength={200}
          value={venue.name}
          onChange={({ target: { value } }) => {
            const known = directory.venues.find(({ name }) => name === value);
            sheets.tap(id, { tap: 'venue', venue: { name: value, public: known?.public ?? venue.public } });
          }}
        />
      </label>
      <datalist id="venues">
        {directory.venues.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <label className="field tick">
        <input
          type="checkbox"
          checked={venue.public}
          onChange={({ target }) => sheets.tap(id, { tap: 'venue', venue: { ...venue, public: target.checked } })}
        />
        <span>{t('publicPlace')}</span>
      </label>
      <fieldset className="chips two">
        <legend>{t('countsFor')}</legend>
        {competitions.map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={state.competitions.includes(each)}
            onClick={() =>
              sheets.tap(id, {
                tap: 'competitions',
                competitions: competitions.filter((one) => (one === each) !== state.competitions.includes(one)),
              })
            }
          >
            {t(`competition.${each}`)}
          </button>
        ))}
      </fieldset>
      <Choice
        label={t('kindHeading')}
        value={state.kind}
        change={(kind) => sheets.tap(id, { tap: 'kind', kind: kind as KindOfSheet })}
        options={Object.keys(gamesOf).map((kind) => ({ id: kind, name: t(`kind.${kind as KindOfSheet}`) }))}
      />
      <Choice
        label={t('order')}
        value={String(state.order)}
        change={(order) => sheets.tap(id, { tap: 'order', order: Number(order) })}
        options={Array.from({ length: MOST_A_DAY }, (_, index) => ({ id: String(index + 1), name: `${index + 1}.` }))}
      />
      {taken === undefined ? null : (
        <p className="unusual" role="status">
          {t(taken.match !== null && taken.enteredBy !== draft.side ? 'theySentThis' : 'numberTaken', {
            order: state.order,
          })}
        </p>
      )}
      <Bar>
        <Link to="/sheets/$id/players" params={{ id }} search={then} className="action">
          {t('players')}
        </Link>
        <Onward>
          <Link to="/sheets/$id" params={{ id }} className="action main">
            {t('toSheet')}
          </Link>
        </Onward>
      </Bar>
    </>
  );
}
