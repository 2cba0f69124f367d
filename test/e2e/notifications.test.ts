import { afterAll, describe, expect, it } from '@jest/globals';
import { importOldTrophies } from '../support/old-trophies.js';
import { eventually } from '../support/eventually.js';
import { giveEmail } from '../support/account-requests.js';
import { newDay } from '../support/days.js';
import { client, type Member, newKey } from '../support/given.js';
import { type ReceivedLetter, startMailServer } from '../support/mail-server.js';
import { move, submit } from '../support/matches.js';
import { done, matchIn, type People, rule } from '../support/matches-in-states.js';
import {
  anHourPasses,
  deliveries,
  type Notice,
  notices,
  PATIENCE,
  requests,
  settled,
  told,
} from '../support/notifications.js';
import { ask, attempt, codesOf, done as doneBy, graphql, refused, send } from '../support/ask.js';
import { sheetOf } from '../support/sheets.js';
import { openSocket } from '../support/socket.js';
import { isSignedWith, startWebhookReceiver } from '../support/webhook-receiver.js';
import { anotherOffice, ownOffice } from '../support/own-office.js';
import { askJury, DECIDE_REQUEST, planMatch } from '../support/planned-matches.js';

const [mail, receiver] = await Promise.all([startMailServer(), startWebhookReceiver()]);
const settings = {
  ...receiver.settings,
  SMTP_URL: mail.url,
  MAIL_FROM: 'Royal Tarokk <office@office.test>',
  PUBLIC_URL: 'https://office.test/',
  DELIVERY_ATTEMPTS: '3',
  DELIVERY_RETRY_SECONDS: '1',
  REMINDER_HOUR: '0',
};
const { office, world, end } = await ownOffice({ environment: settings });
afterAll(async () => {
  await other.end();
  await end();
  await Promise.all([mail.end(), receiver.end()]);
});

/** Another process on the same database. */
const other = await anotherOffice({ DATABASE_URL: office.databaseUrl(), ...settings });
await world.season(2025);
await world.venue('Desperados Pub');
const anna = await world.member({ name: 'Nagy Anna' });
const csaba = await world.member({ name: 'Tóth Csaba' });
const dora = await world.member({ name: 'Vas Dóra' });
const stranger = await world.member();
const juror = await world.member({ name: 'Kun Judit', jury: true });
/** Of the jury, and of Csaba’s team. */
const concernedJuror = await world.member({ jury: true });
const wasps = await world.team(2025, [anna, await world.person('Kis Béla')], 'Danube Wasps');
const owls = await world.team(2025, [csaba, dora, concernedJuror], 'Óbudai Baglyok');
const people: People = { teams: [wasps, owls], a: anna, b: csaba, juror };
await giveEmail(world, anna, 'anna@mail.test');
await giveEmail(world, csaba, 'csaba@mail.test');
await giveEmail(world, juror, 'juror@mail.test');
await world.database.query(`UPDATE "account" SET "language" = 'de' WHERE "id" = $1`, [csaba.accountId]);

const lettersTo = (email: string): readonly ReceivedLetter[] => mail.letters.filter(({ to }) => to === email);

function letterWith(email: string, words: string): Promise<ReceivedLetter> {
  return eventually(() => {
    const found = lettersTo(email).find(({ text }) => text.includes(words));
    if (found === undefined) throw new Error(`No letter to ${email} with ${words}.`);
    return found;
  }, PATIENCE);
}

/** The events about a match or request that somebody was told of, when all was told. */
async function eventsAbout(id: string, who: Member): Promise<readonly Notice['event'][]> {
  await settled(world);
  const list = await notices(who);
  return list.filter(({ match, request }) => (match ?? request)?.id === id).map(({ event }) => event);
}

const CHANGE_PLAN = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!, $date: Day!) {
    changePlannedMatch(input: { idempotencyKey: $key, plannedMatchId: $id, version: $version, date: $date }) { __typename ...refused }
  }`,
  [refused],
);

/** A request about a planned match of that day. */
async function requestFor(date: string, [side, other] = [wasps, owls] as const) {
  const plan = await planMatch(juror, [side, other], date);
  return { plan, request: await askJury(anna, side, plan, 'It rains') };
}

describe('a sheet that was handed in', () => {
  it('D11 is told to whoever acts for the other side, in the list and by mail in their language, and to nobody else', async () => {
    const { id } = await matchIn('submitted', people);
    const notice = await told(csaba, 'MATCH_TO_CONFIRM', id);
    expect(notice).toMatchObject({
      kind: 'SHEET_TO_CONFIRM',
      address: `https://office.test/matches/${id}`,
      readAt: null,
    });
    expect(notice.message).toMatch(/^Danube Wasps – Óbudai Baglyok, .* 2025, match 1: a sheet was handed in/);
    const letter = await letterWith('csaba@mail.test', id);
    expect(letter.from).toBe('office@office.test');
    expect(letter.subject).toContain('Ein Spielzettel wurde eingereicht und wartet auf deine Bestätigung.');
    expect(letter.text).toContain(`https://office.test/matches/${id}`);
    expect(letter.text).toContain('https://office.test/account#letters');
    await told(dora, 'MATCH_TO_CONFIRM', id);
    for (const who of [anna, stranger, juror]) expect(await eventsAbout(id, who)).toEqual([]);
  });

  it('D14 with errors is told as one that cannot be confirmed yet, and to the jury', async () => {
    const sheet = sheetOf(people.teams, { date: newDay(), venue: { name: 'Szüret utca 4', public: false } });
    const { id } = done(await submit(anna, sheet, { requestRuling: true }));
    await told(csaba, 'MATCH_ENTERED_WITH_ERRORS', id);
    await told(juror, 'JURY_MATCH_WITH_ERRORS', id);
    expect(await eventsAbout(id, concernedJuror)).toEqual(['MATCH_ENTERED_WITH_ERRORS']);
  });

  it('by the jury is told to both sides', async () => {
    const { id } = done(await submit(juror, sheetOf(people.teams, { date: newDay() })));
    await told(anna, 'MATCH_TO_CONFIRM', id);
    await told(csaba, 'MATCH_TO_CONFIRM', id);
  });
});

describe('what happens to a match', () => {
  it('a dispute is told to the other side and the jury, apart from members whom it concerns (D12)', async () => {
    const { id } = await matchIn('disputed', people);
    await told(juror, 'JURY_MATCH_DISPUTED', id);
    expect(await eventsAbout(id, anna)).toEqual(['MATCH_RULED', 'MATCH_DISPUTED']);
    expect(await eventsAbout(id, csaba)).toContain('MATCH_RULED');
    expect(await eventsAbout(id, csaba)).not.toContain('MATCH_DISPUTED');
    expect(await eventsAbout(id, concernedJuror)).not.toContain('JURY_MATCH_DISPUTED');
  });

  it('a dispute that was settled is told', async () => {
    const sheet = sheetOf(people.teams, { date: newDay() });
    let match = done(await submit(anna, sheet));
    match = done(await move(csaba, 'disputeMatch', match, { reason: 'Was there no contra?' }));
    match = done(await move(csaba, 'confirmMatch', match));
    await told(juror, 'JURY_MATCH_TO_DECIDE', match.id);
    expect(await eventsAbout(match.id, anna)).toEqual(['MATCH_DISPUTE_SETTLED', 'MATCH_DISPUTED']);
  });

  it('D11 that the other side has confirmed is told to the side that handed in, with a kind of its own, and not to who confirmed', async () => {
    const { id } = await matchIn('confirmed', people);
    expect(await told(anna, 'MATCH_CONFIRMED', id)).toMatchObject({
      kind: 'CONFIRMATION',
      message: expect.stringMatching(/: the sheet is confirmed\. The jury decides next\.$/),
    });
    for (const who of [csaba, dora]) expect(await eventsAbout(id, who)).not.toContain('MATCH_CONFIRMED');
  });

  it('D11 where the jury had handed in, the side that confirmed first is told; where the jury confirms, both are', async () => {
    let match = done(await submit(juror, sheetOf(people.teams, { date: newDay() })));
    match = done(await move(anna, 'confirmMatch', match));
    expect(await eventsAbout(match.id, csaba)).not.toContain('MATCH_CONFIRMED');
    match = done(await move(csaba, 'confirmMatch', match));
    await told(anna, 'MATCH_CONFIRMED', match.id);
    expect(await eventsAbout(match.id, dora)).not.toContain('MATCH_CONFIRMED');
    let other = done(await submit(anna, sheetOf(people.teams, { date: newDay() })));
    other = done(await move(juror, 'confirmMatch', other, { reason: 'They are abroad' }));
    for (const who of [anna, csaba]) await told(who, 'MATCH_CONFIRMED', other.id);
  });

  it('three matches of the same sides on one day are told apart by their numbers', async () => {
    const date = newDay();
    const messages: string[] = [];
    for (const order of [1, 2, 3]) {
      const { id } = done(await submit(anna, sheetOf(people.teams, { date, order, seed: order })));
      messages.push((await told(csaba, 'MATCH_TO_CONFIRM', id)).message);
    }
    expect(
      messages.map((each) => /^Danube Wasps – Óbudai Baglyok, .+ 2025, match (\d): a sheet/.exec(each)?.[1]),
    ).toEqual(['1', '2', '3']);
  });

  it('D14 what the jury has ruled is said in words, with its reason, and so is why a sheet is returned', async () => {
    const sheet = sheetOf(people.teams, { date: newDay() });
    const match = done(await submit(anna, sheet));
    done(await rule(juror, match, { kind: 'POINTS', game: 1, points: { a: 120, b: 80 }, reason: 'All four say so' }));
    expect((await told(csaba, 'MATCH_RULED', match.id)).message).toMatch(
      /: the jury has ruled\. Game 1 counts 120 : 80\. “All four say so”$/,
    );
    const open = await matchIn('open', people);
    expect((await told(anna, 'MATCH_RULED', open.id)).message).toMatch(
      /: the jury has ruled\. What is irregular on the sheet may stand\. “Seen by all”$/,
    );
    const returned = await matchIn('returned', people);
    expect((await told(anna, 'MATCH_RETURNED', returned.id)).message).toMatch(
      /: the jury has returned the sheet\. “so it was” Hand in a new one\.$/,
    );
  });
});

describe('what was dealt with', () => {
  const NEWS = graphql(`{
    me { unreadNotifications notifications(first: 100, withRead: false) { nodes { id event match { id } } } }
  }`);
  const newsOf = async (who: Member) => (await ask(who, NEWS)).me!;
  const isNews = async (who: Member, event: string, id: string): Promise<boolean> =>
    (await newsOf(who)).notifications.nodes.some((each) => each.event === event && each.match?.id === id);

  it('is no news: a sheet once it is confirmed, by whoever of the side did it', async () => {
    let match = done(await submit(anna, sheetOf(people.teams, { date: newDay() })));
    for (const who of [csaba, dora]) {
      expect((await told(who, 'MATCH_TO_CONFIRM', match.id)).done).toBe(false);
      expect(await isNews(who, 'MATCH_TO_CONFIRM', match.id)).toBe(true);
    }
    const { unreadNotifications } = await newsOf(dora);
    match = done(await move(csaba, 'confirmMatch', match));
    for (const who of [csaba, dora]) {
      expect(await told(who, 'MATCH_TO_CONFIRM', match.id)).toMatchObject({ done: true, readAt: null });
      expect(await isNews(who, 'MATCH_TO_CONFIRM', match.id)).toBe(false);
    }
    expect((await newsOf(dora)).unreadNotifications).toBe(unreadNotifications - 1);
    expect((await told(juror, 'JURY_MATCH_TO_DECIDE', match.id)).done).toBe(false);
    done(await move(juror, 'approveMatch', match));
    expect((await told(juror, 'JURY_MATCH_TO_DECIDE', match.id)).done).toBe(true);
    // What only is to be known stays until it is read.
    expect(await told(csaba, 'MATCH_APPROVED', match.id)).toMatchObject({ done: false, readAt: null });
  });

  it('is no news: a dispute once it is settled, a returned sheet once another is handed in, a sheet that was withdrawn', async () => {
    let match = done(await submit(anna, sheetOf(people.teams, { date: newDay() })));
    match = done(await move(csaba, 'disputeMatch', match, { reason: 'Was there no contra?' }));
    expect((await told(anna, 'MATCH_DISPUTED', match.id)).done).toBe(false);
    done(await move(csaba, 'confirmMatch', match));
    expect((await told(anna, 'MATCH_DISPUTED', match.id)).done).toBe(true);

    const returned = await matchIn('returned', people);
    expect((await told(csaba, 'MATCH_RETURNED', returned.id)).done).toBe(false);
    const sheet = sheetOf(people.teams, { date: newDay() });
    done(await submit(anna, sheet, { matchId: returned.id }));
    expect((await told(csaba, 'MATCH_RETURNED', returned.id)).done).toBe(true);

    const withdrawn = done(await submit(anna, sheetOf(people.teams, { date: newDay() })));
    await told(csaba, 'MATCH_TO_CONFIRM', withdrawn.id);
    done(await move(anna, 'withdrawMatch', withdrawn, { reason: 'It was another day' }));
    expect((await told(csaba, 'MATCH_TO_CONFIRM', withdrawn.id)).done).toBe(true);
  });

  it('is no news: a request once it is decided', async () => {
    const { request } = await requestFor('2025-11-09');
    expect((await told(juror, 'JURY_REQUEST_ASKED', request.id)).done).toBe(false);
    await doneBy(juror, DECIDE_REQUEST, { ...request, grant: true, reason: 'So it is' });
    expect((await told(juror, 'JURY_REQUEST_ASKED', request.id)).done).toBe(true);
  });

  it.each([
    ['approved', ['MATCH_APPROVED'], ['MATCH_CONFIRMED']],
    ['returned', ['MATCH_RETURNED'], ['MATCH_CONFIRMED']],
    ['reopened', ['MATCH_REOPENED', 'MATCH_APPROVED'], ['MATCH_CONFIRMED']],
    ['open', ['MATCH_LEFT_OPEN', 'MATCH_RULED'], []],
  ] as const)('D13 D14 D24 a match that is %s is told to both sides', async (state, events, before) => {
    const { id } = await matchIn(state, people);
    expect(await eventsAbout(id, anna)).toEqual([...events, ...before]);
    expect(await eventsAbout(id, csaba)).toEqual(expect.arrayContaining([...events]));
    expect(await eventsAbout(id, stranger)).toEqual([]);
  });

  it('one that was withdrawn is told to the other side, who no longer is to confirm it', async () => {
    const { id } = await matchIn('withdrawn', people);
    expect(await eventsAbout(id, csaba)).toContain('MATCH_WITHDRAWN');
    expect(await eventsAbout(id, anna)).toEqual([]);
  });
});

describe('requests', () => {
  it('D21 are told to the jury, their decision to both sides, and that a changed match needs another one', async () => {
    const { plan, request } = await requestFor('2025-11-03');
    const { id } = request;
    await told(juror, 'JURY_REQUEST_ASKED', id);
    await doneBy(juror, DECIDE_REQUEST, { ...request, grant: true, reason: 'So it is' });
    expect((await told(anna, 'REQUEST_GRANTED', id)).message).toMatch(
      /^Place that is not public \(Danube Wasps – Óbudai Baglyok, .*\): the jury has granted the request\.$/,
    );
    await told(csaba, 'REQUEST_GRANTED', id);
    await doneBy(juror, CHANGE_PLAN, { id: plan.id, version: plan.version, date: '2025-11-04' });
    await told(anna, 'REQUEST_LAPSED', id);
    expect(await eventsAbout(id, concernedJuror)).not.toContain('JURY_REQUEST_ASKED');

    const { request: another } = await requestFor('2025-11-05');
    await doneBy(juror, DECIDE_REQUEST, { ...another, grant: false, reason: 'So it is' });
    await told(csaba, 'REQUEST_REFUSED', another.id);
  });
});

describe('milestones', () => {
  it('13 are told to the player and the jury when a match brings one, not when an old list does, and once', async () => {
    const listed = await world.member({ name: 'Öreg Ödön' });
    const winTrophy = async (): Promise<void> => {
      let match = done(await submit(anna, sheetOf(people.teams, { date: newDay(), seed: 17, games: 8 })));
      match = done(await move(csaba, 'confirmMatch', match));
      done(await move(juror, 'approveMatch', match));
    };
    await winTrophy();
    await importOldTrophies(juror, ['Nagy Anna,,,98,,,,', 'Öreg Ödön,,,99,,,,', 'Öreg Ödön,golgotha,2001-05-01,2,,,,']);
    await settled(world);
    const milestones = async (who: Member): Promise<readonly Notice[]> =>
      (await notices(who)).filter(({ event }) => event === 'MILESTONE');
    expect(await milestones(juror)).toEqual([]);
    await winTrophy();
    expect((await told(anna, 'MILESTONE')).message).toBe('Nagy Anna has won 100 trophies: a milestone.');
    expect((await told(juror, 'MILESTONE')).address).toBe(`https://office.test/players/${anna.id}`);
    await winTrophy();
    await settled(world);
    expect(
      [await milestones(anna), await milestones(juror), await milestones(csaba)].map(({ length }) => length),
    ).toEqual([1, 1, 0]);
    expect(await milestones(listed)).toEqual([]);
  });

  it('13 are told once when two matches that are approved at once bring one together', async () => {
    await importOldTrophies(juror, ['Nagy Anna,,,147,,,,']);
    await settled(world);
    const confirmed = async () => {
      const match = done(await submit(anna, sheetOf(people.teams, { date: newDay(), seed: 17, games: 8 })));
      return done(await move(csaba, 'confirmMatch', match));
    };
    const matches = [await confirmed(), await confirmed()];
    await Promise.all(matches.map(async (match) => done(await move(juror, 'approveMatch', match))));
    await settled(world);
    for (const who of [anna, juror]) {
      const reached = (await notices(who)).filter(({ message }) => message.includes('250'));
      expect(reached.map(({ event }) => event)).toEqual(['MILESTONE']);
    }
  });
});

describe('what somebody wants', () => {
  it('is switched off and on for each kind and way; the list in the office keeps all', async () => {
    const off = { kind: 'DISPUTE', channel: 'MAIL', enabled: false } as const;
    const { me } = await send(anna, requests.setNotifications, { settings: [off] });
    expect(me!.notificationSettings).toContainEqual({ ...off, offered: true });
    expect(me!.notificationSettings).toContainEqual({
      kind: 'DISPUTE',
      channel: 'WEBHOOK',
      enabled: true,
      offered: true,
    });
    const { id } = await matchIn('disputed', people);
    await told(anna, 'MATCH_DISPUTED', id);
    const ruled = await letterWith('anna@mail.test', id);
    await settled(world);
    expect(lettersTo('anna@mail.test').filter(({ text }) => text.includes(id))).toEqual([ruled]);
    expect(ruled.text).toContain('the jury has ruled. Game 1 counts 100 : 100.');
    expect(ruled.text).not.toContain('Disputed by');
    await send(anna, requests.setNotifications, { settings: [{ ...off, enabled: true }] });
    await matchIn('disputed', people);
    await letterWith('anna@mail.test', 'Disputed by B');
  });

  it('is offered only where it can come to anything', async () => {
    const { me } = await send(dora, requests.setNotifications, { settings: [] });
    const offered = me!.notificationSettings.filter((setting) => setting.offered);
    expect(new Set(offered.map(({ channel }) => channel))).toEqual(new Set(['WEBHOOK']));
  });

  it('is bounded', async () => {
    const off = { kind: 'DISPUTE', channel: 'MAIL', enabled: false } as const;
    const settings = Array.from({ length: 30 }, () => off);
    expect(await codesOf(anna, requests.setNotifications, { settings })).toEqual(['NOTIFICATION_TOO_MANY']);
    expect(
      await codesOf(anna, requests.markNotificationsRead, { ids: Array.from({ length: 101 }, () => anna.id) }),
    ).toEqual(['NOTIFICATION_TOO_MANY']);
  });
});

describe('letters', () => {
  it('wait while the mail server is busy, and what waits for somebody comes in one', async () => {
    const matches = [
      await matchIn('submitted', people),
      await matchIn('submitted', people),
      await matchIn('submitted', people),
    ];
    await settled(world);
    mail.busy = true;
    // At once: what is told when the others have been tried for the last time would come in a letter of its own.
    await Promise.all(matches.map(async (match) => done(await move(anna, 'withdrawMatch', match))));
    await eventually(async () => {
      const tried = (await deliveries(csaba)).filter(({ channel, state }) => channel === 'MAIL' && state === 'WAITING');
      expect(tried).toHaveLength(matches.length);
      for (const { attempts, problem } of tried) expect([attempts > 0, problem]).toEqual([true, 'EENVELOPE 451']);
    }, PATIENCE);
    mail.busy = false;
    const ofThese = (): readonly ReceivedLetter[] =>
      lettersTo('csaba@mail.test').filter(
        ({ text }) => text.includes('zurückgezogen') && matches.some(({ id }) => text.includes(id)),
      );
    await eventually(() => {
      expect(ofThese()).not.toEqual([]);
    }, PATIENCE);
    const [letter] = ofThese() as [ReceivedLetter];
    expect(letter.subject).toBe('3 Neuigkeiten aus dem Wettbewerbsbüro');
    for (const { id } of matches) expect(letter.text).toContain(`https://office.test/matches/${id}`);
    await settled(world);
    expect(ofThese()).toEqual([letter]);
    const last = (await deliveries(csaba)).filter(({ notification }) => notification?.event === 'MATCH_WITHDRAWN');
    expect(new Set(last.map(({ state }) => state))).toEqual(new Set(['DELIVERED']));
  });

  it('are given up where there is no such mailbox; what they would have said is in the list', async () => {
    const gone = await world.member();
    await giveEmail(world, gone, 'gone@mail.test');
    const [team, foe] = [await world.team(2025, [await world.member(), gone]), owls];
    mail.refuses = true;
    const { id } = done(await submit(csaba, sheetOf([team, foe], { date: newDay() })));
    await told(gone, 'MATCH_TO_CONFIRM', id);
    await settled(world);
    mail.refuses = false;
    expect(await deliveries(gone)).toMatchObject([{ state: 'FAILED', attempts: 1, problem: 'EENVELOPE 550' }]);
  });
});

describe('webhooks', () => {
  const url = (path: string): string => receiver.url(path);
  const all = ['SHEET_TO_CONFIRM', 'DISPUTE', 'DECISION'] as const;

  it('are sent what their owner is told, signed with the secret that only they were shown', async () => {
    const key = newKey();
    const input = { key, url: url('dora'), kinds: all };
    const { secret, webhook } = await send(dora, requests.registerWebhook, input);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await send(dora, requests.registerWebhook, input)).toEqual({ secret: null, webhook });
    const { id } = await matchIn('submitted', people);
    const notice = await told(dora, 'MATCH_TO_CONFIRM', id);
    const message = await eventually(() => {
      const found = receiver.at('dora').find((each) => each.id === notice.id);
      if (found === undefined) throw new Error('No message yet.');
      return found;
    }, PATIENCE);
    expect(isSignedWith(message, secret!)).toBe(true);
    expect(isSignedWith({ ...message, body: message.body.replace('Wasps', 'Bees') }, secret!)).toBe(false);
    expect(Math.abs(message.seconds - Date.now() / 1000)).toBeLessThan(300);
    expect(message.content).toMatchObject({
      type: 'match.to-confirm',
      data: {
        kind: 'SHEET_TO_CONFIRM',
        message: notice.message,
        language: 'en',
        address: `https://office.test/matches/${id}`,
        about: { type: 'MATCH', id },
      },
    });
    await settled(world);
    expect(receiver.at('dora').filter((each) => each.id === notice.id)).toHaveLength(1);
    expect((await deliveries(dora))[0]).toMatchObject({
      channel: 'WEBHOOK',
      state: 'DELIVERED',
      attempts: 1,
      responseStatus: 204,
      problem: null,
      byHand: false,
      webhook: { name: 'my program' },
      notification: { id: notice.id, event: 'MATCH_TO_CONFIRM' },
    });
  });

  it('are told of the kinds that they were registered for', async () => {
    const registered = await send(csaba, requests.registerWebhook, {
      url: url('decisions'),
      kinds: ['DECISION', 'DECISION'],
    });
    expect(registered.webhook).toMatchObject({ kinds: ['DECISION'] });
    const { id } = await matchIn('returned', people);
    await told(csaba, 'MATCH_RETURNED', id);
    await settled(world);
    const types = receiver.at('decisions').map(({ content }) => content.type);
    expect(types).toContain('match.returned');
    expect(types).not.toContain('match.to-confirm');
  });

  it('get a new secret beside which the old one still holds for a day', async () => {
    const first = await send(anna, requests.registerWebhook, { url: url('renewed'), kinds: all });
    const second = await send(anna, requests.renewWebhookSecret, { id: first.webhook!.id });
    expect(second.secret).not.toBe(first.secret);
    await send(anna, requests.testWebhook, { id: first.webhook!.id });
    await settled(world);
    const [message] = receiver.at('renewed');
    expect(message!.signatures).toHaveLength(2);
    expect([first, second].map(({ secret }) => isSignedWith(message!, secret!))).toEqual([true, true]);
    await world.database.query(`UPDATE "webhook" SET "secret_since" = now() - interval '25 hours' WHERE "id" = $1`, [
      first.webhook!.id,
    ]);
    await send(anna, requests.testWebhook, { id: first.webhook!.id });
    await settled(world);
    const [, later] = receiver.at('renewed');
    expect([first, second].map(({ secret }) => isSignedWith(later!, secret!))).toEqual([false, true]);
    expect(later!.content).toMatchObject({ type: 'test', data: { about: null } });
  });

  it('can be renamed, paused, resumed and removed', async () => {
    const { webhook } = await send(stranger, requests.registerWebhook, { url: url('paused'), kinds: all });
    const { id } = webhook!;
    expect(
      await send(stranger, requests.changeWebhook, { id, name: 'old program', kinds: ['DECISION'] }),
    ).toMatchObject({
      webhook: { name: 'old program', kinds: ['DECISION'] },
    });
    expect(await send(stranger, requests.pauseWebhook, { id })).toMatchObject({ webhook: { pauseReason: 'OWNER' } });
    expect(await codesOf(stranger, requests.testWebhook, { id })).toEqual(['WEBHOOK_PAUSED']);
    expect(await send(stranger, requests.resumeWebhook, { id })).toMatchObject({ webhook: { pauseReason: null } });
    expect(await send(stranger, requests.removeWebhook, { id })).toEqual({ webhookId: id });
    expect(await codesOf(stranger, requests.pauseWebhook, { id })).toEqual(['WEBHOOK_UNKNOWN']);
  });

  it.each([
    ['https://127.0.0.2:PORT/', 'inner'],
    ['https://10.1.2.3:PORT/', 'inner'],
    ['https://192.168.0.1:PORT/', 'inner'],
    ['https://169.254.169.254:PORT/latest/meta-data', 'inner'],
    ['https://2130706434:PORT/', 'inner'],
    ['https://0x7f.2:PORT/', 'inner'],
    ['https://[::1]:PORT/', 'inner'],
    ['https://[::ffff:10.0.0.1]:PORT/', 'inner'],
    ['https://[fd00:ec2::254]:PORT/', 'inner'],
    ['https://example.org:22/', 'port'],
    ['https://user:password@example.org/', 'credentials'],
    ['ftp://example.org/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['example.org', 'malformed'],
  ])('do not lead to %s', async (address, fault) => {
    const input = { url: address.replace('PORT', String(receiver.port)), kinds: all };
    expect(await codesOf(stranger, requests.registerWebhook, input)).toEqual([`WEBHOOK_${fault.toUpperCase()}`]);
  });

  it('are bounded: ten of an account, a name of 100 characters, at least one kind', async () => {
    const rich = await world.member();
    for (let number = 1; number <= 10; number++) {
      expect(await codesOf(rich, requests.registerWebhook, { url: url(`rich-${number}`), kinds: all })).toEqual([]);
    }
    expect(await codesOf(rich, requests.registerWebhook, { url: url('rich-11'), kinds: all })).toEqual([
      'WEBHOOK_TOO_MANY',
    ]);
    const input = { name: 'x'.repeat(101), url: url('rich'), kinds: [] };
    expect(await codesOf(rich, requests.registerWebhook, input)).toEqual(['WEBHOOK_NAME', 'WEBHOOK_KINDS']);
    const long = { url: url('x'.repeat(2000)), kinds: all };
    expect(await codesOf(rich, requests.registerWebhook, long)).toEqual(['WEBHOOK_MALFORMED']);
  });

  it('are their owner’s alone: others and programs neither see nor touch them', async () => {
    const { webhook } = await send(anna, requests.registerWebhook, { url: url('mine'), kinds: all });
    await send(anna, requests.testWebhook, { id: webhook!.id });
    await settled(world);
    const [delivery] = await deliveries(anna);
    const { id } = webhook!;
    for (const codes of [
      await codesOf(juror, requests.changeWebhook, { id }),
      await codesOf(juror, requests.renewWebhookSecret, { id }),
      await codesOf(juror, requests.pauseWebhook, { id }),
      await codesOf(juror, requests.resumeWebhook, { id }),
      await codesOf(juror, requests.removeWebhook, { id }),
      await codesOf(juror, requests.testWebhook, { id }),
    ])
      expect(codes).toEqual(['WEBHOOK_UNKNOWN']);
    expect(await codesOf(juror, requests.redeliver, { id: delivery!.id })).toEqual(['WEBHOOK_UNKNOWN_DELIVERY']);
    const program = client(office, { authorization: `Bearer ${await world.token(anna, ['read', 'submit'])}` });
    const input = { url: url('program'), kinds: all };
    for (const by of [program, client(office)]) {
      const { errors } = await attempt(by, requests.registerWebhook, input);
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(errors[0]?.extensions['code']);
    }
  });

  it('leave neither secrets nor addresses in the database’s clear text, the log of changes or the terminal', async () => {
    const { secret, webhook } = await send(dora, requests.registerWebhook, { url: url('token-in-path'), kinds: all });
    const { rows } = await world.database.query<{ row: string; log: string }>(
      `SELECT (SELECT row_to_json(w)::text FROM "webhook" w WHERE "id" = $1) AS "row",
         (SELECT string_agg(row_to_json(e)::text, '') FROM "audit_entry" e) AS "log"`,
      [webhook!.id],
    );
    expect(rows[0]!.log).toContain(webhook!.id);
    for (const text of [rows[0]!.row, rows[0]!.log, office.printed(), other.printed()]) {
      expect(text).not.toContain(secret!.slice(6));
    }
    for (const text of [rows[0]!.log, office.printed(), other.printed()]) expect(text).not.toContain('token-in-path');
  });
});

describe('reminders', () => {
  it('come once: of a planned match two days before, of a request that is not decided, and one letter a day to the jury', async () => {
    const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const year = new Date().getUTCFullYear();
    await world.season(year);
    await world.season(year + 1);
    const of = Number(day(1).slice(0, 4));
    const [home, away] = [await world.team(of, [anna]), await world.team(of, [csaba])];
    const near = await requestFor(day(1), [home, away]);
    await anHourPasses(world);
    await anHourPasses(world);
    expect((await told(csaba, 'PLANNED_MATCH_NEAR')).address).toBe(
      `https://office.test/planned-matches/${near.plan.id}`,
    );
    expect((await told(anna, 'REQUEST_DUE', near.request.id)).message).toContain('the request is undecided. After');
    await told(juror, 'REQUEST_DUE', near.request.id);
    expect((await told(juror, 'JURY_DESK')).message).toMatch(/^For the jury: \d+ matches to decide, \d+ disputed/);
    await letterWith('juror@mail.test', 'For the jury');
    await settled(world);
    expect((await notices(csaba)).filter(({ event }) => event === 'PLANNED_MATCH_NEAR')).toHaveLength(1);
    expect((await notices(juror)).filter(({ event }) => event === 'JURY_DESK')).toHaveLength(1);
  });
});

describe('the list of notifications', () => {
  it('is followed live, marked as read, and each reads their own alone', async () => {
    const reader = await world.member();
    const team = await world.team(2025, [reader, await world.member()]);
    const socket = await openSocket(other, { cookie: reader.cookie });
    const watch = socket.watch(graphql('subscription { myNotificationsChanged { kind topic id cursor } }'));
    expect(await watch.next()).toMatchObject({ topic: 'NOTIFICATIONS' });
    const { id } = done(await submit(csaba, sheetOf([team, owls], { date: newDay() })));
    expect(await watch.next()).toMatchObject({ kind: 'CHANGE', topic: 'NOTIFICATIONS', id: null });
    const notice = await told(reader, 'MATCH_TO_CONFIRM', id);
    const foreign = await notices(csaba);
    const ids = [notice.id, foreign.find(({ readAt }) => readAt === null)!.id];
    expect(await send(reader, requests.markNotificationsRead, { ids })).toEqual({ me: { unreadNotifications: 0 } });
    await watch.next();
    socket.close();
    expect((await notices(reader))[0]!.readAt).not.toBeNull();
    expect((await notices(csaba)).find((each) => each.id === ids[1])!.readAt).toBeNull();
    const unread = graphql('{ me { unreadNotifications notifications(withRead: false) { nodes { id } } } }');
    expect(await send(reader, unread)).toMatchObject({ unreadNotifications: 0, notifications: { nodes: [] } });
    expect(await send(csaba, requests.markNotificationsRead, {})).toEqual({ me: { unreadNotifications: 0 } });
  });

  it('leaves out what is for the jury alone when its reader has left the jury', async () => {
    const leaving = await world.member({ jury: true });
    // Rows, since the list of the desk is told once a day.
    await world.database.query(
      `INSERT INTO "notification" ("person_id", "event", "key") VALUES ($1, 'jury.desk', 'of today')`,
      [leaving.id],
    );
    const unread = graphql('{ me { unreadNotifications notifications(first: 5) { nodes { path } } } }');
    expect(await send(leaving, unread)).toMatchObject({
      unreadNotifications: 1,
      notifications: { nodes: [{ path: 'jury' }] },
    });
    await world.database.query(`UPDATE "account" SET "jury" = false WHERE "person_id" = $1`, [leaving.id]);
    expect(await send(leaving, unread)).toMatchObject({ unreadNotifications: 0, notifications: { nodes: [] } });
  });

  it('says nothing of what its reader may no longer see', async () => {
    const leaving = await world.member();
    const team = await world.team(2025, [await world.member(), leaving]);
    const { id } = done(await submit(csaba, sheetOf([team, owls], { date: newDay() })));
    await told(leaving, 'MATCH_TO_CONFIRM', id);
    await world.database.query(`DELETE FROM "match_player" WHERE "match_id" = $1 AND "person_id" = $2`, [
      id,
      leaving.id,
    ]);
    await world.database.query(`DELETE FROM "membership" WHERE "person_id" = $1`, [leaving.id]);
    expect(await notices(leaving)).toMatchObject([
      { message: 'Something that is no longer for you to see.', address: null, match: null },
    ]);
  });
});
