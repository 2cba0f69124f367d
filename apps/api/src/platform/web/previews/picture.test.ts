import { describe, expect, it } from '@jest/globals';
import { drawPreview, layOut, previewSvg } from './picture.js';
import { Previews, wordsOfPage } from './previews.js';

const words = {
  title: 'Óbudai Baglyok – Tizenkilences Villamos',
  description:
    'Hegyvidéki Holdfogók leads with 1,024 points. The table: rank, matches, points, and why each team is there.',
};

describe('a preview picture', () => {
  it('is a PNG of 1200 by 630 pixels', async () => {
    const png = await drawPreview(words);
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

  it('has outlines of numbers alone, so that nothing is cut off in the middle of a word', async () => {
    for (const title of ['Magyar Kupa 2026', 'Grand Prix', 'Trophäenliste', 'Ankündigungen oben']) {
      const description =
        'A 2026. évi Magyar Kupa ágrajza: fordulók, mérkőzések, és hogy mi döntött az egyes párharcokban.';
      const svg = await previewSvg({ title, description });
      expect(svg.match(/ d="[^"]*[^MLQCZhvz\d. "-][^"]*"/)).toBeNull();
    }
  });

  it('shortens what nobody could read', async () => {
    const { title, description } = await layOut({ title: 'Wort '.repeat(80), description: 'x'.repeat(500) });
    expect(title).toHaveLength(3);
    expect(title.at(-1)).toMatch(/…$/);
    expect(description.join('').length).toBeLessThan(100);
  });

  it('is drawn once for the same words, and anew for others', async () => {
    const previews = new Previews('nowhere');
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
