import { describe, expect, it } from '@jest/globals';
import { languages, parseCard, say, verifyMatch } from '@tarokk/rules';
import {
  blockingErrors,
  deadlineOf,
  findingKinds,
  findingsOf,
  joiningFindings,
  neededRequests,
  outlineOf,
  replacementFindings,
  requestKinds,
  teamEntryFindings,
  teamsWithoutPlace,
  type Finding,
  type MatchPlan,
  type MatchRequest,
  type MatchRequestKind,
  type OfficeContext,
  type RequestKind,
  type Ruling,
  type Sheet,
} from '@tarokk/competition';
import { eightGames, recordOf } from './making/records.js';
import { newSheet } from './making/sheets.js';

const member = (person: string) => ({ person, from: '2026-01-01', until: null });
const teams: OfficeContext['teams'] = [
  { id: 'wasps', name: 'Danube Wasps', members: [member('anna'), member('bela'), member('emil')] },
  { id: 'aquincum', name: 'Aquincum', members: [member('csaba'), member('dora')] },
  {
    id: 'vizsla',
    name: 'Vizsla',
    members: [member('vera'), { person: 'gone', from: '2026-01-01', until: '2026-02-01' }],
  },
];

function newContext(special: Partial<OfficeContext> = {}): OfficeContext {
  return {
    today: '2026-03-20',
    season: { year: 2026, annualMeeting: '2026-01-17', closed: false },
    teams,
    placesTaken: new Map(),
    requests: [],
    venues: [{ name: 'Desperados Pub, Budapest', public: true }],
    usualRoles: new Map(),
    ...special,
  };
}

const find = (sheet: Partial<Sheet> = {}, context: Partial<OfficeContext> = {}): readonly Finding[] => {
  const made = newSheet(sheet);
  const findings = findingsOf(made, verifyMatch(made.record), newContext(context));
  // Nothing is asked of a sheet that its outline does not say.
  expect(findingsOf(outlineOf(made), verifyMatch(made.record), newContext(context))).toEqual(findings);
  for (const { sentence } of findings)
    for (const language of languages) expect(say(sentence, language)).not.toMatch(/\{\w+\}/);
  return findings;
};
const codes = (sheet: Partial<Sheet> = {}, context: Partial<OfficeContext> = {}): readonly string[] =>
  find(sheet, context).map(({ code }) => code);
const stands = (code: string, game: number | null = null): Ruling => ({
  kind: 'stands',
  code,
  game,
  accepted: true,
  reason: 'seen',
});

describe('findings of a sheet', () => {
  it('a sheet in order has none', () => {
    expect(codes()).toEqual([]);
  });

  it('every finding names a rule or decision', () => {
    for (const { rule } of Object.values(findingKinds)) expect(rule).toMatch(/^(D\d+|\d+(\.\d+)?)$/);
  });

  it('all violations of the record are errors, with their path and rule', () => {
    const record = eightGames({}, { wrong: { 3: 5 } });
    expect(find({ record })).toMatchObject([
      { code: 'claim/points', severity: 'error', rule: '7.4', path: 'record.games[2]', game: 3 },
    ]);
  });

  it('D14 a ruling lets a recorded irregularity stand, in its game or in the whole match; the latest counts', () => {
    const record = eightGames({}, { wrong: { 3: 5, 4: 5 } });
    const blocking = (...rulings: Ruling[]) => blockingErrors(find({ record, rulings })).map(({ game }) => game);
    expect(blocking()).toEqual([3, 4]);
    expect(blocking(stands('claim/points', 3))).toEqual([4]);
    expect(blocking(stands('claim/points'))).toEqual([]);
    expect(blocking(stands('claim/points'), { ...stands('claim/points', 4), accepted: false } as Ruling)).toEqual([4]);
  });

  it('D14 what is no irregularity cannot be ruled to stand', () => {
    expect(blockingErrors(find({ date: '2026-03-21', rulings: [stands('date/future')] }))).toHaveLength(1);
  });

  it('D9 the date is never in the future; today is allowed', () => {
    expect(codes({ date: '2026-03-21' })).toEqual(['date/future']);
    expect(codes({ date: '2026-03-20' })).toEqual([]);
  });

  it('D15, D35, 11.2 a match counts for one competition, save a Grand Prix match', () => {
    expect(codes({ competitions: ['grand-prix', 'championship'] })).toEqual([]);
    expect(codes({ competitions: ['cup', 'grand-prix'] })).toEqual([]);
    expect(codes({ competitions: ['championship', 'cup'] })).toEqual(['competitions/combination']);
    expect(codes({ competitions: ['grand-prix', 'championship', 'cup'] })).toEqual(['competitions/combination']);
    expect(codes({ competitions: ['grand-prix', 'free-championship'] })).toEqual(['competitions/combination']);
  });

  it('D25 in a closed season nothing is handed in', () => {
    expect(codes({}, { season: { year: 2026, annualMeeting: '2026-01-17', closed: true } })).toEqual(['season/closed']);
  });

  it('warnings: over 30 days old, an unknown venue, an unusual seat', () => {
    expect(codes({ date: '2026-02-18' })).toEqual([]);
    expect(codes({ date: '2026-02-17' })).toEqual(['date/old']);
    expect(find({ venue: { name: 'Kakukkfészek', public: true } })).toMatchObject([
      { code: 'venue/unknown', severity: 'warning' },
    ]);
    expect(
      find(
        {},
        {
          usualRoles: new Map([
            ['anna', 'interceptor'],
            ['bela', 'interceptor'],
          ]),
        },
      ),
    ).toMatchObject([{ code: 'seat/unusual', path: 'persons["A.collector"]' }]);
  });

  it('1.2 whoever drew the higher card and dealt first says how it came; where the rules rank neither card nothing is asked', () => {
    const drawn = (a: string, b: string): Partial<Sheet> => ({
      notes: [{ game: 1, draw: [parseCard(a), parseCard(b)], redealt: [] }],
    });
    expect(newSheet().record.firstDealer).toBe(0);
    expect(find(drawn('T1', 'HK'))).toMatchObject([
      { code: 'draw/other-dealer', rule: '1.2', severity: 'warning', path: 'notes[0].draw' },
    ]);
    for (const [a, b] of [
      ['HK', 'T1'],
      ['T4', 'T5'],
      ['S10', 'SJ'],
      ['HK', 'SJ'],
      ['SJ', 'HK'],
    ]) {
      expect(codes(drawn(a!, b!))).toEqual([]);
    }
  });

  it('9, D17 with 40 matches taken submission warns, for either team; with 39 it does not', () => {
    expect(find({}, { placesTaken: new Map([['aquincum', 40]]) })).toMatchObject([
      { code: 'places/none-left', severity: 'warning', path: 'sides.B' },
    ]);
    expect(
      codes(
        {},
        {
          placesTaken: new Map([
            ['aquincum', 39],
            ['wasps', 39],
          ]),
        },
      ),
    ).toEqual([]);
    expect(codes({ competitions: ['free-championship'] }, { placesTaken: new Map([['wasps', 40]]) })).toEqual([]);
  });

  it('9, D17 in 2010 the 53rd match is the first without a place', () => {
    const season = { year: 2010, annualMeeting: '2010-01-16', closed: false };
    const context = (taken: number) => newContext({ season, placesTaken: new Map([['wasps', taken]]) });
    expect(teamsWithoutPlace(newSheet(), context(51))).toEqual([]);
    expect(teamsWithoutPlace(newSheet(), context(52))).toEqual(['wasps']);
  });
});

describe('9 who sits at the table', () => {
  it('9 a side must be a team of the season', () => {
    expect(codes({ sides: ['wasps', 'unknown'] })).toContain('team/unknown');
  });

  it('9 a guest plays beside a member, marked "as a guest player"', () => {
    expect(codes({ persons: ['vera', 'anna', 'dora', 'csaba'], guests: ['vera'] })).toEqual([]);
    expect(find({ persons: ['vera', 'anna', 'dora', 'csaba'] })).toMatchObject([
      { code: 'guest/unmarked', rule: '9', path: 'persons["A.interceptor"]', mayStand: true },
    ]);
  });

  it('9 two guests without a member are an error in every game', () => {
    const findings = find({ persons: ['vera', 'judit', 'dora', 'csaba'], guests: ['vera', 'judit'] });
    expect(findings.map(({ code, game }) => [code, game])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((game) => ['team/no-member', game]),
    );
  });

  it('9, D18 a substitution that leaves no member is an error from its game on', () => {
    const findings = find({
      persons: ['vera', 'anna', 'dora', 'csaba'],
      guests: ['vera', 'judit'],
      substitutions: [{ person: 'judit', for: 'anna', from: 7 }],
    });
    expect(findings.map(({ game }) => game)).toEqual([7, 8]);
  });

  it('D19 a member of the opposing team is no guest', () => {
    const opposing = { ...teams[1]!, members: [...teams[1]!.members, member('flora')] };
    const context = { teams: [teams[0]!, opposing, teams[2]!] };
    expect(codes({ persons: ['flora', 'anna', 'dora', 'csaba'], guests: ['flora'] }, context)).toEqual([
      'guest/of-opponents',
    ]);
  });

  it('D18 each team may substitute once, by a member or a guest', () => {
    expect(codes({ substitutions: [{ person: 'emil', for: 'anna', from: 5 }] })).toEqual([]);
    expect(
      codes({
        guests: ['vera'],
        substitutions: [
          { person: 'emil', for: 'anna', from: 5 },
          { person: 'vera', for: 'dora', from: 3 },
        ],
      }),
    ).toEqual([]);
    expect(
      find({
        guests: ['vera'],
        substitutions: [
          { person: 'vera', for: 'emil', from: 7 },
          { person: 'emil', for: 'anna', from: 5 },
        ],
      }),
    ).toMatchObject([{ code: 'substitution/second', path: 'substitutions[0]' }]);
  });

  it('D18 two substitutions in one seat before the same game are two', () => {
    const substitutions = [
      { person: 'emil', for: 'anna', from: 5 },
      { person: 'vera', for: 'emil', from: 5 },
    ];
    expect(codes({ guests: ['vera'], substitutions })).toEqual(['substitution/second']);
  });

  it('D18 the replaced player does not return', () => {
    expect(
      codes({
        substitutions: [
          { person: 'emil', for: 'anna', from: 3 },
          { person: 'anna', for: 'emil', from: 6 },
        ],
      }),
    ).toEqual(['substitution/second', 'substitution/returned']);
  });

  it('D20 who has left is no member any more', () => {
    const sheet = {
      sides: ['vizsla', 'aquincum'] as const,
      persons: ['gone', 'vera', 'dora', 'csaba'] as const,
      venue: { name: 'Desperados Pub, Budapest', public: true },
    };
    expect(codes({ ...sheet, date: '2026-02-02' })).toContain('guest/unmarked');
    expect(codes({ ...sheet, date: '2026-02-01' })).not.toContain('guest/unmarked');
  });
});

describe('9, D21–D24 requests', () => {
  const request = (kind: MatchRequestKind, special: Partial<MatchRequest> = {}): MatchRequest => ({
    id: 'r',
    kind,
    sides: ['aquincum', 'wasps'],
    date: '2026-03-14',
    order: 1,
    venue: 'Desperados Pub, Budapest',
    decision: { granted: true, on: '2026-03-14' },
    lapsed: false,
    ...special,
  });
  const privately = { venue: { name: 'at home', public: false } };
  const state = (requests: readonly MatchRequest[], sheet: Partial<Sheet> = privately) =>
    neededRequests(newSheet(sheet), newContext({ requests })).map((needed) => needed.state);
  const home = (special: Partial<MatchRequest> = {}) => request('private-venue', { venue: 'at home', ...special });

  it('9, D21 a place that is not public needs approval no later than the date of the match', () => {
    expect(codes(privately)).toContain('request/private-venue');
    expect(state([])).toEqual(['missing']);
    expect(state([home()])).toEqual(['granted']);
    expect(state([home({ decision: { granted: true, on: '2026-03-15' } })])).toEqual(['too-late']);
    expect(state([home({ decision: null })])).toEqual(['undecided']);
    expect(state([home({ decision: { granted: false, on: '2026-03-01' } })])).toEqual(['refused']);
  });

  it('D21 an approval covers one match and lapses when date or place change', () => {
    expect(state([home({ date: '2026-03-13' })])).toEqual(['lapsed']);
    expect(state([home({ venue: 'elsewhere' })])).toEqual(['lapsed']);
    expect(state([home()], { ...privately, order: 2 })).toEqual(['lapsed']);
    expect(state([home({ sides: ['vizsla', 'wasps'] })])).toEqual(['missing']);
  });

  it('D21 what has lapsed stays so when date and place are changed back', () => {
    expect(state([home({ lapsed: true })])).toEqual(['lapsed']);
    expect(state([home({ lapsed: true }), home({ decision: null })])).toEqual(['undecided']);
  });

  it('9, D21 a planned match says what it needs before there is a sheet, and why', () => {
    const plan: MatchPlan = {
      record: { kind: 'match' },
      sides: ['wasps', 'aquincum'],
      date: '2026-01-16',
      order: 1,
      venue: { name: 'at home', public: false },
      competitions: ['championship'],
    };
    const needed = neededRequests(plan, newContext({ requests: [home({ date: '2026-01-16', decision: null })] }));
    expect(needed.map(({ kind, state: how }) => [kind, how])).toEqual([
      ['private-venue', 'undecided'],
      ['before-meeting', 'missing'],
    ]);
    expect(say(needed[0]!.sentence, 'en')).toBe(
      'at home is not public, and the jury’s approval in advance is not decided yet',
    );
    expect(neededRequests({ ...plan, competitions: ['cup'] }, newContext())).toEqual([]);
  });

  it('D21, D24 what is asked in advance is to be decided on the day of the match, an open match may be later', () => {
    const deadlines = Object.keys(requestKinds).map((kind) => [kind, deadlineOf(kind as RequestKind, '2026-03-14')]);
    expect(deadlines.filter(([, day]) => day === null).map(([kind]) => kind)).toEqual([
      'open-match',
      'larger-team',
      'replacement',
    ]);
  });

  it('D21 a later decision is a ruling with its reason', () => {
    const late = { requests: [home({ decision: { granted: true, on: '2026-03-16' } })] };
    const rulings = [stands('request/private-venue')];
    expect(blockingErrors(find(privately, late)).map(({ code }) => code)).toEqual(['request/private-venue']);
    expect(blockingErrors(find({ ...privately, rulings }, late))).toEqual([]);
  });

  it('9, D22 the day before the annual meeting needs approval, its day does not', () => {
    const context = { today: '2026-01-20' };
    expect(codes({ date: '2026-01-16' }, context)).toEqual(['request/before-meeting']);
    expect(codes({ date: '2026-01-17' }, context)).toEqual([]);
  });

  it('D22 while the season has no meeting date every match of it needs approval', () => {
    const season = { year: 2026, annualMeeting: null, closed: false };
    expect(codes({}, { season })).toEqual(['request/before-meeting']);
    expect(codes({}, { season, requests: [request('before-meeting')] })).toEqual([]);
  });

  it("D23 the jury's list of venues overrides the sheet, in both directions", () => {
    const venues = [
      { name: 'At  Home', public: true },
      { name: 'Desperados Pub, Budapest', public: false },
    ];
    expect(codes(privately, { venues })).toEqual([]);
    expect(codes({}, { venues })).toEqual(['request/private-venue']);
  });

  it('9, D24 a match is left open with approval, which may come on the day after', () => {
    const record = recordOf([{}, {}], { kind: 'open' });
    expect(codes({ record })).toEqual(['request/open-match']);
    expect(state([request('open-match', { decision: { granted: true, on: '2026-03-15' } })], { record })).toEqual([
      'granted',
    ]);
  });

  it('D24 an open match takes no place among the 40', () => {
    const record = recordOf([{}, {}], { kind: 'open' });
    expect(teamsWithoutPlace(newSheet({ record }), newContext({ placesTaken: new Map([['wasps', 40]]) }))).toEqual([]);
  });
});

describe('9, D20 teams and their members', () => {
  const why = (findings: readonly { readonly code: string }[]) => findings.map(({ code }) => code);

  it('9 a team has two or three members, fewer or more by the jury', () => {
    const team = (...members: string[]) => ({ id: 'new', name: 'New', members });
    expect(
      [team('a'), team('a', 'b'), team('a', 'b', 'c'), team('a', 'b', 'c', 'd')].map((one) =>
        why(teamEntryFindings(one, teams)),
      ),
    ).toEqual([['team/too-few'], [], [], ['team/fourth-member']]);
  });

  it('9 the name is unique in the season', () => {
    expect(why(teamEntryFindings({ id: 'new', name: 'danube  wasps', members: ['a', 'b'] }, teams))).toEqual([
      'team/name-taken',
    ]);
  });

  it('D20 the third place may be filled at any time, the fourth needs the jury', () => {
    expect(why(joiningFindings('judit', 'aquincum', '2026-12-30', teams))).toEqual([]);
    expect(joiningFindings('judit', 'wasps', '2026-12-30', teams)).toMatchObject([
      { code: 'team/fourth-member', juryMayAllow: true },
    ]);
  });

  it('D20 who leaves joins another team only next season', () => {
    expect(joiningFindings('gone', 'aquincum', '2026-05-01', teams)).toMatchObject([
      { code: 'team/other-team', juryMayAllow: false },
    ]);
    expect(why(joiningFindings('anna', 'wasps', '2026-05-01', teams))).toEqual(['team/member-already']);
  });

  it('D20 replacing a member who has played needs the jury', () => {
    expect(why(replacementFindings('anna', true))).toEqual(['team/has-played']);
    expect(replacementFindings('anna', false)).toEqual([]);
  });
});
