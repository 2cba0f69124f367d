import { hungarianArticle } from '@tarokk/rules';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DeskMatch } from './queries.js';
import { Bar } from '../../../ui/forms/bar.js';
import { GameStands, RevokeRuling, RulePoints, RuleTrophy } from './rule.js';
import { ScriptedButton } from '../../../ui/forms/scripted-button.js';

type Held = DeskMatch['rulings'][number];

type Kind = 'points' | 'gameStands' | 'trophy';

/** Whether the jury has to answer a dispute before it can decide the match (D14). */
export function waitsForRuling({ state, revision, rulings }: DeskMatch): boolean {
  return state === 'DISPUTED' && !rulings.some((each) => each.revoked === null && each.revision === revision);
}

/** What the jury ruled on this match, and what it may rule. A dispute is answered first, so its rulings are at hand. */
export function HeldRulings({ match }: { readonly match: DeskMatch }) {
  const t = useTranslations('desk');
  const [ruling, setRuling] = useState<Kind | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const disputed = match.dispute?.game ?? null;
  const isFirst = waitsForRuling(match);
  const decidable = !['APPROVED', 'WITHDRAWN'].includes(match.state);
  const done = (): void => {
    setRuling(null);
    // The form is gone from above: its column would stay where the end of it was.
    section.current?.scrollIntoView({ block: 'start' });
  };
  // On a phone the buttons are at the foot of the window, wherever the page is.
  useEffect(() => {
    if (ruling !== null && isFirst) form.current?.scrollIntoView({ block: 'start' });
  }, [ruling, isFirst]);
  const buttonOf = (kind: Kind, look?: 'main') => (
    <ScriptedButton
      key={kind}
      look={look}
      aria-expanded={ruling === kind}
      onClick={() => setRuling(ruling === kind ? null : kind)}
    >
      {kind === 'gameStands'
        ? t('gameStands', { game: disputed ?? 0 })
        : t(kind === 'points' ? 'rulePoints' : 'ruleTrophy')}{' '}
      …
    </ScriptedButton>
  );
  if (!decidable && match.rulings.length === 0) return null;
  return (
    <section ref={section} aria-labelledby="rulings">
      <h2 id="rulings">{t('rulings')}</h2>
      <ol className="ruled">
        {match.rulings.map((held) => (
          <Ruling key={held.number} held={held} match={match} decidable={decidable} />
        ))}
      </ol>
      {isFirst ? (
        <>
          <p>{t('ruleFirst')}</p>
          {ruling === null ? (
            <Bar name={t('rulings')}>
              {disputed === null ? null : buttonOf('gameStands')}
              {buttonOf('points', 'main')}
            </Bar>
          ) : (
            <p className="pages">
              {disputed === null ? null : buttonOf('gameStands')}
              {buttonOf('points')}
            </p>
          )}
          <p className="pages">{buttonOf('trophy')}</p>
        </>
      ) : decidable ? (
        <p className="pages">
          {buttonOf('points')}
          {buttonOf('trophy')}
        </p>
      ) : null}
      <div ref={form}>
        {ruling === 'gameStands' ? <GameStands match={match} done={done} /> : null}
        {ruling === 'points' ? <RulePoints match={match} done={done} /> : null}
        {ruling === 'trophy' ? <RuleTrophy match={match} done={done} /> : null}
      </div>
    </section>
  );
}

function Ruling({
  held,
  match,
  decidable,
}: {
  readonly held: Held;
  readonly match: DeskMatch;
  readonly decidable: boolean;
}) {
  const t = useTranslations('desk');
  const tm = useTranslations('match');
  const [revoking, setRevoking] = useState(false);
  const { number, revision, game, reason, revoked, by } = held;
  const holds = revoked === null && revision === match.revision;
  return (
    <li className={holds ? undefined : 'gone'}>
      <span>
        {game === null ? null : <a href={`#game-${game}`}>{tm('gameNumber', { number: game })}</a>}{' '}
        <strong>{t(`ruling.${held.kind}`)}</strong>
        {held.points === null ? '' : ` ${held.points.a}\u00a0:\u00a0${held.points.b}`} <q>{reason}</q>{' '}
        <small>
          {by.name}
          {revision === match.revision
            ? ''
            : `, ${t('ofRevision', { number: revision, ...hungarianArticle(revision) })}`}
          {revoked === null ? '' : `. ${tm('revoked', { reason: revoked })}`}
        </small>
      </span>
      {holds && decidable ? (
        <span>
          <ScriptedButton
            aria-expanded={revoking}
            aria-label={t('revokeNumber', { number })}
            onClick={() => setRevoking(!revoking)}
          >
            {t('revoke')}&nbsp;…
          </ScriptedButton>
        </span>
      ) : null}
      {revoking && holds ? <RevokeRuling match={match} number={number} /> : null}
    </li>
  );
}
