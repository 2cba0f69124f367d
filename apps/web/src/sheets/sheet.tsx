import { createLazyRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { Day } from '../language/days.js';
import { PaperLink } from '../table/paper-link.js';
import { Bar } from './bar.js';
import { differencesWithSheet, missingOf, pointsOf, previewOf, soFar } from './form/result.js';
import { gamesOf, partyNames, seatNames } from './form/state.js';
import { nameOf, sideOf } from './store/directory.js';
import { standingOf } from './store/draft.js';
import { useOpened } from './use-sheets.js';
import { Whereabouts, WithDraft } from './with-draft.js';

export const sheetPage = createLazyRoute('/$language/sheets/$id')({ component: SheetPage });

function SheetPage() {
  const { id } = sheetPage.useParams();
  return (
    <WithDraft id={id}>
      <Sheet />
    </WithDraft>
  );
}

/** The match sheet as it lies on the table: eight games in two columns, the sums at the foot. */
function Sheet() {
  const t = useTranslations('sheets');
  const tm = useTranslations('match');
  const { language } = usePage();
  const { draft, directory } = useOpened();
  const { state, id } = draft;
  const { sum, next } = soFar(state);
  const names = partyNames.map((party) => sideOf(directory, state.sides[party])?.name ?? '…');
  const numbers = Array.from({ length: gamesOf[state.kind] }, (_, index) => index + 1);
  const isReady = missingOf(state).length === 0;
  const isOver = standingOf(draft) !== 'writing';
  return (
    <>
      <Title description={t('description')}>{names.join(' – ')}</Title>
      <h1 className="small-heading">{names.join(' – ')}</h1>
      <table className="summary paper">
        <caption>
          <DayAndPlace state={state} />
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('gameHeading')}</th>
            {partyNames.map((party, index) => (
              <th key={party} scope="col" className={`figures party-${party.toLowerCase()}`}>
                {party} <span className="of">{names[index]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.map((number) => {
            const points = pointsOf(state, number);
            const isWrong =
              (previewOf(state, number)?.violations.length ?? 0) > 0 || differencesWithSheet(state, number).length > 0;
            return (
              <tr key={number}>
                <th scope="row">
                  <Link
                    to="/$language/sheets/$id/game/$game"
                    params={{ language, id, game: number }}
                    aria-label={t('openGame', { game: number })}
                  >
                    {number}
                    {isWrong ? ' ⚠' : ''}
                  </Link>
                </th>
                <td className="figures">{points?.A ?? ''}</td>
                <td className="figures">{points?.B ?? ''}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sum')}</th>
            <td className="figures">{sum.A}</td>
            <td className="figures">{sum.B}</td>
          </tr>
        </tfoot>
      </table>
      <ul className="ruled sheets-list">
        <li>
          <Link to="/$language/sheets/$id/players" params={{ language, id }}>
            <span>{t('players')}</span>
            <small>{seatNames.map((seat) => nameOf(directory, state.persons[seat])).join(', ')}</small>
          </Link>
        </li>
        <li>
          <Link to="/$language/sheets/$id/match" params={{ language, id }}>
            <span>{t('matchDetails')}</span>
            <small>
              <DayAndPlace state={state} />
              {state.date === null && state.venue.name === '' ? '' : '. '}
              {state.competitions.map((each) => t(`competition.${each as 'cup'}`)).join(', ')}
            </small>
          </Link>
        </li>
      </ul>
      <Whereabouts />
      <p>
        <PaperLink of="blank-sheet" draft={id}>
          {tm('blankSheet')}
        </PaperLink>
      </p>
      {standingOf(draft) === 'arrived' ? null : <Discard />}
      <Bar>
        <Link to="/$language/sheets" params={{ language }} className="action">
          {t('toList')}
        </Link>
        {isReady || isOver || next === null ? (
          <Link to="/$language/sheets/$id/hand-in" params={{ language, id }} className="action main">
            {t(isOver ? 'seeHandedIn' : 'handIn')}
          </Link>
        ) : (
          <Link to="/$language/sheets/$id/game/$game" params={{ language, id, game: next }} className="action main">
            {t('toGame', { game: next })}
          </Link>
        )}
      </Bar>
    </>
  );
}

function DayAndPlace({ state: { date, venue } }: { readonly state: ReturnType<typeof useOpened>['draft']['state'] }) {
  return (
    <>
      {date === null ? null : <Day of={date} />}
      {date === null || venue.name === '' ? '' : ', '}
      {venue.name}
    </>
  );
}

/** What cannot be undone is asked for twice. */
function Discard() {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { draft, sheets } = useOpened();
  const [isMeant, setMeant] = useState(false);
  return isMeant ? (
    <p className="problem">
      {t('discardForGood')}{' '}
      <Link
        to="/$language/sheets"
        params={{ language }}
        className="action"
        preload={false}
        onClick={() => sheets.discard(draft.id)}
      >
        {t('discard')}
      </Link>{' '}
      <button type="button" className="action" onClick={() => setMeant(false)}>
        {t('keepIt')}
      </button>
    </p>
  ) : (
    <button type="button" className="action" onClick={() => setMeant(true)}>
      {t('discard')} …
    </button>
  );
}
