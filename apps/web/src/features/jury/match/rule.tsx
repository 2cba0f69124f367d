import { MOST_RULED_POINTS, RULE_PATTERN } from '@tarokk/competition';
import { type ByParty, matchPoints } from '@tarokk/rules';
import { trophyKinds as trophies } from '../../trophies/kinds.js';
import { type ReactNode, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Bar } from '../../../ui/forms/bar.js';
import { ChoiceField, NumberField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import type { DeskMatch } from './queries.js';
import { RuleField } from './rule-field.js';
import { ScriptedButton } from '../../../ui/forms/scripted-button.js';
import { enumName } from '../../../api/enum-name.js';
import { ReasonField } from '../../../ui/forms/reason.js';
import { namesOfSides } from '../../../api/two-sides.js';

/** A finding may follow from several rules: which of them it is then stays to be said. */
const isRule = new RegExp(RULE_PATTERN);

interface RulingOnMatch {
  readonly match: DeskMatch;
}

interface Ruled extends RulingOnMatch {
  readonly done: () => unknown;
  /** Leaves it as it is. */
  readonly back: () => void;
}

function seen({ id, revision, state }: DeskMatch) {
  return { matchId: id, seen: { revision, state } };
}

/** An irregularity that the jury lets stand (D14). */
export function LetStand({ match, finding }: RulingOnMatch & { readonly finding: DeskMatch['findings'][number] }) {
  const t = useTranslations('desk');
  return (
    <Form
      mutation="ruleOnMatch"
      name={t('letStand')}
      start={{ rule: isRule.test(finding.rule) ? finding.rule : '', reason: '' }}
      input={({ rule, reason }) => ({
        ...seen(match),
        ruling: { kind: 'STANDS' as const, code: finding.code, game: finding.game, rule: ruleIn(rule), reason },
      })}
      submit={t('letStand')}
    >
      <RuleField />
      <Reason />
    </Form>
  );
}

/** The points of a game as the jury sets them (D14): it begins with the disputed game, and with what counts of it now. */
export function RulePoints({ match, done, back }: Ruled) {
  const t = useTranslations('desk');
  const tm = useTranslations('match');
  const [a, b] = namesOfSides(match);
  const first = match.games.find(({ number }) => number === match.dispute?.game) ?? match.games[0]!;
  return (
    <Form
      mutation="ruleOnMatch"
      name={t('rulePoints')}
      start={{ rule: '', game: String(first.number), ...pointsIn(first), reason: '' }}
      input={({ rule, game, a, b, reason }) => ({
        ...seen(match),
        ruling: {
          kind: 'POINTS' as const,
          game: Number(game),
          points: { a: Number(a), b: Number(b) },
          rule: ruleIn(rule),
          reason,
        },
      })}
      done={done}
      submit={t('rulePoints')}
      foot={(button) => <Foot button={button} back={back} />}
    >
      <RuleField />
      <GameField match={match} />
      <PresentPoints match={match} />
      <NumberField name="a" label={tm('party', { party: 'A', side: a })} min={0} max={MOST_RULED_POINTS} />
      <NumberField name="b" label={tm('party', { party: 'B', side: b })} min={0} max={MOST_RULED_POINTS} />
      <WouldCount match={match} />
      <Reason />
    </Form>
  );
}

/** The disputed game counts as the sheet has it (D14): the dispute is answered, and nothing changes. */
export function GameStands({ match, done, back }: Ruled) {
  const t = useTranslations('desk');
  const disputed = match.games.find(({ number }) => number === match.dispute?.game);
  if (disputed === undefined) return null;
  const { number: game, points } = disputed;
  return (
    <Form
      mutation="ruleOnMatch"
      name={t('gameStands', { game })}
      start={{ rule: '', reason: '' }}
      input={({ rule, reason }) => ({
        ...seen(match),
        ruling: { kind: 'POINTS' as const, game, points: { a: points.a, b: points.b }, rule: ruleIn(rule), reason },
      })}
      done={done}
      submit={t('gameStands', { game })}
      foot={(button) => <Foot button={button} back={back} />}
    >
      <p>{t('gameStandsMeans', { a: points.a, b: points.b })}</p>
      <RuleField />
      <Reason />
    </Form>
  );
}

function pointsIn({ points: { a, b } }: DeskMatch['games'][number]): { a: string; b: string } {
  return { a: String(a), b: String(b) };
}

/** What is typed, null for nothing. */
function ruleIn(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim();
}

/** The ruling as a sentence, before it is made: what of the game and of the match would be otherwise. */
function WouldCount({ match: { games, raw, kind } }: RulingOnMatch) {
  const t = useTranslations('desk');
  const { control } = useFormContext<{ game: string; a: string; b: string }>();
  const [chosen, typedA, typedB] = useWatch({ control, name: ['game', 'a', 'b'] });
  const game = games.find(({ number }) => number === Number(chosen));
  const [a, b] = [Number(typedA), Number(typedB)];
  if (game === undefined || ![typedA, typedB].every((typed) => /^\d{1,3}$/.test(typed))) return null;
  const { points } = game;
  const after: ByParty<number> = [raw.a - points.a + a, raw.b - points.b + b];
  const inMatch = (sums: ByParty<number>): ByParty<number> => (kind === 'MATCH' ? matchPoints(sums) : sums);
  const [was, is] = [inMatch([raw.a, raw.b]), inMatch(after)];
  return (
    <p role="status" className="notice">
      {t('wouldCount', { game: game.number, a, b, wasA: points.a, wasB: points.b })}{' '}
      {t('wouldCountMatch', { a: is[0], b: is[1], wasA: was[0], wasB: was[1] })}
    </p>
  );
}

/** When another game is chosen, its points take the place of those that nobody has changed. */
function PresentPoints({ match: { games } }: RulingOnMatch) {
  const { control, formState, resetField } = useFormContext<{ game: string; a: string; b: string }>();
  const chosen = useWatch({ control, name: 'game' });
  const game = games.find(({ number }) => number === Number(chosen));
  const isTyped = formState.dirtyFields.a === true || formState.dirtyFields.b === true;
  useEffect(() => {
    if (game === undefined || isTyped) return;
    const { a, b } = pointsIn(game);
    resetField('a', { defaultValue: a });
    resetField('b', { defaultValue: b });
  }, [game, isTyped, resetField]);
  return null;
}

const seats = ['A_INTERCEPTOR', 'A_COLLECTOR', 'B_INTERCEPTOR', 'B_COLLECTOR'] as const;

/** Whether a trophy is entered in the list (D14). */
export function RuleTrophy({ match, done, back }: Ruled) {
  const t = useTranslations('desk');
  const tm = useTranslations('match');
  const { namesIn } = usePage();
  return (
    <Form
      mutation="ruleOnMatch"
      name={t('ruleTrophy')}
      start={{ game: '1', seat: 'A_INTERCEPTOR', trophy: trophies[0]!.id, entered: 'yes', rule: '', reason: '' }}
      input={({ game, seat, trophy, entered, rule, reason }) => ({
        ...seen(match),
        ruling: {
          kind: 'TROPHY' as const,
          game: Number(game),
          seat: seat as (typeof seats)[number],
          trophy: enumName(trophy) as never,
          entered: entered === 'yes',
          rule: ruleIn(rule),
          reason,
        },
      })}
      done={done}
      submit={t('ruleTrophy')}
      foot={(button) => <Foot button={button} back={back} />}
    >
      <RuleField />
      <GameField match={match} />
      <ChoiceField name="trophy" label={t('trophy')}>
        {trophies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[namesIn]}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField name="seat" label={t('announcedBy')}>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {seat[0]} {tm(seat.endsWith('INTERCEPTOR') ? 'interceptor' : 'collector')}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField name="entered" label={t('inTheList')}>
        <option value="yes">{t('isEntered')}</option>
        <option value="no">{t('isNotEntered')}</option>
      </ChoiceField>
      <Reason />
    </Form>
  );
}

/** A ruling is taken back with a reason; both stay to be read. */
export function RevokeRuling({ match, number }: RulingOnMatch & { readonly number: number }) {
  const t = useTranslations('desk');
  return (
    <Form
      mutation="revokeRuling"
      name={t('revoke')}
      start={{ reason: '' }}
      input={({ reason }) => ({ ...seen(match), number, reason })}
      submit={t('revoke')}
    >
      <Reason />
    </Form>
  );
}

function GameField({ match }: { readonly match: DeskMatch }) {
  const tm = useTranslations('match');
  return (
    <ChoiceField name="game" label={tm('game')}>
      {match.verification.games.map(({ number }) => (
        <option key={number} value={number}>
          {number}
        </option>
      ))}
    </ChoiceField>
  );
}

function Foot({ button, back }: { readonly button: ReactNode; readonly back: () => void }) {
  const t = useTranslations('desk');
  return (
    <Bar>
      {button}
      <ScriptedButton onClick={back}>{t('notNow')}</ScriptedButton>
    </Bar>
  );
}

function Reason() {
  const t = useTranslations('desk');
  return <ReasonField hint={t('reasonHint')} />;
}
