import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attempt } from '../support/access/arguments.js';
import { graphql, send } from '../support/ask.js';
import { type Member, type Team } from '../support/given.js';
import { look, submit } from '../support/matches.js';
import { done } from '../support/matches-in-states.js';
import { ownOffice } from '../support/own-office.js';
import { playedRecord, sheetOf } from '../support/sheets.js';
import { IMPORT_OLD_TROPHIES } from '../support/old-trophies.js';

const { office, world, end } = await ownOffice({ environment: { JOBS: 'off' } });
let juror: Member;
let anna: Member;
let teams: readonly [Team, Team];

const forged = ['An\u200bna Nagy', '\u202eygaN annA', 'Anna\u00ad Nagy', 'Anna Nagy\u3164', 'An\u200dna Nagy'];

beforeAll(async () => {
  await world.season(2026);
  [juror, anna] = [await world.member({ jury: true, admin: true }), await world.member()];
  teams = [
    await world.team(2026, [anna, await world.person()]),
    await world.team(2026, [await world.member(), await world.person()]),
  ];
});

afterAll(end);

const NAMES = graphql(`query ($id: UUID!) {
  match(id: $id) { venue { name } sheet: document sides { name } revisions { sheet: document } }
}`);

describe('32.5 a name with what cannot be seen, or turns the text', () => {
  it.each([
    ['a person', 'addPerson', (name: string) => ({ name })],
    ['a place', 'saveVenue', (name: string) => ({ name, public: true })],
    ['a team', 'renameTeam', (name: string) => ({ teamId: teams[0].id, name })],
    [
      'a Grand Prix',
      'announceGrandPrix',
      (name: string) => ({ name, date: '2026-06-14', venue: { name: 'Pub', public: true } }),
    ],
    [
      'the place of a Grand Prix',
      'announceGrandPrix',
      (name: string) => ({ name: 'One', date: '2026-06-14', venue: { name, public: true } }),
    ],
  ])('is refused for %s over the API', async (_, mutation, given) => {
    for (const name of forged) {
      const { outcome, answer } = await attempt(juror, mutation, given(name));
      expect([name, outcome]).toEqual([name, 'INPUT_NAME']);
      expect(answer.data![mutation]).toMatchObject({ problems: [{ message: expect.stringMatching(/invisible/) }] });
    }
  });

  it('is named by its line in an old list and in an old table, and nothing of it comes in', async () => {
    for (const name of forged) {
      const list = await send(juror, IMPORT_OLD_TROPHIES, {
        csv: `player,count\nKis Béla,1\n${name},2\n`,
        createPlayers: true,
      });
      expect(list).toMatchObject({
        __typename: 'Refused',
        problems: [{ message: expect.stringMatching(/invisible/) }],
      });
    }
    const { rows } = await world.database.query(
      `SELECT FROM "person_name" WHERE "name" LIKE '%Nagy%' OR "name" = 'Kis Béla'`,
    );
    expect(rows).toEqual([]);
  });

  it('is refused as the place of a sheet that is handed in', async () => {
    for (const name of forged) {
      const venue = { name, public: true };
      const said = await submit(anna, sheetOf(teams, { venue, record: { ...playedRecord(1), venue: name } }));
      expect(said).toMatchObject({
        __typename: 'Refused',
        problems: [
          { code: 'INPUT_SHEET', path: 'document.venue.name' },
          { code: 'INPUT_SHEET', path: 'document.record.venue' },
        ],
      });
    }
  });

  it('of a sheet of before is shown without', async () => {
    const match = done(await submit(anna, sheetOf(teams)));
    const old = await world.database.connect();
    await old.query('SET session_replication_role = replica');
    await old.query(
      `UPDATE "match_revision" SET "sheet" = replace("sheet"::text, 'Desperados', 'Despe' || U&'\\202E' || 'rados')::json
       WHERE "match_id" = $1`,
      [match.id],
    );
    await old.query('SET session_replication_role = DEFAULT');
    old.release();
    await world.database.query(`UPDATE "side" SET "name" = U&'Own\\200Bls' WHERE "id" = $1`, [teams[1].id]);
    const shown = await look(anna, match.id, NAMES);
    expect(shown).toMatchObject({ venue: { name: 'Desperados Pub' }, sides: [{}, { name: 'Ownls' }] });
    expect(JSON.stringify(shown)).not.toMatch(/[\u200b\u202e]/);
    for (const form of ['csv', 'json']) {
      const table = await (await fetch(`${office.url}/tables/members-2026.${form}`)).text();
      expect(table).toContain('Ownls');
      expect(table).not.toMatch(/[\u200b\u202e]/);
    }
  });
});
