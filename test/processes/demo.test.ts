import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  championshipMatch,
  freeStates,
  handedKinds,
  parseSheet,
  states,
  tableOf,
  trophiesOf,
  trophyListOf,
  type OfficialMatch,
} from '@tarokk/competition';
import { verifyMatch } from '@tarokk/rules';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loggedIn } from '../support/account-requests.js';
import { ask, graphql } from '../support/ask.js';
import { demoWords, languageFor } from '../../apps/demo/src/words.js';
import { planDemo } from '../../apps/demo/src/plan/demo.js';
import { client, type Client } from '../support/given.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';

const year = new Date().getFullYear();
const folder = newFolder();
const demo = join(folder, 'demo');
const size = ['--teams', '5', '--matches', '16', '--lang', 'hu'];
/** What `npm run demo` runs. */
const program = ['scripts/demo.mjs', ...size];
let office: Office;
let reader: Client;

beforeAll(async () => {
  office = await startOffice({ DATA_DIR: demo }, program);
  reader = client(office);
}, 300_000);

afterAll(async () => {
  await office.end();
  removeFolder(folder);
});

const MATCHES = graphql(
  'query ($year: Int!) { matches(seasonYear: $year, first: 50) { nodes { id state sheet: document } } }',
);
const TABLE = graphql(`query ($year: Int!) {
  championshipTable(seasonYear: $year) { rows { rank points remaining team { id name } } }
}`);
const TROPHIES = graphql(`query ($year: Int!) {
  trophies( seasonYear: $year , order: OLDEST, first: 100) { nodes { id matchId } }
}`);
const RECOUNT = graphql('query ($year: Int!) { recount(seasonYear: $year) { difference { __typename } matches } }');
const CUP = graphql(`query ($year: Int!) {
  cup(seasonYear: $year) { phase winner { name } bronze { name } rounds { ties { state reason } } }
}`);
const GRANDS_PRIX = graphql(`query ($year: Int!) {
  grandPrixYear(seasonYear: $year) { events { phase table { final rows { total provisional } } } }
}`);
const REQUESTS = graphql(`query ($year: Int!) {
  requests(seasonYear: $year, first: 50) { nodes { state overdue } }
  plannedMatches(seasonYear: $year) { nodes { date } }
}`);
const FREE_GAMES = graphql(`query ($year: Int!) {
  freeGames(seasonYear: $year, first: 50) { nodes { state kind objections } }
  freeTable(seasonYear: $year) { rows { reason } }
}`);

const clients = new Map<string, Promise<Client>>();
/** Once for each: a password is slow to check. */
function logIn(username: string): Promise<Client> {
  const there = clients.get(username) ?? loggedIn(office, username, 'tarokk-demo');
  clients.set(username, there);
  return there;
}

/** Usernames by what the terminal says of their role. */
function printedLogins(): ReadonlyMap<string, string> {
  const lines = office.printed().matchAll(/^ {2}(admin|jury|captain|player)(.*?) {2,}.*?(\S+)$/gm);
  return new Map([...lines].map(([, role, more, username]) => [`${role!}${more!}`, username!]));
}

/** All matches of this season that somebody sees. */
async function matchesSeenBy(by: Client) {
  return (await ask(by, MATCHES, { year })).matches.nodes;
}

describe('npm run demo', () => {
  it('has matches in every state of the life of a match, and drafts', async () => {
    const juror = await logIn(printedLogins().get('jury')!);
    const seen = (await matchesSeenBy(juror)).map(({ state }) => state.toLowerCase());
    expect(new Set([...seen, 'draft'])).toEqual(new Set(states));
    const captains = [...printedLogins()]
      .filter(([role]) => role.startsWith('captain'))
      .map(([, username]) => username);
    for (const username of captains) {
      const { drafts } = await ask(await logIn(username), graphql('{ drafts { nodes { title } } }'));
      expect(drafts.nodes).toHaveLength(1);
    }
  });

  it('has requests that are granted, refused, undecided, overdue and lapsed, and planned matches without any', async () => {
    const juror = await logIn(printedLogins().get('jury')!);
    const { requests, plannedMatches } = await ask(juror, REQUESTS, { year });
    const { nodes } = requests;
    const seen = new Set(nodes.map(({ state, overdue }) => (overdue ? 'OVERDUE' : state)));
    expect([...seen].toSorted()).toEqual(['GRANTED', 'LAPSED', 'OVERDUE', 'REFUSED', 'UNDECIDED']);
    expect(plannedMatches.nodes.length).toBeGreaterThan(nodes.length / 2);
  });

  it('has a closed season before, from which teams were carried over', async () => {
    const { seasons } = await ask(reader, graphql('{ seasons { nodes { year closed } } }'));
    expect(seasons.nodes).toEqual([
      { year, closed: false },
      { year: year - 1, closed: true },
    ]);
  });

  it('has tables and trophies that everybody can compute again from the published sheets', async () => {
    const published = await matchesSeenBy(reader);
    const official = published.map(({ id, state, sheet }): OfficialMatch => {
      const parsed = parseSheet(JSON.stringify(sheet));
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      const result = verifyMatch(parsed.value.record);
      return { id, sheet: parsed.value, result, state: state === 'APPROVED' ? 'approved' : 'reopened' };
    });
    const { rows } = (await ask(reader, TABLE, { year })).championshipTable!;
    const teams = rows.map(({ team }) => team);
    const counted = official.map(championshipMatch).filter((match) => match !== null);
    expect(rows).toEqual(
      tableOf(year, teams, counted).map(({ rank, points, remaining, team: { id, name } }) => ({
        rank,
        points,
        remaining,
        team: { id, name },
      })),
    );
    const { nodes } = (await ask(reader, TROPHIES, { year })).trophies;
    const entries = trophyListOf(official.flatMap(trophiesOf)).trophies;
    const ofMatches = nodes.filter(({ matchId }) => matchId !== null);
    expect(ofMatches.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
    expect(entries.length).toBeGreaterThan(0);
  });

  it('has counted every match as the office itself would count it afresh', async () => {
    const juror = await logIn(printedLogins().get('jury')!);
    for (const season of [year - 1, year]) {
      const { difference, matches } = (await ask(juror, RECOUNT, { year: season })).recount;
      expect(difference).toBeNull();
      expect(matches).toBeGreaterThan(0);
    }
  });

  it('has a cup of last year that was won, each tie with its reason', async () => {
    const { phase, winner, bronze, rounds } = (await ask(reader, CUP, { year: year - 1 })).cup!;
    expect([phase, winner !== null, bronze.length]).toEqual(['OVER', true, 2]);
    for (const { state, reason } of rounds.flatMap(({ ties }) => ties)) {
      expect(state).toBe('DECIDED');
      expect(reason).not.toBe('');
    }
  });

  it('has a Grand Prix that is over, and one that is played today', async () => {
    const { events } = (await ask(reader, GRANDS_PRIX, { year })).grandPrixYear!;
    expect(events.map(({ phase, table }) => [phase, table.final])).toEqual([
      ['CLOSED', true],
      ['DRAWN', false],
    ]);
    const [over, today] = events.map(({ table }) => table.rows);
    expect(over!.filter(({ total }) => total > 0)).toHaveLength(over!.length);
    expect(today!.some(({ provisional }) => provisional)).toBe(true);
  });

  it('has free games in every state, of each kind, and a table of their players', async () => {
    const juror = await logIn(printedLogins().get('jury')!);
    const { freeGames, freeTable } = await ask(juror, FREE_GAMES, { year });
    const { nodes } = freeGames;
    expect(new Set(nodes.map(({ state }) => state.toLowerCase()))).toEqual(new Set(freeStates));
    expect(new Set(nodes.map(({ kind }) => kind.toLowerCase()))).toEqual(new Set(handedKinds));
    expect(nodes.filter(({ objections }) => objections > 0)).toHaveLength(1);
    expect(freeTable!.rows.length).toBeGreaterThan(3);
  });

  it('has players who passed milestones with a trophy of this season', async () => {
    const { milestones } = await ask(reader, graphql('{ milestones(first: 50) { nodes { number date } } }'));
    const ofThisYear = milestones.nodes
      .filter(({ date }) => date?.startsWith(String(year)))
      .map(({ number }) => number);
    expect(ofThisYear).toContain(250);
  });

  it('prints a login for each role, and a token for a program', async () => {
    const ME = graphql('{ me { account { jury admin } person { teams { captain team { seasonYear } } } } }');
    const roles: Record<string, string> = {};
    for (const [role, username] of printedLogins()) {
      const { account, person } = (await ask(await logIn(username), ME)).me!;
      const now = person.teams.find(({ team }) => team.seasonYear === year);
      roles[role.replace(/ (of|for) .*/, '')] = [
        ...(account.admin ? ['admin'] : []),
        ...(account.jury ? ['jury'] : []),
        ...(now === undefined ? [] : [now.captain ? 'captain' : 'member']),
      ].join(', ');
    }
    expect(roles).toEqual({
      admin: 'admin',
      jury: 'jury',
      'jury, plays': 'jury, member',
      captain: 'captain',
      player: 'member',
    });
    const token = /Bearer (\S+)/.exec(office.printed())![1]!;
    const program = client(office, { authorization: `Bearer ${token}` });
    const { myMatches } = await ask(program, graphql('{ myMatches(first: 10) { nodes { id } } }'));
    expect(myMatches.nodes.length).toBeGreaterThan(0);
  });

  it('has people who write in the language of the office, and in no other', async () => {
    const juror = await logIn(printedLogins().get('jury')!);
    const WRITTEN = graphql(`query ($year: Int!) {
      auditEntries(first: 100) { nodes { reason } }
      requests(seasonYear: $year, first: 50) { nodes { words } }
      cup(seasonYear: $year) { event }
    }`);
    const { auditEntries, requests, cup } = await ask(juror, WRITTEN, { year });
    const said = [
      ...auditEntries.nodes.flatMap(({ reason }) => reason ?? []),
      ...requests.nodes.map(({ words }) => words),
      ...(cup?.event == null ? [] : [cup.event]),
    ];
    expect(new Set(said).size).toBeGreaterThan(5);
    const hungarian = textsOf(demoWords('hu'));
    expect(said.filter((each) => !hungarian.includes(each))).toEqual([]);
  });

  it('has the log of all that was entered, by whoever did it', async () => {
    const juror = await logIn(printedLogins().get('jury')!);
    const LOG = graphql('{ auditEntries(first: 100) { nodes { action person { name } } } }');
    const { nodes } = (await ask(juror, LOG)).auditEntries;
    expect(nodes).toHaveLength(100);
    expect(nodes.filter(({ person }) => person === null)).toEqual([]);
  });

  it('opens what is there when it is started again, and leaves a folder alone that it has not made', async () => {
    const before = await matchesSeenBy(reader);
    expect(await office.end()).toBe(0);
    office = await startOffice({ DATA_DIR: demo }, program);
    reader = client(office);
    expect(await matchesSeenBy(reader)).toEqual(before);
    await expect(startOffice({ DATA_DIR: folder }, [...program, '--fresh'])).rejects.toThrow('holds no demo');
    expect(existsSync(demo)).toBe(true);
  });
});

const textsOf = (words: object): readonly string[] =>
  Object.values(words).flatMap((each: string | object) => (typeof each === 'string' ? [each] : textsOf(each)));

describe('the words of the demo', () => {
  it('are as many in each language, and no sentence of one stands in another', () => {
    const [en, de, hu] = (['en', 'de', 'hu'] as const).map((language) => textsOf(demoWords(language)));
    expect([de!.length, hu!.length]).toEqual([en!.length, en!.length]);
    expect(new Set([...en!, ...de!, ...hu!]).size).toBe(3 * en!.length);
  });

  it('are in the language that is asked for, else in that of the terminal, else in English', () => {
    expect(languageFor('de', { LANG: 'hu_HU.UTF-8' })).toBe('de');
    expect(languageFor(undefined, { LANG: 'hu_HU.UTF-8' })).toBe('hu');
    expect(languageFor(undefined, { LC_ALL: 'C', LANG: 'hu_HU.UTF-8' })).toBe('en');
    expect(languageFor('fr', {})).toBeNull();
  });
});

describe('the plan of the demo', () => {
  it('is the same for the same seed, day and size, and another for another seed', () => {
    const plan = (seed: string): string => JSON.stringify(planDemo(seed, '2026-11-20', { teams: 24, matches: 320 }));
    expect(plan('a')).toBe(plan('a'));
    expect(plan('a')).not.toBe(plan('b'));
  });

  it.each(['2026-01-01', '2026-02-28', '2026-12-31'])('D9, D10, D17 can be entered as it is on %s', (today) => {
    const { now, calendar } = planDemo('any', today, { teams: 24, matches: 440 });
    expect(now.matches).toHaveLength(440);
    for (const { date, order } of now.matches) {
      expect(date >= now.annualMeeting && date <= today && order <= 20).toBe(true);
    }
    for (const { name } of now.teams) {
      expect(now.matches.filter(({ teams }) => teams.includes(name)).length).toBeLessThan(40);
    }
    for (const { date, movedTo } of calendar) {
      expect([date, movedTo ?? date].every((day) => day.startsWith('2026-'))).toBe(true);
    }
  });
});
