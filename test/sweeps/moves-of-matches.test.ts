import { type State, type Transition, transitions } from '@tarokk/competition';
import { afterAll, describe, expect, it } from '@jest/globals';
import { newDay } from '../support/days.js';
import { type Client } from '../support/given.js';
import { codes, look, move, type MoveName, type Shown, submit } from '../support/matches.js';
import { matchIn, movesTo, type People, type StateName, statesOfMatches } from '../support/matches-in-states.js';
import { ownOffice } from '../support/own-office.js';
import { sheetOf, withGuest } from '../support/sheets.js';

const { world, end } = await ownOffice();
afterAll(end);
await world.season(2025);
await world.venue('Desperados Pub');
const juror = await world.member({ jury: true });
const concerned = await world.member({ jury: true });
const [anna, csaba] = [await world.member(), await world.member()];
const [guest, stranger, admin] = [await world.member(), await world.member(), await world.member({ admin: true })];
const wasps = await world.team(2025, [anna, concerned]);
const owls = await world.team(2025, [csaba, await world.member()]);
const people: People = { teams: [wasps, owls], a: anna, b: csaba, juror };

interface Role {
  readonly name: string;
  readonly client: () => Client;
  /** As whom the table of the life of a match knows them. */
  readonly as: readonly Transition['by'][];
  /** The refusal when they can do nothing at all. */
  readonly refusal?: string;
}

const roles: readonly Role[] = [
  { name: 'side A, which entered it', client: () => anna, as: ['entering-side', 'either-side'] },
  { name: 'side B', client: () => csaba, as: ['other-side', 'either-side', 'disputing-side'] },
  { name: 'the jury', client: () => juror, as: ['jury'] },
  { name: 'a jury member of side A', client: () => concerned, as: ['entering-side', 'either-side'] },
  { name: 'a guest at the table', client: () => guest, as: [], refusal: 'MATCH_NOT_YOURS' },
  { name: 'a stranger', client: () => stranger, as: [], refusal: 'MATCH_UNKNOWN' },
  { name: 'an admin', client: () => admin, as: [], refusal: 'MATCH_UNKNOWN' },
];

/** Whether the table lets somebody make this move of a match that has all that can be asked for. */
function isAllowed({ as }: Role, from: State, to: State, withSheet: boolean, isOpenMatch: boolean): boolean {
  return transitions.some(
    (move) =>
      move.from === from &&
      move.to === to &&
      as.includes(move.by) &&
      move.needs.includes('new-revision') === withSheet &&
      (isOpenMatch || !move.needs.includes('kind-open')) &&
      (!isOpenMatch || !move.needs.includes('whole')),
  );
}

describe('every move of a match in every state', () => {
  /** With the guest at the table, so that they see it. */
  const fresh = async (state: StateName): Promise<Shown> => {
    const table = withGuest(sheetOf(people.teams, { date: newDay() }), guest);
    const { persons, guests } = table;
    const seats = [persons['A.interceptor'], persons['A.collector'], persons['B.interceptor'], persons['B.collector']];
    return matchIn(state, people, { date: table.date, persons: seats as never, guests });
  };

  for (const from of statesOfMatches) {
    it(`that is ${from} is made by whom the table of its life lets, and by nobody else`, async () => {
      let match = await fresh(from);
      const isOpenMatch = from === 'open';
      for (const role of roles) {
        for (const [to, mutation] of Object.entries(movesTo) as [State, MoveName][]) {
          const said = await move(role.client(), mutation, match, { reason: 'so it is' });
          const what = `${role.name}: ${from} → ${to}: ${JSON.stringify(said)}`;
          if (isAllowed(role, from, to, false, isOpenMatch)) {
            expect([what, said.__typename]).toEqual([what, 'MatchMoved']);
            match = await fresh(from);
          } else {
            expect([what, said.__typename]).toEqual([what, 'Refused']);
            const isPublic = from === 'approved' || from === 'reopened';
            if (role.refusal !== undefined) expect(codes(said)).toEqual([isPublic ? 'MATCH_NOT_YOURS' : role.refusal]);
          }
        }
      }
      expect((await look(anna, match.id))!.state).toBe(match.state);
    });

    it(`that is ${from} and gets a new sheet takes it from whom the table lets`, async () => {
      let match = await fresh(from);
      for (const role of roles) {
        const sheet = sheetOf(people.teams, { date: newDay(), seed: 5 });
        const said = await submit(role.client(), sheet, { matchId: match.id });
        if (isAllowed(role, from, 'submitted', true, false)) {
          expect([`${role.name}: ${from}`, said.match]).toMatchObject([
            `${role.name}: ${from}`,
            { id: match.id, state: 'SUBMITTED', revision: 2 },
          ]);
          match = await fresh(from);
        } else {
          expect([`${role.name}: ${from}`, said.__typename]).toEqual([`${role.name}: ${from}`, 'Refused']);
        }
      }
    });
  }
});
