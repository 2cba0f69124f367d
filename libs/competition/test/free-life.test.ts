import { describe, expect, it } from '@jest/globals';
import { languages, Random, randomSession, rulesets, say, type SessionResult, verifySession } from '@tarokk/rules';
import {
  freeKinds,
  freeStates,
  freeTransitions,
  gameCounts,
  gameMoveRefusals,
  gameObjectionRefusals,
  handedKinds,
  judgeGame,
  keptSession,
  personsOfDocument,
  playersOf,
  possibleGameMoves,
  sayCredit,
  withPersons,
  type Factor,
  type FreeActor,
  type FreeConditions,
  type FreeDocument,
  type FreeRefusal,
  type FreeState,
} from '@tarokk/competition';

const enterer: FreeActor = { kind: 'enterer' };
const jury: FreeActor = { kind: 'jury', concerned: false };
const concerned: FreeActor = { kind: 'jury', concerned: true };
const actors = [enterer, jury];

const plain: FreeConditions = {
  reason: null,
  newRevision: false,
  problems: 0,
  refuted: false,
  objections: 0,
  seasonClosed: false,
};
/** Everything that any move may ask for. */
const everything: FreeConditions = { ...plain, reason: 'because', newRevision: true };

const codesOf = (refusals: readonly FreeRefusal[]): readonly string[] =>
  refusals.map(({ code, sentence }) => {
    for (const language of languages) expect(say(sentence, language)).not.toMatch(/[{}]/);
    return code;
  });
const why = (
  from: FreeState,
  to: FreeState,
  actor: FreeActor,
  special: Partial<FreeConditions> = {},
): readonly string[] => codesOf(gameMoveRefusals(from, to, actor, { ...plain, ...special }));

describe('the life of a free game', () => {
  it('12 goes where the table of transitions says, by whom it says, and nowhere else', () => {
    for (const from of freeStates) {
      for (const actor of actors) {
        const possible = freeTransitions.filter((each) => each.from === from && each.by === actor.kind);
        expect(possibleGameMoves(from, actor, everything).toSorted()).toEqual(possible.map(({ to }) => to).toSorted());
      }
    }
  });

  it('12 every state can be reached, and of an admitted game only the jury moves anything', () => {
    const reached = new Set<FreeState>(['submitted']);
    for (const { from, to } of [...freeTransitions, ...freeTransitions]) if (reached.has(from)) reached.add(to);
    expect([...reached].toSorted()).toEqual(freeStates.toSorted());
    expect(possibleGameMoves('admitted', enterer, everything)).toEqual([]);
    expect(possibleGameMoves('withdrawn', jury, everything)).toEqual([]);
  });

  it('D13 only an admitted game counts', () => {
    expect(freeStates.filter(gameCounts)).toEqual(['admitted']);
  });

  it('12 D12 admission is for the jury, not on its own games, with nothing open and not in a closed season (D25)', () => {
    expect(why('submitted', 'admitted', jury)).toEqual([]);
    expect(why('submitted', 'admitted', enterer)).toEqual(['free/jury-alone']);
    expect(why('submitted', 'admitted', concerned)).toEqual(['free/jury-concerned']);
    expect(why('submitted', 'admitted', jury, { problems: 2 })).toEqual(['free/problems']);
    expect(why('submitted', 'admitted', jury, { seasonClosed: true })).toEqual(['free/season-closed']);
    expect(why('submitted', 'refused', jury)).toEqual(['free/reason-needed']);
    expect(why('refused', 'withdrawn', jury)).toEqual(['free/not-yours']);
    expect(why('submitted', 'submitted', enterer)).toEqual(['free/new-revision-needed']);
    expect(why('withdrawn', 'admitted', jury)).toEqual(['free/no-such-move']);
  });

  it('S8 12 a refuted record, and a game to which somebody objects, are admitted with a reason', () => {
    expect(why('submitted', 'admitted', jury, { refuted: true })).toEqual(['free/word-on-refuted']);
    expect(why('reopened', 'admitted', jury, { objections: 1, reason: '  ' })).toEqual(['free/word-on-objections']);
    expect(why('submitted', 'admitted', jury, { refuted: true, objections: 2, reason: 'so it was' })).toEqual([]);
  });

  it('12 who is named in a game objects while the jury can still do something about it', () => {
    expect(freeStates.filter((state) => gameObjectionRefusals(state, true, false).length === 0)).toEqual([
      'submitted',
      'admitted',
      'reopened',
    ]);
    expect(codesOf(gameObjectionRefusals('refused', false, true))).toEqual([
      'free/not-in-it',
      'free/no-objection',
      'free/season-closed',
    ]);
  });
});

const factors: readonly Factor[] = rulesets.map(({ id }) => ({
  year: 2026,
  ruleset: id,
  numerator: 1,
  denominator: 2,
  fixedOn: '2026-01-02',
}));

const documents: Readonly<Record<(typeof handedKinds)[number], FreeDocument>> = {
  variant: {
    kind: 'variant',
    variant: 'royal-for-two',
    results: [
      { player: 'anna', raw: 80 },
      { player: 'bela', raw: 8 },
    ],
    trophies: [{ announcer: 'csaba', trophy: 'golgotha', game: 1 }],
  },
  test: { kind: 'test', points: [{ player: 'anna', points: null }], reason: 'tried' },
  session: { kind: 'session', record: keptSession(session(1).session, ['anna', 'bela', 'csaba', 'dora']) },
};

function session(seed: number): SessionResult {
  return verifySession(randomSession(rulesets[0]!, new Random(seed).below(1000), { deals: 2 }));
}

describe('a game that was handed in', () => {
  it.each(handedKinds)('12 of the kind %s is judged by its kind, and names everybody by ids', (kind) => {
    const document = documents[kind];
    const judged = judgeGame({ id: 'g', date: '2026-03-01', order: 1, document }, factors);
    expect(judged.kind).toEqual({ id: kind, name: freeKinds[kind].name });
    expect(judged.players).toEqual(playersOf(document));
    const renamed = withPersons(document, (id) => id.toUpperCase());
    expect(personsOfDocument(renamed)).toEqual(personsOfDocument(document).map((id) => id.toUpperCase()));
    // What is kept of a credit says it again.
    for (const { sentence } of judged.credits) expect(sayCredit(kind, sentence.values)).toEqual(sentence);
  });

  it('D46 a kept session settles as the one that was handed in', () => {
    const { document } = { document: documents.session };
    const judged = judgeGame({ id: 'g', date: '2026-03-01', order: 1, document }, factors);
    expect(judged.session!.totals).toEqual(session(1).totals);
    expect(judged.problems).toEqual([]);
  });

  it('12 nobody gets or loses more points for one game than any game is worth', () => {
    const document = { ...documents.test, points: [{ player: 'anna', points: 100_001 }] } as FreeDocument;
    const { problems } = judgeGame({ id: 'g', date: '2026-03-01', order: 1, document }, factors);
    expect(problems.map(({ code }) => code)).toEqual(['free/too-many-points']);
  });
});
