import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { DeskMatch } from './queries.js';
import { Rule } from '../../rules/rule.js';
import { LetStand } from './rule.js';
import { isDecidable } from './rulings.js';
import { ScriptedButton } from '../../../ui/forms/scripted-button.js';

type Finding = DeskMatch['findings'][number];

/** What the office finds on the sheet, errors first; some of it the jury may let stand (D14). */
export function Findings({ match }: { readonly match: DeskMatch }) {
  const t = useTranslations('desk');
  const { findings } = match;
  const remarks = match.handedIn.at(-1)?.remarks ?? [];
  // The verdict of the sheet says that there is nothing.
  if (findings.length === 0) return null;
  return (
    <section aria-labelledby="findings">
      <h2 id="findings">{t('findings')}</h2>
      <ul className="ruled">
        {findings.map((finding) => (
          <Found
            key={`${finding.code} ${finding.path}`}
            finding={finding}
            remark={remarks.find(({ code }) => code === finding.code)?.words}
            match={match}
          />
        ))}
      </ul>
    </section>
  );
}

function Found({
  finding,
  remark,
  match,
}: {
  readonly finding: Finding;
  readonly remark: string | undefined;
  readonly match: DeskMatch;
}) {
  const t = useTranslations('desk');
  const tm = useTranslations('match');
  const [ruling, setRuling] = useState(false);
  const { game, mayStand, message, rule, severity, stands } = finding;
  const isOpen = severity === 'ERROR' && !stands;
  const canStand = mayStand && !stands && isDecidable(match);
  return (
    <li>
      <span>
        <strong>
          {isOpen ? '✗' : stands ? '✓' : '!'} {t(stands ? 'stands' : `severity.${severity}`)}
        </strong>{' '}
        {message}{' '}
        <small>
          <Rule of={rule} />
        </small>
      </span>
      {remark === undefined ? null : <small>{t('remark', { words: remark })}</small>}
      {game === null && !canStand ? null : (
        <span className="pages">
          {game === null ? null : <a href={`#game-${game}`}>{tm('gameNumber', { number: game })}</a>}
          {canStand ? (
            <ScriptedButton
              aria-expanded={ruling}
              aria-label={t('letStandThis', { finding: message })}
              onClick={() => setRuling(!ruling)}
            >
              {t('letStand')}&nbsp;…
            </ScriptedButton>
          ) : null}
        </span>
      )}
      {ruling && !stands ? <LetStand match={match} finding={finding} /> : null}
    </li>
  );
}

/** Approvals that the match needed in advance (9, D21). */
export function Approvals({ match: { approvals } }: { readonly match: DeskMatch }) {
  const t = useTranslations('desk');
  if (approvals === null || approvals.length === 0) return null;
  return (
    <section aria-labelledby="approvals">
      <h2 id="approvals">{t('approvals')}</h2>
      <ul className="ruled">
        {approvals.map(({ kind, message, state, request }) => (
          <li key={kind}>
            <span>
              <strong>{t(`approval.${state}`)}</strong> {message}
            </span>
            {request === null ? null : (
              <Link to="/requests/$id" params={{ id: request.id }}>
                {t('toRequest')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
