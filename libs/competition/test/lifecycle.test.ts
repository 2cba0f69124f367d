import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { languages, say } from '@tarokk/rules';
import {
  confirmedByEqualSheet,
  counts,
  isConcerned,
  isOpenTooLong,
  mayMove,
  moved,
  needsAppointedJuror,
  newDraft,
  partiesOf,
  plainConditions,
  possibleMoves,
  states,
  takesNewSheet,
  takesPlace,
  transitions,
  type Actor,
  type Conditions,
  type LifecycleStanding,
  type State,
} from '@tarokk/competition';
import { newSheet } from './making/sheets.js';

const sideA: Actor = { kind: 'side', party: 'A' };
const sideB: Actor = { kind: 'side', party: 'B' };
const jury: Actor = { kind: 'jury', concerned: false };
const concerned: Actor = { kind: 'jury', concerned: true };

/** Everything that any move may ask for. */
const everything: Conditions = {
  ...plainConditions,
  reason: 'because',
  newRevision: true,
  ruling: true,
  revocableBy: ['B'],
  isOpenMatch: true,
  isOverdue: true,
};

function inState(state: State, special: Partial<LifecycleStanding> = {}): LifecycleStanding {
  return {
    state,
    enteredBy: 'A',
    confirmedBy: state === 'confirmed' ? ['B'] : [],
    disputedBy: state === 'disputed' ? 'B' : null,
    revision: 1,
    ...special,
  };
}

const codesOf = (
  standing: LifecycleStanding,
  to: State,
  actor: Actor,
  conditions: Partial<Conditions> = {},
): string[] => {
  const permission = mayMove(standing, to, actor, { ...plainConditions, ...conditions });
  return permission.ok ? [] : permission.refusals.map(({ code }) => code.replace('lifecycle/', ''));
};

function go(
  standing: LifecycleStanding,
  to: State,
  actor: Actor,
  conditions: Partial<Conditions> = {},
): LifecycleStanding {
  const permission = mayMove(standing, to, actor, { ...plainConditions, ...conditions });
  if (!permission.ok) throw new Error(permission.refusals.map(({ code }) => code).join());
  return moved(standing, permission.transition, actor);
}

/** The table of the design: who may move where, the entering side being A and the disputing B. */
const table: Readonly<Record<State, Readonly<Partial<Record<State, string>>>>> = {
  draft: { submitted: 'A B jury', withdrawn: 'jury' },
  submitted: { confirmed: 'B jury', disputed: 'B jury', withdrawn: 'A jury', open: 'jury' },
  disputed: { confirmed: 'B', submitted: 'A B', approved: 'jury', returned: 'jury', withdrawn: 'jury' },
  confirmed: { submitted: 'B', approved: 'jury', returned: 'jury', withdrawn: 'jury' },
  returned: { submitted: 'A B', withdrawn: 'jury' },
  open: { submitted: 'jury', withdrawn: 'jury' },
  approved: { reopened: 'jury' },
  reopened: { approved: 'jury', returned: 'jury', withdrawn: 'jury' },
  withdrawn: {},
};

describe('the life of a match', () => {
  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    'from %s to %s it goes by those whom the table names and nobody else',
    (from, to) => {
      const may = [sideA, sideB, jury]
        .filter((actor) => mayMove(inState(from), to, actor, everything).ok)
        .map((actor) => (actor.kind === 'jury' ? 'jury' : actor.party));
      expect(may.join(' ')).toBe(table[from][to] ?? '');
    },
  );

  it('withdrawn is final', () => {
    for (const actor of [sideA, sideB, jury])
      expect(possibleMoves(inState('withdrawn'), actor, everything)).toEqual([]);
  });

  it('every refusal has its code and a sentence in three languages', () => {
    const nothing: Conditions = {
      ...plainConditions,
      errors: 1,
      warningsWithoutRemark: 1,
      teamsWithoutPlace: ['Vizsla'],
      seasonClosed: true,
      eventClosed: true,
      isOpenMatch: true,
    };
    for (const from of states) {
      for (const to of states) {
        for (const actor of [sideA, sideB, jury, concerned]) {
          const permission = mayMove(inState(from), to, actor, nothing);
          expect(permission.ok).toBe(false);
          if (permission.ok) continue;
          for (const { sentence } of permission.refusals) {
            for (const language of languages) expect(say(sentence, language)).not.toMatch(/[{}]/);
          }
        }
      }
    }
  });

  it('a new revision voids every confirmation, and its author is who entered it', () => {
    const disputed = inState('disputed', { confirmedBy: ['A'] });
    expect(go(disputed, 'submitted', sideB, { newRevision: true })).toEqual({
      state: 'submitted',
      enteredBy: 'B',
      confirmedBy: [],
      disputedBy: null,
      revision: 2,
    });
    expect(codesOf(disputed, 'submitted', sideB)).toEqual(['new-revision-needed']);
  });

  it('who entered a sheet cannot confirm it, after a new revision the other cannot', () => {
    expect(codesOf(inState('submitted'), 'confirmed', sideA)).toEqual(['own-entry']);
    expect(codesOf(inState('submitted', { enteredBy: 'B' }), 'confirmed', sideB)).toEqual(['own-entry']);
    expect(go(inState('submitted'), 'confirmed', sideB).state).toBe('confirmed');
  });

  it('a sheet entered by the jury needs both sides, or the jury with a reason', () => {
    const submitted = go(newDraft('jury'), 'submitted', jury, { newRevision: true });
    const half = go(submitted, 'confirmed', sideA);
    expect(half).toMatchObject({ state: 'submitted', confirmedBy: ['A'] });
    expect(codesOf(half, 'confirmed', sideA)).toEqual(['already-confirmed']);
    expect(go(half, 'confirmed', sideB).state).toBe('confirmed');
    expect(codesOf(half, 'confirmed', jury)).toEqual(['reason-needed']);
    expect(codesOf(half, 'confirmed', jury, { reason: '  ' })).toEqual(['reason-needed']);
    expect(go(half, 'confirmed', jury, { reason: 'B cannot be reached' }).state).toBe('confirmed');
  });

  it('a confirmation given on a phone of the other side is revoked by who gave it, and no other', () => {
    const confirmed = inState('confirmed');
    expect(codesOf(confirmed, 'submitted', sideB)).toEqual(['not-revocable']);
    expect(codesOf(confirmed, 'submitted', sideA, { revocableBy: ['B'] })).toEqual(['not-yours']);
    expect(go(confirmed, 'submitted', sideB, { revocableBy: ['B'] })).toEqual(inState('submitted'));
    const byBoth = inState('confirmed', { enteredBy: 'jury', confirmedBy: ['A', 'B'] });
    expect(codesOf(byBoth, 'submitted', sideA, { revocableBy: ['B'] })).toEqual(['not-revocable']);
    expect(go(byBoth, 'submitted', sideB, { revocableBy: ['B'] }).confirmedBy).toEqual(['A']);
    expect(states.filter(takesNewSheet)).toEqual(['draft', 'disputed', 'returned']);
  });

  it('the disputing side relents, nobody else', () => {
    expect(go(inState('disputed'), 'confirmed', sideB)).toMatchObject({ state: 'confirmed', disputedBy: null });
    expect(codesOf(inState('disputed'), 'confirmed', sideA)).toEqual(['not-yours']);
    expect(codesOf(inState('disputed', { disputedBy: 'jury' }), 'confirmed', sideB)).toEqual(['not-yours']);
  });

  it('a dispute needs a reason, its decision a ruling', () => {
    expect(codesOf(inState('submitted'), 'disputed', sideB)).toEqual(['reason-needed']);
    expect(codesOf(inState('disputed'), 'approved', jury)).toEqual(['ruling-needed']);
    expect(go(inState('disputed'), 'approved', jury, { ruling: true }).state).toBe('approved');
  });

  it('D14 a sheet with errors may be submitted and is neither confirmed nor approved before a ruling', () => {
    expect(codesOf(newDraft('A'), 'submitted', sideA, { newRevision: true, errors: 2 })).toEqual([]);
    expect(codesOf(inState('submitted'), 'confirmed', sideB, { errors: 2 })).toEqual(['errors']);
    expect(codesOf(inState('submitted'), 'disputed', sideB, { errors: 2, reason: 'x' })).toEqual([]);
    expect(codesOf(inState('confirmed'), 'approved', jury, { errors: 1 })).toEqual(['errors']);
  });

  it('warnings need a remark before submission', () => {
    expect(codesOf(newDraft('A'), 'submitted', sideA, { newRevision: true, warningsWithoutRemark: 1 })).toEqual([
      'remarks-needed',
    ]);
  });

  it('D11 equal sheets of both sides confirm each other, two of one side do not', () => {
    expect(confirmedByEqualSheet(inState('submitted'), sideB, plainConditions)?.state).toBe('confirmed');
    expect(confirmedByEqualSheet(inState('submitted'), sideA, plainConditions)).toBeNull();
    expect(confirmedByEqualSheet(inState('submitted'), sideB, { ...plainConditions, errors: 1 })).toBeNull();
  });

  it('D12 a member acts for their team, a player for their pair, a guest for nobody', () => {
    const members = [
      ['anna', 'bela', 'emil'],
      ['csaba', 'dora'],
    ] as const;
    expect(partiesOf('emil', members)).toEqual(['A']);
    expect(partiesOf('dora', members)).toEqual(['B']);
    expect(partiesOf('vera', members)).toEqual([]);
  });

  it('D12 a jury member decides neither matches in which they played, as a substitute or guest too, nor those of their team', () => {
    const sheet = newSheet({ guests: ['vera'], substitutions: [{ person: 'vera', for: 'dora', from: 5 }] });
    const members = [
      ['anna', 'bela', 'emil'],
      ['csaba', 'dora'],
    ] as const;
    expect(['vera', 'anna', 'emil', 'judit'].map((juror) => isConcerned(juror, sheet, members, []))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(codesOf(inState('confirmed'), 'approved', concerned)).toEqual(['jury-concerned']);
    expect(codesOf(inState('disputed'), 'returned', concerned, { ruling: true, reason: 'x' })).toEqual([
      'jury-concerned',
    ]);
  });

  it('D12 when all of the jury are concerned one is appointed', () => {
    const members = [
      ['anna', 'bela'],
      ['csaba', 'dora'],
    ] as const;
    expect(needsAppointedJuror(['anna', 'csaba'], newSheet(), members, [])).toBe(true);
    expect(needsAppointedJuror(['anna', 'judit'], newSheet(), members, [])).toBe(false);
  });

  it('D58 nor matches of the cup or Grand Prix in which they play, of other pairs too', () => {
    const members = [['anna'], ['csaba']] as const;
    const playing = ['judit'];
    expect(isConcerned('judit', newSheet(), members, playing)).toBe(true);
    expect(isConcerned('vera', newSheet(), members, playing)).toBe(false);
    expect(needsAppointedJuror(['judit'], newSheet(), members, playing)).toBe(true);
    expect(needsAppointedJuror(['judit', 'vera'], newSheet(), members, playing)).toBe(false);
  });

  it('D13 a match counts while it is approved and only then', () => {
    expect(states.filter(counts)).toEqual(['approved']);
  });

  it('D17 approved and reopened matches take a place, a withdrawn or open one does not', () => {
    expect(states.filter(takesPlace)).toEqual(['approved', 'reopened']);
  });

  it('D17 without a place left for either team a match cannot be approved, but submitted', () => {
    expect(codesOf(inState('confirmed'), 'approved', jury, { teamsWithoutPlace: ['Vizsla'] })).toEqual([
      'no-place-left',
    ]);
    expect(codesOf(newDraft('A'), 'submitted', sideA, { newRevision: true, teamsWithoutPlace: ['Vizsla'] })).toEqual(
      [],
    );
  });

  it('9, D24 only a record of the kind open is left open, by the jury, and goes back when it is completed', () => {
    expect(codesOf(inState('submitted'), 'open', jury, { reason: 'flood' })).toEqual(['not-open']);
    const open = go(inState('submitted'), 'open', jury, { reason: 'flood', isOpenMatch: true });
    expect(go(open, 'submitted', jury).state).toBe('submitted');
  });

  it('D24 an open match is closed after 31 December and not before', () => {
    expect(isOpenTooLong('2026-03-14', '2026-12-31')).toBe(false);
    expect(isOpenTooLong('2026-03-14', '2027-01-01')).toBe(true);
    expect(codesOf(inState('confirmed'), 'approved', jury, { isOpenMatch: true })).toEqual(['not-whole']);
    expect(codesOf(inState('confirmed'), 'approved', jury, { isOpenMatch: true, isOverdue: true })).toEqual([]);
  });

  it('D25 in a closed season nothing moves', () => {
    for (const { from, to } of transitions) {
      for (const actor of [sideA, sideB, jury]) {
        expect(mayMove(inState(from), to, actor, { ...everything, seasonClosed: true }).ok).toBe(false);
      }
    }
  });

  it('D42 of a closed Grand Prix nothing moves', () => {
    for (const { from, to } of transitions) {
      for (const actor of [sideA, sideB, jury]) {
        const permission = mayMove(inState(from), to, actor, { ...everything, eventClosed: true });
        expect(permission.ok).toBe(false);
      }
    }
  });

  it('whatever is tried in whatever order, a match is approved only by the jury after a confirmation or a ruling', () => {
    const attempt = fc.tuple(
      fc.constantFrom(...states),
      fc.constantFrom(sideA, sideB, jury),
      fc.boolean(),
      fc.boolean(),
    );
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 40 }), (attempts) => {
        let standing = newDraft('A');
        for (const [to, actor, ruling, newRevision] of attempts) {
          const permission = mayMove(standing, to, actor, { ...everything, ruling, newRevision });
          if (!permission.ok) continue;
          const next = moved(standing, permission.transition, actor);
          if (next.state === 'approved') {
            expect(actor).toBe(jury);
            expect(standing.state === 'disputed' ? ruling : ['confirmed', 'reopened'].includes(standing.state)).toBe(
              true,
            );
          }
          if (next.revision > standing.revision) expect(next.confirmedBy).toEqual([]);
          expect(next.confirmedBy).not.toContain(next.enteredBy);
          standing = next;
        }
      }),
      { numRuns: 300, seed: 20260314 },
    );
  });
});
