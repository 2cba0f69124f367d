import { describe, expect, it } from '@jest/globals';
import { malformedDocument, parseMatch, resultDocument, verifyMatch } from '@tarokk/rules';
import { conformanceCases, conformanceGroups } from '../support/conformance.js';
import { differences } from '../support/differences.js';

type Item = Readonly<Record<string, unknown>>;

interface Game extends Item {
  readonly violations: readonly Item[];
  readonly silent?: readonly Item[];
  readonly trophies?: readonly Item[];
}

interface Document extends Item {
  readonly verdict: string;
  readonly games: readonly Game[];
  readonly problems?: readonly Item[];
}

/** What `tarokk verify --json` says of a record. */
function documentOf(record: Buffer): Document {
  const parsed = parseMatch(record);
  const result = parsed.ok ? resultDocument(verifyMatch(parsed.value), 'en') : malformedDocument(parsed.problems, 'en');
  return JSON.parse(JSON.stringify(result)) as Document;
}

/** Silent bonuses and trophies are sets: in any order. */
const inOrder = (items: readonly Item[] = []): readonly string[] =>
  items.map(({ reason: _, ...item }) => JSON.stringify(Object.entries(item).sort())).sort();

/** Violations are a set of code, seat, turn, trick, and party for `claim/points`. */
const violationsOf = ({ violations }: Game, keepImpossible: boolean): readonly string[] =>
  violations
    .filter(({ code }) => keepImpossible || code !== 'sheet/impossible')
    .map(({ code, seat, turn, trick, party }) =>
      JSON.stringify([code, seat, turn, trick, code === 'claim/points' ? party : null]),
    )
    .sort();

function comparable(game: Game, keepImpossible: boolean): Item {
  return {
    ...game,
    silent: inOrder(game.silent),
    trophies: inOrder(game.trophies),
    violations: violationsOf(game, keepImpossible),
  };
}

/** More may be found impossible than is expected, never less. */
const hasImpossible = ({ violations }: Game): boolean => violations.some(({ code }) => code === 'sheet/impossible');

describe.each(conformanceGroups('royal-tarokk'))(
  'records of the group %s verify as an independent implementation has it',
  (group) => {
    for (const { name, bytes, expected: told } of conformanceCases('royal-tarokk', group)) {
      it(name, () => {
        const expected = told as unknown as Document;
        const actual = documentOf(bytes);
        expect(actual.verdict).toBe(expected.verdict);
        if (expected.verdict === 'malformed') {
          expect(Object.keys(actual).sort()).toEqual(['format', 'problems', 'verdict']);
          expect(actual.problems).not.toEqual([]);
          for (const problem of actual.problems!) {
            expect(problem).toEqual({ path: expect.any(String), message: expect.stringMatching(/./) });
          }
          return;
        }
        expect(actual.games).toHaveLength(expected.games.length);
        for (const [index, game] of expected.games.entries()) {
          const keep = hasImpossible(game);
          const wanted = comparable(game, keep);
          expect(differences(wanted, comparable(actual.games[index]!, keep), `game ${index + 1}`)).toEqual([]);
        }
        const { points, match } = expected;
        expect([actual['points'], actual['match']]).toEqual([points, match]);
      });
    }
  },
);
