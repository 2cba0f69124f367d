import { hungarianArticle } from '@tarokk/rules';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DeskMatch } from './queries.js';
import { GameStands, RevokeRuling, RulePoints, RuleTrophy } from './rule.js';
import { ScriptedButton } from '../../../ui/forms/scripted-button.js';

type Held = DeskMatch['rulings'][number];

const rulingKinds = ['points', 'gameStands', 'trophy'] as const;
export type RulingKind = (typeof rulingKinds)[number];

/** The ruling that the juror is about to make. */
export interface RulingBegun {
  readonly kind: RulingKind;
  /** Who began with a key goes on with the keyboard. */
  readonly isByKey: boolean;
}

/** Whether the jury has to answer a dispute before it can decide the match (D14). */
export function waitsForRuling({ state, revision, rulings }: DeskMatch): boolean {
  return state === 'DISPUTED' && !rulings.some((each) => each.revoked === null && each.revision === revision);
}

/** What the jury may rule on this match: that a game stands answers a dispute about it, and nothing else (D14). */
export function possibleRulings(match: DeskMatch): readonly RulingKind[] {
  if (!isDecidable(match)) return [];
  const answers = waitsForRuling(match) && match.dispute?.game != null;
  return rulingKinds.filter((kind) => kind !== 'gameStands' || answers);
}

/** Whether the juror may still say something of it; whom it concerns leaves it to others (D12). */
export function isDecidable({ state, concerned }: DeskMatch): boolean {
  return !concerned && !['APPROVED', 'WITHDRAWN'].includes(state);
}

/** What the jury has ruled on this match, and below it the ruling that is being made. */
export function HeldRulings({
  match,
  begun,
  done,
}: {
  readonly match: DeskMatch;
  readonly begun: RulingBegun | null;
  readonly done: () => void;
}) {
  const t = useTranslations('desk');
  const form = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const isFirst = waitsForRuling(match);
  const ruled = (): void => {
    done();
    // The form is gone from above: its column would stay where the end of it was.
    section.current?.scrollIntoView({ block: 'start' });
  };
  // The act that opens it is at the foot of the window, wherever the page is.
  useEffect(() => {
    if (begun === null) return;
    form.current?.scrollIntoView({ block: 'start' });
    if (begun.isByKey) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [begun]);
  if (match.rulings.length === 0 && begun === null && !isFirst) return null;
  return (
    <section ref={section} aria-labelledby="rulings">
      <h2 id="rulings">{t('rulings')}</h2>
      <ol className="ruled">
        {match.rulings.map((held) => (
          <Ruling key={held.number} held={held} match={match} decidable={isDecidable(match)} />
        ))}
      </ol>
      {isFirst ? <p>{t('ruleFirst')}</p> : null}
      <div ref={form} className="ruling-begun">
        {begun?.kind === 'gameStands' ? <GameStands match={match} done={ruled} back={done} /> : null}
        {begun?.kind === 'points' ? <RulePoints match={match} done={ruled} back={done} /> : null}
        {begun?.kind === 'trophy' ? <RuleTrophy match={match} done={ruled} back={done} /> : null}
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
