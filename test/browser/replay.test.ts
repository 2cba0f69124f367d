import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BySeat, cardLabel, gameSoFar, legalCards, type PlayedGame, sayReason } from '@tarokk/rules';
import type { Page } from '@playwright/test';
import { isFull } from '../support/full.js';
import { move } from '../support/matches.js';
import { done, matchIn } from '../support/matches-in-states.js';
import { playedRecord } from '../support/sheets.js';
import { league } from '../support/league.js';
import { expect, inOffice, phone } from './fixtures.js';
import { loadedScript, settled } from './pages.js';

/** A match with a game in which a card is bound, and something is lost. */
const { record, game } = told();

function told() {
  for (let seed = 1; seed <= 40; seed++) {
    const each = playedRecord(seed);
    for (const one of each.games) if (one.form === 'played' && isTold(one)) return { record: each, game: one };
  }
  throw new Error('no such game in forty matches');
}

function isTold(one: PlayedGame): boolean {
  const { bound, announcements } = standing(one, one.auction.length);
  const end = standing(one, one.auction.length + 40);
  return (
    bound.length > 0 &&
    announcements.some(({ status }) => status === 'open') &&
    end.announcements.some(({ status }) => status === 'lost')
  );
}

function standing({ attackers, deal, auction, tricks }: PlayedGame, step: number) {
  return gameSoFar({
    attackers,
    hands: deal,
    auction: auction.slice(0, step),
    cards: tricks.flatMap(({ cards }) => cards).slice(0, Math.max(0, step - auction.length)),
  });
}

const turns = game.auction.length;
const last = turns + 40;

const test = inOffice(async () => {
  const opened = await league({ teams: 2 });
  const match = (await matchIn('approved', opened.people, { record })).id;
  // Another site, whose page has a frame for the address that it is asked for.
  const elsewhere = createServer((request, response) => {
    const address = new URL(request.url!, 'http://elsewhere').searchParams.get('show') ?? '';
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Another site</title><iframe src="${address}" width="400" height="800"></iframe>`,
    );
  }).listen(0, '127.0.0.1');
  const framed = (address: string): string =>
    `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/?show=${encodeURIComponent(opened.office.url + address)}`;
  const end = async (): Promise<void> => {
    elsewhere.close();
    await opened.end();
  };
  return { ...opened, match, path: `/matches/${match}/games/${game.number}`, framed, end };
});

test.describe('a game card by card', () => {
  const said = (page: Page): Promise<string> => page.locator('.step-said').innerText();
  const stepIn = (page: Page): number => Number(new URL(page.url()).searchParams.get('step') ?? 0);

  test('is found from the sheet of its match, by link and without script', async ({ read, prepared: { match } }) => {
    // Its address opens the game on the page of the match.
    const page = await read(null, `/en/matches/${match}#game-${game.number}`, { javaScriptEnabled: false });
    await page.getByRole('link', { name: `Game ${game.number}, card by card` }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: `Game ${game.number}: Danube Wasps – Óbudai Baglyok` }),
    ).toBeVisible();
    expect(await said(page)).toMatch(/deals, party [AB] attacks/);
    await page.getByRole('link', { name: 'One step on' }).click();
    await page.waitForURL(/\?step=1$/);
    // By name, for everybody at this table has one.
    expect(await said(page)).toMatch(/(?: passes\.|: .*\.)$/);
    expect(await said(page)).not.toMatch(/interceptor|collector/);
    await page.getByRole('link', { name: 'To the end' }).click();
    await page.waitForURL(new RegExp(`step=${last}$`));
    await expect(page.locator('.table-top .hand .played')).toHaveCount(40);
  });

  test('goes by keys: a step, a trick, to both ends, and each step is its own address', async ({
    read,
    prepared: { path },
  }) => {
    const page = await read(null, `/en${path}`);
    const press = async (key: string, step: number): Promise<void> => {
      await page.keyboard.press(key);
      await expect.poll(() => stepIn(page)).toBe(step);
    };
    await press('ArrowRight', 1);
    await press('ArrowLeft', 0);
    await press('Shift+ArrowRight', turns);
    await press('Shift+ArrowRight', turns + 4);
    await press('ArrowRight', turns + 5);
    await expect(page.getByText(/^Trick 2: /).first()).toBeVisible();
    await press('Shift+ArrowLeft', turns + 4);
    await press('End', last);
    await press('ArrowRight', last);
    await press('Home', 0);
    await page.getByRole('link', { name: 'Trick 7' }).click();
    await expect.poll(() => stepIn(page)).toBe(turns + 28);
    const sentence = await said(page);
    const again = await read(null, page.url(), { javaScriptEnabled: false });
    expect(await said(again)).toBe(sentence);
  });

  test('goes by itself on the space bar, and stops on it', async ({ read, prepared: { path } }) => {
    const page = await read(null, `/en${path}`);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
    await expect.poll(() => stepIn(page)).toBeGreaterThan(1);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play by itself' })).toBeVisible();
    // At its end it begins anew.
    await page.goto(`/en${path}?step=${last}`);
    await page.getByRole('button', { name: 'Play by itself' }).click();
    await expect.poll(() => stepIn(page)).toBeLessThan(last);
  });

  test('leads from one trick that decided an announcement to the next, by its key and without script', async ({
    read,
    prepared: { path },
  }) => {
    const { announcements, result } = standing(game, last);
    const reasons = [
      ...announcements.filter(({ status }) => status === 'won' || status === 'lost').map(({ reason }) => reason),
      ...result!.silent.map(({ reason }) => reason),
    ];
    const tricks = new Set(
      reasons.flatMap((reason) => (reason?.kind === 'proof' && reason.trick > 0 ? [reason.trick] : [])),
    );
    const stops = [...tricks].toSorted((a, b) => a - b).map((trick) => turns + 4 * trick);
    expect(stops.length).toBeGreaterThan(0);
    const page = await read(null, `/en${path}`);
    for (const stop of [...stops, stops[0]!].slice(0, stops.length === 1 ? 1 : undefined)) {
      await page.keyboard.press('d');
      await expect.poll(() => stepIn(page)).toBe(stop);
    }
    const plain = await read(null, `/en${path}`, { javaScriptEnabled: false });
    await plain.getByRole('link', { name: 'Deciding trick' }).click();
    await plain.waitForURL(new RegExp(`step=${stops[0]!}$`));
  });

  test('58 shows the trick, the hand in turn above the bar, what happened and the steps on a phone at once, whoever plays', async ({
    open,
    prepared: { path },
  }) => {
    const page = await open(`/hu${path}`, { ...phone, viewport: { width: 360, height: 640 } });
    const places = new Set<string>();
    // Each of the four plays once in a trick.
    const cards = Array.from({ length: isFull ? 8 : 4 }, (_, card) => turns + 1 + card);
    for (const step of [0, 1, turns, ...cards, last - 1]) {
      await page.goto(`/hu${path}?step=${step}`);
      const bar = (await page.locator('.replayed > .steps').boundingBox())!;
      expect(bar.y + bar.height).toBeLessThanOrEqual(640);
      const hand = page.locator('.table-top .in-turn .hand > li:not(.played)');
      await expect(hand.first()).toBeVisible();
      for (const part of [page.locator('.table-top .middle'), page.locator('.told'), ...(await hand.all())]) {
        const box = (await part.boundingBox())!;
        expect([step, box.y >= 0, box.y + box.height <= bar.y]).toEqual([step, true, true]);
      }
      // Nothing jumps from step to step.
      const { y } = (await page.locator('.told').boundingBox())!;
      places.add(`${Math.round(y)} ${Math.round(bar.y)}`);
    }
    expect([...places]).toHaveLength(1);
  });

  test('58 marks in the hand in turn the card that is played next, and what may not be played is pale', async ({
    read,
    prepared: { path },
  }) => {
    for (const number of [0, 2, 17]) {
      const page = await read(null, `/en${path}?step=${turns + number}`, { javaScriptEnabled: false });
      const { leader, cards } = game.tricks[number >> 2]!;
      const next = page.locator('.table-top .in-turn .to-play');
      await expect(next).toHaveCount(1);
      await expect(next.getByRole('img')).toHaveAccessibleName(cardLabel(cards[number & 3]!, 'en'));
      const seat = ((leader + (number & 3)) & 3) as 0 | 1 | 2 | 3;
      const { cards: legal } = legalCards({
        attackers: game.attackers,
        seat,
        hand: game.deal[seat],
        auction: game.auction,
        tricks: game.tricks
          .map((trick, index) => trick.cards.slice(0, Math.max(0, number - index * 4)))
          .filter((trick) => trick.length > 0),
      });
      const held = 10 - (number >> 2);
      await expect(page.locator('.table-top .in-turn .barred')).toHaveCount(held - legal.length);
    }
  });

  test('58 stands on a desk in three columns as high as the window, each step a press', async ({
    open,
    prepared: { path },
  }) => {
    const page = await open(`/en${path}?step=${turns + 6}`, { viewport: { width: 1280, height: 800 } });
    const box = async (part: string) => (await page.locator(part).boundingBox())!;
    const [course, table, verdicts, steps] = [
      await box('.course'),
      await box('.table-top'),
      await box('.verdicts'),
      await box('.steps'),
    ];
    expect(course.x + course.width).toBeLessThanOrEqual(table.x + 1);
    expect(table.x + table.width).toBeLessThanOrEqual(verdicts.x + 1);
    expect(steps.y + steps.height).toBeLessThanOrEqual(800);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Danube Wasps – Óbudai Baglyok' })).toBeVisible();
    await expect(page.locator('.course [aria-current]')).toHaveText(/^Trick 2/);
    await page.getByRole('link', { name: 'Share this card' }).click();
    await expect(page.locator('.sharing textarea')).toBeVisible();
  });

  test('58 has all four hands one tap away on a phone', async ({ open, prepared: { path } }) => {
    const page = await open(`/en${path}?step=${turns + 3}`, phone);
    await page.getByRole('link', { name: 'Hands' }).tap();
    const hands = page.locator('.four-hands .hand');
    await expect(hands).toHaveCount(4);
    for (const hand of await hands.all()) await expect(hand).toBeInViewport({ ratio: 0.9 });
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(page.getByRole('link', { name: 'Hands' })).toBeHidden();
  });

  test('of an address with a step that is none shows what can be understood of it', async ({
    read,
    prepared: { office, match, path },
  }) => {
    for (const [query, step] of [
      ['?step=x', 0],
      ['?step=-3', 0],
      ['?step=999', last],
    ] as const) {
      const page = await read(null, `/en${path}${query}`, { javaScriptEnabled: false });
      expect(await page.getByRole('navigation', { name: 'Steps' }).innerText()).toContain(`${step} of ${last}`);
    }
    for (const other of ['0', '9', 'x', '1e1']) {
      expect((await fetch(`${office.url}/en/matches/${match}/games/${other}`)).status).toBe(404);
    }
  });

  test('shows at each step what has been played, what is bound to which trick, and how each announcement stands', async ({
    read,
    prepared: { path },
  }) => {
    const marks = new Set<number>();
    for (const step of [0, turns, turns + 9, turns + 18, turns + 33, last]) {
      const page = await read(null, `/en${path}?step=${step}`, { javaScriptEnabled: false });
      const { bound, announcements, tricks } = standing(game, step);
      await expect(page.locator('.table-top .hand .played')).toHaveCount(tricks.flatMap(({ cards }) => cards).length);
      const shown = await page
        .locator('.table-top .hand li:has(.bound)')
        .evaluateAll((all) =>
          all.map((each) => [
            each.querySelector('svg')!.getAttribute('aria-label'),
            each.querySelector('.bound')!.textContent,
          ]),
        );
      expect(shown.map(([name]) => name).toSorted()).toEqual(bound.map(({ card }) => cardLabel(card, 'en')).toSorted());
      marks.add(shown.length);
      const lines = await page.locator('.verdicts li').allInnerTexts();
      // By name, for everybody at this table has one (issue 58, 4).
      expect(lines.join()).not.toMatch(/collector|interceptor/);
      const { players } = JSON.parse((await page.locator('meta[name="table"]').getAttribute('content'))!) as {
        readonly players: BySeat<string>;
      };
      for (const [index, { status, reason }] of announcements.entries()) {
        expect(lines[index]).toContain(
          { open: 'still open', won: 'made', lost: 'lost', raised: 'raised', stated: 'stated', void: 'void' }[status],
        );
        if (status === 'won' || status === 'lost')
          expect(lines[index]).toContain(sayReason(reason!, 'en', (seat) => players[seat]));
      }
    }
    expect(marks.size).toBeGreaterThan(1);
  });

  test('ends with the points that its sheet has', async ({ read, prepared: { match, path } }) => {
    const page = await read(null, `/en/matches/${match}#game-${game.number}`, { javaScriptEnabled: false });
    const onSheet = await page.locator(`#game-${game.number} .total strong`).allInnerTexts();
    await page.goto(`/en${path}?step=${last}`);
    const { result } = standing(game, last);
    expect(onSheet.map(Number)).toEqual(result!.score.map(({ total }) => total));
    expect(await page.locator('.sums strong').allInnerTexts()).toEqual([`A ${onSheet[0]}`, `B ${onSheet[1]}`]);
  });

  test('comes with all that it shows: nothing is asked for again, and less than 225 kB of script is loaded', async ({
    open,
    prepared: { path },
  }) => {
    const page = await (await open('/en')).context().newPage();
    const asked: string[] = [];
    const scriptSoFar = loadedScript(page);
    const pictures: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/graphql')) asked.push(response.url());
      if (response.url().includes('.svg')) pictures.push(response.url());
    });
    await page.goto(`/en${path}?step=${turns}`);
    await settled(page);
    for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => stepIn(page)).toBe(turns + 20);
    expect(asked).toEqual([]);
    expect(new Set(pictures.filter((url) => url.includes('/cards')).map((url) => url.split('#')[0])).size).toBe(1);
    const bytes = scriptSoFar();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(225_000);
  });

  test('is shown in a frame of another site, as anybody sees it and without the office around it, and goes on there', async ({
    open,
    prepared: { path, framed },
  }) => {
    const page = await open(framed(`/en/embed${path}?step=${turns}`));
    const frame = page.frameLocator('iframe');
    await frame.getByRole('link', { name: 'One step on' }).click();
    await expect(frame.getByText(/^Trick 1: /).first()).toBeVisible();
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expect(frame.getByRole('link', { name: 'Match' })).toHaveAttribute('target', '_top');
  });

  test('has in its page the frame for other sites, which finds the language of who looks where it names none', async ({
    read,
    prepared: { office, path },
  }) => {
    const page = await read(null, `/hu${path}?step=3`);
    await page.getByText('Megmutatás másoknak').click();
    const code = await page.locator('.sharing textarea').inputValue();
    expect(code).toContain(`src="${office.url}/hu/embed${path}?step=3"`);
    const response = await fetch(`${office.url}/embed${path}`, {
      redirect: 'manual',
      headers: { 'accept-language': 'de' },
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, `/de/embed${path}`]);
  });

  test('alone may be framed: every other page refuses', async ({
    complaints,
    open,
    prepared: { office, match, path, framed },
  }) => {
    complaints.allow(/violates the following Content Security Policy directive: "frame-ancestors/);
    const policyOf = async (address: string): Promise<string | undefined> =>
      /frame-ancestors [^;]+/.exec((await fetch(office.url + address)).headers.get('content-security-policy')!)?.[0];
    expect(await policyOf(`/en/embed${path}`)).toBe('frame-ancestors *');
    for (const other of [path, `/matches/${match}`, '', '/login', '/sheets', '/championship/2025', '/embedded']) {
      expect([other, await policyOf(`/en${other}`)]).toEqual([other, "frame-ancestors 'none'"]);
    }
    const page = await open(framed(`/en${path}`));
    await expect.poll(() => page.frames().length).toBe(2);
    await expect(page.frames()[1]!.locator('.replay')).toHaveCount(0);
  });

  test('in a frame remembers nothing and knows nobody: a match that only its sides may see is not there', async ({
    prepared: { office, people },
  }) => {
    const hidden = await matchIn('submitted', people, { record });
    const address = `/en/embed/matches/${hidden.id}/games/${game.number}`;
    const as = (cookie: string): Promise<Response> => fetch(office.url + address, { headers: { cookie } });
    expect(
      (await fetch(office.url + address.replace('/embed', ''), { headers: { cookie: people.a.cookie } })).status,
    ).toBe(200);
    const response = await as(people.a.cookie);
    expect([response.status, response.headers.getSetCookie()]).toEqual([404, []]);
  });

  test('has a picture of each step, which is that of its preview too', async ({ read, prepared: { office, path } }) => {
    const picture = async (step: number): Promise<Buffer> => {
      const html = await (await fetch(`${office.url}/en${path}?step=${step}`)).text();
      const address = /<meta property="og:image" content="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&');
      const response = await fetch(address);
      expect([response.status, response.headers.get('content-type'), response.redirected]).toEqual([
        200,
        'image/png',
        false,
      ]);
      return Buffer.from(await response.arrayBuffer());
    };
    const one = await picture(turns + 3);
    expect([one.toString('latin1', 1, 4), one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    expect(one.equals(await picture(turns + 4))).toBe(false);
    const page = await read(null, `/en${path}?step=${turns + 3}`, { javaScriptEnabled: false });
    const link = page.getByRole('link', { name: 'This step as a picture (PNG)', includeHidden: true });
    const shared = await fetch(office.url + (await link.getAttribute('href'))!);
    expect(Buffer.from(await shared.arrayBuffer()).equals(one)).toBe(true);
  });

  test('follows what becomes of its match while it is shown', async ({ open, prepared: { people } }) => {
    const shown = await matchIn('approved', people, { record, date: '2025-06-01' });
    const page = await open(`/en/matches/${shown.id}/games/${game.number}?step=5`);
    await expect(page.getByText('Show it to others')).toBeVisible();
    done(await move(people.juror, 'reopenMatch', shown, { reason: 'A card was written down wrongly' }));
    await expect(page.getByText('Show it to others')).toHaveCount(0);
    expect(stepIn(page)).toBe(5);
  });

  test('prints the table and the whole game, without what is there to be clicked', async ({
    open,
    prepared: { path },
  }) => {
    const page = await open(`/en${path}?step=${last}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Steps' })).toBeHidden();
    await expect(page.locator('.table-top')).toBeVisible();
    await expect(page.locator('.course li').filter({ hasText: /^Trick \d/ })).toHaveCount(10);
  });
});
