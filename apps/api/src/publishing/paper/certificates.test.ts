import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Language, languages } from '@tarokk/rules';
import { afterAll, expect, it } from '@jest/globals';
import { describeWith } from '../../../../../test/support/describe-with.js';
import { drawingsFrom } from '../../platform/web/previews/drawings.js';
import { type AboutTrophy, print, trophyCertificate, type TrophyOnCertificate } from '@tarokk/paper';

const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../../../../web', file), 'utf8');
const about: AboutTrophy = {
  match: {
    date: '2025-05-03',
    playedGames: [8],
    sides: [{ name: 'Dunai Darázsfészek' }, { name: 'Óbudai Baglyok' }],
    venue: { name: 'Révész Söröző' },
    verification: {
      games: [
        {
          number: 8,
          announcements: [
            { announce: 'MOON_CATCH', status: 'WON', reason: 'moon was caught in trick 7 by Sküs (A collector)' },
          ],
        },
      ],
    },
  },
  address: 'https://office.example/hu/matches/755460cd-e6f5-45fb-b9d0-a663cc39835a/games/8',
  isReplay: true,
  drawings: drawingsFrom({
    cards: read('src/game/cards/cards.svg'),
    letters: read('src/game/cards/roman.svg'),
    mark: read('public/icon.svg'),
  }),
};
const trophy: TrophyOnCertificate = {
  date: '2025-05-03',
  trophy: 'MOON_CATCH',
  name: 'Holdfogás',
  matchId: '755460cd-e6f5-45fb-b9d0-a663cc39835a',
  game: 8,
  freeGame: null,
  side: { name: 'Dunai Darázsfészek' },
  opposingSide: { name: 'Óbudai Baglyok' },
  announcer: { name: 'Nagyné Őz Anna' },
  partner: { name: 'Kovács-Szabó Béla' },
  opponents: [{ name: 'Tóth Csaba' }, { name: 'Vas Dóra' }],
  ofKind: { last: 14 },
  ofAnnouncer: { last: 252 },
  listNumbers: { first: 1200, last: 1200 },
  hundredths: [1200],
};

async function certificate(language: Language): Promise<string> {
  const file = join(folder, `${language}.pdf`);
  writeFileSync(file, await print(trophyCertificate(trophy, ['championship'], about, language), language));
  return file;
}

const textOf = (file: string): string =>
  execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).replaceAll(/[\s\u00a0]+/g, ' ');

describeWith('pdftotext')('a certificate', () => {
  it.each(languages)(
    'in %s is one page with names, trick, match, place, a line to sign and the way to the game',
    async (language) => {
      const file = await certificate(language);
      expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' })).toMatch(/Pages:\s+1/);
      expect(execFileSync('pdffonts', [file], { encoding: 'utf8' })).toMatch(
        /Brygada1918[^]*SofiaSans|SofiaSans[^]*Brygada1918/,
      );
      const text = textOf(file);
      for (const part of [
        'Nagyné Őz Anna',
        'Kovács-Szabó Béla',
        'Tóth Csaba, Vas Dóra',
        // A sentence on a wall begins with a capital.
        'Moon was caught in trick 7',
        'Dunai Darázsfészek – Óbudai Baglyok',
        { en: 'Place and day', de: 'Ort und Tag', hu: 'Kelt' }[language],
        { en: 'For the jury', de: 'Für die Jury', hu: 'A zsűri nevében' }[language],
      ])
        expect(text).toContain(part);
    },
  );

  it('says it in Hungarian as a Hungarian says it', async () => {
    const text = textOf(await certificate('hu'));
    expect(text).toContain('Tanúsítjuk, hogy Nagyné Őz Anna bemondta és megcsinálta ezt a trófeát: Holdfogás');
    expect(text).toContain('az összes Holdfogás közül a 14.');
    expect(text).toContain('Nagyné Őz Anna 252. trófeája');
    expect(text).toContain('2025. május 3.');
    expect(text).toContain('a teljes lista 1200. trófeája · a századiknak járó kupával (1200)');
  });

  it('D54 has the number in the whole list, and the cup that a hundredth earns', async () => {
    const text = textOf(await certificate('en'));
    expect(text).toContain('No. 1200 of the whole list · with the cup for a hundredth (1200)');
  });
});
