import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Bar } from '../../../ui/forms/bar.js';
import { ScriptedButton } from '../../../ui/forms/scripted-button.js';
import { KeySign, useKeys } from '../../../ui/keys/keys.js';
import { Consequences } from '../consequences/preview.js';
import { consequencesOfMatch } from '../consequences/queries.js';
import { type DecisionName, decisionNames, decisions } from './decisions.js';
import type { DeskMatch } from './queries.js';
import { possibleRulings, type RulingBegun, type RulingKind, waitsForRuling } from './rulings.js';
import { ReasonForm } from '../../../ui/forms/reason.js';

/** Where approval is what the match waits for, also while something stands in its way: then it is said what. */
const waitsForApproval = ['CONFIRMED', 'REOPENED', 'DISPUTED'];

/** Of those that share a key, a match never has both before it. */
const keyOf: Readonly<Record<DecisionName | RulingKind, string>> = {
  APPROVED: 'a',
  RETURNED: 'r',
  CONFIRMED: 'c',
  CLOSED: 'c',
  DISPUTED: 'd',
  OPEN: 'o',
  REOPENED: 'o',
  SUBMITTED: 'g',
  WITHDRAWN: 'w',
  points: 'p',
  gameStands: 's',
  trophy: 't',
};

/** What the juror can decide or rule now, of a match that does not concern them; what approval would change is said before anybody asks, all else when it is opened. */
export function Decide({
  match,
  done,
  begun,
  begin,
}: {
  readonly match: DeskMatch;
  readonly done: (what: string) => void;
  /** The ruling that is being made; its form stands elsewhere. */
  readonly begun: RulingBegun | null;
  readonly begin: (ruling: RulingBegun | null) => void;
}) {
  const t = useTranslations('desk');
  const [chosen, setChosen] = useState<DecisionName | null>(null);
  // A decision that was opened before waits until the ruling is made: two forms would cover each other's buttons on a phone.
  const open = begun === null ? chosen : null;
  const setOpen = (name: DecisionName | null): void => {
    setChosen(name);
    begin(null);
  };
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
  const rulings = possibleRulings(match);
  const nameOf = (act: DecisionName | RulingKind): string => {
    if (act === 'points') return t('rulePoints');
    if (act === 'trophy') return t('ruleTrophy');
    return act === 'gameStands' ? t('gameStands', { game: match.dispute?.game ?? 0 }) : t(`decision.${act}`);
  };
  useKeys([
    ...possible.map((name) => ({
      key: keyOf[name],
      name: nameOf(name),
      press: () => {
        isByKey.current = true;
        setOpen(name);
      },
    })),
    ...rulings.map((kind) => ({
      key: keyOf[kind],
      name: nameOf(kind),
      press: () => begin({ kind, isByKey: true }),
    })),
  ]);
  // What decides the match first is at hand, or the ruling without which it cannot be decided; what ends it, or takes its approval
  // back, stands apart.
  const [first, ...others] = possible.filter((name) => name !== 'WITHDRAWN' && name !== 'REOPENED');
  const firstRulings: readonly RulingKind[] = isDisputed ? rulings.filter((kind) => kind !== 'trophy') : [];
  const atHand: readonly DecisionName[] = isDisputed ? [] : [first, others[0]].filter((name) => name !== undefined);
  const isOpen = open !== null || begun !== null;
  const isAtHand = !isOpen && atHand.length + firstRulings.length > 0;
  const further = open === null ? possible.filter((name) => !atHand.includes(name)) : [];
  const furtherRulings = isAtHand ? rulings.filter((kind) => !firstRulings.includes(kind)) : rulings;
  const isApprovable = possible.includes('APPROVED');
  const shown = open ?? (isApprovable ? 'APPROVED' : null);
  const words = (act: DecisionName | RulingKind) => (
    <>
      {nameOf(act)}&nbsp;…
      <KeySign of={keyOf[act]} />
    </>
  );
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
      {words(name)}
    </ScriptedButton>
  );
  const rulingButtonOf = (kind: RulingKind) => (
    <ScriptedButton
      key={kind}
      look={isAtHand && kind === firstRulings[0] ? 'main' : undefined}
      aria-expanded={begun?.kind === kind}
      onClick={() => begin(begun?.kind === kind ? null : { kind, isByKey: false })}
    >
      {words(kind)}
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
      {isAtHand || further.length + furtherRulings.length > 0 ? (
        <div className="at-hand">
          {isAtHand ? (
            <Bar name={t('decide')}>
              {firstRulings.map(rulingButtonOf)}
              {atHand.map(buttonOf)}
            </Bar>
          ) : null}
          <p className="pages further-decisions">
            {furtherRulings.map(rulingButtonOf)}
            {further.map(buttonOf)}
          </p>
          {isAtHand && isApprovable ? <p className="legend">{t('canBeTakenBack')}</p> : null}
        </div>
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
          {button}
          {notNow}
        </Bar>
      )}
      byKey={needsReason ? undefined : 'Enter'}
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
