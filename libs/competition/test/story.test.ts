import { describe, expect, it } from '@jest/globals';
import { say, verifyMatch } from '@tarokk/rules';
import {
  appearancesOf,
  areEqual,
  blockingErrors,
  championshipMatch,
  findingsOf,
  idOf,
  mayMove,
  moved,
  newDraft,
  outcomeOf,
  parseSheet,
  plainConditions,
  playerProfile,
  sayTrophyChanges,
  listEntry,
  tableChanges,
  tableOf,
  trophiesOf,
  trophyChanges,
  trophyListOf,
  writeSheet,
  type Actor,
  type Conditions,
  type LifecycleStanding,
  type OfficeContext,
  type Sheet,
  type State,
} from '@tarokk/competition';
import { eightGames, type Lines } from './making/records.js';
import { newSheet, official, played } from './making/sheets.js';
import { entries } from './making/trophies.js';

const wasps: Actor = { kind: 'side', party: 'A' };
const aquincum: Actor = { kind: 'side', party: 'B' };
const jury: Actor = { kind: 'jury', concerned: false };

const teams = [
  { id: 'aquincum', name: 'Aquincum' },
  { id: 'vizsla', name: 'Vizsla' },
  { id: 'wasps', name: 'Danube Wasps' },
  { id: 'obuda', name: 'Óbudai Baglyok' },
];
const member = (person: string) => ({ person, from: '2026-01-01', until: null });
const context: OfficeContext = {
  today: '2026-04-12',
  season: { year: 2026, annualMeeting: '2026-01-17', closed: false },
  teams: [
    { ...teams[0]!, members: [member('csaba'), member('dora')] },
    { ...teams[1]!, members: [member('vera'), member('judit')] },
    { ...teams[2]!, members: [member('anna'), member('bela')] },
  ],
  placesTaken: new Map(),
  requests: [],
  venues: [{ name: 'Desperados Pub, Budapest', public: true }],
  usualRoles: new Map(),
};

/** Anna's Trojka in game 3, with which she has a hundred trophies. */
const trojka: Lines = { A: [{ announce: 'trojka', by: 'collector', result: 'won' }] };
const onThatDay = { date: '2026-04-11' };

/** What a page does: reads the sheet, asks what is found, counts what blocks. */
function handIn(sheet: Sheet): { sheet: Sheet; errors: string[]; says: string[] } {
  const parsed = parseSheet(writeSheet(sheet));
  if (!parsed.ok) throw new Error('no sheet');
  const blocking = blockingErrors(findingsOf(parsed.value, verifyMatch(parsed.value.record), context));
  return {
    sheet: parsed.value,
    errors: blocking.map(({ code, game, rule }) => `${code} in game ${game ?? '–'} (${rule})`),
    says: blocking.map(({ sentence }) => say(sentence, 'en')),
  };
}

function go(
  standing: LifecycleStanding,
  to: State,
  actor: Actor,
  conditions: Partial<Conditions> = {},
): LifecycleStanding {
  const permission = mayMove(standing, to, actor, { ...plainConditions, ...conditions });
  if (!permission.ok) throw new Error(permission.refusals.map(({ code }) => code).join());
  return moved(standing, permission.transition, actor);
}

describe('a match from the table to the standings, and back once more', () => {
  it('8, 9, 13: eight games, a false claim refuted, corrected, approved; table, trophy list and milestone; reopened, and every number follows', () => {
    // The Wasps hand in their sheet and have added up game 3 wrongly.
    const first = handIn(newSheet({ record: eightGames({ 3: trojka }, { wrong: { 3: 10 } }), ...onThatDay }));
    expect(first.errors).toEqual(['claim/points in game 3 (7.4)']);
    expect(first.says[0]).toMatch(/\d/);
    let standing = go(newDraft('A'), 'submitted', wasps, { newRevision: true, errors: 1 });
    expect(mayMove(standing, 'confirmed', aquincum, { ...plainConditions, errors: 1 }).ok).toBe(false);

    // Aquincum disputes the game, the Wasps correct it, which voids nothing but the dispute; Aquincum's own sheet is equal.
    standing = go(standing, 'disputed', aquincum, { reason: 'game 3 is added up wrongly' });
    const second = handIn(newSheet({ record: eightGames({ 3: trojka }), ...onThatDay }));
    expect(second.errors).toEqual([]);
    standing = go(standing, 'submitted', wasps, { newRevision: true });
    const theirs = newSheet({
      record: eightGames({ 3: trojka }),
      ...onThatDay,
      venue: { name: 'Desperados', public: true },
    });
    expect(areEqual(second.sheet, theirs)).toBe(true);
    standing = go(standing, 'confirmed', aquincum);
    expect(standing).toMatchObject({ state: 'confirmed', revision: 2, confirmedBy: ['B'] });

    // The jury sees what approval would change, before it happens.
    const match = official('m-17', second.sheet);
    const { raw, match: points } = outcomeOf(match);
    const earlier = [played('m-1', ['vizsla', 'obuda'], [raw[0] - 8, 0])];
    const table = tableOf(2026, teams, earlier);
    const list = trophyListOf(entries('anna', 99));
    const tableThen = tableOf(2026, teams, [...earlier, championshipMatch(match)!]);
    const listThen = trophyListOf([...entries('anna', 99), ...trophiesOf(match)]);
    const preview = [
      ...tableChanges(table, tableThen).flatMap(({ sentences }) => sentences),
      ...sayTrophyChanges(trophyChanges(list.trophies.map(listEntry), [], trophiesOf(match)), () => 'Anna Nagy'),
    ].map((sentence) => say(sentence, 'en'));
    expect(preview).toContain('Aquincum: 1st instead of 2nd');
    expect(preview).toContain('Vizsla: 3rd instead of 1st');
    expect(preview).toContain('Anna Nagy: Trojka is entered');
    expect(preview).toContain('Anna Nagy reaches the milestone 100 on 11 April 2026');

    // It approves: what was shown is what happens.
    standing = go(standing, 'approved', jury);
    expect(tableThen[1]).toMatchObject({
      rank: 2,
      team: { id: 'wasps' },
      points: points![0],
      best: raw[0],
      remaining: 39,
    });
    expect(say(listThen.trophies.at(-1)!.sentence, 'en')).toBe('the 1st Trojka ever');
    expect(listThen.milestones).toEqual([
      { player: 'anna', number: 100, date: '2026-04-11', entry: idOf('m-17/3/1/trojka') },
    ]);
    expect(playerProfile('anna', appearancesOf(match)).announcements).toEqual([
      { announcement: 'trojka', made: 1, failed: 0 },
    ]);

    // Later a trick is remembered otherwise: reopened, the match keeps its place and counts no more.
    standing = go(standing, 'reopened', jury, { reason: 'the eighth trick was not hers' });
    const reopened = official('m-17', second.sheet, 'reopened');
    const tableMeanwhile = tableOf(2026, teams, [...earlier, championshipMatch(reopened)!]);
    expect(tableMeanwhile.find(({ team }) => team.id === 'wasps')).toMatchObject({
      matches: 0,
      points: 0,
      remaining: 39,
    });
    expect(trophiesOf(reopened)).toEqual([]);

    // The jury rules: the trophy is out, and game 3 counts 50 to 100.
    const ruled = handIn({
      ...second.sheet,
      rulings: [
        { kind: 'points', game: 3, points: [50, 100], reason: 'the eighth trick was not hers' },
        { kind: 'trophy', game: 3, seat: 1, trophy: 'trojka', entered: false, reason: 'the eighth trick was not hers' },
      ],
    });
    standing = go(standing, 'approved', jury);
    expect(standing.state).toBe('approved');
    const corrected = official('m-17', ruled.sheet);
    const tableNow = tableOf(2026, teams, [...earlier, championshipMatch(corrected)!]);
    expect(tableNow.map(({ rank, team }) => [rank, team.id])).toEqual(
      expect.arrayContaining([
        [2, 'vizsla'],
        [3, 'wasps'],
      ]),
    );
    expect(outcomeOf(corrected).raw[0]).toBeLessThan(raw[0]);
    const listNow = trophyListOf([...entries('anna', 99), ...trophiesOf(corrected)]);
    expect(listNow).toEqual(list);
    expect(listNow.milestones).toEqual([]);
  });
});
