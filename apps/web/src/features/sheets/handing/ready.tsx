import { capitalised } from '@tarokk/competition';
import type { Finding } from '@tarokk/competition';
import { say, hungarianArticle } from '@tarokk/rules';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Bar } from '../../../ui/forms/bar.js';
import { checkedAsTheOffice } from '../form/check.js';
import { missingOf } from '../form/result.js';
import { PassOver } from '../here/pass-over.js';
import { SentLater } from '../office-words.js';
import { matchesOfDay } from '../order.js';
import { PlaceLink } from '../place-link.js';
import { dayOf } from '../store/directory.js';
import { newId } from '../store/draft.js';
import { useOpened, useSheets } from '../use-sheets.js';
import { MissingParts } from './missing.js';
import { Remarks, written } from './remarks.js';

/** Before it is handed in: what is missing, and what the office would not take as it is. */
export function Ready() {
  const t = useTranslations('sheets');
  const { draft, directory } = useOpened();
  const missing = missingOf(draft.state);
  if (missing.length > 0) {
    return (
      <>
        <p>{t('stillMissing')}</p>
        <MissingParts missing={missing} then={{ then: 'hand-in' }} />
        <Bar>
          <ToSheet />
          <button type="button" className="action main" disabled>
            {t('handIn')}
          </button>
        </Bar>
      </>
    );
  }
  return <Whole found={checkedAsTheOffice(draft.state, directory, dayOf(new Date()))} />;
}

function ToSheet() {
  const t = useTranslations('sheets');
  const { draft } = useOpened();
  return (
    <Link to="/sheets/$id" params={{ id: draft.id }} className="action">
      {t('toSheet')}
    </Link>
  );
}

function Whole({ found }: { readonly found: readonly Finding[] }) {
  const t = useTranslations('sheets');
  const { draft, sheets } = useOpened();
  const [remarks, setRemarks] = useState<Readonly<Record<string, string>>>({});
  const [requestRuling, setRuling] = useState(false);
  const errors = found.filter(({ severity }) => severity === 'error');
  const warnings = found.filter(({ severity }) => severity === 'warning');
  const mayStand = errors.length > 0 && errors.every((error) => error.mayStand);
  const isHeld = errors.length > 0 && !(mayStand && requestRuling);
  const isSilent = warnings.some(({ code }) => (remarks[code] ?? '').trim() === '');
  return (
    <>
      {errors.length === 0 ? <p>{t('readyWords')}</p> : <Contradictions errors={errors} />}
      {mayStand ? (
        <label className="field tick">
          <input type="checkbox" checked={requestRuling} onChange={({ target }) => setRuling(target.checked)} />
          <span>{t('askRuling')}</span>
        </label>
      ) : null}
      <SameNumber />
      <Remarks to={warnings} remarks={remarks} change={setRemarks} />
      {isHeld ? null : <PassOver />}
      <p role="status" className={isSilent && !isHeld ? 'not-finished' : undefined}>
        {isSilent && !isHeld ? (
          <>
            <strong>{t('unfinished')}</strong> {t('nextTap')} {t('wordAbout')}
          </>
        ) : null}
      </p>
      <Bar>
        <ToSheet />
        {isHeld ? (
          <PlaceLink path={errors[0]!.path} main />
        ) : (
          <button
            type="button"
            className="action main"
            disabled={isSilent}
            onClick={() => {
              const handing = { key: newId(), remarks: written(remarks), requestRuling, dispute: null };
              sheets.keep({ ...draft, handing, outcome: null, changedAt: Date.now() }, 0);
            }}
          >
            {t('handIn')}
            <SentLater />
          </button>
        )}
      </Bar>
    </>
  );
}

function Contradictions({ errors }: { readonly errors: readonly Finding[] }) {
  const t = useTranslations('sheets');
  const tm = useTranslations('match');
  const { namesIn } = usePage();
  return (
    <div className="problem impossible" role="alert">
      <p>
        <strong>{t('notSo')}</strong>
      </p>
      <ul className="ruled">
        {errors.map(({ code, path, rule, sentence }) => (
          <li key={`${code} ${path}`}>
            <span>
              {capitalised(say(sentence, namesIn), namesIn)} <small>{tm('rule', { rule })}</small>
            </span>
            <PlaceLink path={path} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Another sheet has the number already: the other side's of the same match, or one of another match. */
function SameNumber() {
  const t = useTranslations('sheets');
  const { drafts } = useSheets();
  const { draft, directory } = useOpened();
  const same = matchesOfDay(draft.state, drafts, directory, draft.id).find(({ order }) => order === draft.state.order);
  if (same === undefined) return null;
  const isTheirs = same.match !== null && same.enteredBy !== draft.side;
  return (
    <div className="unusual">
      <p>
        {t(isTheirs ? 'theySentThis' : 'numberTaken', {
          order: draft.state.order,
          ...hungarianArticle(draft.state.order),
        })}
      </p>
      <PlaceLink path="order" />
    </div>
  );
}
