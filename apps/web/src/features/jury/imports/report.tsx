import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Refusal } from '../../../ui/forms/refusal.js';
import { ScriptedButton } from '../../../ui/forms/scripted-button.js';
import { textColumn } from '../../../ui/table/columns.js';
import { SaveShown } from '../../../ui/table/save-shown.js';
import type { Column } from '../../../ui/table/table.js';
import type { DocumentResult, Run } from './running.js';

const kinds = ['REFUSED', 'UNREAD', 'NOT_APPROVED', 'ENTERED', 'ALREADY_THERE'] as const;
type Kind = (typeof kinds)[number];

/** Lines that are shown at once. */
const A_PAGE = 100;

/** What was entered but not approved, though it should have been, stands with what was refused. */
function kindOf(each: DocumentResult): Kind {
  return each.outcome === 'ENTERED' && each.problems.length > 0 ? 'NOT_APPROVED' : each.outcome;
}

/** How far it is, and what has become of each document. */
export function Report({
  run,
  stop,
  goOn,
}: {
  readonly run: Run;
  readonly stop: () => void;
  readonly goOn: () => void;
}) {
  const t = useTranslations('imports');
  const { isDry, done, total, outcomes, state, failure, problems } = run;
  const counts = kinds.map((kind) => [kind, outcomes.filter((each) => kindOf(each) === kind).length] as const);
  const present = counts.filter(([, number]) => number > 0);
  return (
    <section aria-labelledby="report" className="consequences">
      <h3 id="report">{t(isDry ? 'dryReport' : 'report')}</h3>
      <p>
        <progress max={total} value={done} aria-label={t('progress')} /> {t('doneOf', { done, total })}
      </p>
      <p role="status">
        {state === 'done'
          ? t(isDry ? 'dryDone' : 'done', {
              entered: outcomes.filter(({ outcome }) => outcome === 'ENTERED').length,
              there: outcomes.filter(({ outcome }) => outcome === 'ALREADY_THERE').length,
              refused: outcomes.filter(({ outcome }) => outcome === 'REFUSED' || outcome === 'UNREAD').length,
            })
          : ''}
      </p>
      <Refusal problems={problems} failure={failure} />
      {state === 'running' ? <ScriptedButton onClick={stop}>{t('stop')}</ScriptedButton> : null}
      {state === 'stopped' ? <ScriptedButton onClick={goOn}>{t('goOn')}</ScriptedButton> : null}
      {present.length === 0 ? null : <Lines outcomes={outcomes} present={present} />}
    </section>
  );
}

function Lines({
  outcomes,
  present,
}: {
  readonly outcomes: readonly DocumentResult[];
  readonly present: readonly (readonly [Kind, number])[];
}) {
  const t = useTranslations('imports');
  const [chosen, setChosen] = useState<Kind | null>(null);
  const [shown, setShown] = useState(A_PAGE);
  const columns = useColumns();
  const kind = present.some(([each]) => each === chosen) ? chosen : present[0]![0];
  const lines = outcomes.filter((each) => kindOf(each) === kind);
  return (
    <>
      <p className="pages" role="group" aria-label={t('show')}>
        {present.map(([each, number]) => (
          <ScriptedButton
            key={each}
            aria-pressed={each === kind}
            onClick={() => {
              setChosen(each);
              setShown(A_PAGE);
            }}
          >
            {t(`outcome.${each}`)} <strong className="count">{number}</strong>
          </ScriptedButton>
        ))}
      </p>
      <ul className="ruled">
        {lines.slice(0, shown).map((each) => (
          <li key={`${each.file}:${each.line ?? ''}`}>
            <span className="result">
              {'match' in each && each.match !== null ? (
                <Link to="/jury/matches/$id" params={{ id: each.match.id }}>
                  {placeOf(each)}
                </Link>
              ) : (
                placeOf(each)
              )}
            </span>
            {each.outcome === 'UNREAD' ? (
              <span>{t(`fault.${each.fault}`)}</span>
            ) : (
              each.problems.map(({ code, path, message, rule }) => (
                <span key={`${code} ${path} ${message}`}>
                  {message}{' '}
                  <small>
                    {rule === null ? '' : `${t('rule', { rule })}, `}
                    {path === '' ? '' : `${path}, `}
                    {code}
                  </small>
                </span>
              ))
            )}
          </li>
        ))}
      </ul>
      <p className="pages">
        {lines.length > shown ? (
          <ScriptedButton onClick={() => setShown(shown + A_PAGE)}>
            {t('more', { number: lines.length - shown })}
          </ScriptedButton>
        ) : null}
        <SaveShown name="import" columns={columns} rows={outcomes} />
      </p>
    </>
  );
}

function placeOf({ file, line }: DocumentResult): string {
  return line === null ? file : `${file}:${line}`;
}

function useColumns(): readonly Column<DocumentResult>[] {
  const t = useTranslations('imports');
  return [
    textColumn('place', t('place'), placeOf),
    textColumn('outcome', t('what'), (each) => t(`outcome.${kindOf(each)}`)),
    textColumn('why', t('why'), (each) =>
      each.outcome === 'UNREAD'
        ? t(`fault.${each.fault}`)
        : each.problems.map(({ message, path, code }) => `${path} ${message} [${code}]`.trim()).join(' | '),
    ),
  ];
}
