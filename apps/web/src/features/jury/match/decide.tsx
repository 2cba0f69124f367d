import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Bar } from '../../../ui/forms/bar.js';
import { ScriptedButton } from '../../../ui/forms/scripted-button.js';
import { KeySign, useKeys } from '../../../ui/keys/keys.js';
import { Consequences } from '../consequences/preview.js';
import { consequencesOfMatch } from '../consequences/queries.js';
import { type DecisionName, decisionNames, decisions } from './decisions.js';
import type { DeskMatch } from './queries.js';
import { waitsForRuling } from './rulings.js';
import { ReasonForm } from '../../../ui/forms/reason.js';

/** Where approval is what the match waits for, also while something stands in its way: then it is said what. */
const waitsForApproval = ['CONFIRMED', 'REOPENED', 'DISPUTED'];

/** The decisions that a jury makes most. */
const keyOf: Readonly<Partial<Record<DecisionName, string>>> = { APPROVED: 'a', RETURNED: 'r' };

/** What the juror can decide now; what approval would change is said before anybody asks, all else when it is opened. */
export function Decide({ match, done }: { readonly match: DeskMatch; readonly done: (what: string) => void }) {
  const t = useTranslations('desk');
  const [open, setOpen] = useState<DecisionName | null>(null);
  const isDisputed = waitsForRuling(match);
  const possible = decisionNames.filter(
    (name) =>
      (name === 'APPROVED' && waitsForApproval.includes(match.state) && !isDisputed) ||
      (name === 'CLOSED' && match.state === 'OPEN') ||
      (name !== 'CLOSED' && match.possibleMoves.includes(name) && (name !== 'SUBMITTED' || match.state === 'OPEN')),
  );
  const panel = useRef<HTMLDivElement>(null);
  const isByKey = useRef(false);
  // On a phone the buttons are at the foot of the window, wherever the page is; what the decision would change grows downwards.
  useEffect(() => {
    if (open !== null) panel.current?.scrollIntoView({ block: 'start' });
  }, [open]);
  useKeys(
    possible.flatMap((name) => {
      const key = keyOf[name];
      if (key === undefined) return [];
      const press = (): void => {
        isByKey.current = true;
        setOpen(name);
      };
      return [{ key, name: t(`decision.${name}`), press }];
    }),
  );
  // What decides the match first is at hand; what ends it, or takes its approval back, stands apart.
  const [first, ...others] = possible.filter((name) => name !== 'WITHDRAWN' && name !== 'REOPENED');
  const atHand: readonly DecisionName[] = [first, others[0]].filter((name) => name !== undefined);
  const further = possible.filter((name) => !atHand.includes(name));
  const isApprovable = possible.includes('APPROVED');
  const shown = open ?? (isApprovable ? 'APPROVED' : null);
  const buttonOf = (name: DecisionName) => (
    <ScriptedButton
      key={name}
      look={name === 'WITHDRAWN' ? 'danger' : name === first ? 'main' : undefined}
      aria-expanded={open === name}
      aria-controls={open === name ? 'decision' : undefined}
      onClick={() => {
        isByKey.current = false;
        setOpen(open === name ? null : name);
      }}
    >
      {t(`decision.${name}`)}&nbsp;…
      <KeySign of={keyOf[name]} />
    </ScriptedButton>
  );
  return (
    <section aria-labelledby="decide" className="decide">
      <h2 id="decide" className={shown === null ? undefined : 'unseen'}>
        {t('decide')}
      </h2>
      {isDisputed ? <p>{t('decideAfterRuling')}</p> : null}
      {possible.length === 0 && !isDisputed ? <p className="empty">{t(`nothingToDecide`)}</p> : null}
      {shown === null ? null : (
        <div id="decision" ref={panel}>
          <Decision
            key={shown}
            name={shown}
            match={match}
            done={done}
            back={() => setOpen(null)}
            isOpen={open !== null}
            isByKey={isByKey.current}
          />
        </div>
      )}
      {open === null ? (
        <>
          {atHand.length === 0 ? null : (
            <div className="at-hand">
              <Bar name={t('decide')}>{atHand.map(buttonOf)}</Bar>
              {isApprovable ? <p className="legend">{t('canBeTakenBack')}</p> : null}
            </div>
          )}
          {further.length === 0 ? null : <p className="pages further-decisions">{further.map(buttonOf)}</p>}
        </>
      ) : null}
    </section>
  );
}

function Decision({
  name,
  match,
  done,
  back,
  isOpen,
  isByKey,
}: {
  readonly name: DecisionName;
  readonly match: DeskMatch;
  readonly done: (what: string) => void;
  readonly back: () => void;
  /** Whether it is about to be taken; else it is only said what it would change. */
  readonly isOpen: boolean;
  /** Who began with a key goes on with the keyboard. */
  readonly isByKey: boolean;
}) {
  const t = useTranslations('desk');
  const { mutation, needsReason, preview } = decisions[name];
  const notNow = <ScriptedButton onClick={back}>{t('notNow')}</ScriptedButton>;
  const form = !isOpen ? null : (
    <ReasonForm
      mutation={mutation}
      of={{ matchId: match.id, seen: { revision: match.revision, state: match.state } }}
      done={() => done(t(`decided.${name}`))}
      submit={t(`decision.${name}`)}
      foot={(button) => (
        <Bar>
          {notNow}
          {button}
        </Bar>
      )}
      isOptional={!needsReason}
      hint={t('reasonHint')}
    >
      {isByKey ? <FocusOn what={needsReason ? 'textarea' : 'button[type=submit]'} /> : null}
    </ReasonForm>
  );
  if (preview === null) return form;
  const { rulings, admittedGames, approvals, openErrors } = match;
  return (
    <Consequences
      query={consequencesOfMatch}
      of={match}
      // When it is opened they are asked for again: other matches may have been decided meanwhile.
      by={[rulings, admittedGames, approvals, openErrors, isOpen]}
      decision={preview}
      {...(preview === 'APPROVED' ? { heading: t('ifApproved') } : {})}
      without={isOpen ? <Bar>{notNow}</Bar> : null}
    >
      {form}
    </Consequences>
  );
}

/** Puts the focus on this part of its form as soon as that is there: before, the office is asked what would change. */
function FocusOn({ what }: { readonly what: string }) {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    here.current?.closest('form')?.querySelector<HTMLElement>(what)?.focus();
  }, [what]);
  return <span ref={here} hidden />;
}
