import { capitalised } from '@tarokk/competition';
import { say, type SheetEntry, hungarianArticle } from '@tarokk/rules';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { previewOf } from '../form/result.js';
import { type GameStanding, standingOfGame, type Unusual } from '../form/standing-of-game.js';
import { gameAt, partyNames, type ScoredState } from '../form/state.js';
import { useThen } from '../onward.js';
import { WHO_DEALS } from '../who-deals.js';
import { useOpened } from '../use-sheets.js';
import { nameOfEntry } from './entry-name.js';
import { usePossible } from './possible/use-possible.js';
import { definitionCalled } from '../../../game/announcement-names.js';

const numerals = { T18: 'XVIII', T17: 'XVII', T16: 'XVI' } as const;

/**
 * How the game stands: what is the next tap, what is worth a second look, what cannot be so and how it is mended. It stays in
 * sight above the main button, and moves nothing that is tapped.
 */
export function StateOfGame({
  game,
  page,
  refused = null,
}: {
  readonly game: number;
  readonly page: 'cards' | 'calls';
  /** Why what was tapped last was not added. */
  readonly refused?: string | null;
}) {
  const t = useTranslations('sheets');
  const { draft } = useOpened();
  const standing = standingOfGame(draft.state, game);
  const isWhole = standing?.kind === 'sound' || standing?.kind === 'unusual';
  const possible = usePossible(isWhole ? (previewOf(draft.state, game)?.game ?? null) : null);
  if (standing === null) return null;
  return (
    <div aria-live="polite" className="state-of-game">
      {refused === null ? null : <p className="refused">{refused}</p>}
      {standing.kind === 'unfinished' ? <Unfinished {...{ game, page, standing }} /> : null}
      {standing.kind === 'impossible' ? <Impossible {...{ game, page }} entries={standing.clash.entries} /> : null}
      {standing.kind === 'unusual' ? <LookAgain why={standing.why} /> : null}
      {standing.kind === 'sound' ? <p className="sound">{t('sound')}</p> : null}
      {possible === null ? null : <p className="could-be">{t(`couldBe.${possible}`)}</p>}
    </div>
  );
}

function Unfinished({
  game,
  page,
  standing: { missing, bonus },
}: {
  readonly game: number;
  readonly page: 'cards' | 'calls';
  readonly standing: Extract<GameStanding, { kind: 'unfinished' }>;
}) {
  const t = useTranslations('sheets');
  const { namesIn } = usePage();
  const { draft, sheets } = useOpened();
  const then = useThen();
  const { id } = draft;
  if (missing.includes('dealer')) {
    return (
      <p className="not-finished">
        <strong>{t('unfinished')}</strong> {t('nextTap')}{' '}
        <Link to="/sheets/$id/players" params={{ id }} search={then} hash={WHO_DEALS}>
          {t('whoDeals')}
        </Link>
      </p>
    );
  }
  const names = { tarocks: t('tarocks'), honours: t('honours'), has: t('lower'), dealer: t('whoDeals') };
  const what = missing.map((each) => names[each]).join(', ');
  if (what !== '') {
    return (
      <p className="not-finished">
        <strong>{t('unfinished')}</strong> {t('nextTap')}{' '}
        {page === 'cards' ? (
          what
        ) : (
          <Link to="/sheets/$id/game/$game" params={{ id, game }} search={then}>
            {what}
          </Link>
        )}
      </p>
    );
  }
  const name = definitionCalled(bonus!).name[namesIn];
  return (
    <div className="not-finished">
      <strong>{t('unfinished')}</strong> {t('nextTap')}{' '}
      {page === 'cards' ? (
        <Link to="/sheets/$id/game/$game/calls" params={{ id, game }} search={then}>
          {t('whoHas', { name, ...hungarianArticle(name) })}
        </Link>
      ) : (
        <>
          {t('whoHas', { name, ...hungarianArticle(name) })}
          <span className="letters">
            {partyNames.map((party) => (
              <button
                key={party}
                type="button"
                className={`action party-${party.toLowerCase()}`}
                aria-label={t('partyHas', { party, name })}
                onClick={() => sheets.tap(id, { tap: 'silent', game, party, bonus: bonus! })}
              >
                {party}
              </button>
            ))}
          </span>
        </>
      )}
    </div>
  );
}

function LookAgain({ why }: { readonly why: readonly Unusual[] }) {
  const t = useTranslations('sheets');
  const { namesIn } = usePage();
  return (
    <p className="unusual">
      <strong>{t('unusual')}</strong>{' '}
      {why
        .map((each) => {
          switch (each.unusual) {
            case 'trophy':
              return t('unusualTrophy', { name: definitionCalled(each.id).name[namesIn] });
            case 'rare-bonus':
              return t('unusualBonus', { name: definitionCalled(each.id).name[namesIn] });
            case 'nothing-announced':
              return t('unusualNothing');
            case 'same-as':
              return t('unusualSame', { game: each.game, ...hungarianArticle(each.game) });
          }
        })
        .join(' ')}
    </p>
  );
}

function Impossible({
  game,
  page,
  entries,
}: {
  readonly game: number;
  readonly page: 'cards' | 'calls';
  readonly entries: readonly SheetEntry[];
}) {
  const t = useTranslations('sheets');
  const { draft } = useOpened();
  const scored = gameAt(draft.state, game);
  const standing = standingOfGame(draft.state, game);
  const { namesIn } = usePage();
  if (scored.form === 'played' || standing?.kind !== 'impossible') return null;
  const { code, sentence } = standing.clash;
  return (
    <div className="problem impossible clash">
      <p>
        <strong>{t('clash')}</strong>{' '}
        {code !== 'sheet/impossible'
          ? capitalised(say(sentence, namesIn), namesIn)
          : entries.length > 1
            ? t('notAllTrue')
            : null}
      </p>
      <ul>
        {entries.map((entry) => (
          <Entry key={JSON.stringify(entry)} {...{ game, page, entry, scored }} />
        ))}
      </ul>
    </div>
  );
}

/** One of the entries that clash, and what would mend it. */
function Entry({
  game,
  page,
  entry,
  scored,
}: {
  readonly game: number;
  readonly page: 'cards' | 'calls';
  readonly entry: SheetEntry;
  readonly scored: ScoredState;
}) {
  const t = useTranslations('sheets');
  const { namesIn } = usePage();
  const { draft, sheets } = useOpened();
  const then = useThen();
  const { id } = draft;
  const name = nameOfEntry(entry, scored, namesIn);
  if (!('party' in entry)) {
    const what = entry.entry === 'has' ? numerals[entry.card] : t(entry.entry);
    return (
      <li>
        <span>{what}</span>
        {page === 'cards' ? null : (
          <Link to="/sheets/$id/game/$game" params={{ id, game }} search={then} className="action">
            {t('change')}
          </Link>
        )}
      </li>
    );
  }
  if (name === null) return null;
  const party = partyNames[entry.party];
  const where = { game, party };
  const line = entry.entry === 'line' ? scored.sides[party].lines[entry.index] : undefined;
  return (
    <li>
      <span>
        <b className={`party-${party.toLowerCase()}`}>{party}</b>{' '}
        {entry.entry === 'no-silent' ? t('without', { name }) : name}
      </span>
      {entry.entry !== 'line' || line?.result == null ? null : (
        <button
          type="button"
          className="action"
          aria-label={t(line.result === 'won' ? 'madeTurn' : 'lostTurn', { name })}
          onClick={() => sheets.tap(id, { ...where, tap: 'result', line: entry.index })}
        >
          {t(line.result === 'won' ? 'wasLost' : 'wasMade')}
        </button>
      )}
      {entry.entry === 'no-silent' ? (
        <button
          type="button"
          className="action"
          aria-label={t('partyHas', { party, name })}
          onClick={() => sheets.tap(id, { ...where, tap: 'silent', bonus: entry.bonus })}
        >
          {t('enterIt')}
        </button>
      ) : (
        <button
          type="button"
          className="action danger"
          aria-label={t('removeLine', { name })}
          onClick={() => {
            if (entry.entry === 'line') sheets.tap(id, { ...where, tap: 'unsay', line: entry.index });
            if (entry.entry === 'silent') sheets.tap(id, { ...where, tap: 'silent', bonus: entry.bonus });
          }}
        >
          {t('remove')}
        </button>
      )}
    </li>
  );
}
