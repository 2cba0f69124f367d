import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Bar } from '../../ui/forms/bar.js';
import { problemCode } from '../../api/problem-code.js';
import { RemarkField, written } from './handing/remarks.js';
import { Reload, SentLater, useProblemWords } from './office-words.js';
import { placeOf } from './place.js';
import { PlaceLink } from './place-link.js';
import { newId, type DraftProblem } from './store/draft.js';
import { OUTDATED } from './store/setback.js';
import { useOpened } from './use-sheets.js';

/** Why the office has not taken the sheet, and what can be said to that: a remark to a warning, a ruling for what happened so. */
export function Refused({ problems }: { readonly problems: readonly DraftProblem[] }) {
  const t = useTranslations('sheets');
  const { namesIn } = usePage();
  const { draft, sheets } = useOpened();
  const before = Object.fromEntries(
    (draft.handing?.remarks ?? []).map(({ code, words }) => [problemCode(code), words]),
  );
  const [remarks, setRemarks] = useState<Readonly<Record<string, string>>>(before);
  const [requestRuling, setRuling] = useState(draft.handing?.requestRuling ?? false);
  const warnsOnly = problems.some(({ code }) => problemCode(code) === 'LIFECYCLE_REMARKS_NEEDED');
  const mayStand = problems.some(({ code }) => problemCode(code) === 'SHEET_ERRORS');
  const ofSheet = problems.filter(({ code }) => !/^(?:LIFECYCLE_|SHEET_ERRORS$)/.test(problemCode(code)));
  const first = firstPlace(ofSheet, draft.state, namesIn);
  const reload = (
    <button
      type="button"
      className="action main"
      onClick={() => {
        const dispute = draft.handing?.dispute ?? null;
        const handing = { key: newId(), remarks: written(remarks), requestRuling, dispute };
        sheets.keep({ ...draft, handing, outcome: null }, 0);
      }}
    >
      {t('handInAgain')}
      <SentLater />
    </button>
  );
  return (
    <>
      <Reasons problems={problems} />
      {warnsOnly
        ? [...new Map(ofSheet.map((each) => [problemCode(each.code), each])).entries()].map(([code, { message }]) => (
            <RemarkField
              key={code}
              to={message}
              value={remarks[code] ?? ''}
              change={(words) => setRemarks({ ...remarks, [code]: words })}
            />
          ))
        : null}
      {mayStand ? (
        <label className="field tick">
          <input type="checkbox" checked={requestRuling} onChange={({ target }) => setRuling(target.checked)} />
          <span>{t('askRuling')}</span>
        </label>
      ) : null}
      <Bar>
        <Link to="/sheets/$id" params={{ id: draft.id }} className="action">
          {t('toSheet')}
        </Link>
        {warnsOnly || requestRuling || first === null ? reload : <PlaceLink path={first} main />}
      </Bar>
    </>
  );
}

/** What the office has said, each with the way to what it is about. */
export function Reasons({ problems }: { readonly problems: readonly DraftProblem[] }) {
  const t = useTranslations('sheets');
  const tm = useTranslations('match');
  const words = useProblemWords();
  return (
    <div className="problem impossible" role="alert">
      <p>
        <strong>{t('refused')}</strong>
      </p>
      <ul className="ruled">
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.path} ${problem.message}`}>
            <span>
              {words(problem)} {problem.rule === null ? null : <small>{tm('rule', { rule: problem.rule })}</small>}
            </span>
            <PlaceLink path={problem.path} />
          </li>
        ))}
      </ul>
      {problems.some(({ code }) => code === OUTDATED) ? <Reload /> : null}
    </div>
  );
}

/** The path of the first thing that can be changed; null where nothing of the sheet is meant. */
export function firstPlace(
  problems: readonly DraftProblem[],
  state: Parameters<typeof placeOf>[1],
  language: Parameters<typeof placeOf>[2],
): string | null {
  return problems.find(({ path }) => placeOf(path, state, language) !== null)?.path ?? null;
}
