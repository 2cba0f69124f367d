import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { nameOfBonus, nameOfLine } from './line-name.js';
import type { PartyKey, SheetGame, SheetLine } from './queries.js';

const parties = ['a', 'b'] as const;

/** One game as the sheet has it: both parties side by side, each line with what became of it, the sums at the foot. */
export function Game({ game, sides }: { readonly game: SheetGame; readonly sides: readonly [string, string] }) {
  const t = useTranslations('match');
  return (
    <section className="game" id={`game-${game.number}`} aria-labelledby={`heading-${game.number}`}>
      <h2 id={`heading-${game.number}`}>{t('gameNumber', { number: game.number })}</h2>
      <div className="columns">
        {parties.map((party, index) => (
          <Party key={party} game={game} party={party} side={sides[index]!} />
        ))}
      </div>
      {game.violations.map(({ message, rule }) => (
        <p key={`${rule} ${message}`} className="problem">
          {message} <small>{t('rule', { rule })}</small>
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
  const { language } = usePage();
  return (
    <Line
      sign={signs[line.status]}
      name={nameOfLine(line, language)}
      said={[t(`status.${line.status}`), line.contra === null ? '' : t('contra')]
        .filter((each) => each !== '')
        .join(', ')}
      points={line.points}
    >
      {line.reason} <small>{t('rule', { rule: line.rule })}</small>
    </Line>
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
  readonly name: string;
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
          <span className="figures">{signed(points)}</span>
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
      <span className="figures">{signed(points)}</span>
    </li>
  );
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
