import {
  cardCode,
  type Definition,
  type Game,
  type Match,
  parties,
  type Party,
  romanNumeral,
  scoredFrom,
  type ScoredGame,
  suits,
  verifyMatch,
} from '@tarokk/rules';

/** What a game has in its two columns. */
export interface GameMarks {
  readonly number: number;
  readonly attackers: Party;
  readonly columns: readonly [PartyMarks, PartyMarks];
}

export interface PartyMarks {
  readonly tarocks: number;
  readonly honours: number;
  readonly has: readonly string[];
  readonly consolation: number;
  readonly contra: number;
  readonly total: number;
  /** Whether the jury has ruled what the total is (D14). */
  readonly ruled: boolean;
  /** What stands in the line of an announcement, with the letter of who made it; empty when nobody did. */
  in(definition: Definition, letters: PartyLetters): string;
}

/** How it is written by whom of a party something was announced. */
export interface PartyLetters {
  readonly collector: string;
  readonly interceptor: string;
}

/** What the jury has ruled of a game (D14). */
export interface RuledGame {
  readonly points: readonly [number, number];
  /** What the sheet comes to. */
  readonly onSheet: readonly [number, number];
  readonly reason: string;
}

/** By the number of the game. */
export type Ruled = ReadonlyMap<number, RuledGame>;

/** The marks of each game, as players would have written them; played games as their cards say. */
export function marksOf(match: Match, ruled: Ruled): readonly GameMarks[] {
  const { games } = verifyMatch(match);
  return match.games.map((game, place) => {
    const { sheet } = written(game);
    const { score, silent } = games[place]!;
    const ruling = ruled.get(game.number);
    const marks = (party: Party): PartyMarks => {
      const side = sheet[party];
      const contrad = new Set(sheet[party === 0 ? 1 : 0].contras.map((each) => key(each.definition, each)));
      return {
        tarocks: side.tarocks,
        honours: side.honours,
        has: side.has,
        consolation: score[party].consolation,
        contra: score[party].contra,
        total: ruling?.points[party] ?? score[party].total,
        ruled: ruling !== undefined,
        in: (definition, letters) =>
          definition.family === 'silent'
            ? silent.some((each) => each.party === party && each.bonus === definition.id)
              ? '+'
              : ''
            : side.lines
                .filter(({ announcement }) => announcement.definition.id === definition.id)
                .map(({ announcement, seat, result }) => {
                  const contra = contrad.has(key(announcement.definition, announcement)) ? '×' : '';
                  const what = given(announcement);
                  // A message is true: what it says is enough, and a cross where it says nothing.
                  const sign = result === 'stated' ? (what === '' ? '+' : '') : signs[result];
                  return `${what}${sign}${contra}${letters[roleOf(seat)]}`;
                })
                .join(' '),
      };
    };
    return { number: game.number, attackers: game.attackers, columns: [marks(parties[0]), marks(parties[1])] };
  });
}

/** The collector of each party sits behind its interceptor (1.1). */
const roleOf = (seat: number): keyof PartyLetters => (seat % 2 === 1 ? 'collector' : 'interceptor');

const signs = { won: '+', lost: '−' } as const;
const suitSigns: Readonly<Record<string, string>> = { S: '♠', C: '♣', H: '♥', D: '♦' };

type Given = Pick<ScoredGame['sheet'][0]['contras'][0], 'cards' | 'suits' | 'count'>;

function written(game: Game): ScoredGame {
  return game.form === 'scored' ? game : scoredFrom(game);
}

function key({ id }: Definition, { cards, suits: named, count }: Given): string {
  return [id, ...cards, 'of', ...named, count].join(' ');
}

/** Cards, suits and number of a call, as short as players write them: `I`, `♠K`, `♥`, `4`. */
function given({ cards, suits: named, count }: Given): string {
  return [
    ...cards.map((card) => shortCard(cardCode(card))),
    named.map((suit) => suitSigns[suits[suit]!]).join(''),
    count === 0 ? '' : String(count),
  ].join(cards.length > 1 ? ' ' : '');
}

function shortCard(code: string): string {
  const [first = '', rest] = [code[0], code.slice(1)];
  if (first !== 'T') return `${suitSigns[first] ?? ''}${rest}`;
  return rest === '22' ? 'S' : romanNumeral(Number(rest));
}
