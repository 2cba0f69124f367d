import type { Page } from '@playwright/test';
import { announcementName, definitionOf } from '@tarokk/rules';
import { nameAlone } from '../../apps/web/src/game/announcement-names.js';
import { league } from '../support/league.js';
import { givePin } from '../support/sealed-answers.js';
import { expect, inOffice } from '../browser/fixtures.js';
import { settled } from '../browser/pages.js';
import { picturesOf } from '../browser/pictures.js';
import { wordsIn } from '../browser/words-of-pages.js';
import { isFull } from '../support/full.js';

const year = new Date().getFullYear();
const PIN = '314159';

const test = inOffice(async () => {
  const opened = await league({ year });
  await givePin(opened.world, opened.people.b, PIN);
  return opened;
});

const phones = {
  small: { width: 360, height: 640 },
  large: { width: 390, height: 844 },
};

/** With FULL=1 both languages on both phones. Matches of the same two sides on one day are told apart by their number. */
const journeys = [
  { language: 'en', size: phones.small, order: 1 },
  ...(isFull
    ? ([
        { language: 'hu', size: phones.large, order: 2 },
        { language: 'en', size: phones.large, order: 3 },
        { language: 'hu', size: phones.small, order: 4 },
      ] as const)
    : []),
] as const;

test.describe('a sheet goes its way between two sides and the jury', () => {
  for (const { language, size, order } of journeys) {
    test(`${language}, ${size.width} × ${size.height}: entered with a mistake, disputed, corrected, confirmed, ruled on, published`, async ({
      openAs,
      open,
      prepared: { people },
    }) => {
      test.setTimeout(240_000);
      const say = wordsIn(language);
      const phone = { viewport: size, hasTouch: true, isMobile: true };
      const pagat = nameAlone(pagatUltimo, language);
      const step = picturesOf(`${language}-${size.width}x${size.height}`);
      const anna = await openAs(people.a, `/${language}/sheets`, phone);
      let csaba!: Page;

      await test.step('Anna begins a sheet at the table', async () => {
        await anna.getByRole('link', { name: say('sheets.begin') }).tap();
        await anna.getByLabel(say('sheets.against')).selectOption({ label: 'Óbudai Baglyok' });
        await anna.getByRole('button', { name: say('sheets.begin') }).tap();
        await anna
          .getByRole('group', { name: say('sheets.whoDeals') })
          .getByRole('button', { name: 'B Óbudai' })
          .tap();
        await anna.getByRole('link', { name: say('sheets.matchDetails') }).tap();
        await anna.getByLabel(say('sheets.venue'), { exact: true }).fill('Desperados Pub');
        await anna.getByLabel(say('sheets.order')).selectOption(String(order));
        await step(anna, 'the day and the place');
        await anna.getByRole('link', { name: say('sheets.toSheet') }).tap();
      });

      await test.step('she enters eight games; in game 3 the Pagat Ultimo was lost, and she writes that it was made', async () => {
        await anna.getByRole('link', { name: say('sheets.toGame', { game: 1 }), exact: true }).tap();
        for (let game = 1; game <= 8; game++) {
          await chip(anna, say('sheets.ask.tarocks', { party: 'A' }), String(10 + (game % 4))).tap();
          await chip(
            anna,
            say('sheets.ask.honours', { party: 'A' }),
            say(`sheets.honoursHeld.${game % 2 === 0 ? 2 : 1}`),
          ).tap();
          await chip(
            anna,
            say('sheets.ask.has', { party: 'A' }),
            game % 3 === 0 ? say('sheets.noneOfThem') : 'XVII',
          ).tap();
          await chip(anna, say('sheets.favourites'), pagat).tap();
          await chip(anna, say('sheets.favourites'), definitionOf('obscur').name[language]).tap();
          if (game === 3) await step(anna, 'game 3 with the mistake');
          const next = game === 8 ? say('sheets.toSheet') : say('sheets.toGame', { game: game + 1 });
          await anna.getByRole('link', { name: next, exact: true }).tap();
        }
        await step(anna, 'the whole sheet');
      });

      await test.step('she hands it in', async () => {
        await handIn(anna, say);
        await step(anna, 'handed in');
      });

      await test.step('Csaba finds it among the sheets to confirm, with whose turn it is', async () => {
        csaba = await openAs(people.b, `/${language}/sheets`, phone);
        const waiting = csaba.getByRole('region', { name: say('sheets.waitingFor.toConfirm') });
        await expect(waiting.getByText(standing.handedIn[language])).toBeVisible();
        // What waits for them is not below the words of an empty list.
        await expect(csaba.getByText(say('sheets.none'))).toHaveCount(0);
        await step(csaba, 'a sheet to confirm');
        await waiting.getByRole('link', { name: /Danube Wasps/ }).tap();
        await expect(csaba.getByRole('heading', { level: 1 })).toHaveText(standing.handedIn[language]);
      });

      await test.step('they tap the line that is wrong, and say why', async () => {
        const line = lineOf(csaba, 3, 'A', pagat);
        await line.locator('summary').tap();
        await line.getByRole('button', { name: say('sheets.disputeLine') }).tap();
        await line.getByLabel(say('sheets.disputeReason')).fill(reasons.dispute[language]);
        await step(csaba, 'disputed by a tap on the line');
        await line.getByRole('button', { name: say('sheets.disputeIt') }).tap();
        await expect(csaba.getByText(say('sheets.answered'))).toBeVisible();
        await expect(csaba.getByRole('heading', { level: 1 })).toHaveText(
          standing.disputed(language, announcementName(pagatUltimo, language)),
        );
        // Who disputed can take it back; they are not asked to confirm.
        await expect(csaba.getByText(say('sheets.takeItBackAsked'))).toBeVisible();
        await expect(csaba.getByRole('button', { name: say('sheets.confirmIt') })).toHaveCount(0);
        await step(csaba, 'disputed');
      });

      await test.step('Anna is told in her list and on the sheet: who, game, line, reason', async () => {
        await anna.goto(`/${language}/sheets`);
        await settled(anna);
        const disputed = anna.getByRole('region', { name: say('sheets.waitingFor.disputed') });
        await expect(
          disputed.getByText(standing.disputed(language, announcementName(pagatUltimo, language))),
        ).toBeVisible();
        // The sheet on her phone is the same one, and so stands there once.
        await expect(anna.getByRole('link', { name: /Danube Wasps/ })).toHaveCount(1);
        await step(anna, 'her list says what is disputed');
        await disputed.getByRole('link', { name: /Danube Wasps/ }).tap();
        await expect(anna.getByText(reasons.dispute[language]).first()).toBeVisible();
        await expect(lineOf(anna, 3, 'A', pagat).getByText(reasons.dispute[language])).toBeVisible();
        await step(anna, 'the other side is told what is disputed');
      });

      await test.step('she corrects game 3, at which the correction begins', async () => {
        await anna.getByRole('button', { name: say('sheets.correctGame', { game: 3 }) }).tap();
        await anna.getByRole('button', { name: say('sheets.madeTurn', { name: pagat }) }).tap();
        await step(anna, 'game 3 corrected');
        // The other games are as they were: from here it is handed in.
        await handIn(anna, say);
        await step(anna, 'the correction is handed in');
      });

      await test.step('Csaba sees what has changed, from and to, and need not read eight games again', async () => {
        await csaba.goto(`/${language}/sheets`);
        await settled(csaba);
        await csaba
          .getByRole('region', { name: say('sheets.waitingFor.toConfirm') })
          .getByRole('link', { name: /Danube Wasps/ })
          .tap();
        const changed = csaba.getByRole('region', { name: say('sheets.whatChanged') });
        const row = changed.getByRole('row', { name: new RegExp(`^A: ${pagat}`) });
        await expect(row.locator('del')).toContainText(say('match.status.WON'));
        await expect(row.locator('ins')).toContainText(say('match.status.LOST'));
        // A sign before a figure would be read as a part of it.
        const sign = `getComputedStyle(document.querySelector('.changes ins'), '::before').content`;
        expect(await csaba.evaluate(sign)).toBe('none');
        await expect(changed.getByRole('table')).toHaveCount(1);
        await expect(csaba.getByRole('region', { name: say('match.gameNumber', { number: 1 }) })).toBeHidden();
        await step(csaba, 'the change, old and new');
      });

      await test.step('they confirm it with their PIN', async () => {
        const form = csaba.getByRole('form', { name: say('sheets.confirmIt') });
        await form.getByLabel(say('sheets.pin')).fill(PIN);
        await form.getByRole('button', { name: say('sheets.confirmIt') }).tap();
        await expect(csaba.getByText(say('sheets.answered'))).toBeVisible();
        await step(csaba, 'confirmed');
      });

      const address = csaba.url();
      const match = /confirm\/([\da-f-]+)/.exec(address)![1]!;

      await test.step('Judit of the jury reads what was said, rules that game 3 counts 57 : 100, and approves', async () => {
        const judit = await openAs(people.juror, `/${language}/jury/matches/${match}`, phone);
        const said = judit.getByRole('region', { name: say('match.conversation.title') });
        await expect(said.getByText(reasons.dispute[language])).toBeVisible();
        await expect(said.locator('del').first()).toBeVisible();
        await judit.getByRole('button', { name: `${say('desk.decision.APPROVED')} …` }).tap();
        await expect(judit.locator('.consequences .changes')).toBeVisible();
        // What would change begins at the top of the window, not at its foot.
        await expect(judit.locator('.consequences h3')).toBeInViewport();
        expect((await judit.locator('.consequences h3').boundingBox())!.y).toBeLessThan(size.height / 4);
        await step(judit, 'what approval would change');
        await judit.getByRole('button', { name: `${say('desk.rulePoints')} …` }).tap();
        const form = judit.getByRole('form', { name: say('desk.rulePoints') });
        await form.getByLabel(say('match.game')).selectOption('3');
        await form.getByLabel(say('match.party', { party: 'A', side: 'Danube Wasps' })).fill('57');
        await form.getByLabel(say('match.party', { party: 'B', side: 'Óbudai Baglyok' })).fill('100');
        await form.getByLabel(say('form.reason'), { exact: true }).fill(reasons.ruling[language]);
        await step(judit, 'the jury sets the points');
        await form.getByRole('button', { name: say('desk.rulePoints') }).tap();
        await expect(judit.getByText(reasons.ruling[language]).first()).toBeVisible();
        await step(judit, 'ruled');
        await judit.getByRole('button', { name: say('desk.decision.APPROVED'), exact: true }).tap();
        await expect(judit.getByText(say('desk.decided.APPROVED'))).toBeVisible();
        // What takes the approval back is not where the thumb is.
        await expect(judit.getByRole('button', { name: `${say('desk.decision.REOPENED')} …` })).toBeVisible();
        await expect(judit.locator('.bar')).toHaveCount(0);
      });

      await test.step('everybody reads a match that adds up: what counts, what the sheet said, and why', async () => {
        const visitor = await open(`/${language}/matches/${match}`, phone);
        await visitor.getByText(say('match.figures')).tap();
        const summary = visitor.getByRole('table', { name: say('match.summary') });
        const third = summary.getByRole('row', { name: /^3 57/ });
        await expect(third.locator('del').first()).toBeVisible();
        await expect(summary.getByText(reasons.ruling[language])).toBeVisible();
        const counted = await countedIn(summary.locator('tbody tr'));
        const foot = await countedIn(summary.locator('tfoot tr').first());
        expect([0, 1].map((side) => counted.reduce((sum, game) => sum + game[side]!, 0))).toEqual(foot[0]);
        expect(counted[2]).toEqual([57, 100]);
        await visitor.locator('.games > li').nth(2).locator('.folded').tap();
        await expect(visitor.locator('#game-3 .ruled-because')).toContainText('57 : 100');
        await expect(visitor.locator('.rulings q')).toHaveText(reasons.ruling[language]);
        // What the sides said to each other stays theirs.
        await expect(visitor.getByText(reasons.dispute[language])).toHaveCount(0);
        await step(visitor, 'the public page adds up');
      });
    });
  }
});

type Spoken = (typeof journeys)[number]['language'];

/** How the office says where a match stands. */
const standing = {
  handedIn: { en: 'Handed in by A: B is to confirm', hu: 'A beadta: B megerősítésére vár' },
  disputed: (language: Spoken, line: string): string =>
    language === 'en' ? `Disputed by B in game 3: ${line}` : `B vitatja, 3. játék: ${line}`,
};

const reasons = {
  dispute: { en: 'The Pagat was caught in trick 10', hu: 'A pagátot az utolsó ütésben elfogták' },
  ruling: { en: 'As both sides remember it now', hu: 'Ahogyan most mindkét oldal emlékszik' },
};

const pagatUltimo = { definition: definitionOf('ultimo'), cards: [32], suits: [], count: 0 };

/** A button among others that answer the same question. */
function chip(page: Page, group: string, name: string) {
  return page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
}

/** The line of an announcement in a game, on a page that shows a match. */
function lineOf(page: Page, game: number, party: 'A' | 'B', name: string) {
  return page
    .locator(`#game-${game} .party-${party.toLowerCase()} li`)
    .filter({ has: page.locator('summary', { hasText: name }) });
}

async function handIn(page: Page, say: ReturnType<typeof wordsIn>): Promise<void> {
  await page.getByRole('link', { name: say('sheets.handIn') }).tap();
  const button = page.getByRole('button', { name: say('sheets.handIn') });
  await expect(button).toBeVisible();
  // The sheet that a correction is of is no other match of the day.
  await expect(page.locator('.unusual')).toHaveCount(0);
  await button.tap();
  await expect(page.getByText(say('sheets.arrived.SUBMITTED'))).toBeVisible();
}

/** The points of both parties in the rows of a summary; what is struck through does not count. */
function countedIn(rows: ReturnType<Page['locator']>): Promise<number[][]> {
  return rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const cells = [...row.querySelectorAll('td.figures:not([colspan])')];
      return cells.length === 0
        ? []
        : [cells.map((cell) => Number((cell.querySelector('.counted') ?? cell).firstChild?.textContent))];
    }),
  );
}
