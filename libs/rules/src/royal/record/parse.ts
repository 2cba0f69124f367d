import { text } from '../../language.js';
import { decodeJson } from '../../record/json.js';
import { type RecordProblem } from '../../record/problem.js';
import { Reader } from '../../record/reader.js';
import { attackersOf, partyNames, type Party } from '../table.js';
import { gamesOfKind, MATCH_FORMAT, matchKinds, type Game, type Match, type PairOnRecord } from './match.js';
import { readPlayed } from './read-played.js';
import { readScored } from './read-sheet.js';

export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly RecordProblem[] };

const wrongNumberOfGames = text(
  'a record of the kind {kind} has {allowed} games, not {count}',
  'ein Satz der Art {kind} hat {allowed} Spiele, nicht {count}',
  '{kind} fajtájú adat {allowed} játékból áll, nem ennyiből: {count}',
);
const notInPlace = text(
  'the number of a game is its place in the list, here {place}',
  'die Nummer eines Spiels ist sein Platz in der Liste, hier {place}',
  'a játék száma a helye a listában, itt {place}',
);
const playedOrScored = text(
  'a game has either deal, auction and tricks, or a sheet',
  'ein Spiel hat entweder deal, auction und tricks oder sheet',
  'egy játékban vagy deal, auction és tricks van, vagy sheet',
);

/** A match from JSON text or UTF-8 bytes. Never throws; every problem is listed with its path. */
export function parseMatch(source: string | Uint8Array): Parsed<Match> {
  const decoded = decodeJson(source);
  return decoded.ok ? readMatch(decoded.value) : { ok: false, problems: [decoded.problem] };
}

const matchKeys = ['format', 'kind', 'date', 'venue', 'parties', 'firstDealer', 'games'];

/** A match from a JSON value. Never throws; every problem is listed with its path. */
export function readMatch(value: unknown): Parsed<Match> {
  const reader = new Reader();
  const object = reader.object(value);
  if (!object) return { ok: false, problems: reader.list() };
  reader.keys(object, matchKeys);
  reader.oneOf(object.format, [MATCH_FORMAT], 'format');
  const before = reader.count;
  const kind = object.kind === undefined ? 'match' : reader.oneOf(object.kind, matchKinds, 'kind');
  const kindIsKnown = reader.count === before;
  const date = object.date === undefined ? null : reader.date(object.date, 'date');
  const venue = object.venue === undefined ? null : reader.name(object.venue, 'venue');
  reader.enter('parties');
  const parties = readParties(reader, object.parties);
  reader.leave();
  const firstDealer = partyNames.indexOf(reader.oneOf(object.firstDealer, partyNames, 'firstDealer')) as Party;
  reader.enter('games');
  const { least, most } = gamesOfKind[kind];
  const list = reader.array(object.games) ?? [];
  // How many games a record of an unknown kind may have is not known either.
  if (kindIsKnown && Array.isArray(object.games) && (list.length < least || list.length > most)) {
    const allowed = least === most ? String(least) : `${least}–${most}`;
    reader.problem(wrongNumberOfGames, { kind, allowed, count: list.length });
  }
  const games: Game[] = [];
  // A list that is too long is a problem already; what stands beyond any allowed length is not looked at.
  for (let index = 0; index < list.length && index < gamesOfKind.variant.most; index++) {
    reader.enter(index);
    const game = readGame(reader, list[index], index + 1, attackersOf(firstDealer, index + 1));
    if (game) games.push(game);
    reader.leave();
  }
  reader.leave();
  return reader.ok
    ? { ok: true, value: { kind, date, venue, parties, firstDealer, games } }
    : { ok: false, problems: reader.list() };
}

const pairKeys = ['team', 'collector', 'interceptor'];

function readParties(reader: Reader, value: unknown): Match['parties'] {
  const object = reader.object(value);
  if (object) reader.keys(object, partyNames);
  const read = (party: Party): PairOnRecord => {
    reader.enter(partyNames[party]);
    const pair = object ? reader.object(object[partyNames[party]]) : undefined;
    if (pair) reader.keys(pair, pairKeys);
    const name = (key: keyof PairOnRecord): string => (pair ? reader.name(pair[key], key) : '');
    const names = { team: name('team'), collector: name('collector'), interceptor: name('interceptor') };
    reader.leave();
    return names;
  };
  return [read(0), read(1)];
}

const playedKeys = ['number', 'deal', 'auction', 'tricks', 'claim'];
const scoredKeys = ['number', 'sheet'];

function readGame(reader: Reader, value: unknown, place: number, attackers: Party): Game | null {
  const object = reader.object(value);
  if (!object) return null;
  if (reader.integer(object.number, 'number') !== place && Number.isInteger(object.number)) {
    reader.problem(notInPlace, { place }, 'number');
  }
  const played = ['deal', 'auction', 'tricks'].some((key) => object[key] !== undefined);
  if (played === (object.sheet !== undefined)) {
    reader.problem(playedOrScored);
    return null;
  }
  reader.keys(object, played ? playedKeys : scoredKeys);
  return played ? readPlayed(reader, object, place, attackers) : readScored(reader, object, place, attackers);
}
