import type { Language } from '@tarokk/rules';
import { withMinus } from '../../../ui/figures.js';
import { nameOfBonus } from '../../../game/announcement-names.js';
import { nameOfLine } from '../line-name.js';
import type { CountedGame, PartyKey, SheetGame } from '../queries.js';

/** A line of a sheet as it stood and as it stands; null where it did not stand there. */
export interface LineChange {
  readonly party: PartyKey;
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface GameChange {
  readonly number: number;
  readonly lines: readonly LineChange[];
  /** What was noted of it; null where that is the same. */
  readonly notes: { readonly before: string | null; readonly after: string | null } | null;
  readonly totals: Readonly<Record<PartyKey, { readonly before: number | null; readonly after: number | null }>>;
}

/** A game of one of the sheets. */
export interface ComparedGame {
  readonly verified: SheetGame;
  readonly counted: Pick<CountedGame, 'dealt' | 'notes'>;
}

interface Words {
  readonly consolation: string;
  readonly dealt: (dealt: CountedGame['dealt'][PartyKey]) => string;
  readonly seat: (seat: SheetGame['announcements'][number]['seat'], game: number) => string;
  readonly contras: string;
  readonly status: (status: SheetGame['announcements'][number]['status']) => string;
  readonly silent: string;
  readonly contra: string;
}

/** The games that differ between two sheets of a match, each with the lines that do. */
export function changesOf(
  before: readonly ComparedGame[],
  after: readonly ComparedGame[],
  language: Language,
  words: Words,
): readonly GameChange[] {
  const numbers = [...new Set([...before, ...after].map(({ verified }) => verified.number))].toSorted((a, b) => a - b);
  return numbers.flatMap((number) => {
    const [was, is] = [before, after].map((games) => games.find(({ verified }) => verified.number === number));
    const lines = linesThatDiffer(was, is, language, words);
    const total = (party: PartyKey) => ({
      before: was?.verified.score[party].total ?? null,
      after: is?.verified.score[party].total ?? null,
    });
    const totals = { a: total('a'), b: total('b') };
    const noted = { before: notesOf(was), after: notesOf(is) };
    const notes = noted.before === noted.after ? null : noted;
    const isSame =
      notes === null &&
      lines.length === 0 &&
      (['a', 'b'] as const).every((each) => totals[each].before === totals[each].after);
    return isSame ? [] : [{ number, lines, notes, totals }];
  });
}

function notesOf(game: ComparedGame | undefined): string | null {
  const said = game?.counted.notes ?? [];
  return said.length === 0 ? null : said.join(' ');
}

function linesThatDiffer(
  was: ComparedGame | undefined,
  is: ComparedGame | undefined,
  language: Language,
  words: Words,
): readonly LineChange[] {
  // A game that was not there at all is told by its sums.
  if (was === undefined || is === undefined) return [];
  return (['a', 'b'] as const).flatMap((party) => {
    const [before, after] = [linesOf(was, party, language, words), linesOf(is, party, language, words)];
    const names = [...new Set([...before.keys(), ...after.keys()])];
    return names.flatMap((name) => {
      const change = { party, name, before: before.get(name) ?? null, after: after.get(name) ?? null };
      return change.before === change.after ? [] : [change];
    });
  });
}

/** What each line says, by its name; one that stands there twice has a number. */
function linesOf(
  { verified: game, counted }: ComparedGame,
  party: PartyKey,
  language: Language,
  words: Words,
): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  const add = (name: string, said: string, reload = 1): void => {
    const unique = reload === 1 ? name : `${name} (${reload})`;
    if (lines.has(unique)) add(name, said, reload + 1);
    else lines.set(unique, said);
  };
  const { consolation, contra } = game.score[party];
  add(words.consolation, `${consolation} (${words.dealt(counted.dealt[party])})`);
  for (const line of game.announcements) {
    if (line.party !== party.toUpperCase()) continue;
    const said = [
      words.seat(line.seat, game.number),
      words.status(line.status),
      line.contra === null ? '' : words.contra,
      withMinus(line.points),
    ];
    add(nameOfLine(line, language), said.filter((each) => each !== '').join(', '));
  }
  for (const { bonus, party: whose, points } of game.silent) {
    if (whose === party.toUpperCase()) add(nameOfBonus(bonus, language), `${words.silent}, ${withMinus(points)}`);
  }
  if (contra !== 0) add(words.contras, withMinus(contra));
  return lines;
}
