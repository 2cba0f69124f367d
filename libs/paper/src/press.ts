import { createRequire } from 'node:module';
import type * as pdfmakeType from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { fill, type Language } from '@tarokk/rules';
import { words } from './words.js';

export type PaperSize = 'A4' | 'A5';

/** One document, before it is set. */
export interface Paper {
  readonly title: string;
  readonly size: PaperSize;
  readonly landscape?: boolean;
  /** Points (1/72 inch) of letters that are given no size of their own. */
  readonly letters: number;
  /** Points left free at the edges: left, top, right, bottom. */
  readonly margins: readonly [number, number, number, number];
  readonly content: Content[];
  /** What lies below it, a drawing in SVG over the whole page. */
  readonly ground?: string;
  /** Whether pages are numbered. */
  readonly numbered: boolean;
}

const require = createRequire(import.meta.url);
const sans = (style: string): string =>
  require.resolve(`@expo-google-fonts/sofia-sans/${style}/SofiaSans_${style}.ttf`);
const serif = (style: string): string =>
  require.resolve(`@expo-google-fonts/brygada-1918/${style}/Brygada1918_${style}.ttf`);

const signs = require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf');

/** The families of the pages, and one for boxes to tick, which neither of them has; they are embedded, as far as their letters are used. */
const families = () => ({
  Sans: {
    normal: sans('400Regular'),
    bold: sans('700Bold'),
    italics: sans('400Regular_Italic'),
    bolditalics: sans('700Bold_Italic'),
  },
  Serif: {
    normal: serif('600SemiBold'),
    bold: serif('700Bold'),
    italics: serif('600SemiBold_Italic'),
    bolditalics: serif('700Bold_Italic'),
  },
  Signs: { normal: signs, bold: signs, italics: signs, bolditalics: signs },
});

/**
 * Sets and prints a document as PDF. What prints is loaded with the first one: no start waits for it. It is loaded by `require`,
 * which tries again after a failure; `import` does not.
 */
export async function print(sheet: Paper, language: Language): Promise<Buffer> {
  const pdfmake = require('pdfmake') as typeof pdfmakeType;
  pdfmake.setFonts(families());
  // Nothing is fetched from anywhere, whatever a document says.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.endsWith('.ttf'));
  const [left, top, right, bottom] = sheet.margins;
  const definition: TDocumentDefinitions = {
    info: { title: sheet.title, author: 'Royal Tarokk', creator: 'Royal Tarokk' },
    language,
    pageSize: sheet.size,
    pageOrientation: sheet.landscape === true ? 'landscape' : 'portrait',
    pageMargins: [left, top, right, bottom],
    defaultStyle: { font: 'Sans', fontSize: sheet.letters, lineHeight: 1.1 },
    content: sheet.content,
    ...(sheet.ground === undefined ? {} : { background: { svg: sheet.ground } }),
    ...(sheet.numbered
      ? {
          footer: (page: number, pages: number): Content => ({
            text: fill(words.page[language], { page, pages }),
            alignment: 'right',
            margin: [left, 4, right, 0],
            fontSize: 8,
          }),
        }
      : {}),
  };
  return pdfmake.createPdf(definition).getBuffer();
}

/** Hairlines between rows, a stronger one below the head: tables need no boxes. */
export const ruled = {
  hLineWidth: (line: number): number => (line === 1 ? 0.8 : 0.3),
  vLineWidth: (): number => 0,
  paddingLeft: (): number => 3,
  paddingRight: (): number => 3,
  paddingTop: (): number => 2,
  paddingBottom: (): number => 2,
};

export function heading(title: string, below: string): Content {
  return {
    stack: [
      { text: title, font: 'Serif', bold: true, fontSize: 20 },
      { text: below, margin: [0, 2, 0, 8] },
    ],
  };
}
