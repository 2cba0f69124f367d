import { afterAll, describe, expect, it } from '@jest/globals';
import { done as doneBy } from '../support/ask.js';
import { inCup, pairAtTable, OTHER_DAY } from '../support/cups.js';
import { type Team } from '../support/given.js';
import { inGrandPrix } from '../support/grand-prix.js';
import { ownOffice } from '../support/own-office.js';
import { planMatch } from '../support/planned-matches.js';

const { office, world, clock, end } = await ownOffice({ day: '2025-08-10' });
afterAll(end);

await world.season(2025);
await world.season(2026);
const captain = await world.member();
const juror = await world.member({ jury: true });
const teams: readonly [Team, Team] = [
  await world.team(2025, [captain, await world.person()], 'Danube Wasps'),
  await world.team(2025, [await world.member()], 'Óbudai Baglyok'),
];

async function feed(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${office.url}/${path}`, { headers });
}

async function lines(path: string): Promise<readonly string[]> {
  const response = await feed(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  return (await response.text()).replaceAll('\r\n ', '').split('\r\n');
}

async function plan(date: string, place: string, isPublic: boolean): Promise<void> {
  await planMatch(captain, teams, date, { name: place, public: isPublic });
}

describe('the calendar feeds', () => {
  it('have planned matches, with a place that is public and without one that is somebody’s home, and the annual meetings', async () => {
    await plan('2025-09-13', 'Desperados Pub', true);
    await plan('2025-09-20', 'Szüret utca 4', false);
    const all = await lines('calendar.ics');
    expect(all.filter((line) => /^(SUMMARY|DTSTART|LOCATION)/.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20250115',
      'SUMMARY:Annual meeting 2025',
      'DTSTART;VALUE=DATE:20250913',
      'SUMMARY:Championship: Danube Wasps – Óbudai Baglyok',
      'LOCATION:Desperados Pub',
      'DTSTART;VALUE=DATE:20250920',
      'SUMMARY:Championship: Danube Wasps – Óbudai Baglyok',
      'DTSTART;VALUE=DATE:20260115',
      'SUMMARY:Annual meeting 2026',
    ]);
    expect(all.join()).not.toContain('Szüret');
  });

  it('are for one team or pair as well, in its language', async () => {
    const german = await lines(`calendar/${teams[1].id}.ics?lang=de`);
    expect(german).toEqual(
      expect.arrayContaining([
        'X-WR-CALNAME:Óbudai Baglyok 2025',
        'SUMMARY:Meisterschaft: Danube Wasps – Óbudai Baglyok',
        'SUMMARY:Jahresversammlung 2025',
      ]),
    );
    for (const unknown of [`${captain.id}.ics`, teams[0].id, 'nonsense.ics']) {
      expect((await feed(`calendar/${unknown}`)).status).toBe(404);
    }
  });

  it('10, D28, D33 have the dates of the cup: entries, rounds, and for a pair its ties with what is still to play', async () => {
    const pairs = [await pairAtTable(world, 2025, 'Két Pagát'), await pairAtTable(world, 2025, 'Vizsla')] as const;
    await doneBy(juror, inCup.announceCup, {
      year: 2025,
      entriesUntil: '2025-08-25',
      event: 'Hatoslottó',
      reason: OTHER_DAY,
    });
    expect(await lines('calendar.ics?lang=hu')).toContain('SUMMARY:Magyar Kupa: a nevezés utolsó napja');
    for (const pair of pairs) await doneBy(pair.players[0], inCup.enterCup, { pairId: pair.id });
    clock.set('2025-08-31');
    await doneBy(juror, inCup.drawCup, { year: 2025, seed: '4 11' });
    expect(await lines('calendar.ics')).toContain('SUMMARY:Hungarian Cup: last day of the round (final)');
    const own = (await lines(`calendar/${pairs[0].id}.ics`)).join('\n');
    expect(own).toContain('DTSTART;VALUE=DATE:20251231');
    expect(own).toMatch(/SUMMARY:Hungarian Cup: last day for (Két Pagát – Vizsla|Vizsla – Két Pagát)/);
    expect(own).toMatch(/DESCRIPTION:.* 0:0\\; 3 matches to play until 31 December 2025/);
  });

  it('11 have each Grand Prix, and its matches once it is drawn; for a pair those in which it is entered', async () => {
    const pairs = [await pairAtTable(world, 2025), await pairAtTable(world, 2025)] as const;
    const venue = { name: 'Kis Royal', public: true };
    const autumn = (await doneBy(juror, inGrandPrix.announceGrandPrix, { name: 'Ősz', date: '2025-10-11', venue }))
      .grandPrix;
    const home = { name: 'Szüret utca 4', public: false };
    const cancelled = (
      await doneBy(juror, inGrandPrix.announceGrandPrix, { name: 'Tél', date: '2025-12-13', venue: home })
    ).grandPrix;
    expect(await lines('calendar.ics?lang=hu')).toEqual(
      expect.arrayContaining(['SUMMARY:Grand Prix: Ősz', 'LOCATION:Kis Royal', 'SUMMARY:Grand Prix: Tél']),
    );
    const { id, version } = cancelled;
    await doneBy(juror, inGrandPrix.cancelGrandPrix, { id, version, reason: 'No room' });
    for (const pair of pairs) await doneBy(juror, inGrandPrix.enterGrandPrix, { id: autumn.id, pairId: pair.id });
    await doneBy(juror, inGrandPrix.drawGrandPrix, { id: autumn.id, seed: '7 12' });
    const all = (await lines('calendar.ics')).join('\n');
    expect(all).not.toMatch(/Tél|Szüret/);
    expect(all).toMatch(
      new RegExp(
        `SUMMARY:Grand Prix: ${pairs[0].name} – ${pairs[1].name}|SUMMARY:Grand Prix: ${pairs[1].name} – ${pairs[0].name}`,
      ),
    );
    expect(await lines(`calendar/${pairs[1].id}.ics`)).toContain('SUMMARY:Grand Prix: Ősz');
    expect(await lines(`calendar/${teams[1].id}.ics`)).not.toContain('SUMMARY:Grand Prix: Ősz');
  });

  it('are the same as long as nothing in them changes, which a calendar hears without their text', async () => {
    const first = await feed('calendar.ics');
    const etag = first.headers.get('etag')!;
    const again = await feed('calendar.ics', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await plan('2025-10-04', 'Desperados Pub', true);
    const changed = await feed('calendar.ics', { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });
});
