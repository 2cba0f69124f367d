import type { Locator, Page } from '@playwright/test';
import type { SheetRecord } from '@tarokk/competition';
import { definitionOf } from '@tarokk/rules';
import { nameAlone } from '../../apps/web/src/game/announcement-names.js';
import { league } from '../support/league.js';
import { look, submit } from '../support/matches.js';
import { done, type People } from '../support/matches-in-states.js';
import { rewritten, scoredSheet } from '../support/scored-sheets.js';
import { expect, inOffice, takingAlong } from './fixtures.js';
import { sizes, walksOf } from './looks.js';
import { picturesOf } from './pictures.js';
import { takenAlong, today, year } from './sheets-on-a-phone.js';
import { wordsIn } from './words-of-pages.js';

/** A sheet that two sides do not agree about, with a picture of each step: issue 59, (b). */
const test = inOffice(() => league({ year, teams: 2 }));

const GAME = 3;

const reasons = {
  first: {
    hu: 'A pagátot az utolsó ütésben elfogták',
    de: 'Der Pagat wurde im letzten Stich gefangen',
  },
  second: { hu: 'Kontra is volt rá', de: 'Es gab auch ein Kontra darauf' },
  ruling: { hu: 'Mind a négyen így emlékeznek', de: 'So erinnern sich alle vier' },
};

/** Eight games; in the third A has made a Pagat Ultimo, as A has written it. */
function writtenBy(people: People, order: number): SheetRecord {
  const nothing = { contras: [], silent: [], announcements: [] };
  return rewritten(scoredSheet(people.teams, { date: today(), order }), GAME, ({ sheet }) => {
    const announcements = [{ announce: 'ultimo', card: 'T1', by: 'interceptor', result: 'won' }];
    Object.assign(sheet.A, { ...nothing, tarocks: 13, honours: 1, has: ['T17'], announcements, silent: ['obscur'] });
    Object.assign(sheet.B, { ...nothing, tarocks: 9, honours: 1, has: ['T18', 'T16'] });
  });
}

for (const { language, size, order } of walksOf('b'))
  test(`59 (b) ${language}, ${size}: disputed, corrected, disputed again, ruled on; both sides and everybody read how it ended`, async ({
    openAs,
    open,
    prepared: { people },
  }) => {
    test.setTimeout(240_000);
    const say = wordsIn(language);
    const pagat = nameAlone({ definition: definitionOf('ultimo'), cards: [32], suits: [], count: 0 }, language);
    const step = picturesOf(`b-${language}-${size}`);
    const { id } = done(await submit(people.a, writtenBy(people, order)));
    const toConfirm = `/${language}/sheets/confirm/${id}`;

    /** Taps the line, says why it is wrong, and sends it. */
    const dispute = async (page: Page, reason: string, what: string): Promise<void> => {
      const line = lineOf(page, pagat);
      await line.locator('summary').click();
      await line.getByRole('button', { name: say('sheets.disputeLine') }).click();
      await line.getByLabel(say('sheets.disputeReason')).fill(reason);
      await step(page, what);
      await line.getByRole('button', { name: say('sheets.disputeIt') }).click();
      await expect(page.getByText(say('sheets.answered'))).toBeVisible();
    };

    const csaba = await openAs(people.b, toConfirm, sizes[size]);
    await test.step('Csaba disputes the Pagat Ultimo of game 3', async () => {
      await step(csaba, 'the sheet that was handed in');
      await dispute(csaba, reasons.first[language], 'what is wrong, and why');
      await step(csaba, 'disputed');
    });

    const anna = await openAs(people.a, `/${language}/matches/${id}`, { ...sizes[size], ...takingAlong });
    await test.step('Anna reads it on the page of the match, and corrects game 3', async () => {
      await expect(anna.locator('q', { hasText: reasons.first[language] }).first()).toBeVisible();
      await step(anna, 'the match is disputed');
      await anna.getByRole('link', { name: say('match.answerDispute') }).click();
      await takenAlong(anna);
      await step(anna, 'the dispute is answered');
      await anna.getByRole('button', { name: say('sheets.correctGame', { game: GAME }) }).click();
      await anna.getByRole('button', { name: say('sheets.madeTurn', { name: pagat }) }).click();
      await step(anna, 'game 3 corrected');
      await anna
        .getByRole('link', { name: say('sheets.handIn') })
        .first()
        .click();
      await anna.getByRole('button', { name: say('sheets.handIn') }).click();
      await expect(anna.getByText(say('sheets.arrived.SUBMITTED'))).toBeVisible();
      await step(anna, 'the correction is handed in');
    });

    await test.step('Csaba sees it before and now, and disputes it again', async () => {
      const changed = csaba.getByRole('region', { name: say('sheets.whatChanged') });
      const row = changed.getByRole('row', { name: new RegExp(`^A: ${pagat}`) });
      await expect(row.locator('del')).toContainText(say('match.status.WON'));
      await expect(row.locator('ins')).toContainText(say('match.status.LOST'));
      await step(csaba, 'the correction, before and now');
      await csaba.getByText(say('sheets.wholeSheetAgain')).click();
      await dispute(csaba, reasons.second[language], 'what is still wrong');
      await step(csaba, 'disputed again');
    });

    await test.step('Judit of the jury reads both disputes, rules that game 3 counts 57 : 100, sees what approval would change, and approves', async () => {
      const judit = await openAs(people.juror, `/${language}/jury/matches/${id}`, sizes[size]);
      const said = judit.getByRole('region', { name: say('match.conversation.title') });
      for (const each of ['first', 'second'] as const) await expect(said).toContainText(reasons[each][language]);
      await step(judit, 'the disputed match at the desk');
      await judit
        .getByRole('button', { name: new RegExp(`^${say('desk.rulePoints')}`) })
        .first()
        .click();
      const form = judit.getByRole('form', { name: say('desk.rulePoints') });
      await expect(form.getByLabel(say('match.game'))).toHaveValue(String(GAME));
      await form.getByLabel(say('match.party', { party: 'A', side: 'Danube Wasps' })).fill('57');
      await form.getByLabel(say('match.party', { party: 'B', side: 'Óbudai Baglyok' })).fill('100');
      await form.getByLabel(say('form.reason'), { exact: true }).fill(reasons.ruling[language]);
      await step(judit, 'the jury sets the points');
      await form.getByRole('button', { name: say('desk.rulePoints') }).click();
      // What approving changes comes by itself, once the dispute is answered.
      const ifApproved = judit.getByRole('region', { name: say('desk.ifApproved') });
      await expect(ifApproved.getByRole('listitem').filter({ hasText: 'Danube Wasps' })).toHaveCount(1);
      await step(judit, 'ruled, and what approval would change');
      await judit.getByRole('button', { name: new RegExp(`^${say('desk.decision.APPROVED')}`) }).click();
      await step(judit, 'the approval');
      await ifApproved.getByRole('button', { name: say('desk.decision.APPROVED'), exact: true }).click();
      await expect(judit.getByText(say('desk.decided.APPROVED'))).toBeVisible();
      expect((await look(people.juror, id))!.state).toBe('APPROVED');
    });

    await test.step('both sides and everybody read the ruling; what the sides said to each other stays theirs', async () => {
      const visitor = await open(`/${language}/matches/${id}`, sizes[size]);
      await csaba.goto(`/${language}/matches/${id}`);
      await anna.goto(`/${language}/matches/${id}`);
      for (const [page, who] of [
        [anna, 'A'],
        [csaba, 'B'],
        [visitor, 'everybody'],
      ] as const) {
        await expect(page.locator('.rulings q')).toHaveText(reasons.ruling[language]);
        await page
          .locator('.games > li')
          .nth(GAME - 1)
          .locator('.folded')
          .click();
        await expect(page.locator(`#game-${GAME} .ruled-because`)).toContainText('57 : 100');
        const seen = who === 'everybody' ? 0 : 1;
        for (const each of ['first', 'second'] as const)
          await expect(page.locator('.conversation q', { hasText: reasons[each][language] })).toHaveCount(seen);
        await step(page, `how it ended, as ${who} reads it`);
      }
    });
  });

/** The line of an announcement of A in the game that is disputed. */
function lineOf(page: Page, name: string): Locator {
  return page.locator(`#game-${GAME} .party-a li`).filter({ has: page.locator('summary', { hasText: name }) });
}
