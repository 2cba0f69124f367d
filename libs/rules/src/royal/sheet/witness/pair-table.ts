import { Reader } from '../../../record/reader.js';
import { readAnnouncement } from '../../record/read-call.js';
import { parametersOf, type ParameterDocument } from '../../record/parameters.js';
import { partyNames, seatNames, type PartyName, type SeatName } from '../../table.js';
import { type PairGame } from './pair-game.js';
import { askPair, pairLines, playText, readPlay, ShownPairs } from './pairs.js';
import { type DealtAndPlayed } from './read-game.js';
import { type Saying } from './sheet-auction.js';

/** A rule that keeps two lines apart, a game that shows both, why no game does, or null where that was not found out. */
export type PairEntry = `2.${2 | 3 | 4}` | { readonly game: PairGame } | ClashOfPair | null;

/** What of each line, in English, contradicts the other; of a line that no game has, the other says nothing. */
export interface ClashOfPair {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** A call of an auction in which more is called than the two lines. */
type CallRow = ParameterDocument & { readonly seat: SeatName; readonly announce: string };

/** What a line of the table's text is. A pair is a number (of a game), a rule, `n…` (the number of a clash) or null. */
type Row =
  | (ParameterDocument & {
      readonly line: number;
      readonly party: PartyName;
      readonly announce: string;
      readonly result: 'won' | 'lost';
    })
  | { readonly game: number; readonly tricks: string; readonly calls?: readonly CallRow[] }
  | ({ readonly clash: number } & ClashOfPair)
  | { readonly pairs: number; readonly with: readonly (number | string | null)[] };

/**
 * Asks every pair of lines; a game that is found is held against all pairs that have none yet.
 * @param progress after each line, with how many are done
 * @returns one JSON value a line, as docs/trophy-pairs.md describes
 */
export function makePairTable(progress: (lines: number) => void = () => undefined): string {
  const games: PairGame[] = [];
  const clashes: string[] = [];
  const shownBy = pairLines.map((): (number | undefined)[] => []);
  const pairs = pairLines.map((line, place) => {
    const answers = pairLines.slice(place + 1).map((other, offset) => {
      const known = shownBy[place]![place + 1 + offset];
      if (known !== undefined) return known;
      const answer = askPair(line, other);
      switch (answer.state) {
        case 'excluded':
          return answer.rule;
        case 'undecided':
          return null;
        case 'impossible':
          return `n${placeOf(clashes, JSON.stringify({ first: answer.clash[0], second: answer.clash[1] }))}`;
        case 'shown': {
          const number = games.push(answer.game) - 1;
          // What was raised for one pair would be no part of another.
          if (answer.game.calls !== null) return number;
          enter(shownBy, answer.game, number);
          return shownBy[place]![place + 1 + offset]!;
        }
      }
    });
    progress(place + 1);
    return answers;
  });
  const rows: Row[] = [
    ...pairLines.map(({ party, announcement, result }, line) => ({
      line,
      party: partyNames[party],
      announce: announcement.id,
      ...parametersOf(announcement),
      result,
    })),
    ...games.map((game, number) => ({ game: number, tricks: playText(game), ...callRows(game) })),
    ...clashes.map((clash, place) => ({ clash: place, ...(JSON.parse(clash) as ClashOfPair) })),
    ...pairs.map((answers, place) => ({ pairs: place, with: answers })),
  ];
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

function callRows({ calls }: PairGame): { readonly calls?: readonly CallRow[] } {
  if (calls === null) return {};
  return {
    calls: calls.map(({ seat, call: { announcement } }) => ({
      seat: seatNames[seat],
      announce: announcement.id,
      ...parametersOf(announcement),
    })),
  };
}

function readCall(row: CallRow): Saying {
  const announcement = readAnnouncement(new Reader(), { ...row }, 'announce')!;
  return { seat: seatNames.indexOf(row.seat) as Saying['seat'], call: { contra: false, announcement } };
}

function enter(shownBy: readonly (number | undefined)[][], game: DealtAndPlayed, number: number): void {
  const shown = new ShownPairs(game);
  for (const [place, row] of shownBy.entries()) {
    for (let other = place + 1; other < pairLines.length; other++) {
      if (row[other] === undefined && shown.has(place, other)) row[other] = number;
    }
  }
}

function placeOf(list: string[], text: string): number {
  const place = list.indexOf(text);
  return place >= 0 ? place : list.push(text) - 1;
}

/** The table as `makePairTable` wrote it. */
export class PairTable {
  private readonly rows: readonly Row[];
  private readonly games: readonly PairGame[];
  private readonly clashes: readonly ClashOfPair[];
  private readonly pairs: readonly (readonly (number | string | null)[])[];

  constructor(text: string) {
    this.rows = text
      .trimEnd()
      .split('\n')
      .map((row) => JSON.parse(row) as Row);
    this.games = this.rows.flatMap((row) =>
      'game' in row ? [{ ...readPlay(row.tricks), calls: row.calls?.map(readCall) ?? null }] : [],
    );
    this.clashes = this.rows.flatMap((row) => ('clash' in row ? [{ first: row.first, second: row.second }] : []));
    this.pairs = this.rows.flatMap((row) => ('pairs' in row ? [row.with] : []));
  }

  /** The lines as the table names them, in its order. */
  get lines(): readonly object[] {
    return this.rows.flatMap((row) => ('line' in row ? [row] : []));
  }

  /**
   * @param first and `second`: places in `pairLines`, the lower one first
   * @throws RangeError for a pair that the table does not have
   */
  entry(first: number, second: number): PairEntry {
    const entry = this.pairs[first]?.[second - first - 1];
    if (entry === undefined) throw new RangeError(`The table has no entry for the lines ${first} and ${second}.`);
    if (entry === null) return null;
    if (typeof entry === 'number') return { game: this.games[entry]! };
    return entry.startsWith('n') ? this.clashes[Number(entry.slice(1))]! : (entry as `2.${2 | 3 | 4}`);
  }
}
