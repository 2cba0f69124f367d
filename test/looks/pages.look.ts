import { expect, test } from '@playwright/test';
import { ask, graphql } from '../support/ask.js';
import { client } from '../support/given.js';

// Twelve pages of the demo, whose office and browsers have stood still on one day (scripts/screenshots.mjs).

const url = process.env['OFFICE_URL']!;
const YEAR = 2026;
const office = client({ url });

const shown = await ask(
  office,
  graphql(`
    query ($year: Int!) {
      championshipTable(seasonYear: $year) {
        rows {
          team {
            id
          }
        }
      }
      trophies(seasonYear: $year, class: GREAT, first: 20) {
        nodes {
          id
          matchId
          game
          evidence
          announcer {
            id
          }
        }
      }
      grandPrixYear(seasonYear: $year) {
        events {
          id
          phase
        }
      }
    }
  `),
  { year: YEAR },
);
const trophy = shown.trophies.nodes.find(({ matchId, evidence }) => matchId !== null && evidence === 'PROVED')!;
const event = shown.grandPrixYear!.events.find(({ phase }) => phase === 'DRAWN')!;

const pages: Readonly<Record<string, string>> = {
  home: '',
  championship: `/championship/${YEAR}`,
  team: `/teams/${shown.championshipTable!.rows[0]!.team.id}`,
  player: `/players/${trophy.announcer.id}`,
  match: `/matches/${trophy.matchId}`,
  replay: `/matches/${trophy.matchId}/games/${trophy.game}?step=42`,
  trophy: `/trophies/${trophy.id}`,
  trophies: '/trophies',
  cup: `/cup/${YEAR}`,
  'grand-prix': `/grand-prix/${YEAR}/${event.id}`,
  announcement: '/announcements/golgotha',
  rules: '/rules',
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name} looks as it did`, async ({ page }) => {
    await page.clock.setFixedTime(`${process.env['OFFICE_DAY']!}T12:00:00Z`);
    await page.goto(`${url}/en${path}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}
