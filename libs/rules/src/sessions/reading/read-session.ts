import { text } from '../../language.js';
import { decodeJson } from '../../record/json.js';
import { type RecordProblem } from '../../record/problem.js';
import { Reader } from '../../record/reader.js';
import { SESSION_FORMAT, type Session } from '../record.js';
import { type Ruleset } from '../ruleset.js';
import { withDefaults, type Options } from '../ruleset-data.js';
import { findRuleset, rulesetIds } from '../rulesets.js';
import { MOST_ROUNDS, type Start } from '../state.js';
import { entryForms, readList } from './read-acts.js';
import { readClaim, readDeal, type SessionFrame } from './read-deal.js';

const wrongFormat = text('the format is not {format}', 'das Format ist nicht {format}', 'a formátum nem {format}');
const playersNeeded = text(
  'this game has {counts} players',
  'dieses Spiel hat {counts} Spieler',
  'ezt a játékot {counts} játékos játssza',
);
const together = text(
  'factor and rounds stand together or not at all',
  'factor und rounds stehen zusammen oder gar nicht',
  'a factor és a rounds vagy együtt áll, vagy egyik sem',
);
const notFitting = text(
  'factor and rounds do not fit each other',
  'factor und rounds passen nicht zusammen',
  'a factor és a rounds nem illik össze',
);
const notNeutral = text(
  'this ruleset does not use {key}',
  'dieses Regelwerk verwendet {key} nicht',
  'ez a szabály nem használja: {key}',
);
const woodsNeeded = text(
  '{count} numbers are needed here',
  'hier werden {count} Zahlen gebraucht',
  'itt {count} szám kell',
);

export type Reading =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly problems: readonly RecordProblem[] };

const topKeys = ['format', 'ruleset', 'options', 'date', 'venue', 'players', 'firstDealer', 'start', 'deals', 'claim'];
const keysWithNotice = [...topKeys, 'notice'];

type JsonObject = Readonly<Record<string, unknown>>;

/** Reads a session from text or UTF-8 bytes. Never throws. */
export function parseSession(source: string | Uint8Array): Reading {
  const decoded = decodeJson(source);
  return decoded.ok ? readSession(decoded.value) : { ok: false, problems: [decoded.problem] };
}

/**
 * Reads a session from a JSON value and follows its played deals, so that whatever is malformed is known afterwards.
 * Never throws; the problems are those of all deals, at most a hundred of them in full.
 */
export function readSession(value: unknown): Reading {
  const reader = new Reader();
  const session = readTop(reader, value);
  return session !== undefined && reader.ok ? { ok: true, session } : { ok: false, problems: reader.list() };
}

function readTop(reader: Reader, value: unknown): Session | undefined {
  const object = reader.object(value);
  if (object === undefined) return undefined;
  if (object['format'] !== SESSION_FORMAT) reader.problem(wrongFormat, { format: SESSION_FORMAT }, 'format');
  const ruleset = findRuleset(reader.oneOf(object['ruleset'], rulesetIds, 'ruleset'));
  if (!rulesetIds.includes(object['ruleset'] as string) || ruleset === undefined) return undefined;
  reader.keys(object, ruleset.notice ? keysWithNotice : topKeys);

  const options = readOptions(reader, object['options'], ruleset);
  const date = object['date'] === undefined ? null : reader.date(object['date'], 'date');
  const venue = object['venue'] === undefined ? null : reader.name(object['venue'], 'venue');
  const players = readPlayers(reader, object['players'], ruleset);
  if (players === undefined) return undefined;
  const count = players.length;
  const firstDealer = reader.integerWithin(object['firstDealer'], 'firstDealer', 0, count - 1);
  const start = readStart(reader, object['start'], ruleset, options, count);
  const hasNotice = ruleset.notice && object['notice'] !== undefined;
  const notice = hasNotice ? reader.integerWithin(object['notice'], 'notice', 1, Number.MAX_SAFE_INTEGER) : null;
  const frame: SessionFrame = { ruleset, options, players: count, forms: entryForms(ruleset, options, count) };
  if (object['deals'] === undefined) reader.missing('deals');
  let index = 0;
  const deals = readList(reader, object['deals'], 'deals', (deal) => readDeal(reader, deal, index++, frame));
  const claimedTotals = readClaim(reader, object['claim'], count, ['totals']).totals ?? null;
  return {
    ruleset,
    options,
    date,
    venue,
    players,
    firstDealer,
    start,
    notice,
    deals: deals.filter((deal) => deal !== undefined),
    claimedTotals,
  };
}

function readOptions(reader: Reader, value: unknown, ruleset: Ruleset): Options {
  const given: Record<string, string> = {};
  if (value !== undefined) {
    reader.enter('options');
    const object = reader.object(value) ?? {};
    for (const { id, values } of ruleset.options) {
      if (object[id] !== undefined) given[id] = reader.oneOf(object[id], values, id);
    }
    reader.keys(
      object,
      ruleset.options.map(({ id }) => id),
    );
    reader.leave();
  }
  return withDefaults(ruleset.options, given);
}

function readPlayers(reader: Reader, value: unknown, ruleset: Ruleset): readonly string[] | undefined {
  reader.enter('players');
  const list = reader.array(value);
  const players = list?.map((name, index) => reader.name(name, index));
  const fits = players !== undefined && ruleset.players.includes(players.length);
  if (players !== undefined && !fits) reader.problem(playersNeeded, { counts: ruleset.players.join(' / ') });
  reader.leave();
  return fits ? players : undefined;
}

/** S10: `start` has the keys of the state without the dealer; what the ruleset does not use is neutral. */
function readStart(reader: Reader, value: unknown, ruleset: Ruleset, options: Options, players: number): Start {
  if (value === undefined) return {};
  reader.enter('start');
  const object = reader.object(value) ?? {};
  const uses = ruleset.uses(options);
  const start: { factor?: number; rounds?: readonly number[]; pot?: number; woods?: readonly number[] } = {};
  if ((object['factor'] === undefined) !== (object['rounds'] === undefined)) reader.problem(together);
  if (object['factor'] !== undefined)
    start.factor = reader.integerWithin(object['factor'], 'factor', 1, 2 ** MOST_ROUNDS);
  if (object['rounds'] !== undefined) start.rounds = readNumbers(reader, object, 'rounds', 1);
  if (object['pot'] !== undefined) start.pot = reader.integerWithin(object['pot'], 'pot', 0, Number.MAX_SAFE_INTEGER);
  if (object['woods'] !== undefined) {
    start.woods = readNumbers(reader, object, 'woods', 0);
    if (start.woods.length !== players) reader.problem(woodsNeeded, { count: players }, 'woods');
  }
  const { factor = 1, rounds = [], pot = 0, woods = [] } = start;
  if (!uses.rounds) {
    if (factor !== 1 || rounds.length > 0) reader.problem(notNeutral, { key: 'rounds' }, 'rounds');
  } else if (ruleset.fits?.(factor, rounds, options, players) === false) reader.problem(notFitting, {}, 'factor');
  if (!uses.pot && pot !== 0) reader.problem(notNeutral, { key: 'pot' }, 'pot');
  if (!uses.woods && woods.some((count) => count !== 0)) reader.problem(notNeutral, { key: 'woods' }, 'woods');
  reader.keys(object, ['factor', 'rounds', 'pot', 'woods']);
  reader.leave();
  return start;
}

function readNumbers(reader: Reader, object: JsonObject, key: string, least: number): readonly number[] {
  reader.enter(key);
  const list = (reader.array(object[key]) ?? []).map((count, index) =>
    reader.integerWithin(count, index, least, Number.MAX_SAFE_INTEGER),
  );
  reader.leave();
  return list;
}
