import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { type CardsOnPage, cardsOfPage } from './cards-on-page.js';
import { drawingsFrom } from './drawings.js';
import { drawPreview, layOut, previewSvg } from './picture.js';
import { Previews, wordsOfPage } from './previews.js';

const web = new URL('../../../../../web/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, web), 'utf8');
const drawings = drawingsFrom({
  cards: read('src/game/cards/cards.svg'),
  letters: read('src/game/cards/roman.svg'),
  mark: read('public/icon.svg'),
});

const words = {
  title: 'Óbudai Baglyok – Tizenkilences Villamos',
  description:
    'Hegyvidéki Holdfogók leads with 1,024 points. The table: rank, matches, points, and why each team is there.',
};

describe('a preview picture', () => {
  it('is a PNG of 1200 by 630 pixels', async () => {
    const png = await drawPreview(words, drawings, null);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('says the whole title, with letters of all three languages', async () => {
    const { title, description } = await layOut(words);
    expect(title.join(' ')).toBe(words.title);
    expect(description.join(' ')).toMatch(/^Hegyvidéki Holdfogók leads/);
    const accents = await layOut({ title: 'Győző űrhajója, Größe', description: '' });
    expect(accents.title.join(' ')).toBe('Győző űrhajója, Größe');
  });

  it('says a long word whole beside cards, too', async () => {
    for (const title of ['Championship 2026', 'Mannschaftsmeisterschaft 2026', 'Csapatbajnokság 2026']) {
      const { title: lines } = await layOut({ title, description: '' }, 640);
      expect(lines.join(' ')).toBe(title);
    }
  });

  it('has outlines of numbers alone, so that nothing is cut off in the middle of a word', async () => {
    for (const title of ['Magyar Kupa 2026', 'Grand Prix', 'Trophäenliste', 'Ankündigungen oben']) {
      const description =
        'A 2026. évi Magyar Kupa ágrajza: fordulók, mérkőzések, és hogy mi döntött az egyes párharcokban.';
      const svg = await previewSvg({ title, description }, drawings);
      expect(svg.match(/ d="[^"]*(?:NaN|undefined|e-)[^"]*"/)).toBeNull();
    }
  });

  const cards: CardsOnPage = {
    roman: 'MMMCCLXXXII',
    piles: [
      ['T1', 'T4'],
      ['T21', 'T22'],
    ],
  };

  it('has the cards that the page is about, and of a trophy its number at both ends', async () => {
    const trophy = { title: 'Golgotha', description: 'Ormos Magdolna, Aquincum Grand Prix, 14 October 2026' };
    const svg = await previewSvg(trophy, drawings, cards);
    for (const code of cards.piles.flat()) expect(svg).toContain(drawings.cards.get(code)!);
    expect(svg.split(drawings.letters.get('M')!.drawn)).toHaveLength(2 * 3 + 1);
    const plain = await previewSvg(trophy, drawings);
    for (const code of cards.piles.flat()) expect(plain).not.toContain(drawings.cards.get(code)!);
  });

  it('leaves the words room beside many cards', async () => {
    const piles = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'].map((code) => [code]);
    const svg = await previewSvg(words, drawings, { roman: null, piles });
    const places = piles.map(([code]) => {
      const [before] = svg.split(drawings.cards.get(code!)!);
      return Number(/translate\((\S+) \S+\) scale\(\S+\)">$/.exec(before!)![1]);
    });
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(560);
  });

  it('reads the cards from the page, and has the honours where it is about none', () => {
    const content = JSON.stringify(cards).replaceAll('"', '&quot;');
    expect(cardsOfPage(`<meta name="cards" content="${content}"/>`)).toEqual(cards);
    expect(cardsOfPage('<meta name="description" content="A table"/>').piles).toEqual([['T22', 'T21', 'T1']]);
  });

  it('shortens what nobody could read', async () => {
    const { title, description } = await layOut({ title: 'Wort '.repeat(80), description: 'x'.repeat(500) });
    expect(title).toHaveLength(3);
    expect(title.at(-1)).toMatch(/…$/);
    expect(description.join('').length).toBeLessThan(100);
  });

  it('is drawn once for the same words, and anew for others', async () => {
    const previews = new Previews(() => Promise.resolve(drawings));
    const [one, again, other] = await Promise.all([
      previews.of(words),
      previews.of(words),
      previews.of({ ...words, title: 'Kupa' }),
    ]);
    expect(again).toBe(one);
    expect(other!.etag).not.toBe(one!.etag);
    expect(other!.png.equals(one!.png)).toBe(false);
    expect(await previews.of(words)).toBe(one);
  });

  it('takes its words from the page, as people read them', () => {
    const html =
      '<meta property="og:title" content="A &amp; &quot;B&quot;"/><meta property="og:description" content="it&#x27;s"/>';
    expect(wordsOfPage(html)).toEqual({ title: 'A & "B"', description: "it's" });
    expect(wordsOfPage('<title>Nothing</title>')).toBeNull();
  });
});
