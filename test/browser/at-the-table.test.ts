import type { Locator, Page } from '@playwright/test';
import { definitionOf } from '@tarokk/rules';
import { nameAlone } from '../../apps/web/src/game/announcement-names.js';
import { ask, graphql } from '../support/ask.js';
import { look, move } from '../support/matches.js';
import { done } from '../support/matches-in-states.js';
import { givePin } from '../support/sealed-answers.js';
import { expect, inOffice, takingAlong } from './fixtures.js';
import { sizes, walksOf } from './looks.js';
import { awake } from './pages.js';
import { kept, reopened } from './phones.js';
import { picturesOf } from './pictures.js';
import { begunElsewhere, leagueOfThisYear, takenAlong, today } from './sheets-on-a-phone.js';
import { wordsIn } from './words-of-pages.js';

/** Walks at the table as people take them, with a picture of each step: issue 59, (a) and (e). */
const test = inOffice(async () => {
  const opened = await leagueOfThisYear();
  await givePin(opened.world, opened.people.b, PIN);
  return opened;
});

const PIN = '314159';
const OTHER_PINS = ['271828', '161803'];

type Say = ReturnType<typeof wordsIn>;

const chip = (page: Page, group: string, name: string): Locator =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });

/** What A was dealt in an ordinary game, up to the question for announcements. */
async function dealt(page: Page, say: Say, game: number): Promise<void> {
  await chip(page, say('sheets.ask.tarocks', { party: 'A' }), String(10 + (game % 4))).click();
  await chip(
    page,
    say('sheets.ask.honours', { party: 'A' }),
    say(`sheets.honoursHeld.${game % 2 === 0 ? 2 : 1}`),
  ).click();
  await chip(page, say('sheets.ask.has', { party: 'A' }), 'XVII').click();
}

for (const { language, size, order } of walksOf('a')) {
  const say = wordsIn(language);
  const pagat = nameAlone({ definition: definitionOf('ultimo'), cards: [32], suits: [], count: 0 }, language);
  const obscur = definitionOf('obscur').name[language];
  const trophy = definitionOf('golgotha').name[language];

  test(`59 (a) ${language}, ${size}: eight games, without a network from game 3 on, the page closed there, a trophy; handed in, and confirmed on the other side’s phone`, async ({
    openAs,
    open,
    prepared: { people },
  }) => {
    test.setTimeout(240_000);
    const step = picturesOf(`a-${language}-${size}`);
    const first = await openAs(people.a, `/${language}/sheets`, { ...sizes[size], ...takingAlong });
    const context = first.context();

    await test.step('Anna begins a sheet, with its day and place', async () => {
      await takenAlong(first);
      await first.getByRole('link', { name: say('sheets.begin') }).click();
      await first.getByLabel(say('sheets.against')).selectOption({ label: 'Óbudai Baglyok' });
      await step(first, 'against whom');
      await first.getByRole('button', { name: say('sheets.begin') }).click();
      await first
        .getByRole('group', { name: say('sheets.whoDeals') })
        .getByRole('button', { name: 'B Óbudai' })
        .click();
      await first.getByRole('link', { name: say('sheets.matchDetails') }).click();
      await first.getByLabel(say('sheets.venue'), { exact: true }).fill('Desperados Pub');
      await first.getByLabel(say('sheets.order')).selectOption(String(order));
      await step(first, 'day and place');
      await first.getByRole('link', { name: say('sheets.toSheet') }).click();
      await step(first, 'the empty sheet');
      await first.getByRole('link', { name: say('sheets.toGame', { game: 1 }), exact: true }).click();
    });

    const quiet = async (page: Page, game: number): Promise<void> => {
      await dealt(page, say, game);
      await chip(page, say('sheets.favourites'), obscur).click();
      await page.getByRole('link', { name: say('sheets.toGame', { game: game + 1 }), exact: true }).click();
    };

    await test.step('she enters two games', async () => {
      await step(first, 'game 1 asks its first question');
      await quiet(first, 1);
      await quiet(first, 2);
    });

    let page!: Page;
    await test.step('in game 3 the network goes and the page is closed; what was entered is there when it opens again', async () => {
      await chip(first, say('sheets.ask.tarocks', { party: 'A' }), '13').click();
      await kept(first);
      await context.setOffline(true);
      await first.close();
      page = await reopened(context, `/${language}/sheets`);
      await expect(page.getByText(say('sheets.notReached.no-network'))).toBeVisible();
      await expect(page.getByText(say('sheets.whatWorks'))).toBeVisible();
      await step(page, 'the list without a network');
      await page.getByRole('link', { name: /Danube Wasps/ }).click();
      await step(page, 'the sheet with two games and a part of the third');
      await page.getByRole('link', { name: say('sheets.toGame', { game: 3 }), exact: true }).click();
      // At a desk all questions stand beside each other; on a phone what was answered stands above the next.
      await expect(
        size === 'desk'
          ? page.getByRole('button', { name: '13', exact: true, pressed: true })
          : page.getByRole('list', { name: say('sheets.given') }).getByText('13'),
      ).toBeVisible();
      await step(page, 'game 3 goes on where it stood');
    });

    await test.step('she enters the others; the Pagat Ultimo was lost in game 3, and game 5 has a Golgotha', async () => {
      for (let game = 3; game <= 8; game++) {
        if (game === 3) {
          await chip(page, say('sheets.ask.honours', { party: 'A' }), say('sheets.honoursHeld.1')).click();
          await chip(page, say('sheets.ask.has', { party: 'A' }), 'XVII').click();
          await chip(page, say('sheets.favourites'), pagat).click();
          await page.getByRole('button', { name: say('sheets.madeTurn', { name: pagat }) }).click();
          await step(page, 'a Pagat Ultimo that was lost');
        } else await dealt(page, say, game);
        if (game === 5) {
          await page.getByRole('link', { name: say('sheets.allAnnouncements') }).click();
          await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill(trophy.slice(0, 5));
          await step(page, 'the list of all announcements');
          await page.getByRole('button', { name: new RegExp(`^${trophy}`) }).click();
          await step(page, 'game 5 with a trophy');
        }
        await chip(page, say('sheets.favourites'), obscur).click();
        const next = game === 8 ? say('sheets.toSheet') : say('sheets.toGame', { game: game + 1 });
        await page.getByRole('link', { name: next, exact: true }).click();
      }
      await step(page, 'the whole sheet');
    });

    await test.step('she hands it in without a network; it goes by itself when there is one', async () => {
      await page.getByRole('link', { name: say('sheets.handIn') }).click();
      await step(page, 'what is handed in');
      await page.getByRole('button', { name: say('sheets.handIn') }).click();
      await expect(page.getByText(say('sheets.sendingTo.no-network'))).toBeVisible();
      await step(page, 'it waits for a network');
      await context.setOffline(false);
      await expect(page.getByText(say('sheets.arrived.SUBMITTED'))).toBeVisible();
      await step(page, 'the office has it');
    });

    const { matches } = await ask(
      people.b,
      graphql(`query ($day: Day!) { matches(first: 10, from: $day, until: $day) { nodes { id order } } }`),
      { day: today() },
    );
    const id = matches.nodes.find((each) => each.order === order)!.id;

    await test.step('Csaba reads it on his own phone and confirms it with his PIN', async () => {
      const csaba = await openAs(people.b, `/${language}/sheets/confirm/${id}`, sizes[size]);
      const form = csaba.getByRole('form', { name: say('sheets.confirmIt') });
      await expect(form).toBeVisible();
      await step(csaba, 'the sheet on the other phone');
      await form.getByLabel(say('sheets.pin')).fill(PIN);
      await step(csaba, 'his PIN');
      await form.getByRole('button', { name: say('sheets.confirmIt') }).click();
      await expect(csaba.getByText(say('sheets.answered'))).toBeVisible();
      await step(csaba, 'confirmed');
    });

    await test.step('once the jury has approved it, everybody reads the trophy in the list', async () => {
      done(await move(people.juror, 'approveMatch', (await look(people.juror, id))!));
      const visitor = await open(`/${language}/trophies`, sizes[size]);
      await expect(visitor.getByRole('main').getByText(trophy).filter({ visible: true }).first()).toBeVisible();
      await step(visitor, 'the list of trophies');
    });
  });
}

for (const { language, size, order } of walksOf('e')) {
  const say = wordsIn(language);

  test(`59 (e) ${language}, ${size}: signing on one phone, two wrong PINs with a network, and one without that is found on sending`, async ({
    openAs,
    prepared: { people },
  }) => {
    test.setTimeout(240_000);
    const step = picturesOf(`e-${language}-${size}`);
    /** A sheet of tonight, whole, up to where the phone is passed over. */
    const passedOver = async (number: number, withNetwork: boolean): Promise<Page> => {
      await begunElsewhere(people, number, 8);
      const page = await openAs(people.a, `/${language}/sheets`, { ...sizes[size], ...takingAlong });
      const nth = say('sheets.nthMatch', { order: number }).replace('\u00a0', '\\s');
      await page.getByRole('link', { name: new RegExp(`Danube Wasps.*${nth}`) }).click();
      await takenAlong(page);
      if (!withNetwork) await page.context().setOffline(true);
      await page.getByRole('link', { name: say('sheets.handIn') }).click();
      await page.getByRole('link', { name: say('sheets.passOver') }).click();
      await expect(page.getByRole('heading', { name: say('sheets.toGame', { game: 8 }) })).toBeVisible();
      return page;
    };
    const answered = async (page: Page, pin: string): Promise<Locator> => {
      const form = page.getByRole('form', { name: say('sheets.confirmIt') });
      await form.getByLabel(say('sheets.whoAreYou')).selectOption({ label: 'Tóth Csaba' });
      await form.getByLabel(say('sheets.pin')).fill(pin);
      await form.getByRole('button', { name: say('sheets.confirmIt') }).click();
      return form;
    };

    await test.step('with a network a wrong PIN is said in place, twice, and nothing is sent', async () => {
      const page = await passedOver(order + 4, true);
      await step(page, 'the sheet that the other side is asked about');
      for (const pin of OTHER_PINS) {
        const form = await answered(page, pin);
        await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 });
        await expect(form.getByLabel(say('sheets.pin'))).toBeFocused();
        await step(page, 'a wrong PIN');
      }
      await answered(page, PIN);
      await expect(page.getByText(say('sheets.saidHere.confirmed', { by: 'Tóth Csaba' }))).toBeVisible();
      await step(page, 'handed in and confirmed');
    });

    await test.step('without one the sheet waits with the answer; on sending the PIN is found wrong, and only the answer is asked for again', async () => {
      const page = await passedOver(order + 8, false);
      await answered(page, OTHER_PINS[0]!);
      await expect(page.getByText(say('sheets.sealedHere.confirmed', { by: 'Tóth Csaba' }))).toBeVisible();
      await step(page, 'sealed without a network');
      const handIn = page.getByRole('button', { name: say('sheets.handIn') });
      if (await handIn.isVisible()) await handIn.click();
      await page.context().setOffline(false);
      await expect(page.getByText(say('sheets.notTaken', { by: 'Tóth Csaba' }))).toBeVisible();
      await step(page, 'the answer is asked for again');
      await answered(page, PIN);
      await expect(page.getByText(say('sheets.saidHere.confirmed', { by: 'Tóth Csaba' }))).toBeVisible();
      await step(page, 'now it is confirmed');
      await awake(page);
    });
  });
}
