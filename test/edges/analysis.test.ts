import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analyseGame, analysisDocument } from '@tarokk/rules';
import { graphql, type ResultOf } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import { client, type Client, type Member } from '../support/given.js';
import { league, type League } from '../support/league.js';
import { look } from '../support/matches.js';
import { matchIn } from '../support/matches-in-states.js';
import { playedRecord } from '../support/sheets.js';

const ANALYSIS = graphql('query ($id: UUID!) { match(id: $id) { analysis { state document } } }');
type Analysis = NonNullable<ResultOf<typeof ANALYSIS>['match']>['analysis'];

let opened: League;
let nobody: Client;
let stranger: Member;

beforeAll(async () => {
  opened = await league({ teams: 2 });
  nobody = client(opened.office);
  stranger = await opened.world.member();
});

afterAll(() => opened.end());

async function analysisFor(by: Client, id: string): Promise<Analysis | null> {
  return (await look(by, id, ANALYSIS))?.analysis ?? null;
}

/** An analysis takes seconds of a processor, which other tests want too. */
const patience = { timeout: 100_000 };

/** Asks until it is made. */
async function made(by: Client, id: string): Promise<unknown> {
  return eventually(async () => {
    const analysis = await analysisFor(by, id);
    expect(analysis?.state).toBe('MADE');
    return analysis!.document!;
  }, patience);
}

const rows = async (text: string): Promise<readonly Record<string, unknown>[]> =>
  (await opened.world.database.query<Record<string, unknown>>(text)).rows;

describe('the analysis of a match', () => {
  it('is made by the office when somebody with a login asks for it, as the library has it, and then anybody may read it', async () => {
    const record = playedRecord(5);
    const { id } = await matchIn('approved', opened.people, { record });
    const none = { state: 'NOT_ASKED', document: null };
    expect(await analysisFor(nobody, id)).toEqual(none);
    expect(await analysisFor(nobody, id)).toEqual(none);
    expect(await rows('SELECT "id" FROM "match_analysis"')).toEqual([]);
    expect(await analysisFor(stranger, id)).toEqual({ state: 'WAITING', document: null });
    const document = await made(stranger, id);
    expect(document).toEqual(analysisDocument(record.games.map((game) => analyseGame(game))));
    expect(await analysisFor(nobody, id)).toEqual({ state: 'MADE', document });
  });

  it('is seen by whoever sees the match, and by nobody else', async () => {
    const { id } = await matchIn('submitted', opened.people, { record: playedRecord(6) });
    for (const by of [nobody, stranger]) expect(await analysisFor(by, id)).toBeNull();
    await made(opened.people.a, id);
    expect((await analysisFor(opened.people.b, id))!.state).toBe('MADE');
    for (const by of [nobody, stranger]) expect(await analysisFor(by, id)).toBeNull();
  });

  it('is made once for each sheet and version of the library, whoever asks how often', async () => {
    const { id } = await matchIn('approved', opened.people, { record: playedRecord(7), date: '2025-04-01' });
    await Promise.all(
      [opened.people.a, opened.people.b, stranger, opened.people.juror].map((by) => analysisFor(by, id)),
    );
    await made(stranger, id);
    const [row, ...more] = await rows(
      `SELECT a."version", a."record" FROM "match_analysis" a JOIN "match_revision" r USING ("sheet_hash") WHERE r."match_id" = '${id}'`,
    );
    expect(row).toEqual({ version: '1', record: null });
    expect(more).toEqual([]);
  });

  it('is not logged, nor does it belong to a season', async () => {
    expect((await rows('SELECT "id" FROM "match_analysis"')).length).toBeGreaterThan(0);
    const logged = await rows(
      `SELECT tgname FROM pg_trigger WHERE tgrelid = 'match_analysis'::regclass AND NOT tgisinternal`,
    );
    expect(logged).toEqual([]);
    const columns = await rows(
      `SELECT column_name FROM information_schema.columns WHERE table_name = 'match_analysis' AND column_name = 'season'`,
    );
    expect(columns).toEqual([]);
  });

  it('keeps no names beside the sheet, not even while it is waited for', async () => {
    const { id } = await matchIn('approved', opened.people, { record: playedRecord(8), date: '2025-05-01' });
    // Rows, since the trigger keeps what the office itself deletes.
    await opened.world.database.query(`
      CREATE TABLE "seen_record" ("record" text);
      CREATE FUNCTION "see_record"() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN INSERT INTO "seen_record" VALUES (NEW."record"::text); RETURN NULL; END $$;
      CREATE TRIGGER "seen" AFTER INSERT ON "match_analysis" FOR EACH ROW EXECUTE FUNCTION "see_record"()`);
    await made(stranger, id);
    const [seen] = await rows('SELECT "record" FROM "seen_record"');
    const { parties, venue, date } = JSON.parse(seen!['record'] as string) as Record<string, unknown>;
    const blank = { team: '-', collector: '-', interceptor: '-' };
    expect({ parties, venue, date }).toEqual({ parties: { A: blank, B: blank }, venue: undefined, date: undefined });
  });
});

describe('analyses that nobody can ask for any more', () => {
  it('go within the hour: of another version of the library, and what has waited for a day', async () => {
    // Rows, since no request makes an analysis of an older version, or of last year.
    await rows(`
      INSERT INTO "match_analysis" ("sheet_hash", "version", "record", "document", "asked_at") VALUES
        ('old', '0', NULL, '{}', now()), ('lost', '1', '{}', NULL, now() - interval '25 hours'),
        ('asked', '1', '{}', NULL, now() - interval '23 hours'), ('made', '1', NULL, '{}', now() - interval '1 year')`);
    // Rows, since the clock is not to go on for an hour.
    await rows(`INSERT INTO pgboss.job ("name") VALUES ('hourly')`);
    await eventually(async () => {
      const left = await rows(
        `SELECT convert_from("sheet_hash", 'UTF8') AS "hash" FROM "match_analysis" WHERE length("sheet_hash") < 32 ORDER BY 1`,
      );
      expect(left.map(({ hash }) => hash)).toEqual(['asked', 'made']);
    });
  });
});
