import { matchRecord, partyNames, type MatchRecord, type PartyName } from '@tarokk/rules';
import { isSameMatch, type Sheet } from './sheet.js';

type GameRecord = MatchRecord['games'][number];
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Where two sheets of one match differ, as paths in the sheet. */
export type DifferingPath = string;

/**
 * Whether two sheets say the same and so confirm each other (D11): they are of one match, and persons, first dealer, guests,
 * substitution, competitions and every game's data agree. The order within lists, the claims and the spelling of the venue
 * are of no importance, nor are notes; whether it is public is. A played and a scored game are never equal.
 */
export function areEqual(a: Sheet, b: Sheet): boolean {
  return isSameMatch(a, b) && differences(a, b).length === 0;
}

/**
 * Where two sheets differ in what D11 compares, in the order of the first. Which pair is called A is nothing that could be
 * played differently: a sheet whose parties are named the other way round is turned before it is compared.
 */
export function differences(a: Sheet, b: Sheet): readonly DifferingPath[] {
  const isTurned = a.sides[0] === b.sides[1] && a.sides[1] === b.sides[0];
  return compare('', comparable(a, 'as written'), comparable(b, isTurned ? 'turned' : 'as written'));
}

type Naming = 'as written' | 'turned';

/** All that is compared; lists whose order says nothing are sorted. */
function comparable(sheet: Sheet, naming: Naming): Json {
  const { persons, sides, date, order, venue, competitions, guests, substitutions } = sheet;
  const { kind, firstDealer, games } = matchRecord(sheet.record);
  return {
    record: { kind, firstDealer: named(firstDealer, naming), games: games.map((game) => gameData(game, naming)) },
    persons: naming === 'turned' ? [...persons.slice(2), ...persons.slice(0, 2)] : persons,
    sides: naming === 'turned' ? sides.toReversed() : sides,
    date,
    order,
    venue: { public: venue.public },
    competitions: unordered(competitions),
    guests: unordered(guests),
    substitutions: unordered(substitutions.map((substitution) => ({ ...substitution }))),
  };
}

/**
 * Turns and tricks are sequences, so are the calls of a turn (2.6 asks what was bound last), the cards of a trick and of a
 * call; hands and the lines of a sheet are not. The points of a scored game are its claim.
 */
function gameData(game: GameRecord, naming: Naming): Json {
  if ('sheet' in game) {
    return {
      form: 'scored',
      ...byParty(naming, (party) => {
        const { tarocks, honours, has, announcements, contras, silent } = game.sheet[party];
        return {
          tarocks,
          honours,
          has: unordered(has),
          announcements: unordered(announcements as unknown as readonly Json[]),
          contras: unordered(contras as unknown as readonly Json[]),
          silent: unordered(silent),
        };
      }),
    };
  }
  return {
    form: 'played',
    deal: byParty(naming, (party) => ({
      collector: unordered(game.deal[party].collector),
      interceptor: unordered(game.deal[party].interceptor),
    })),
    auction: game.auction.map(({ seat, calls }) => ({
      seat: `${named(seat.startsWith('A') ? 'A' : 'B', naming)}${seat.slice(1)}`,
      calls: calls as unknown as Json,
    })),
    tricks: game.tricks,
  };
}

function byParty(naming: Naming, of: (party: PartyName) => Json): { readonly [key: string]: Json } {
  return Object.fromEntries(partyNames.map((party) => [party, of(named(party, naming))]));
}

function named(party: PartyName, naming: Naming): PartyName {
  return (naming === 'turned') === (party === 'A') ? 'B' : 'A';
}

function unordered(items: readonly Json[]): Json {
  return items.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

function compare(path: string, a: Json, b: Json): readonly DifferingPath[] {
  if (isObject(a) && isObject(b) && Object.keys(a).length === Object.keys(b).length) {
    return Object.keys(a).flatMap((key) =>
      b[key] === undefined ? [path] : compare(path === '' ? key : `${path}.${key}`, a[key]!, b[key]),
    );
  }
  // Games are told apart; of other lists it is enough that they differ.
  if (Array.isArray(a) && Array.isArray(b) && path === 'record.games' && a.length === b.length) {
    return a.flatMap((item: Json, index) => compare(`${path}[${index}]`, item, (b as readonly Json[])[index]!));
  }
  return JSON.stringify(a) === JSON.stringify(b) ? [] : [path];
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
