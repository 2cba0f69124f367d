import { hungarianArticle } from '@tarokk/rules';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { Day } from '../../../ui/days.js';
import { PaperLink } from '../../../ui/table/paper-link.js';
import { Bar } from '../../../ui/forms/bar.js';
import { problemCode } from '../../../api/problem-code.js';
import { MissingParts } from '../../../features/sheets/handing/missing.js';
import { differencesWithSheet, missingOf, pointsOf, previewOf, soFar } from '../../../features/sheets/form/result.js';
import {
  emptyGame,
  gameAt,
  gamesOf,
  partyNames,
  seatNames,
  type SheetState,
} from '../../../features/sheets/form/state.js';
import { standingOfGame } from '../../../features/sheets/form/standing-of-game.js';
import { nameOf, namesOfBoth } from '../../../features/sheets/store/season-directory.js';
import { standingOf } from '../../../features/sheets/store/draft.js';
import { PlaceLink } from '../../../features/sheets/place-link.js';
import { firstPlace, Reasons } from '../../../features/sheets/refused.js';
import { useOpened } from '../../../features/sheets/use-sheets.js';
import { WhyCorrected } from '../../../features/sheets/why-corrected.js';
import { Whereabouts, WithDraft } from '../../../features/sheets/with-draft.js';
import { Lines } from '../../../ui/table/lines.js';

export const Route = createFileRoute('/sheets/$id/')({
  component: SheetPage,
});

function SheetPage() {
  const { id } = Route.useParams();
  return (
    <WithDraft id={id}>
      <Sheet />
    </WithDraft>
  );
}

/** How a game stands, where it is worth a look; the signs are those of the state above the main button of a game. */
const signs = { impossible: '✗', unusual: '!', unfinished: '○' } as const;
type Sign = keyof typeof signs;

interface GameOfSheet {
  readonly number: number;
  readonly points: ReturnType<typeof pointsOf>;
  readonly sign: Sign | null;
}

function signOf(state: SheetState, number: number): Sign | null {
  if ((previewOf(state, number)?.violations.length ?? 0) > 0 || differencesWithSheet(state, number).length > 0)
    return 'impossible';
  if (JSON.stringify(gameAt(state, number)) === JSON.stringify(emptyGame)) return null;
  const kind = standingOfGame(state, number)?.kind ?? (pointsOf(state, number) === null ? 'unfinished' : 'sound');
  return kind === 'sound' ? null : kind;
}

/** The match sheet as it lies on the table: eight games in two columns, the sums at the foot. */
function Sheet() {
  const t = useTranslations('sheets');
  const tm = useTranslations('match');
  const { namesIn } = usePage();
  const { draft, directory } = useOpened();
  const { state, id } = draft;
  const { sum, next } = soFar(state);
  const names = namesOfBoth(directory, state.sides);
  const numbers = Array.from({ length: gamesOf[state.kind] }, (_, index) => index + 1);
  const games = numbers.map((number): GameOfSheet => ({
    number,
    points: pointsOf(state, number),
    sign: signOf(state, number),
  }));
  const shown = (Object.keys(signs) as Sign[]).filter((sign) => games.some((game) => game.sign === sign));
  const missing = missingOf(state);
  const isReady = missing.length === 0;
  const standing = standingOf(draft);
  const isOver = standing !== 'writing';
  const besideGames = missing.filter((each) => each !== 'games');
  const { outcome } = draft;
  const asks =
    outcome?.kind === 'refused' &&
    outcome.problems.some(({ code }) => problemCode(code) === 'LIFECYCLE_REMARKS_NEEDED');
  const helps = outcome?.kind === 'refused' && !asks ? firstPlace(outcome.problems, state, namesIn) : null;
  return (
    <>
      <Title description={t('description')}>{names.join(' – ')}</Title>
      <h1 className="small-heading">{names.join(' – ')}</h1>
      <WhyCorrected />
      {outcome?.kind === 'refused' ? <Reasons problems={outcome.problems} /> : null}
      {helps === null ? null : (
        // It may have happened as it stands there: then the jury is asked, not the sheet changed.
        <p>
          <Link to="/sheets/$id/hand-in" params={{ id }} className="action">
            {t('answerOffice')}
          </Link>
        </p>
      )}
      {isOver || besideGames.length === 0 ? null : (
        <section aria-label={t('missingHeading')} className="not-finished">
          <strong>{t('missingHeading')}</strong>
          <MissingParts missing={besideGames} then={{}} />
        </section>
      )}
      <Lines
        look="summary paper"
        caption={<DayAndPlace state={state} />}
        columns={[
          {
            id: 'game',
            heading: t('gameHeading'),
            namesRow: true,
            cell: ({ number, sign }) => {
              const open = t('openGame', { game: number, ...hungarianArticle(number) });
              return (
                <Link
                  to="/sheets/$id/game/$game"
                  params={{ id, game: number }}
                  aria-label={sign === null ? open : `${open}: ${t(`gameIs.${sign}`)}`}
                >
                  {number}
                  {sign === null ? null : <span className={`sign-${sign}`}>&nbsp;{signs[sign]}</span>}
                </Link>
              );
            },
          },
          ...partyNames.map((party, index) => ({
            id: party,
            heading: (
              <>
                {party} <span className="of">{names[index]}</span>
              </>
            ),
            figures: true,
            headingLook: `party-${party.toLowerCase()}`,
            cell: ({ points }: GameOfSheet) => points?.[party] ?? '',
          })),
        ]}
        rows={games}
        rowKey={({ number }) => number}
        sums={[{ name: t('sum'), values: [sum.A, sum.B] }]}
      />
      {shown.length === 0 ? null : (
        <ul className="legend of-signs">
          {shown.map((sign) => (
            <li key={sign}>
              <span className={`sign-${sign}`}>{signs[sign]}</span> {t(`gameIs.${sign}`)}
            </li>
          ))}
        </ul>
      )}
      <ul className="ruled sheets-list">
        <li>
          <Link to="/sheets/$id/players" params={{ id }}>
            <span>{t('players')}</span>
            <small>{seatNames.map((seat) => nameOf(directory, state.persons[seat])).join(', ')}</small>
          </Link>
        </li>
        <li>
          <Link to="/sheets/$id/match" params={{ id }}>
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
        <PaperLink of="blank-sheet" draft={draft.office?.id ?? id}>
          {tm('blankSheet')}
        </PaperLink>
      </p>
      {standingOf(draft) === 'arrived' ? null : <Discard />}
      <Bar>
        <Link to="/sheets" className="action">
          {t('toList')}
        </Link>
        {outcome?.kind === 'refused' && helps !== null ? (
          <PlaceLink path={helps} main />
        ) : isReady || isOver || next === null ? (
          <Link to="/sheets/$id/hand-in" params={{ id }} className="action main">
            {t(standing === 'refused' ? 'answerOffice' : isOver ? 'seeHandedIn' : 'handIn')}
          </Link>
        ) : (
          <Link to="/sheets/$id/game/$game" params={{ id, game: next }} className="action main">
            {t('toGame', { game: next })}
          </Link>
        )}
      </Bar>
    </>
  );
}

function DayAndPlace({
  state: { date, order, venue },
}: {
  readonly state: ReturnType<typeof useOpened>['draft']['state'];
}) {
  const t = useTranslations('sheets');
  return (
    <>
      {date === null ? null : <Day of={date} />}
      {date === null ? '' : `, ${t('nthMatch', { order })}`}
      {date === null || venue.name === '' ? '' : ', '}
      {venue.name}
    </>
  );
}

/** What cannot be undone is asked for twice. */
function Discard() {
  const t = useTranslations('sheets');
  const { draft, sheets } = useOpened();
  const [isMeant, setMeant] = useState(false);
  return isMeant ? (
    <p className="problem destructive">
      {t('discardForGood')}{' '}
      <Link to="/sheets" className="action danger" preload={false} onClick={() => sheets.discard(draft.id)}>
        {t('discard')}
      </Link>{' '}
      <button type="button" className="action" onClick={() => setMeant(false)}>
        {t('keepIt')}
      </button>
    </p>
  ) : (
    <p className="destructive">
      <button type="button" className="action danger" onClick={() => setMeant(true)}>
        {t('discard')}&nbsp;…
      </button>
    </p>
  );
}
