import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { cardsIn } from './cards.js';
import { pngOf } from './picture.js';
import { type TableOnPage, tableOfPage } from './table-on-page.js';
import { tableSvg } from './table-picture.js';

const web = new URL('../../../../../web/src/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, web), 'utf8');
const cards = cardsIn(read('game/cards/cards.svg'));
const codes = [...cards.keys()].filter((code) => code !== 'back');

const table: TableOnPage = {
  players: ['Nagy Anna', 'Tóth Csaba', 'Győző Kis', 'Größe Dóra'],
  hands: [0, 10, 20, 30].map((first) => codes.slice(first, first + 10)),
  played: codes.slice(0, 8),
  attackers: 0,
  trick: [
    [2, codes[21]!],
    [3, codes[30]!],
    [0, codes[4]!],
    [1, codes[11]!],
  ],
  taker: 3,
};
const words = { title: 'Game 3: Danube Wasps – Óbudai Baglyok', description: 'Trick 2: A collector plays the pagat.' };

describe('the picture of a card table', () => {
  it('has every card of the deck, painted as the pages paint it in the light', () => {
    expect(codes).toHaveLength(40);
    const drawn = [...cards.values()].join('');
    expect(drawn).not.toMatch(/var\(|undefined/);
    const tokens = read('styles/tokens.css').matchAll(/--card-[a-z-]+: (?:light-dark\()?(#[0-9a-f]{6})/g);
    for (const [token, light] of tokens) expect([token, drawn.includes(light!)]).toEqual([token, true]);
  });

  it('is a PNG of the size of all previews, with forty cards in the hands and four on the table', async () => {
    const svg = await tableSvg(words, table, cards);
    expect(svg.match(/ scale\((?:0\.766\d*|1\.1)\)/g)).toHaveLength(44);
    expect(svg.match(/opacity="0\.2"/g)).toHaveLength(8);
    expect(svg.match(/ d="[^"]*[^MLQCZHVhvzlcSsA\d. "-][^"]*"/)).toBeNull();
    const png = await pngOf(svg);
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
  });

  it('is read from the page that shows it', () => {
    const content = JSON.stringify(table).replaceAll('"', '&quot;');
    expect(tableOfPage(`<meta name="table" content="${content}"/>`)).toEqual(table);
    expect(tableOfPage('<meta name="description" content="A table"/>')).toBeNull();
  });
});
