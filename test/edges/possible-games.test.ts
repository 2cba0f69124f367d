import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SheetRecord } from '@tarokk/competition';
import {
  isShownBy,
  Random,
  randomMatch,
  readMatch,
  verifyMatch,
  WITNESS_LIMIT,
  WITNESS_VERSION,
  type Match,
  type ScoredGame,
} from '@tarokk/rules';
import { ask, graphql, type ResultOf } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import { newDay } from '../support/days.js';
import { client, type Client, type Member } from '../support/given.js';
import { league, type League } from '../support/league.js';
import { look, move, submit, type Shown } from '../support/matches.js';
import { done } from '../support/matches-in-states.js';
import { rewritten, scoredSheet, withoutAnyGame } from '../support/scored-sheets.js';
import { sheetOf } from '../support/sheets.js';

const POSSIBLE = graphql(`
  query ($id: UUID!) {
    match(id: $id) {
      openErrors
      verdict
      findings { code severity game rule mayStand message(language: EN) }
      games {
        number
        possible { state game excludedBy clash { party entry index } message(language: EN) }
      }
      revisions { games { possible { state } } }
    }
  }
`);
const QUEUE = graphql(`
  { juryQueue(queue: UNCONFIRMED, first: 50) { nodes { gamesWithoutAny match { id } } } }
`);
type Found = NonNullable<ResultOf<typeof POSSIBLE>['match']>;

let opened: League;
let nobody: Client;
let stranger: Member;

beforeAll(async () => {
  opened = await league({ teams: 2 });
  nobody = client(opened.office);
  stranger = await opened.world.member();
});

afterAll(() => opened.end());

const rows = async (text: string): Promise<readonly Record<string, unknown>[]> =>
  (await opened.world.database.query<Record<string, unknown>>(text)).rows;

async function handedIn(sheet: SheetRecord): Promise<Shown> {
  return done(await submit(opened.people.a, sheet));
}

const seen = (by: Client, id: string): Promise<Found | null> => look(by, id, POSSIBLE);

/** A search takes a processor, which other tests want too. */
const patience = { timeout: 100_000 };

/** As the jury sees it, once everything is decided. */
function decided(id: string): Promise<Found> {
  return eventually(async () => {
    const match = (await seen(opened.people.juror, id))!;
    expect(match.games.map(({ possible }) => possible?.state)).not.toContain('WAITING');
    return match;
  }, patience);
}

const sheetNow = (seed: number): SheetRecord => scoredSheet(opened.people.teams, { seed, date: newDay() });

describe('a sheet that comes in with scored games', () => {
  it('costs nothing until the jury looks at it', async () => {
    const { id } = await handedIn(sheetNow(30));
    for (const by of [opened.people.a, opened.people.b]) await seen(by, id);
    expect(await rows('SELECT "id" FROM "possible_game"')).toEqual([]);
    await seen(opened.people.juror, id);
    expect(await rows('SELECT "id" FROM "possible_game"')).toHaveLength(8);
  });

  it('is decided when the jury looks at it: here is a game that gives each of them, legal throughout', async () => {
    const sheet = sheetNow(31);
    const { id } = await handedIn(sheet);
    const { games, findings } = await decided(id);
    expect(games.map(({ possible }) => possible!.state)).toEqual(Array(8).fill('SHOWN'));
    const record = readMatch({ ...sheet.record, games: games.map(({ possible }) => possible!.game) });
    if (!record.ok) throw new Error(JSON.stringify(record.problems));
    const shown = record.value.games;
    const written = readMatch(sheet.record) as { readonly value: Match };
    for (const [index, game] of shown.entries()) {
      if (game.form !== 'played') throw new Error('no played game');
      expect(isShownBy(written.value.games[index] as ScoredGame, game)).toBe(true);
    }
    expect(verifyMatch(record.value).verdict).toBe('proved');
    expect(findings.filter(({ severity }) => severity === 'NOTE')).toEqual([]);
  });

  it('3.1 gives the jury a note where no game can give one, which refuses nothing', async () => {
    const sheet = withoutAnyGame(sheetNow(32));
    const match = await handedIn(sheet);
    const { games, findings, openErrors, verdict } = await decided(match.id);
    expect(games[2]!.possible).toEqual({
      state: 'IMPOSSIBLE',
      game: null,
      excludedBy: 'CLAUSES',
      clash: [
        { party: 'A', entry: 'LINE', index: 0 },
        { party: 'B', entry: 'LINE', index: 0 },
      ],
      message: expect.stringMatching(/^these cannot all be true of one game: A: .*3.*, B: .*Falcon$/),
    });
    expect(findings.filter(({ severity }) => severity === 'NOTE')).toEqual([
      {
        code: 'SHEET_NO_GAME',
        severity: 'NOTE',
        game: 3,
        rule: '3.2',
        mayStand: false,
        message: `game 3: no game can give this sheet; ${games[2]!.possible!.message!}`,
      },
    ]);
    expect({ openErrors, verdict }).toEqual({ openErrors: 0, verdict: 'CONSISTENT' });
    const confirmed = done(await move(opened.people.b, 'confirmMatch', match));
    expect(done(await move(opened.people.juror, 'approveMatch', confirmed)).state).toBe('APPROVED');
  });

  it('has a sign in the queue of the jury once it is known, which the queue itself asks for nothing', async () => {
    const { id } = await handedIn(withoutAnyGame(sheetNow(37)));
    const inQueue = async (): Promise<readonly number[]> => {
      const { juryQueue } = await ask(opened.people.juror, QUEUE);
      return juryQueue.nodes.find(({ match }) => match.id === id)!.gamesWithoutAny;
    };
    const before = await rows('SELECT "id" FROM "possible_game"');
    expect(await inQueue()).toEqual([]);
    expect(await rows('SELECT "id" FROM "possible_game"')).toHaveLength(before.length);
    await decided(id);
    expect(await inQueue()).toEqual([3]);
  });

  it('is shown so to the jury alone, before and after it is approved', async () => {
    const match = await handedIn(withoutAnyGame(sheetNow(33)));
    await decided(match.id);
    const shown = async (by: Client): Promise<unknown> => {
      const found = await seen(by, match.id);
      if (found === null) return 'no match';
      const notes = found.findings.filter(({ severity }) => severity === 'NOTE').length;
      return { notes, asked: found.games.filter(({ possible }) => possible !== null).length };
    };
    const { people } = opened;
    const nothing = { notes: 0, asked: 0 };
    expect([await shown(people.a), await shown(people.b)]).toEqual([nothing, nothing]);
    expect([await shown(stranger), await shown(nobody)]).toEqual(['no match', 'no match']);
    const confirmed = done(await move(people.b, 'confirmMatch', match));
    done(await move(people.juror, 'approveMatch', confirmed));
    expect([await shown(people.a), await shown(stranger), await shown(nobody)]).toEqual([nothing, nothing, nothing]);
    expect(await shown(people.juror)).toEqual({ notes: 1, asked: 8 });
  });

  it('is not asked for what its own lines exclude, for games with every card, nor for what was corrected', async () => {
    const sheet = rewritten(sheetNow(34), 2, ({ sheet: { A } }) => {
      A.announcements = ['ultimo', 'pre-ultimo'].map((announce) => {
        return { announce, card: 'T1', by: 'collector', result: 'lost' };
      });
      A.contras = [];
    });
    const { id } = done(await submit(opened.people.a, sheet, { requestRuling: true }));
    const { games, revisions } = await decided(id);
    expect(games.filter(({ possible }) => possible === null).map(({ number }) => number)).toEqual([2]);
    expect(revisions[0]!.games.map(({ possible }) => possible)).toEqual(Array(8).fill(null));
    const record = randomMatch(new Random(5), { kind: 'match', games: 8, scoredPercent: 0 });
    const played = await handedIn(
      sheetOf(opened.people.teams, { record: { ...record, date: null, venue: null }, date: newDay() }),
    );
    expect((await decided(played.id)).games.map(({ possible }) => possible)).toEqual(Array(8).fill(null));
  });

  it('is decided once for each game, whatever match it stands in, and nothing but the game is kept of it', async () => {
    const sheet = sheetNow(35);
    await decided((await handedIn(sheet)).id);
    const before = await rows('SELECT "id" FROM "possible_game" ORDER BY 1');
    await decided((await handedIn({ ...sheet, date: newDay() })).id);
    expect(await rows('SELECT "id" FROM "possible_game" ORDER BY 1')).toEqual(before);
    const text = JSON.stringify(await rows('SELECT "record", "document"::text, "version" FROM "possible_game"'));
    for (const { name } of opened.people.teams) expect(text).not.toContain(name);
  });

  it('is asked for by the jury where it was not: what is kept may be thrown away at any time', async () => {
    const { id } = await handedIn(sheetNow(36));
    await decided(id);
    await rows('DELETE FROM "possible_game"');
    expect((await seen(opened.people.juror, id))!.games[0]!.possible!.state).toBe('WAITING');
    expect((await decided(id)).games[0]!.possible!.state).toBe('SHOWN');
  });
});

describe('answers that nobody can ask for any more', () => {
  it('go within the hour: of another version of the library or limit, and what has waited for a day', async () => {
    const now = `${WITNESS_VERSION}/${WITNESS_LIMIT}`;
    // Rows, since no request makes an answer of an older version, or of last year.
    await rows(`
      INSERT INTO "possible_game" ("game_hash", "version", "record", "document", "asked_at") VALUES
        ('old', '1/10000000', NULL, '{}', now()), ('lost', '${now}', '{}', NULL, now() - interval '25 hours'),
        ('made', '${now}', NULL, '{}', now() - interval '1 year')`);
    // Rows, since the clock is not to go on for an hour.
    await rows(`INSERT INTO pgboss.job ("name") VALUES ('hourly')`);
    await eventually(async () => {
      const left = await rows(
        `SELECT convert_from("game_hash", 'UTF8') AS "hash" FROM "possible_game" WHERE length("game_hash") < 32 ORDER BY 1`,
      );
      expect(left.map(({ hash }) => hash)).toEqual(['made']);
    });
  });
});
