import { afterAll, describe, expect, it } from '@jest/globals';
import { giveEmail } from '../support/account-requests.js';
import { done } from '../support/ask.js';
import { inCup, lookAtCup, type PairAtTable, pairAtTable, type ShownTie, OTHER_DAY } from '../support/cups.js';
import { gameOf, handIn, moveGame, variant } from '../support/free-games.js';
import { type Member } from '../support/given.js';
import { inGrandPrix } from '../support/grand-prix.js';
import { startMailServer } from '../support/mail-server.js';
import { matchIn } from '../support/matches-in-states.js';
import { anHourPasses, type Notice, notices, requests, settled, told } from '../support/notifications.js';
import { ownOffice } from '../support/own-office.js';

const YEAR = 2026;
const mail = await startMailServer();
const { office, world, clock, end } = await ownOffice({
  day: '2026-08-20',
  environment: {
    REMINDER_HOUR: '0',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Royal Tarokk <office@office.test>',
    PUBLIC_URL: 'https://office.test',
  },
});
afterAll(async () => {
  await end();
  await mail.end();
});
await world.season(YEAR);
await world.venue('Desperados Pub');
const juror = await world.member({ jury: true });
const pairs = [
  await pairAtTable(world, YEAR, 'Danube Wasps'),
  await pairAtTable(world, YEAR, 'Aquincum'),
  await pairAtTable(world, YEAR, 'Vizsla'),
  await pairAtTable(world, YEAR, 'Két Pagát'),
] as const;
/** Enters nothing. */
const absent = await pairAtTable(world, YEAR, 'Rétisas');

const eventsOf = async (who: Member): Promise<readonly Notice['event'][]> =>
  (await notices(who)).map(({ event }) => event);

/** Days come while nobody does anything. */
async function day(date: string): Promise<void> {
  clock.set(date);
  await anHourPasses(world);
}

async function tieOf(pair: PairAtTable): Promise<{ readonly tie: ShownTie; readonly other: PairAtTable }> {
  const { rounds } = await lookAtCup(juror, YEAR);
  const tie = rounds[0]!.ties.find(({ sides }) => sides.some(({ name }) => name === pair.name))!;
  const name = tie.sides.map((side) => side.name).find((each) => each !== pair.name);
  return { tie, other: pairs.find((each) => each.name === name)! };
}

describe('the cup', () => {
  it('10, D28 whose entries close within a week is told to pairs that are not on its list', async () => {
    await done(juror, inCup.announceCup, {
      year: YEAR,
      entriesUntil: '2026-08-25',
      event: 'Hatoslottó',
      reason: OTHER_DAY,
    });
    for (const pair of pairs) await done(pair.players[0], inCup.enterCup, { pairId: pair.id });
    await anHourPasses(world);
    const [notice, again] = [await told(absent.players[1], 'CUP_ENTRIES_CLOSE'), await eventsOf(absent.players[0])];
    expect(again).toEqual(['CUP_ENTRIES_CLOSE']);
    expect(notice).toMatchObject({
      kind: 'DEADLINE',
      message: 'Hungarian Cup 2026 (Rétisas): the pair is not entered. The last day of the entries is 25 August 2026.',
      address: 'https://office.test/cup/2026',
    });
    expect(await eventsOf(pairs[0].players[0])).toEqual([]);
  });

  it('D27 that is drawn is told to each of its pairs', async () => {
    clock.set('2026-08-31');
    await done(juror, inCup.drawCup, { year: YEAR, seed: '4 11 23 31 38 42' });
    for (const { name, players } of pairs) {
      expect((await told(players[1], 'CUP_DRAWN')).message).toBe(
        `Hungarian Cup 2026 (${name}): the cup is drawn. See whom you meet.`,
      );
    }
    expect(await eventsOf(absent.players[1])).not.toContain('CUP_DRAWN');
    expect(await eventsOf(juror)).toEqual([]);
  });

  it('D33 what the jury decides on a tie is told to both pairs of it', async () => {
    const { tie, other } = await tieOf(pairs[0]);
    const input = { year: YEAR, version: 0, tie: tie.id, until: '2026-12-10', reason: 'Flu' };
    await done(juror, inCup.postponeTie, input);
    for (const { players } of [pairs[0], other]) {
      expect((await told(players[0], 'CUP_DECIDED')).message).toMatch(
        /^Hungarian Cup 2026 \(.+ – .+\): the jury has decided\. The tie can be played until 10 December 2026\. “Flu”$/,
      );
    }
    const uninvolved = pairs.filter(({ id }) => id !== pairs[0].id && id !== other.id);
    for (const { players } of uninvolved) expect(await eventsOf(players[0])).toEqual(['CUP_DRAWN']);
  });

  it('10 a tie is told of within a week of the end of the month of its round, one that was put off later', async () => {
    const { other } = await tieOf(pairs[0]);
    const [third] = pairs.filter(({ id }) => id !== pairs[0].id && id !== other.id);
    await day('2026-11-22');
    expect(await eventsOf(third!.players[0])).not.toContain('CUP_TIE_ENDS');
    await day('2026-11-23');
    expect((await told(third!.players[0], 'CUP_TIE_ENDS')).message).toContain('by 30 November 2026, the jury decides.');
    expect(await eventsOf(pairs[0].players[0])).not.toContain('CUP_TIE_ENDS');
    await day('2026-12-04');
    expect((await told(pairs[0].players[0], 'CUP_TIE_ENDS')).message).toContain(
      'by 10 December 2026, the jury decides.',
    );
  });

  it('D30, D34 a tie that is given up is told to the others, and a medal to whoever has it', async () => {
    const { other } = await tieOf(pairs[0]);
    await done(other.players[0], inCup.concedeTie, { pairId: other.id, reason: 'We are ill' });
    expect((await told(pairs[0].players[1], 'CUP_CONCEDED')).kind).toBe('DECISION');
    expect((await told(other.players[1], 'CUP_CONCEDED')).kind).toBe('DECISION');
    expect(await eventsOf(other.players[0])).not.toContain('CUP_CONCEDED');
    await anHourPasses(world);
    expect(await told(other.players[0], 'CUP_MEDAL')).toMatchObject({
      kind: 'MILESTONE',
      message: `Hungarian Cup 2026 (${other.name}): a medal! Place 3.`,
    });
    expect(await eventsOf(pairs[0].players[0])).not.toContain('CUP_MEDAL');
  });
});

describe('a Grand Prix', () => {
  it('11 is told of before its day, when its schedule is made, and when it is closed', async () => {
    clock.set('2026-12-04');
    const input = { name: 'Advent', date: '2026-12-06', venue: { name: 'Desperados Pub', public: true } };
    const { id } = (await done(juror, inGrandPrix.announceGrandPrix, input)).grandPrix;
    for (const pair of pairs) await done(juror, inGrandPrix.enterGrandPrix, { id, pairId: pair.id });
    await anHourPasses(world);
    const [player] = pairs[2].players;
    expect(await told(player, 'GRAND_PRIX_NEAR')).toMatchObject({
      kind: 'DEADLINE',
      message: 'Advent, 6 December 2026: the Grand Prix is soon.',
      address: `https://office.test/grand-prix/2026/${id}`,
    });
    const { version } = (await done(juror, inGrandPrix.drawGrandPrix, { id, seed: '1 2 3' })).grandPrix;
    await told(player, 'GRAND_PRIX_DRAWN');
    await anHourPasses(world);
    // Its matches are no news besides.
    expect(await eventsOf(player)).not.toContain('PLANNED_MATCH_NEAR');
    await done(juror, inGrandPrix.closeGrandPrix, { id, version });
    await told(player, 'GRAND_PRIX_CLOSED');
    expect(await eventsOf(absent.players[0])).toEqual(['CUP_ENTRIES_CLOSE']);
  });

  it('11 that is cancelled is told to the pairs that had entered', async () => {
    const input = { name: 'Epiphany', date: '2026-12-20', venue: { name: 'Desperados Pub', public: true } };
    const { id } = (await done(juror, inGrandPrix.announceGrandPrix, input)).grandPrix;
    const { version } = (await done(juror, inGrandPrix.enterGrandPrix, { id, pairId: absent.id })).grandPrix;
    await done(juror, inGrandPrix.cancelGrandPrix, { id, version, reason: 'No room' });
    expect((await told(absent.players[1], 'GRAND_PRIX_CANCELLED')).kind).toBe('DECISION');
    expect(await eventsOf(pairs[2].players[0])).not.toContain('GRAND_PRIX_CANCELLED');
  });
});

describe('a game of the free championship', () => {
  it('12 is told to whoever is said to have played in it: that it is handed in, objected to, and decided', async () => {
    clock.set('2026-12-11');
    const [anna, bela] = pairs[0].players;
    const [csaba] = pairs[1].players;
    const game = variant([anna, bela, csaba], [80, 40, 30], { date: '2026-12-10' });
    let seen = gameOf(await handIn(anna, game));
    expect(await told(csaba, 'FREE_GAME_ENTERED')).toMatchObject({
      kind: 'SHEET_TO_CONFIRM',
      message:
        'Game of the free championship, 10 December 2026: the game was handed in, and names you. Object to it if it was not so.',
      address: `https://office.test/free-games/${seen.id}`,
    });
    await told(juror, 'JURY_FREE_GAME_TO_DECIDE');
    expect(await eventsOf(anna)).not.toContain('FREE_GAME_ENTERED');

    seen = gameOf(await moveGame(csaba, 'objectToFreeGame', seen, { reason: 'I was not there' }));
    expect((await told(anna, 'FREE_GAME_OBJECTED')).kind).toBe('DISPUTE');
    expect(await eventsOf(csaba)).not.toContain('FREE_GAME_OBJECTED');
    for (const [act, event] of [
      ['admitFreeGame', 'FREE_GAME_ADMITTED'],
      ['reopenFreeGame', 'FREE_GAME_REOPENED'],
      ['refuseFreeGame', 'FREE_GAME_REFUSED'],
    ] as const) {
      seen = gameOf(await moveGame(juror, act, seen));
      for (const player of [anna, bela, csaba])
        expect([event, (await told(player, event)).kind]).toEqual([event, 'DECISION']);
    }
    const another = gameOf(await handIn(anna, variant([anna, bela], [8, 4], { date: '2026-12-10' })));
    gameOf(await moveGame(anna, 'withdrawFreeGame', another));
    await told(bela, 'FREE_GAME_WITHDRAWN');
    expect(await eventsOf(pairs[2].players[0])).not.toContain('FREE_GAME_ADMITTED');
  });
});

describe('letters', () => {
  it('of all this come in the language of the reader, and of no kind that they have switched off', async () => {
    const players = [pairs[0], pairs[1], pairs[2]].map((pair) => pair.players[1]);
    const [english, german, hungarian] = players as [Member, Member, Member];
    for (const [index, player] of players.entries()) await giveEmail(world, player, `player${index}@mail.test`);
    for (const [player, language] of [
      [german, 'de'],
      [hungarian, 'hu'],
    ] as const) {
      await world.database.query('UPDATE "account" SET "language" = $1 WHERE "id" = $2', [language, player.accountId]);
    }
    await done(english, requests.setNotifications, {
      settings: [{ kind: 'SHEET_TO_CONFIRM', channel: 'MAIL', enabled: false }],
    });
    const game = variant([pairs[3].players[0], ...players], [80, 40, 30, 10], { date: '2026-12-10' });
    const { id } = gameOf(await handIn(pairs[3].players[0], game));
    await told(english, 'FREE_GAME_ENTERED');
    await settled(world);
    const about = mail.letters.filter(({ text }) => text.includes(id));
    expect(Object.fromEntries(about.map(({ to, text }) => [to, text.split('\n')[0]]))).toEqual({
      'player1@mail.test': expect.stringMatching(/^Spiel der freien Meisterschaft, .*Erhebe Einspruch/),
      'player2@mail.test': expect.stringMatching(/^Szabad bajnoki játék, .*emelj kifogást/),
    });
    for (const { text } of about) expect(text).toContain('https://office.test/account#letters');
  });

  it('lead to pages that are there, in the language of the browser', async () => {
    const [a, b] = [pairs[0].players[0], pairs[1].players[0]];
    const teams = [await world.team(YEAR, [a, pairs[0].players[1]]), await world.team(YEAR, [b, pairs[1].players[1]])];
    await matchIn('submitted', { teams: [teams[0]!, teams[1]!], a, b, juror }, { date: '2026-12-10', games: 8 });
    await settled(world);
    const addresses = [...(await notices(a)), ...(await notices(b))].flatMap(({ address }) => address ?? []);
    const kinds = new Map(addresses.map((address) => [kindOf(address), address]));
    expect([...kinds.keys()].sort()).toEqual(['cup', 'free-games', 'grand-prix', 'matches']);
    kinds.delete('free-games');
    const settings = 'https://office.test/account';
    for (const address of [...kinds.values(), settings]) {
      const response = await fetch(address.replace('https://office.test', office.url), {
        headers: { cookie: b.cookie, 'accept-language': 'hu' },
      });
      expect([address, [new URL(response.url).pathname.slice(0, 4), response.status]]).toEqual([
        address,
        ['/hu/', 200],
      ]);
    }
  });
});

const kindOf = (address: string): string => new URL(address).pathname.split('/')[1]!;
