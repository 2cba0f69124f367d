import { parseCard } from '@tarokk/rules';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { CardPicture } from '../cards/card.js';
import { withMinus } from '../language/figures.js';
import { Rule } from '../rules/rule.js';
import { nameOfBonus, nameOfLine } from './line-name.js';
import type { PartyKey, SheetGame, SheetLine } from './queries.js';

const parties = ['a', 'b'] as const;

/** One game as the sheet has it: both parties side by side, each line with what became of it, the sums at the foot. */
export function Game({
  game,
  sides,
  replayIn,
}: {
  readonly game: SheetGame;
  readonly sides: readonly [string, string];
  /** The id of its match, where the game can be followed card by card. */
  readonly replayIn?: string | undefined;
}) {
  const t = useTranslations('match');
  const { language } = usePage();
  return (
    <section className="game" id={`game-${game.number}`} aria-labelledby={`heading-${game.number}`}>
      <h2 id={`heading-${game.number}`}>{t('gameNumber', { number: game.number })}</h2>
      <div className="columns">
        {parties.map((party, index) => (
          <Party key={party} game={game} party={party} side={sides[index]!} />
        ))}
      </div>
      {replayIn === undefined ? null : (
        <p>
          <Link
            to="/$language/matches/$id/games/$game"
            params={{ language, id: replayIn, game: String(game.number) }}
            className="action"
          >
            {t('replay', { number: game.number })}
          </Link>
        </p>
      )}
      {game.violations.map(({ message, rule }) => (
        <p key={`${rule} ${message}`} className="problem">
          {message}{' '}
          <small>
            <Rule of={rule} />
          </small>
        </p>
      ))}
    </section>
  );
}

function Party({ game, party, side }: { readonly game: SheetGame; readonly party: PartyKey; readonly side: string }) {
  const t = useTranslations('match');
  const { language } = usePage();
  const name = party.toUpperCase();
  const { consolation, contra, limit, total } = game.score[party];
  const own = game.announcements.filter((each) => each.party === name);
  const silent = game.silent.filter((each) => each.party === name);
  const sum = consolation + contra + [...own, ...silent].reduce((all, { points }) => all + points, 0);
  return (
    <div role="group" className={`party party-${party}`} aria-label={t('party', { party: name, side })}>
      <h3>
        {name} <span className="of">{side}</span> {game.attackers === name ? <small>{t('attackers')}</small> : null}
      </h3>
      <ul className="lines-of-game">
        <Plain name={t('consolation')} points={consolation} />
        {own.map((line, index) => (
          <Announced key={`${line.announce} ${index}`} line={line} />
        ))}
        {silent.map(({ bonus, points, reason }) => (
          <Line key={bonus} sign="✓" name={nameOfBonus(bonus, language)} said={t('silent')} points={points}>
            {reason}
          </Line>
        ))}
        {contra === 0 ? null : <Plain name={t('contras')} points={contra} />}
        {sum === total ? null : <Plain name={sum > total ? t('limit', { limit }) : t('floor')} points={total - sum} />}
      </ul>
      <p className="total">
        <span>{t('total')}</span> <strong>{total}</strong>
      </p>
    </div>
  );
}

const signs: Readonly<Record<SheetLine['status'], string>> = {
  WON: '✓',
  LOST: '✗',
  RAISED: '↑',
  STATED: '·',
  VOID: '∅',
};

function Announced({ line }: { readonly line: SheetLine }) {
  const t = useTranslations('match');
  return (
    <Line
      sign={signs[line.status]}
      name={<WithCards line={line} />}
      said={[t(`status.${line.status}`), line.contra === null ? '' : t('contra')]
        .filter((each) => each !== '')
        .join(', ')}
      points={line.points}
    >
      {line.reason}{' '}
      <small>
        <Rule of={line.rule} />
      </small>
    </Line>
  );
}

/** The cards that are named stand before the name. */
function WithCards({ line }: { readonly line: SheetLine }) {
  const { language } = usePage();
  const cards = line.cards ?? (line.card === null ? [] : [line.card]);
  return (
    <>
      {cards.map((card) => (
        <CardPicture key={card} card={parseCard(card)} />
      ))}{' '}
      {nameOfLine(line, language)}
    </>
  );
}

/** A line opens to its reason, with script or without. */
function Line({
  sign,
  name,
  said,
  points,
  children,
}: {
  readonly sign: string;
  readonly name: ReactNode;
  readonly said: string;
  readonly points: number;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <details>
        <summary>
          <span className="sign" aria-hidden="true">
            {sign}
          </span>
          <span className="name">
            {name} <small>{said}</small>
          </span>
          <span className="figures">{withMinus(points)}</span>
        </summary>
        <p>{children}</p>
      </details>
    </li>
  );
}

function Plain({ name, points }: { readonly name: string; readonly points: number }) {
  return (
    <li className="plain-line">
      <span className="sign" />
      <span className="name">{name}</span>
      <span className="figures">{withMinus(points)}</span>
    </li>
  );
}
