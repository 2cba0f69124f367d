import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  askPair,
  pairGameOf,
  pairLines,
  PairTable,
  partyNames,
  Random,
  seats,
  verifyMatch,
  type GameResult,
  type PairEntry,
  type PlayedGame,
} from '@tarokk/rules';
import { projectRoot } from '../support/project.js';
import { isFull } from '../support/full.js';

const docs = join(projectRoot, 'docs');
const table = new PairTable(readFileSync(join(docs, 'trophy-pairs.ndjson'), 'utf8'));
const page = readFileSync(join(docs, 'trophy-pairs.md'), 'utf8');

interface Pair {
  readonly first: number;
  readonly second: number;
  readonly entry: PairEntry;
}

const pairs = pairLines.flatMap((_line, first) =>
  pairLines.slice(first + 1).map((_other, offset): Pair => {
    const second = first + 1 + offset;
    return { first, second, entry: table.entry(first, second) };
  }),
);

const isGame = (entry: PairEntry): entry is Extract<PairEntry, { game: unknown }> =>
  typeof entry === 'object' && entry !== null && 'game' in entry;
const isRule = (entry: PairEntry): entry is Extract<PairEntry, string> => typeof entry === 'string';

function nameOf(place: number): string {
  const { party, announcement, result } = pairLines[place]!;
  return `${partyNames[party]} ${announcement.id} ${result}`;
}

function resultOf(game: PlayedGame): GameResult {
  const pair = { team: 'Aquincum', collector: 'Csaba Tóth', interceptor: 'Dóra Vas' };
  const frame = { kind: 'variant', date: null, venue: null, parties: [pair, pair], firstDealer: 1 } as const;
  return verifyMatch({ ...frame, games: [game] }).games[0]!;
}

describe('the table of pairs', () => {
  it('has the 61 Schlemme and trophies, won and lost, of both parties, and an entry for each two', () => {
    expect(table.lines).toHaveLength(244);
    expect(table.lines).toEqual(
      pairLines.map(({ party, announcement, result }, line) =>
        expect.objectContaining({ line, party: partyNames[party], announce: announcement.id, result }),
      ),
    );
    expect(pairs).toHaveLength(29_646);
  });

  it('shows each pair that is possible by a legal game with exactly these two, so won or lost', () => {
    const wrong = pairs.filter(({ first, second, entry }) => {
      if (!isGame(entry)) return false;
      const game = pairGameOf(entry.game, pairLines[first]!, pairLines[second]!);
      if (game === null) return true;
      const { violations, announcements } = resultOf(game);
      const shown = announcements
        .filter(({ status }) => status !== 'raised')
        .map(({ announcement, party, status }) => `${partyNames[party]} ${announcement.id} ${status}`);
      return violations.length > 0 || shown.sort().join() !== [nameOf(first), nameOf(second)].sort().join();
    });
    expect(wrong.map(({ first, second }) => [nameOf(first), nameOf(second)])).toEqual([]);
  });

  it('2.2–2.4 names a rule where the auction never ends with both, whichever is called first', () => {
    const { game } = pairs.map(({ entry }) => entry).find(isGame)!;
    const standBoth = pairs.filter(({ first, second, entry }) => {
      const lines = [pairLines[first]!, pairLines[second]!];
      if (!isRule(entry)) return false;
      return [lines, [...lines].reverse()].some((called) => {
        const calls = called.map(({ announcement }) => ({ contra: false, announcement }));
        const speaker = called[0]!.party === 0 ? 1 : 3;
        const opening = seats.filter((seat) => seat > 0 && seat < speaker).map((seat) => ({ seat, calls: [] }));
        const passes = [1, 2, 3].map((later) => ({ seat: seats[(speaker + later) % 4]!, calls: [] }));
        const auction = [...opening, { seat: speaker, calls } as const, ...passes];
        const { announcements } = resultOf({
          ...game,
          form: 'played',
          number: 1,
          attackers: 0,
          auction,
          claim: null,
        });
        return announcements.every(({ status }) => status === 'won' || status === 'lost');
      });
    });
    expect(standBoth.map(({ first, second }) => [nameOf(first), nameOf(second)])).toEqual([]);
    expect(pairs.filter(({ entry }) => isRule(entry)).length).toBeGreaterThan(4000);
  });

  it('says of every other pair what excludes it, and docs/trophy-pairs.md names those that are undecided', () => {
    const clashes = pairs.flatMap(({ entry }) => (entry === null || isGame(entry) || isRule(entry) ? [] : [entry]));
    expect(clashes.filter(({ first, second }) => first.length + second.length === 0)).toEqual([]);
    const undecided = pairs.filter(({ entry }) => entry === null);
    for (const { first, second } of undecided) expect(page).toContain(`${nameOf(first)} – ${nameOf(second)}`);
    const number = (count: number): string => count.toLocaleString('en');
    for (const [what, count] of [
      ['possible', pairs.filter(({ entry }) => isGame(entry)).length],
      ['excluded by the auction', pairs.filter(({ entry }) => isRule(entry)).length],
      ['impossible', clashes.length],
      ['undecided', undecided.length],
    ] as const) {
      expect(page).toMatch(new RegExp(`\\| ${what} +\\| +${number(count)} +\\|`));
    }
  });
});

describe('the search for pairs', () => {
  it('comes to the same for two of a hundred that are asked anew', () => {
    const decided = pairs.filter(({ entry }) => entry !== null);
    const random = new Random(process.env['TEST_SEED'] ?? 'pairs');
    const share = isFull ? 5 : 50;
    const asked = random.shuffled(decided).slice(0, Math.ceil(pairs.length / share));
    const others = asked.filter(({ first, second, entry }) => {
      const answer = askPair(pairLines[first]!, pairLines[second]!);
      switch (answer.state) {
        case 'shown':
          return !isGame(entry);
        case 'excluded':
          return answer.rule !== entry;
        case 'impossible':
          return JSON.stringify(entry) !== JSON.stringify({ first: answer.clash[0], second: answer.clash[1] });
        case 'undecided':
          return true;
      }
    });
    expect(others.map(({ first, second }) => [nameOf(first), nameOf(second)])).toEqual([]);
  });
});
