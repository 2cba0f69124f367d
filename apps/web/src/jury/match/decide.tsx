import { useRef, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useTranslations } from 'use-intl';
import { WordsField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { ScriptedButton } from '../../forms/scripted-button.js';
import { Consequences } from '../consequences/preview.js';
import { consequencesOfMatch } from '../consequences/queries.js';
import { type DecisionName, decisionNames, decisions } from './decisions.js';
import type { DeskMatch } from './queries.js';

/** Where approval is what the match waits for, also while something stands in its way: then it is said what. */
const waitsForApproval = ['CONFIRMED', 'REOPENED', 'DISPUTED'];

/** What the juror can decide now, each with what it would change and, where it needs one, a reason. */
export function Decide({
  match,
  asOf,
  done,
}: {
  readonly match: DeskMatch;
  /** When the match was asked for. */
  readonly asOf: number;
  readonly done: (what: string) => Promise<void>;
}) {
  const t = useTranslations('desk');
  const [open, setOpen] = useState<DecisionName | null>(null);
  const possible = decisionNames.filter(
    (name) =>
      (name === 'APPROVED' && waitsForApproval.includes(match.state)) ||
      (name === 'CLOSED' && match.state === 'OPEN') ||
      (name !== 'CLOSED' && match.possibleMoves.includes(name) && (name !== 'SUBMITTED' || match.state === 'OPEN')),
  );
  const panel = useRef<HTMLElement>(null);
  const begin = (name: DecisionName): void => {
    if (!possible.includes(name)) return;
    setOpen(name);
    panel.current?.scrollIntoView({ block: 'nearest' });
  };
  useHotkeys('a', () => begin('APPROVED'), { keyup: true, keydown: false });
  useHotkeys('r', () => begin('RETURNED'), { keyup: true, keydown: false });
  return (
    <section ref={panel} aria-labelledby="decide" className="decide">
      <h2 id="decide">{t('decide')}</h2>
      {possible.length === 0 ? <p className="empty">{t(`nothingToDecide`)}</p> : null}
      <div className="pages" role="group" aria-labelledby="decide">
        {possible.map((name) => (
          <ScriptedButton
            key={name}
            aria-expanded={open === name}
            aria-controls={open === name ? 'decision' : undefined}
            onClick={() => setOpen(open === name ? null : name)}
          >
            {t(`decision.${name}`)} …
          </ScriptedButton>
        ))}
      </div>
      {open === null ? null : (
        <div id="decision">
          <Decision key={open} name={open} match={match} asOf={asOf} done={done} />
        </div>
      )}
    </section>
  );
}

function Decision({
  name,
  match,
  asOf,
  done,
}: {
  readonly name: DecisionName;
  readonly match: DeskMatch;
  readonly asOf: number;
  readonly done: (what: string) => Promise<void>;
}) {
  const t = useTranslations('desk');
  const { mutation, needsReason, preview } = decisions[name];
  const form = (
    <Form
      mutation={mutation}
      name={t(`decision.${name}`)}
      start={{ reason: '' }}
      variables={({ reason }) => ({
        matchId: match.id,
        revision: match.revision,
        state: match.state as never,
        reason: reason.trim() === '' ? null : reason,
      })}
      done={() => done(t(`decided.${name}`))}
      submit={t(`decision.${name}`)}
    >
      <WordsField
        name="reason"
        label={t(needsReason ? 'reason' : 'reasonIfAny')}
        hint={t('reasonHint')}
        required={needsReason}
      />
    </Form>
  );
  if (preview === null) return form;
  return (
    <Consequences query={consequencesOfMatch} of={match} asOf={asOf} decision={preview}>
      {form}
    </Consequences>
  );
}
