import { announcementName, definitionOf } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { withMinus } from '../../language/figures.js';
import { Outcome } from '../../playing/outcome.js';
import { announcementOf, standingOf } from '../../playing/standing.js';
import { pointsOf, previewOf } from '../form/result.js';
import {
  gameAt,
  gamesOf,
  lowerTarocks,
  type PartyName,
  partyNames,
  personAt,
  type ScoredState,
} from '../form/state.js';
import { nameOf, sideOf } from '../store/directory.js';
import { useOpened } from '../use-sheets.js';

/** Every game of the sheet as it is to be handed in, both parties side by side, line by line. */
export function Games() {
  const { draft } = useOpened();
  const { kind, games } = draft.state;
  const numbers = Array.from({ length: Math.min(games.length, gamesOf[kind]) }, (_, index) => index + 1);
  return numbers.map((number) => <Game key={number} number={number} />);
}

function Game({ number }: { readonly number: number }) {
  const t = useTranslations('sheets');
  const { draft, directory } = useOpened();
  const { sides } = draft.state;
  const game = gameAt(draft.state, number);
  if (game.form === 'played') {
    const { result } = standingOf(game.course);
    const names = [sideOf(directory, sides.A)?.name ?? '', sideOf(directory, sides.B)?.name ?? ''] as const;
    return result === null ? null : <Outcome result={{ ...result, number }} sides={names} />;
  }
  return (
    <section className="game" aria-labelledby={`game-${number}`}>
      <h2 id={`game-${number}`}>{t('game', { game: number })}</h2>
      <div className="columns">
        {partyNames.map((party) => (
          <Party key={party} number={number} party={party} game={game} />
        ))}
      </div>
    </section>
  );
}

function Party({
  number,
  party,
  game,
}: {
  readonly number: number;
  readonly party: PartyName;
  readonly game: ScoredState;
}) {
  const tm = useTranslations('match');
  const { draft, directory } = useOpened();
  const side = sideOf(directory, draft.state.sides[party])?.name ?? '';
  return (
    <div role="group" className={`party party-${party.toLowerCase()}`} aria-label={tm('party', { party, side })}>
      <h3>
        {party} <span className="of">{side}</span>
      </h3>
      <Lines number={number} party={party} game={game} />
      <p className="total">
        <span>{tm('total')}</span> <strong>{pointsOf(draft.state, number)?.[party] ?? '–'}</strong>
      </p>
    </div>
  );
}

function Lines({
  number,
  party,
  game,
}: {
  readonly number: number;
  readonly party: PartyName;
  readonly game: ScoredState;
}) {
  const t = useTranslations('sheets');
  const tm = useTranslations('match');
  const { language } = usePage();
  const { draft, directory } = useOpened();
  const index = party === 'A' ? 0 : 1;
  const preview = previewOf(draft.state, number);
  const score = preview?.score?.[index];
  const own = (preview?.announcements ?? []).filter((each) => each.party === index);
  // What the other side entered stands for both: the preview has what follows from it.
  const dealt = preview?.game?.sheet[index];
  const cards = [
    `${t('part.tarocks')} ${dealt?.tarocks ?? '–'}`,
    `${t('part.honours')} ${dealt?.honours ?? '–'}`,
    lowerTarocks
      .filter((card) => game.sides[party].has?.includes(card))
      .map((card) => ({ T18: 'XVIII', T17: 'XVII', T16: 'XVI' })[card])
      .join(', '),
  ].filter((each) => each !== '');
  return (
    <ul className="lines-of-game">
      <li className="plain-line">
        <span className="sign" />
        <span className="name">
          {tm('consolation')} <small>{cards.join(', ')}</small>
        </span>
        <span className="figures">{score === undefined ? '' : withMinus(score.consolation)}</span>
      </li>
      {game.sides[party].lines.map((line, place) => (
        <li key={`${place} ${line.announce}`} className="plain-line">
          <span className="sign" aria-hidden="true">
            {line.result === null ? '·' : line.result === 'won' ? '✓' : '✗'}
          </span>
          <span className="name">
            {announcementName(announcementOf(line), language)}{' '}
            <small>
              {[
                nameOf(directory, personAt(draft.state, `${party}.${line.by}`, number)),
                line.result === null ? '' : t(`result.${line.result}`),
                line.contra ? t('contraWord') : '',
              ]
                .filter((each) => each !== '')
                .join(', ')}
            </small>
          </span>
          <span className="figures">{withMinus(own[place]?.points ?? 0)}</span>
        </li>
      ))}
      {game.sides[party].silent.map((bonus) => (
        <li key={bonus} className="plain-line">
          <span className="sign" aria-hidden="true">
            ✓
          </span>
          <span className="name">
            {definitionOf(bonus as 'obscur').name[language]} <small>{tm('silent')}</small>
          </span>
          <span className="figures">{definitionOf(bonus as 'obscur').points}</span>
        </li>
      ))}
      {score === undefined || score.contra === 0 ? null : (
        <li className="plain-line">
          <span className="sign" />
          <span className="name">{tm('contras')}</span>
          <span className="figures">{withMinus(score.contra)}</span>
        </li>
      )}
    </ul>
  );
}
