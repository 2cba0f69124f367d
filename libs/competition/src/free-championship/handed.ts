import { readSession, verifySession, writeSession, type SessionResult, type Text } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { type PersonId } from '../sheet/sheet.js';
import { type TrophyEntry } from '../trophies/entry.js';
import { problemsOf, type Credit, type FreeEvidence, type FreeKind } from './game.js';
import { freeKinds, type HandedKind } from './kinds.js';
import { type FreeProblem } from './problem.js';
import { type Factor } from './sessions.js';
import { type TestPlayed } from './test-games.js';
import { type VariantPlayed } from './variants.js';

/** What was played, as the office keeps it: persons are ids everywhere, in the record of a session too. */
export type FreeDocument =
  | ({ readonly kind: 'variant' } & Pick<VariantPlayed, 'variant' | 'results' | 'trophies'>)
  | ({ readonly kind: 'test' } & Pick<TestPlayed, 'points' | 'reason'>)
  | { readonly kind: 'session'; readonly record: SessionRecord };

/** A `tarock-session/1` whose players are ids. */
export interface SessionRecord {
  readonly ruleset: string;
  readonly players: readonly PersonId[];
}

/** A game that was handed in by itself. */
export interface HandedGame {
  readonly id: string;
  /** The day on which it began (D9). */
  readonly date: Day;
  /** Which such game of these players that day it is, from 1 (D10). */
  readonly order: number;
  readonly document: FreeDocument;
}

/** All that follows from a game, whatever its kind. */
export interface JudgedGame {
  readonly kind: { readonly id: HandedKind; readonly name: Text };
  readonly players: readonly PersonId[];
  /** What keeps the jury from admitting it. */
  readonly problems: readonly FreeProblem[];
  readonly credits: readonly Credit[];
  readonly evidence: FreeEvidence | null;
  readonly trophies: readonly TrophyEntry[];
  /** What the rules library says of a session; null for other kinds. */
  readonly session: SessionResult | null;
}

/**
 * The game judged by its kind.
 *
 * @param factors those of the office; of a session the one of its ruleset and year is looked for (D46)
 * @throws Error when the record of a session is none: it was read when it was handed in
 */
export function judgeGame({ id, date, order, document }: HandedGame, factors: readonly Factor[]): JudgedGame {
  const players = playersOf(document);
  switch (document.kind) {
    case 'variant':
      return { players, ...judged(freeKinds.variant, 'variant', id, { ...document, date, order }), session: null };
    case 'test':
      return { players, ...judged(freeKinds.test, 'test', id, { ...document, date }), session: null };
    case 'session': {
      const result = verifySession(sessionIn(document.record));
      const played = { date, players, result, factors };
      return { players, ...judged(freeKinds.session, 'session', id, played), session: result };
    }
  }
}

function judged<Played>(
  kind: FreeKind<Played>,
  kindId: HandedKind,
  id: string,
  played: Played,
): Omit<JudgedGame, 'players' | 'session'> {
  return {
    kind: { id: kindId, name: kind.name },
    problems: problemsOf(kind, played),
    credits: kind.credits(played),
    evidence: kind.evidence(played),
    trophies: kind.trophies(id, played),
  };
}

/** Everybody who played, by seat where there are seats; somebody who is named twice is in it twice. */
export function playersOf(document: FreeDocument): readonly PersonId[] {
  switch (document.kind) {
    case 'variant':
      return document.results.map(({ player }) => player);
    case 'test':
      return document.points.map(({ player }) => player);
    case 'session':
      return document.record.players;
  }
}

/** Everybody whom the document names, somebody with a trophy who did not play too. */
export function personsOfDocument(document: FreeDocument): readonly PersonId[] {
  const announcers = document.kind === 'variant' ? document.trophies.map(({ announcer }) => announcer) : [];
  return [...new Set([...playersOf(document), ...announcers])];
}

/** The document with other ids, or names, in the places of the persons. */
export function withPersons(document: FreeDocument, who: (person: PersonId) => string): FreeDocument {
  switch (document.kind) {
    case 'variant':
      return {
        ...document,
        results: document.results.map((each) => ({ ...each, player: who(each.player) })),
        trophies: document.trophies.map((each) => ({ ...each, announcer: who(each.announcer) })),
      };
    case 'test':
      return { ...document, points: document.points.map((each) => ({ ...each, player: who(each.player) })) };
    case 'session':
      return { ...document, record: { ...document.record, players: document.record.players.map(who) } };
  }
}

/** The session that a kept record is of. @throws Error when it is none */
function sessionIn(record: SessionRecord): SessionResult['session'] {
  const read = readSession(record);
  if (!read.ok) throw new Error(`A kept record is no session: ${JSON.stringify(read.problems)}`);
  return read.session;
}

/** A session as it is kept: with ids for its players, and all that was written otherwise in one form. */
export function keptSession(session: SessionResult['session'], players: readonly PersonId[]): SessionRecord {
  return writeSession({ ...session, players }) as unknown as SessionRecord;
}
