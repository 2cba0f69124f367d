import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyFile } from '@tarokk/archive/file';
import { graphql, raw } from '../support/ask.js';
import { describeWith } from '../support/describe-with.js';
import { client, type Client, type Member } from '../support/given.js';
import { look } from '../support/matches.js';
import { type Answer, newFolder, removeFolder } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';
import { type Planted, plant } from '../support/privacy/planted.js';
import { crawl } from '../support/privacy/crawl.js';
import { marks, marksIn } from '../support/privacy/marks.js';
import {
  type Beginning,
  beginningsOfQueries,
  beginningsOfSubscriptions,
  leadsNowhere,
  type Pool,
  queriesOfSchema,
  subscriptionsOfSchema,
  unknownTo,
} from '../support/privacy/queries-of-schema.js';
import { sealed } from '../support/sealed.js';
import { answerOf, type Message, openSocket } from '../support/socket.js';
import { unpack } from '../support/archives.js';
import { isFull } from '../support/full.js';

/** How many fields lead from the root to what is read: one more takes ten times as many queries. */
const depth = isFull ? 4 : 3;
const { office, world, end } = await ownOffice({
  environment: { THROTTLE_ADDRESS: '1000000', DOWNLOADS: '20', JOBS: 'off' },
});
const files = newFolder();
let nobody: Client;
let planted: Planted;

beforeAll(async () => {
  nobody = client(office);
  planted = await plant(world);
}, 120_000);

afterAll(async () => {
  await end();
  removeFolder(files);
});

const outside = (): readonly (readonly [string, Client & Partial<Member>])[] => [
  ['a stranger', nobody],
  ['a player', planted.player],
  ['a captain of others', planted.captain],
];

/** Whoever has a login may ask more, and is shown it by the same fields: those one step nearer. */
const stepsOf = (who: string): number => depth - (who === 'a stranger' ? 0 : 1);

const PLACE = graphql(`query ($id: UUID!) {
  match(id: $id) {
    venue { name public hidden }
    sheet: document
    revisions { sheet: document digest }
    findings { code message(language: EN) }
    moves { sheet: document }
  }
}`);

describe('D59 the words of a private place', () => {
  it('are read by both sides, their players and the jury', async () => {
    for (const by of [...planted.inside, planted.juror]) {
      const { venue, sheet, revisions, moves } = (await look(by, planted.atHome.id, PLACE))!;
      const name = `${marks.place} utca 3`;
      expect(venue).toEqual({ name, public: false, hidden: false });
      expect(sheet).toMatchObject({ venue: { name, public: false }, record: { venue: `${marks.inRecord} utca 3` } });
      expect(revisions[0]).toMatchObject({ sheet: { venue: { name, public: false } } });
      const other = { name: `${marks.spelling} utca 3`, public: false };
      expect(moves.map((each) => each.sheet)).toContainEqual(expect.objectContaining({ venue: other }));
    }
  });

  it('are to everybody else “a private place, allowed by the jury”; of the sheet they have the digest', async () => {
    for (const [, by] of outside()) {
      for (const { id } of [planted.atHome, planted.becamePrivate]) {
        const { venue, sheet, revisions, findings } = (await look(by, id, PLACE))!;
        expect(venue).toEqual({ name: 'a private place, allowed by the jury', public: false, hidden: true });
        const hidden = expect.objectContaining({ venue: { public: false } });
        expect([sheet, revisions[0]!.sheet]).toEqual([hidden, hidden]);
        const finding = findings.find(({ code }) => code === 'REQUEST_PRIVATE_VENUE');
        expect(finding?.message).toMatch(/^a private place, allowed by the jury is not public/);
        const { rows } = await world.database.query<{ digest: string }>(
          `SELECT encode("sheet_hash", 'hex') AS "digest" FROM "match_revision" WHERE "match_id" = $1 ORDER BY "number"`,
          [id],
        );
        expect(revisions.map(({ digest }) => digest)).toEqual(rows.map(({ digest }) => digest));
      }
    }
  });

  it('stand beside the sheets that are handed in, and in no sheet or move of them', async () => {
    const { rows: kept } = await world.database.query<{ text: string }>(
      `SELECT "sheet"::text AS "text" FROM "match_revision" WHERE "match_id" = $1
       UNION ALL SELECT "sheet"::text FROM "match_move" WHERE "match_id" = $1 AND "sheet" IS NOT NULL`,
      [planted.atHome.id],
    );
    expect(kept).toHaveLength(2);
    for (const { text } of kept) {
      expect(JSON.parse(text)).toMatchObject({ venue: { public: false } });
      expect(marksIn(text)).toEqual([]);
    }
    const { rows } = await world.database.query(
      'SELECT "of", "name", "in_record", "public" FROM "private_place" WHERE "match_id" = $1 ORDER BY "of"',
      [planted.atHome.id],
    );
    const beside = { in_record: `${marks.inRecord} utca 3`, public: false };
    expect(rows).toEqual([
      { of: 'move', name: `${marks.spelling} utca 3`, ...beside },
      { of: 'revision', name: `${marks.place} utca 3`, ...beside },
    ]);
  });
});

/** What the fields of the schema are asked with. */
function poolOf(planted: Planted): Pool {
  const matches = [planted.atHome.id, planted.becamePrivate.id, planted.disputed.id];
  const everything = [
    ...matches,
    planted.plan,
    planted.request,
    planted.event,
    planted.inside[0]!.id,
    planted.teams[0]!.id,
  ];
  return {
    UUID: everything,
    'match.id': matches.slice(0, 2),
    matchId: [matches[0]!],
    'person.id': [planted.inside[0]!.id],
    'side.id': [planted.teams[0]!.id],
    'team.id': [planted.teams[0]!.id],
    'headToHead.personId': [planted.inside[0]!.id],
    'headToHead.otherId': [planted.inside[1]!.id],
    'sidesHeadToHead.sideId': [planted.teams[0]!.id],
    'sidesHeadToHead.otherId': [planted.teams[1]!.id],
    'previewMerge.fromId': [planted.inside[0]!.id],
    'previewMerge.intoId': [planted.inside[1]!.id],
    seasonYear: [2025],
    seen: [{ revision: 1 }],
    version: [1],
    chain: ['season 2025'],
    number: [1],
    token: ['nothing'],
    String: ['nothing'],
    Name: ['Zqx'],
    'venues.withClosed': [true],
    'plannedMatches.withCancelled': [true],
    'persons.search': ['Player'],
    // All 66 are read by the same fields, of the same matches; FULL=1 tries each.
    ...(isFull ? {} : { 'announced.announcement': ['GAME', 'TRULL', 'ANGEL', 'WONOK'] }),
  };
}

describe('what is private', () => {
  it('is looked for with arguments that the schema has: one that was renamed would be left out unseen', () => {
    expect(unknownTo(poolOf(planted))).toEqual([]);
  });

  it('is in no answer to any query of the schema that a stranger, a player or a captain of others can ask', async () => {
    const pool = poolOf(planted);
    const found: Record<string, readonly string[]> = {};
    const codes: Record<string, number> = {};
    let asked = 0;
    for (const [who, by] of outside()) {
      const closed = await closedOf(beginningsOfQueries(pool), (query) => raw(by, query));
      const queries = queriesOfSchema(pool, stepsOf(who), closed);
      asked += queries.length;
      await atOnce(queries, async (query) => {
        const whole = await raw(by, query);
        const isTooLarge = whole.errors.some(({ extensions }) => extensions['code'] === 'QUERY_TOO_LARGE');
        const answers = isTooLarge ? await Promise.all(fieldByField(query).map((each) => raw(by, each))) : [whole];
        for (const { extensions, message } of answers.flatMap(({ errors }) => errors)) {
          const code = (extensions['code'] as string | undefined) ?? message;
          codes[code] = (codes[code] ?? 0) + 1;
        }
        const marked = marksIn(JSON.stringify(answers));
        if (marked.length > 0) found[`${who}: ${query}`] = marked;
      });
    }
    console.info(`${asked} queries were made from the schema and asked.`, codes);
    expect(found).toEqual({});
    // What was refused was refused for who asked, never for how it was asked.
    expect(Object.keys(codes).filter((code) => !['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'].includes(code))).toEqual(
      [],
    );
    expect(asked).toBeGreaterThan(isFull ? 5000 : 500);
  }, 600_000);

  it('comes with no change that a stranger, a player or a captain of others can subscribe to', async () => {
    const pool = poolOf(planted);
    const found: Record<string, readonly string[]> = {};
    for (const [who, by] of outside()) {
      const socket = await openSocket(office, by.cookie === undefined ? {} : { cookie: by.cookie });
      let told = 0;
      // A subscription begins by telling how everything stands.
      const begin = async (subscription: string): Promise<Message> => {
        const watch = socket.watchRaw(subscription);
        const message = await watch.message();
        watch.end();
        return message;
      };
      const closed = await closedOf(beginningsOfSubscriptions(pool), async (subscription) =>
        answerOf(await begin(subscription)),
      );
      await atOnce(subscriptionsOfSchema(pool, stepsOf(who), closed), async (subscription) => {
        const { type, payload } = await begin(subscription);
        if (type === 'next') told++;
        const marked = marksIn(JSON.stringify(payload));
        if (marked.length > 0) found[`${who}: ${subscription}`] = marked;
      });
      socket.close();
      expect(told).toBeGreaterThan(10);
    }
    expect(found).toEqual({});
  }, 600_000);

  describeWith('pdftotext')('to whoever follows links', () => {
    it('is on no page, and in no file that a page leads to', async () => {
      // What a player is shown, a captain is shown too; with FULL=1 a player goes everywhere as well.
      for (const [who, by] of outside().filter(([each]) => isFull || each !== 'a player')) {
        const seen = await crawl(office.url, by.cookie, [
          '/',
          '/matches',
          '/calendar',
          '/grand-prix',
          `/grand-prix/${planted.event}`,
          '/calendar.ics',
          '/feeds/results.atom',
          '/feeds/trophies.atom',
          '/feeds/news.atom',
          '/sitemap.xml',
          '/venues',
          ...[planted.atHome, planted.becamePrivate, planted.disputed].flatMap(({ id }) => [
            `/matches/${id}`,
            `/paper/matches/${id}.pdf`,
          ]),
          ...planted.teams.map(({ id }) => `/teams/${id}`),
          ...planted.teams.map(({ id }) => `/calendar/${id}.ics`),
        ]);
        const marked = seen
          .map(({ path, text }) => [path, marksIn(text)] as const)
          .filter(([, each]) => each.length > 0);
        expect([who, marked]).toEqual([who, []]);
        expect(seen.filter(({ path }) => path.endsWith('.pdf')).length).toBeGreaterThanOrEqual(3);
        expect(seen.length).toBeGreaterThan(40);
      }
    }, 600_000);
  });

  it('is not in the public archive of the season, which is still found the same', async () => {
    await world.database.query('UPDATE "season" SET "closed_at" = now() WHERE "year" = 2025');
    await sealed(world.database);
    const response = await fetch(`${office.url}/archives/season-2025.zip`);
    expect(response.status).toBe(200);
    const path = join(files, 'public.zip');
    writeFileSync(path, Buffer.from(await response.arrayBuffer()));
    const archive = await unpack(path);
    for (const [name, text] of archive) expect([name, marksIn(text)]).toEqual([name, []]);
    const listed = archive.get('venues.ndjson')!.trim().split('\n');
    expect(listed.map((line) => JSON.parse(line) as object)).toContainEqual({
      id: planted.venue,
      public: false,
      closed: false,
    });
    const report = await verifyFile(path);
    expect(report).toMatchObject({ verdict: 'same', figures: { wordsLeftOut: 2 } });
  }, 120_000);
});

/** The same query for each of its fields that hold values alone, with no more than one item of a list. */
function fieldByField(query: string): readonly string[] {
  const fields = query.match(/\w+\d+: \w+/g) ?? [];
  const small = query.replaceAll('first: 3', 'first: 1');
  return fields.map((field) =>
    fields.reduce((text, other) => (other === field ? text : text.replace(other, '__typename')), small),
  );
}

/** Of the beginnings those that lead somebody nowhere: most ids of the pool are those of something else. */
async function closedOf(
  beginnings: readonly Beginning[],
  ask: (document: string) => Promise<Pick<Answer, 'data' | 'errors'>>,
): Promise<ReadonlySet<string>> {
  const closed = new Set<string>();
  await atOnce(beginnings, async (beginning) => {
    if (await leadsNowhere(beginning, ask)) closed.add(beginning.call);
  });
  return closed;
}

/** Eight at a time. */
async function atOnce<T>(items: readonly T[], each: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const work = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await each(item);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}
