import { languages, verifyMatch } from '@tarokk/rules';
import { recordWith } from '../support/exact-records.js';
import { league, type LeagueTeam } from '../support/league.js';
import { matchIn, type People } from '../support/matches-in-states.js';
import { matchWithTrophy } from '../support/won-trophies.js';
import { expect, inOffice, phone } from './fixtures.js';

const { record } = matchWithTrophy();
/** What the third of the table has from its only match. */
const points = Math.max(...verifyMatch(record).match!);

const test = inOffice(async () => {
  const opened = await league({ year: 2025, teams: 4 });
  const [one, other, first, second] = opened.teams as unknown as readonly [
    LeagueTeam,
    LeagueTeam,
    LeagueTeam,
    LeagueTeam,
  ];
  const played = (a: LeagueTeam, b: LeagueTeam): People => ({
    teams: [a, b],
    a: a.captain,
    b: b.captain,
    juror: opened.jury,
  });
  // Two others stand before them.
  for (const [index, date] of ['2025-02-01', '2025-02-08', '2025-02-15', '2025-02-22'].entries())
    await matchIn('approved', played(first, second), { record: recordWith([96, 95], index), date });
  await matchIn('approved', played(one, other), { record, date: '2025-03-01' });
  return opened;
});

/** Names of what is pressed on the way, by language. */
const words = {
  en: { why: /^3: why/, clause: /^Rule/ },
  de: { why: /^3: warum/, clause: /^Regel/ },
  hu: { why: /^3: miért/, clause: /szabály$/ },
} as const;

for (const language of languages) {
  test(`a visitor finds why a team is third, the trophy that made the difference, and the clause (${language})`, async ({
    open,
  }) => {
    const page = await open(`/${language}/championship/2025`, phone);
    const { why, clause } = words[language];
    await page.getByRole('button', { name: why }).first().tap();
    const reason = page.locator('.places .why').filter({ visible: true });
    await expect(reason).toContainText(String(points));
    await reason.locator('.lines tbody a').first().tap();
    await expect(page.locator('.score .points')).toContainText(String(points));
    await page.locator('.trophy-of-match').first().tap();
    await page.locator('.about').getByRole('link', { name: clause }).tap();
    await expect(page).toHaveURL(new RegExp(`/${language}/rules/royal-tarokk#[\\d.]+$`));
    await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
  });
}
