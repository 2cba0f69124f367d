import type { CardPictures } from './cards.js';
import {
  gold,
  HEIGHT,
  ink,
  inkSoft,
  paper,
  partyA,
  partyB,
  pngOf,
  type PreviewWords,
  typefaces,
  WIDTH,
} from './picture.js';
import type { TableOnPage } from './table-on-page.js';
import type { Typeface } from './typeface.js';

const EDGE = 40;
/** Cards of hands and of the trick, by their width; they are as high as five thirds of it. */
const HELD = 46;
const PLAYED = 66;
const GAP = 3;
/** Opacity of cards that have been played. */
const FAINT = 0.2;

/** Where a hand begins, seen from A's interceptor: near, right, far, left. */
const places = [
  { x: (WIDTH - 10 * (HELD + GAP)) / 2, y: 540, columns: 10 },
  { x: WIDTH - EDGE - 5 * (HELD + GAP), y: 300, columns: 5 },
  { x: (WIDTH - 10 * (HELD + GAP)) / 2, y: 150, columns: 10 },
  { x: EDGE, y: 300, columns: 5 },
] as const;

/** Where a card of the trick lies, before who played it. */
const trickPlaces = [
  { x: WIDTH / 2 - PLAYED / 2, y: 396 },
  { x: WIDTH / 2 + PLAYED * 0.62, y: 330 },
  { x: WIDTH / 2 - PLAYED / 2, y: 264 },
  { x: WIDTH / 2 - PLAYED * 1.62, y: 330 },
] as const;

interface Drawing {
  readonly heading: Typeface;
  readonly body: Typeface;
  readonly cards: CardPictures;
}

/** The page's title and sentence, and below them the table from above; as SVG without any text to be set. */
export async function tableSvg(words: PreviewWords, table: TableOnPage, cards: CardPictures): Promise<string> {
  const drawing = { ...(await typefaces()), cards };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>`,
    ...head(words, drawing),
    ...places.map((_, seat) => hand(table, seat, drawing)),
    ...table.trick.map(([seat, code]) => {
      const { x, y } = trickPlaces[seat]!;
      const mark =
        seat === table.taker
          ? `<rect x="${x - 4}" y="${y - 4}" width="${PLAYED + 8}" height="${(PLAYED * 5) / 3 + 8}" rx="9" fill="${gold}"/>`
          : '';
      return mark + card(code, x, y, PLAYED, drawing);
    }),
    '</svg>',
  ].join('');
}

function head({ title, description }: PreviewWords, { heading, body }: Drawing): readonly string[] {
  const width = WIDTH - 2 * EDGE;
  const [first = ''] = heading.lines(title, 40, width, 1);
  const [line = ''] = body.lines(description, 30, width, 1);
  return [
    `<path fill="${ink}" d="${heading.outline(first, EDGE, 58, 40)}"/>`,
    `<path fill="${inkSoft}" d="${body.outline(line, EDGE, 102, 30)}"/>`,
  ];
}

function hand({ hands, players, played }: TableOnPage, seat: number, { body, cards }: Drawing): string {
  const { x, y, columns } = places[seat]!;
  const [name = ''] = body.lines(`${seat < 2 ? 'A' : 'B'}  ${players[seat] ?? ''}`, 24, columns * (HELD + GAP), 1);
  const label = `<path fill="${seat < 2 ? partyA : partyB}" d="${body.outline(name, x, y - 10, 24)}"/>`;
  const held = hands[seat]!.map((code, place) => {
    const across = x + (place % columns) * (HELD + GAP);
    const down = y + Math.floor(place / columns) * ((HELD * 5) / 3 + GAP);
    const drawn = card(code, across, down, HELD, { cards });
    return played.includes(code) ? `<g opacity="${FAINT}">${drawn}</g>` : drawn;
  });
  return label + held.join('');
}

function card(code: string, x: number, y: number, width: number, { cards }: Pick<Drawing, 'cards'>): string {
  return `<g transform="translate(${x} ${y}) scale(${width / 60})">${cards.get(code)!}</g>`;
}

export async function drawTable(words: PreviewWords, table: TableOnPage, cards: CardPictures): Promise<Buffer> {
  return pngOf(await tableSvg(words, table, cards));
}
