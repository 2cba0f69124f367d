import { league } from '../support/league.js';
import { look } from '../support/matches.js';
import { matchIn } from '../support/matches-in-states.js';
import { expect, inOffice } from './fixtures.js';
import { sizes, walksOf } from './looks.js';
import { settled } from './pages.js';
import { picturesOf } from './pictures.js';
import { wordsIn } from './words-of-pages.js';

/** Ten matches decided without a mouse, with a picture of each step: issue 59, (c). */
const test = inOffice(() => league({ year: 2025, teams: 2 }));

/** Which of the ten go back to their sides. */
const RETURNED = [3, 7];

for (const { language, size } of walksOf('c'))
  test(`59 (c) ${language}, ${size}: the jury decides ten matches by keyboard alone`, async ({
    openAs,
    prepared: { people },
  }) => {
    test.setTimeout(180_000);
    const say = wordsIn(language);
    const step = picturesOf(`c-${language}-${size}`);
    const ids: string[] = [];
    for (let number = 1; number <= 10; number++) ids.push((await matchIn('confirmed', people)).id);

    const page = await openAs(people.juror, `/${language}/jury`, {
      // As small as a phone is a window of 1366 pixels at 380 %, or one with a keyboard at it.
      viewport: sizes[size].viewport,
    });
    const press = (key: string): Promise<void> => page.keyboard.press(key);
    await settled(page);
    await step(page, 'what waits');
    await press('j');
    await step(page, 'the first of the list');
    await press('Enter');
    const decided: string[] = [];
    for (let number = 1; number <= 10; number++) {
      await expect(page).toHaveURL(/\/jury\/matches\//);
      const shown = /matches\/([\da-f-]+)/.exec(page.url())![1]!;
      // The address changes before the page does.
      await expect(
        page.getByRole('button', { name: new RegExp(`^${say('desk.decision.APPROVED')}(?!$)`) }),
      ).toBeVisible();
      await settled(page);
      if (RETURNED.includes(number)) {
        await press('r');
        await expect(page.getByLabel(say('form.reason'), { exact: true })).toBeFocused();
        await page.keyboard.type(number === 3 ? 'A 2. játék egyik sora hiányzik' : 'Wer hat in Spiel 5 angesagt?');
        if (number === 3) await step(page, 'why it goes back');
        await press('Tab');
        await expect(page.getByRole('button', { name: say('desk.decision.RETURNED'), exact: true })).toBeFocused();
        await press('Enter');
        await expect(page.getByText(say('desk.decided.RETURNED'))).toBeVisible();
      } else {
        await press('a');
        await expect(page.getByRole('button', { name: say('desk.decision.APPROVED'), exact: true })).toBeFocused();
        if (number === 1) await step(page, 'what approval would change');
        await press('Enter');
        await expect(page.getByText(say('desk.decided.APPROVED'))).toBeVisible();
      }
      if (number === 1) await step(page, 'decided');
      decided.push(shown);
      if (number < 10) {
        await press('n');
        await expect(page).not.toHaveURL(new RegExp(shown));
        // Until the next is shown, keys are those of the match that was decided.
        await expect(
          page.getByText(say('desk.decided.APPROVED')).or(page.getByText(say('desk.decided.RETURNED'))),
        ).toHaveCount(0);
      }
    }
    expect(decided.toSorted()).toEqual(ids.toSorted());
    await step(page, 'the last is decided');
    const states = await Promise.all(ids.map(async (id) => (await look(people.juror, id))!.state));
    expect(states.filter((state) => state === 'APPROVED')).toHaveLength(8);
    expect(states.filter((state) => state === 'RETURNED')).toHaveLength(2);
  });
