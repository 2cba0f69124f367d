import { text } from '../../language.js';
import { parseCard, type Card } from '../../cards/card.js';
import { cardSet, type CardSet } from '../../cards/card-set.js';
import { type Announcement } from '../announcements/announcement.js';
import { silentBonuses } from '../announcements/catalogue.js';
import { type Claim } from '../announcements/claim.js';
import { type Sayable } from '../explain/sentence.js';
import { type LowerTarock, lowerTarocks, type ScoredGame, type SheetLine } from '../record/match.js';
import { opponentsOf, parties, type Party, type Seat } from '../table.js';
import { silencing } from './combination.js';

/** What one entry of a sheet makes certain of the game. */
export type Assertion =
  | { readonly kind: 'claim'; readonly party: Party; readonly claim: Claim }
  /** the claim is not true of the party */
  | { readonly kind: 'denied'; readonly party: Party; readonly claim: Claim }
  | { readonly kind: 'dealt'; readonly party: Party; readonly cards: CardSet }
  | { readonly kind: 'tarocks'; readonly party: Party; readonly count: number }
  | { readonly kind: 'honours'; readonly party: Party; readonly count: number }
  | { readonly kind: 'message'; readonly seat: Seat; readonly message: Announcement };

/** Where something stands on a sheet. */
export type SheetEntry =
  /** Of both parties: what one was dealt the other was not. */
  | { readonly entry: 'tarocks' | 'honours' }
  | { readonly entry: 'has'; readonly card: LowerTarock }
  /** From 0, among the announcements or contras of the party. */
  | { readonly entry: 'line' | 'contra'; readonly party: Party; readonly index: number }
  /** A silent bonus that is written down, or left out. */
  | { readonly entry: 'silent' | 'no-silent'; readonly party: Party; readonly bonus: string };

/** One entry of a sheet, or a silent bonus that it leaves out, with all that follows from it. */
export interface Statement {
  readonly name: Sayable;
  readonly party: Party;
  readonly stands: SheetEntry;
  readonly assertions: readonly Assertion[];
}

const names = {
  tarocks: text('number of tarocks', 'Zahl der Tarocke', 'tarokkok száma'),
  honours: text('number of honours', 'Zahl der Honneurs', 'honőrök száma'),
  // As they stand on the sheet: "visi" is an announcement too.
  T18: 'XVIII',
  T17: 'XVII',
  T16: 'XVI',
} satisfies Record<string, Sayable>;

/** An entry of the consolation, as `consolationConflicts` has it, in words. */
export function nameOfEntry(entry: keyof typeof names): Sayable {
  return names[entry];
}

/** The silent bonuses with the one claim of each, and how it is said that one is left out. */
const bonuses = silentBonuses.map((bonus) => ({
  id: bonus.id,
  name: bonus.name,
  claim: bonus.claims({ cards: [], suits: [], count: 0 })[0]!,
  leftOut: text(`no ${bonus.name.en}`, `kein ${bonus.name.de}`, `nincs ${bonus.name.hu}`),
}));

/** Everything that a sheet says, one statement an entry. What the two parties' consolations contradict is left out. */
export function statementsOf(game: ScoredGame): readonly Statement[] {
  return [
    ...consolationStatements(game),
    ...parties.flatMap((party) => game.sheet[party].lines.map((line, index) => lineStatement(party, line, index))),
    ...silentStatements(game),
  ];
}

/** Which entries of the consolation the two sides do not agree on (7.1 with 1.3). */
export function consolationConflicts({ sheet: [a, b] }: ScoredGame): readonly (keyof typeof names)[] {
  return [
    ...(a.tarocks + b.tarocks === 22 ? [] : (['tarocks'] as const)),
    ...(a.honours + b.honours === 2 ? [] : (['honours'] as const)),
    ...lowerTarocks.filter((code) => a.has.includes(code) === b.has.includes(code)),
  ];
}

function consolationStatements(game: ScoredGame): readonly Statement[] {
  const conflicts = consolationConflicts(game);
  return parties.flatMap((party): Statement[] => {
    const { tarocks, honours, has } = game.sheet[party];
    const entry = (key: 'tarocks' | 'honours', count: number): Statement[] =>
      conflicts.includes(key)
        ? []
        : [{ name: names[key], party, stands: { entry: key }, assertions: [{ kind: key, party, count }] }];
    return [
      ...entry('tarocks', tarocks),
      ...entry('honours', honours),
      ...has
        .filter((code) => !conflicts.includes(code))
        .map((code): Statement => {
          const card: Card = parseCard(code);
          const stands: SheetEntry = { entry: 'has', card: code };
          return { name: names[code], party, stands, assertions: [{ kind: 'dealt', party, cards: cardSet([card]) }] };
        }),
    ];
  });
}

function lineStatement(party: Party, { announcement, seat, result }: SheetLine, index: number): Statement {
  const name = { announcement };
  const stands: SheetEntry = { entry: 'line', party, index };
  switch (result) {
    case 'stated':
      return { name, party, stands, assertions: [{ kind: 'message', seat, message: announcement }] };
    case 'won':
      return {
        name,
        party,
        stands,
        assertions: announcement.claims.map((claim): Assertion => ({ kind: 'claim', party, claim })),
      };
    case 'lost':
      return { name, party, stands, assertions: denial(party, announcement) };
  }
}

/**
 * What a lost line makes certain. Only lines with one claim that can take over no bound card: the others may be lost
 * because of a card that is not on the sheet (2.3).
 */
function denial(party: Party, { definition, claims }: Announcement): readonly Assertion[] {
  const { family } = definition;
  const exact = family === 'material' || family === 'free-tricks' || family === 'high-card' || family === 'catch';
  return exact && claims.length === 1 ? [{ kind: 'denied', party, claim: claims[0]! }] : [];
}

/** Bonuses written down are true, those left out did not happen, save where 4.3 keeps them from being scored. */
function silentStatements({ sheet }: ScoredGame): readonly Statement[] {
  return parties.flatMap((party) =>
    bonuses.flatMap(({ id, name, claim, leftOut }): Statement[] => {
      if (silencing(id, sheet[party], sheet[opponentsOf(party)])) return [];
      return sheet[party].silent.some((made) => made === id)
        ? [{ ...at('silent', party, id), name, assertions: [{ kind: 'claim', party, claim }] }]
        : [{ ...at('no-silent', party, id), name: leftOut, assertions: [{ kind: 'denied', party, claim }] }];
    }),
  );
}

function at(entry: 'silent' | 'no-silent', party: Party, bonus: string): Pick<Statement, 'party' | 'stands'> {
  return { party, stands: { entry, party, bonus } };
}
