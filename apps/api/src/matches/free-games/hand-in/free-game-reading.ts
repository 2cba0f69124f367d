import { dayText, keptSession, personsOfDocument, type FreeDocument, problemKind } from '@tarokk/competition';
import { readSession, sentence, text } from '@tarokk/rules';
import type { Problem } from '../../../platform/problems/refused.types.js';
import type { FreeGameInput, SessionInput } from './free-game.input.js';
import { malformed, oneKind, orderOutOfRange, otherDay, seatsDiffer, unknownPlayer } from '../free-problems.js';

/** More players than sit at any table, and more trophies than anybody wins in a day. */
const MOST_PLAYERS = 10;
const MOST_TROPHIES = 100;
const MOST_GAMES = 100;
/** So many problems of a record are told at once. */
const MOST_PROBLEMS = 50;

const tooMany = problemKind('free/too-many', {
  text: text('at most {most} are possible here', 'höchstens {most} sind hier möglich', 'itt legfeljebb {most} lehet'),
});
const gameRange = problemKind('free/too-many', {
  text: text(
    'games are numbered from 1 to {most}',
    'Spiele sind von 1 bis {most} nummeriert',
    'a játékok sorszáma 1 és {most} közötti',
  ),
});

export type FreeReading =
  | { readonly ok: true; readonly document: FreeDocument }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The document as it is kept, from what somebody sent; or why it is none. */
export function readFreeGame(input: FreeGameInput): FreeReading {
  const { date, variant, test, session } = input;
  const order = input.order ?? 1;
  const [only, ...others] = [variant, test, session].filter((kind) => kind != null);
  if (only === undefined || others.length > 0) return { ok: false, problems: [oneKind()] };
  const beyond = [
    ...(order >= 1 && order <= 20 ? [] : [orderOutOfRange()]),
    ...atMost('game.variant.results', variant?.results, MOST_PLAYERS),
    ...atMost('game.variant.trophies', variant?.trophies, MOST_TROPHIES),
    ...atMost('game.test.points', test?.points, MOST_PLAYERS),
    ...atMost('game.session.players', session?.players, MOST_PLAYERS),
    ...(variant?.trophies ?? []).flatMap(({ game }, index) =>
      game >= 1 && game <= MOST_GAMES
        ? []
        : [gameRange.at(`game.variant.trophies[${index}].game`, { most: MOST_GAMES })],
    ),
  ];
  if (beyond.length > 0) return { ok: false, problems: beyond };
  if (session != null) return sessionDocument(session, date);
  if (test != null) return { ok: true, document: testDocument(test) };
  return { ok: true, document: variantDocument(variant!) };
}

function variantDocument({ variant, results, trophies }: NonNullable<FreeGameInput['variant']>): FreeDocument {
  return {
    kind: 'variant',
    variant,
    results: results.map(({ personId: player, raw }) => ({ player, raw })),
    trophies: (trophies ?? []).map(({ announcerId: announcer, trophy, game }) => ({ announcer, trophy, game })),
  };
}

function testDocument({ points, words }: NonNullable<FreeGameInput['test']>): FreeDocument {
  return {
    kind: 'test',
    points: points.map(({ personId: player, points: set }) => ({ player, points: set ?? null })),
    reason: words,
  };
}

function sessionDocument({ players, record }: SessionInput, date: string): FreeReading {
  const read = readSession(record);
  if (!read.ok) {
    const problems = read.problems.slice(0, MOST_PROBLEMS);
    return {
      ok: false,
      problems: problems.map(({ path, message, values }) =>
        malformed(`game.session.record${path === '' ? '' : `.${path}`}`, sentence(message, values)),
      ),
    };
  }
  const { session } = read;
  const seats = session.players.length;
  const problems = [
    ...(session.date === null || session.date === date
      ? []
      : [otherDay.at('game.session.record.date', { day: dayText(session.date) })]),
    ...(players.length === seats ? [] : [seatsDiffer.at('game.session.players', { seats, given: players.length })]),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, document: { kind: 'session', record: keptSession(session, players) } };
}

/** Whom the document names and the office does not know. */
export function unknownPlayers(document: FreeDocument, known: ReadonlySet<string>): readonly Problem[] {
  return personsOfDocument(document)
    .filter((id) => !known.has(id))
    .map((id) => unknownPlayer.at(id));
}

function atMost(path: string, list: readonly unknown[] | null | undefined, most: number): readonly Problem[] {
  return list == null || list.length <= most ? [] : [tooMany.at(path, { most })];
}
