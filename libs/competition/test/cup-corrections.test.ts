import { describe, expect, it } from '@jest/globals';
import { languages, say } from '@tarokk/rules';
import { cupChanges, cupOf, type CupAct, type CupMatch, type Draw } from '@tarokk/competition';
import { concession, DRAWN_ON, newCupMatch, newDraw, tieNamed, won } from './making/cups.js';

/** Four pairs: p1 meets p2, p3 meets p4. */
const draw: Draw = { ...newDraw(4), places: ['p1', 'p2', 'p3', 'p4'] };
const at = (matches: readonly CupMatch[], acts: readonly CupAct[] = []) =>
  cupOf({ drawnOn: DRAWN_ON, draw, matches, acts });

const semis = ['semi-finals/1', 'semi-finals/2'].flatMap((id, index) =>
  won(tieNamed(at([]), id), ['p1', 'p3'][index]!),
);
const played = [...semis, ...won(tieNamed(at(semis), 'final/1'), 'p1')];
/** The first match of p1 and p2 was 60:96 and not 96:94. */
const corrected = (matches: readonly CupMatch[]): readonly CupMatch[] =>
  matches.map((match, index) => (index === 0 ? { ...match, points: [60, 96] as const } : match));

const keep: CupAct = {
  kind: 'decision',
  id: 'keep',
  sides: ['p1', 'p2'],
  goesOn: 'p1',
  reason: 'found after the final',
};

describe('a correction of an earlier round', () => {
  it('10 carries its consequences: another pair goes on, and what the tie says changes', () => {
    const [before, after] = [at(semis), at(corrected(semis))];
    const changes = cupChanges(before, after);
    expect(changes.ties.map(({ tie }) => tie)).toEqual(['semi-finals/1', 'final/1']);
    expect(changes.ties.flatMap(({ sentences }) => sentences.map((sentence) => say(sentence, 'en')))).toEqual([
      'Pair 2 goes on 284:252 after 3 matches',
      'final: Pair 2 and Pair 3 meet now',
      'Pair 2 against Pair 3 0:0; 3 matches to play until 31 December 2026',
    ]);
    expect(changes.sentences.map((sentence) => say(sentence, 'en'))).toEqual([
      'Pair 1 receives bronze (D34)',
      'Pair 2 receives no bronze any more (D34)',
    ]);
    expect(changes.forJury).toEqual([]);
  });

  it('10 that changes no winner changes no later tie', () => {
    const slight = semis.map((match, index) => (index === 0 ? { ...match, points: [97, 94] as const } : match));
    expect(cupChanges(at(semis), at(slight)).ties.map(({ tie }) => tie)).toEqual(['semi-finals/1']);
  });

  it('10 after a later round was played is for the jury, and the later tie is open until it has spoken', () => {
    const [before, after] = [at(played), at(corrected(played))];
    const { forJury, sentences } = cupChanges(before, after);
    expect(forJury.map(({ tie, looseEnd }) => [tie, looseEnd.kind, looseEnd.id])).toEqual(
      played.slice(6).map(({ id }) => ['final/1', 'match', id]),
    );
    expect(say(forJury[0]!.looseEnd.sentence, 'en')).toBe(
      'Pair 1 and Pair 3 played 96:94 here and do not meet in this tie any more: the jury decides what happens to it',
    );
    expect(sentences.map((sentence) => say(sentence, 'en'))).toContain('Pair 1 does not win the cup any more');
    expect(tieNamed(after, 'final/1').outcome).toEqual({ state: 'jury' });
    expect(after.winner).toBeNull();
  });

  it('10 the jury may keep the result as it was: then everything later is as before', () => {
    const after = at(corrected(played), [keep]);
    expect(after.winner).toBe('p1');
    expect(tieNamed(after, 'final/1')).toEqual(tieNamed(at(played), 'final/1'));
    expect(say(tieNamed(after, 'semi-finals/1').sentence, 'en')).toBe(
      'Pair 1 goes on by decision of the jury: found after the final',
    );
  });

  it('10 the jury may set aside what was played: then the tie is played anew', () => {
    const aside: CupAct = { kind: 'set-aside', id: 'aside', what: played.slice(6).map(({ id }) => id) };
    const after = at(corrected(played), [aside]);
    expect(tieNamed(after, 'final/1')).toMatchObject({
      matches: [],
      looseEnds: [],
      outcome: { state: 'open', missing: 3 },
    });
    const again = [...corrected(played), ...won(tieNamed(after, 'final/1'), 'p2')];
    expect(at(again, [aside]).winner).toBe('p2');
  });

  it('10 the jury may decide the later tie itself, once the old matches are set aside', () => {
    const aside: CupAct = { kind: 'set-aside', id: 'aside', what: played.slice(6).map(({ id }) => id) };
    const goes: CupAct = { kind: 'decision', id: 'd', sides: ['p2', 'p3'], goesOn: 'p3', reason: 'won both finals' };
    expect(at(corrected(played), [aside, goes]).winner).toBe('p3');
  });

  it('D13 while an earlier match is reopened, what was played later hangs in the air and comes back with it', () => {
    const reopened = at(played.slice(1));
    expect(tieNamed(reopened, 'final/1')).toMatchObject({ outcome: { state: 'waiting' } });
    expect(tieNamed(reopened, 'final/1').looseEnds).toHaveLength(3);
    expect(cupChanges(reopened, at(played)).forJury).toEqual([]);
    expect(at(played).winner).toBe('p1');
  });

  it('10 needing an extra time after all takes the next tie back until it is played', () => {
    const level = semis.map((match, index) => (index === 0 ? { ...match, points: [90, 94] as const } : match));
    expect(tieNamed(at(level), 'semi-finals/1').points).toEqual([282, 282]);
    expect(tieNamed(at(level), 'final/1').outcome).toEqual({ state: 'waiting' });
    const extraTime = newCupMatch(['p1', 'p2'], [192, 191], { kind: 'extra-time', date: '2026-11-30' });
    expect(tieNamed(at([...level, extraTime]), 'final/1').outcome).toMatchObject({ state: 'open' });
  });
});

describe('a correction and what was said beside the table', () => {
  it('D30 a tie given up against one pair is not given up against another: the jury is asked', () => {
    const acts = [concession('c', { pair: 'p3', round: 'final', against: 'p1' })];
    const after = at(corrected(semis), acts);
    expect(cupChanges(at(semis, acts), after).forJury).toMatchObject([
      { tie: 'final/1', looseEnd: { kind: 'concession', id: 'c' } },
    ]);
    expect(tieNamed(after, 'final/1').outcome).toEqual({ state: 'jury' });
  });

  it('D32 a withdrawal holds whoever the opponent is', () => {
    const acts = [concession('c', { pair: 'p3', round: 'final' })];
    expect(at(semis, acts).winner).toBe('p1');
    expect(at(corrected(semis), acts).winner).toBe('p2');
  });

  it('10 a decision between pairs that do not meet any more is for the jury again', () => {
    const acts: CupAct[] = [{ kind: 'decision', id: 'd', sides: ['p1', 'p3'], goesOn: 'p3', reason: 'snow' }];
    expect(at(semis, acts).winner).toBe('p3');
    const after = at(corrected(semis), acts);
    expect(tieNamed(after, 'final/1').looseEnds).toMatchObject([{ kind: 'decision', id: 'd', sides: ['p1', 'p3'] }]);
    for (const language of languages) {
      expect(say(tieNamed(after, 'final/1').looseEnds[0]!.sentence, language)).not.toMatch(/[{}]/);
      expect(say(tieNamed(after, 'final/1').sentence, language)).not.toMatch(/[{}]/);
    }
  });
});
