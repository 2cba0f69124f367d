import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DeskMatch } from './queries.js';
import { RevokeRuling, RulePoints, RuleTrophy } from './rule.js';
import { ScriptedButton } from '../../forms/scripted-button.js';

type Held = DeskMatch['rulings'][number];

/** What the jury ruled on this match, and what it may rule. */
export function HeldRulings({ match, again }: { readonly match: DeskMatch; readonly again: () => Promise<void> }) {
  const t = useTranslations('desk');
  const [ruling, setRuling] = useState<'points' | 'trophy' | null>(null);
  const decidable = !['APPROVED', 'WITHDRAWN'].includes(match.state);
  const done = async (): Promise<void> => {
    setRuling(null);
    await again();
  };
  if (!decidable && match.rulings.length === 0) return null;
  return (
    <section aria-labelledby="rulings">
      <h2 id="rulings">{t('rulings')}</h2>
      <ol className="ruled">
        {match.rulings.map((held) => (
          <Ruling key={held.number} held={held} match={match} again={again} decidable={decidable} />
        ))}
      </ol>
      {decidable ? (
        <div className="pages">
          {(['points', 'trophy'] as const).map((kind) => (
            <ScriptedButton
              key={kind}
              aria-expanded={ruling === kind}
              onClick={() => setRuling(ruling === kind ? null : kind)}
            >
              {t(kind === 'points' ? 'rulePoints' : 'ruleTrophy')} …
            </ScriptedButton>
          ))}
        </div>
      ) : null}
      {ruling === 'points' ? <RulePoints match={match} done={done} /> : null}
      {ruling === 'trophy' ? <RuleTrophy match={match} done={done} /> : null}
    </section>
  );
}

function Ruling({
  held,
  match,
  again,
  decidable,
}: {
  readonly held: Held;
  readonly match: DeskMatch;
  readonly again: () => Promise<void>;
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
        {held.points === null ? '' : ` ${held.points.a}\u00a0:\u00a0${held.points.b}`} {reason}{' '}
        <small>
          {by.name}
          {revision === match.revision ? '' : `, ${t('ofRevision', { number: revision })}`}
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
            {t('revoke')} …
          </ScriptedButton>
        </span>
      ) : null}
      {revoking && holds ? <RevokeRuling match={match} number={number} done={again} /> : null}
    </li>
  );
}
