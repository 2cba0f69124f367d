import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '@tanstack/react-router';
import { usePage } from '../application/page-context.js';
import { Bar } from './bar.js';
import { newId, type Problem } from './store/draft.js';
import { useOpened } from './use-sheets.js';

/** Why the office has not taken the sheet, and what can be said to that: a remark to a warning, a ruling for what happened so. */
export function Refused({ problems }: { readonly problems: readonly Problem[] }) {
  const t = useTranslations('sheets');
  const tm = useTranslations('match');
  const { language } = usePage();
  const { draft, sheets } = useOpened();
  const before = Object.fromEntries((draft.handing?.remarks ?? []).map(({ code, words }) => [code, words]));
  const [remarks, setRemarks] = useState<Readonly<Record<string, string>>>(before);
  const [requestRuling, setRuling] = useState(draft.handing?.requestRuling ?? false);
  const warnsOnly = problems.some(({ code }) => code === 'lifecycle/remarks-needed');
  const mayStand = problems.some(({ code }) => code === 'sheet/errors');
  const said = problems.filter(({ code }) => !code.startsWith('lifecycle/') && code !== 'sheet/errors');
  return (
    <>
      <div className="problem" role="alert">
        <p>{t('refused')}</p>
        {problems.map(({ code, path, message, rule }) => (
          <p key={`${code} ${path} ${message}`}>
            {message} {rule === null ? null : <small>{tm('rule', { rule })}</small>}
          </p>
        ))}
      </div>
      {warnsOnly
        ? [...new Map(said.map((each) => [each.code, each])).values()].map(({ code, message }) => (
            <label key={code} className="field">
              <b>{t('remark')}</b>
              <small>{message}</small>
              <textarea
                rows={2}
                maxLength={500}
                value={remarks[code] ?? ''}
                onChange={({ target }) => setRemarks({ ...remarks, [code]: target.value })}
              />
            </label>
          ))
        : null}
      {mayStand ? (
        <label className="field tick">
          <input type="checkbox" checked={requestRuling} onChange={({ target }) => setRuling(target.checked)} />
          <span>{t('askRuling')}</span>
        </label>
      ) : null}
      <Bar>
        <Link to="/$language/sheets/$id" params={{ language, id: draft.id }} className="action">
          {t('correct')}
        </Link>
        <button
          type="button"
          className="action main"
          onClick={() => {
            const written = Object.entries(remarks).filter(([, words]) => words.trim() !== '');
            const handing = {
              key: newId(),
              remarks: written.map(([code, words]) => ({ code, words: words.trim() })),
              requestRuling,
              dispute: draft.handing?.dispute ?? null,
              sealed: draft.handing?.sealed ?? null,
            };
            sheets.keep({ ...draft, handing, outcome: null }, 0);
          }}
        >
          {t('handInAgain')}
        </button>
      </Bar>
    </>
  );
}
