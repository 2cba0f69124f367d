import { capitalised } from '@tarokk/competition';
import { type Definition, definitionOf, parseCard, hungarianArticle } from '@tarokk/rules';
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { CardPicture } from '../../game/cards/card.js';
import { withMinus } from '../../ui/figures.js';
import { MarkOfQuestion } from '../../ui/mark-of-question.js';
import { Rule } from '../rules/rule.js';
import { type ContraOnSheet, contrasOf } from './contras.js';
import { nameOfTarock, useDealt } from './dealt.js';
import { useLineActs } from './line-acts.js';
import { nameOfBonus } from '../../game/announcement-names.js';
import { idOfLine, nameOfLine } from './line-name.js';
import type { CountedGame, PartyKey, SheetGame, SheetLine } from './queries.js';
import { CountedPoints, RuledBecause } from './ruled-points.js';
import type { WhoSat } from './who-sat.js';
import { idInRules } from '../../api/enum-name.js';

const PlainSentence = lazy(() =>
  import('../../game/plain-sentence.js').then(({ PlainSentence: each }) => ({ default: each })),
);

const parties = ['a', 'b'] as const;

/** Silent bonuses that are called so. */
const saysSilent: ReadonlySet<SheetGame['silent'][number]['bonus']> = new Set(['SILENT_MOON_CATCH']);

interface Properties {
  readonly game: SheetGame;
  readonly sides: readonly [string, string];
  /** What counts of it and what was dealt, where the office or the phone knows. */
  readonly counted?: CountedGame | undefined;
  /** The sheet as it was handed in, where the page has it. */
  readonly document?: unknown;
  /** Who announced, by name. */
  readonly whoSat?: WhoSat | undefined;
}

/** One game as the sheet has it: both parties side by side, each line with what became of it, the sums at the foot. */
export function Game(properties: Properties) {
  const t = useTranslations('match');
  const { number } = properties.game;
  return (
    <section className="game" id={`game-${number}`} aria-labelledby={`heading-${number}`}>
      <h2 id={`heading-${number}`}>{t('gameNumber', { number })}</h2>
      <GameLines {...properties} />
    </section>
  );
}

/** The same without its heading, for where the page has another. */
export function GameLines({
  game,
  sides,
  counted,
  document,
  whoSat,
  children,
}: Properties & { readonly children?: ReactNode }) {
  const acts = useLineActs();
  const path = pathOf(game.number);
  return (
    <>
      {acts.mark(path)}
      <Notes of={counted?.notes ?? []} />
      <div className="columns">
        {parties.map((party) => (
          <Party key={party} side={sides[party === 'a' ? 0 : 1]} {...{ game, party, counted, document, whoSat }} />
        ))}
      </div>
      {counted === undefined ? null : <RuledBecause game={counted} />}
      {acts.below(path)}
      {children}
      {game.violations.map(({ message, rule }) => (
        <p key={`${rule} ${message}`} className="problem">
          {message}{' '}
          <small>
            <Rule of={rule} />
          </small>
        </p>
      ))}
    </>
  );
}

/** What was noted before the cards were played: who drew what for the first deal (1.2), and that it was dealt again (1.4). */
export function Notes({ of }: { readonly of: readonly string[] }) {
  return of.map((said, index) => (
    <p key={`${index} ${said}`} className="note">
      {said}
    </p>
  ));
}

/** Where a game stands in the sheet (docs/sheet.md). */
function pathOf(game: number): string {
  return `record.games[${game - 1}]`;
}

function Party({
  game,
  party,
  side,
  counted,
  document,
  whoSat,
}: {
  readonly game: SheetGame;
  readonly party: PartyKey;
  readonly side: string;
  readonly counted: CountedGame | undefined;
  readonly document: unknown;
  readonly whoSat: WhoSat | undefined;
}) {
  const t = useTranslations('match');
  const { namesIn } = usePage();
  const name = party.toUpperCase();
  const { consolation, contra, limit, total } = game.score[party];
  const own = game.announcements.filter((each) => each.party === name);
  const silent = game.silent.filter((each) => each.party === name);
  const sum = consolation + contra + [...own, ...silent].reduce((all, { points }) => all + points, 0);
  const path = `${pathOf(game.number)}.sheet.${name}`;
  const contras = contrasOf(game, party, document);
  return (
    <div role="group" className={`party party-${party}`} aria-label={t('party', { party: name, side })}>
      <h3>
        {name} <span className="of">{side}</span> {game.attackers === name ? <small>{t('attackers')}</small> : null}
      </h3>
      <ul className="lines-of-game">
        {counted === undefined ? (
          <Plain name={t('consolation')} points={consolation} />
        ) : (
          <Consolation dealt={counted.dealt[party]} points={consolation} path={path} />
        )}
        {own.map((line, index) => (
          <Announced
            key={`${line.announce} ${index}`}
            line={line}
            by={whoSat?.(line.seat, game.number) ?? ''}
            path={`${path}.announcements[${index}]`}
          />
        ))}
        {silent.map(({ bonus, points, reason }, index) => (
          <Line
            key={bonus}
            sign="✓"
            name={nameOfBonus(bonus, namesIn)}
            words={nameOfBonus(bonus, namesIn)}
            said={saysSilent.has(bonus) ? '' : t('silent')}
            points={points}
            path={`${path}.silent[${index}]`}
            id={idInRules(bonus)}
            rule={definitionOf(idInRules(bonus)).rule}
          >
            {capitalised(reason, namesIn)}
          </Line>
        ))}
        {contras.length > 0 ? (
          <Contras contras={contras} points={contra} />
        ) : contra === 0 ? null : (
          <Plain name={t('contras')} points={contra} />
        )}
        {sum === total ? null : (
          <Plain
            name={sum > total ? t('limit', { limit, ...hungarianArticle(limit) }) : t('floor')}
            points={total - sum}
          />
        )}
      </ul>
      <p className="total">
        <span>{t('total')}</span>{' '}
        <strong>{counted === undefined ? total : <CountedPoints game={counted} party={party} />}</strong>
      </p>
    </div>
  );
}

/** The consolation is computed; it opens to the counts that it follows from. Each of them can be wrong, or all of it. */
function Consolation({
  dealt,
  points,
  path,
}: {
  readonly dealt: CountedGame['dealt'][PartyKey];
  readonly points: number;
  readonly path: string;
}) {
  const t = useTranslations('match');
  const say = useDealt();
  const acts = useLineActs();
  const counts = [
    ['tarocks', t('tarocks', { number: dealt.tarocks })],
    ['honours', t('honours', { number: dealt.honours })],
    ['has', dealt.has.length === 0 ? t('noneOfThree') : dealt.has.map(nameOfTarock).join(', ')],
  ] as const;
  return (
    <li>
      <details>
        <summary>
          <span className="sign" />
          <span className="name">
            {t('consolation')} <MarkOfQuestion /> <small>{say(dealt)}</small>
            {acts.mark(path)}
            {counts.map(([key]) => (
              <Fragment key={key}>{acts.mark(`${path}.${key}`)}</Fragment>
            ))}
          </span>
          <span className="figures">{withMinus(points)}</span>
        </summary>
        <ul className="counts">
          {counts.map(([key, words]) => (
            <li key={key}>
              {words}
              {acts.below(`${path}.${key}`)}
            </li>
          ))}
        </ul>
        {acts.below(path, t('consolation'))}
      </details>
    </li>
  );
}

/** What the contras of a party come to; it opens to each of them. */
function Contras({ contras, points }: { readonly contras: readonly ContraOnSheet[]; readonly points: number }) {
  const t = useTranslations('match');
  const { namesIn } = usePage();
  const acts = useLineActs();
  return (
    <li>
      <details>
        <summary>
          <span className="sign" />
          <span className="name">
            {t('contras')} <MarkOfQuestion />
            {contras.map(({ path }) => (
              <Fragment key={path}>{acts.mark(path)}</Fragment>
            ))}
          </span>
          <span className="figures">{withMinus(points)}</span>
        </summary>
        <ul className="counts">
          {contras.map(({ line, path }) => (
            <li key={path}>
              <span className="name">{t('contraTo', { name: nameOfLine(line, namesIn) })}</span>{' '}
              <span className="figures">{withMinus(line.contra!.points)}</span>
              {acts.below(path, t('contraTo', { name: nameOfLine(line, namesIn) }))}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

const signs: Readonly<Record<SheetLine['status'], string>> = {
  WON: '✓',
  LOST: '✗',
  RAISED: '↑',
  STATED: '·',
  VOID: '∅',
};

function Announced({
  line,
  by,
  path,
}: {
  readonly line: SheetLine;
  /** Who announced it; empty where nobody knows. */
  readonly by: string;
  readonly path: string;
}) {
  const t = useTranslations('match');
  const { namesIn } = usePage();
  return (
    <Line
      sign={signs[line.status]}
      name={<WithCards line={line} />}
      words={nameOfLine(line, namesIn)}
      said={[by, t(`status.${line.status}`), line.contra === null ? '' : t('contra')]
        .filter((each) => each !== '')
        .join(', ')}
      points={line.points}
      path={path}
      id={idOfLine(line)}
      rule={line.rule}
      look={line.status === 'STATED' && line.points === 0 ? 'brings-nothing' : ''}
    >
      {capitalised(line.reason, namesIn)}
    </Line>
  );
}

/** The cards that are named stand before the name. */
function WithCards({ line }: { readonly line: SheetLine }) {
  const { namesIn } = usePage();
  const cards = line.cards ?? (line.card === null ? [] : [line.card]);
  return (
    <>
      {cards.map((card) => (
        <CardPicture key={card} card={parseCard(card)} />
      ))}{' '}
      {nameOfLine(line, namesIn)}
    </>
  );
}

/** A line opens to what it asks for, what became of it and why, and the rule; without script to all of it but the first. */
function Line({
  sign,
  name,
  words,
  said,
  points,
  path,
  id,
  rule,
  look = '',
  children,
}: {
  readonly sign: string;
  readonly name: ReactNode;
  /** The name without its pictures. */
  readonly words: string;
  readonly said: string;
  readonly points: number;
  readonly path: string;
  readonly id: Definition['id'];
  readonly rule: string;
  readonly look?: string;
  /** Why it has these points. */
  readonly children: ReactNode;
}) {
  const acts = useLineActs();
  const [isOpened, setOpened] = useState(false);
  return (
    <li className={`${look} ${points > 0 ? 'gains' : ''}`.trim() || undefined}>
      <details onToggle={() => setOpened(true)}>
        <summary>
          <span className="sign" aria-hidden="true">
            {sign}
          </span>
          <span className="name">
            {name} <MarkOfQuestion /> {said === '' ? null : <small>{said}</small>}
            {acts.mark(path)}
          </span>
          <span className="figures">{withMinus(points)}</span>
        </summary>
        <p>
          {isOpened ? (
            <Suspense>
              <PlainSentence of={id} />{' '}
            </Suspense>
          ) : null}
          {children}{' '}
          <small>
            <Rule of={rule} />
          </small>
        </p>
        {acts.below(path, words)}
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
