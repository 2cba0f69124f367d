import { createHash } from 'node:crypto';
import type { CardsOnPage } from './cards-on-page.js';
import type { Drawings } from './drawings.js';
import { contentOf } from './page-content.js';
import type { PreviewWords } from './picture.js';
import type { TableOnPage } from './table-on-page.js';

export interface PreviewPicture {
  readonly etag: string;
  readonly png: Buffer;
}

/** What a page shows beside its words: a card table, or the cards that it is about. */
interface OnPage {
  readonly table?: TableOnPage | null;
  readonly cards?: CardsOnPage | null;
}

/** Some thirty kilobytes each. */
const KEPT = 200;
/** Drawn at a time; who asks for more gets the picture of the office. */
const MOST_DRAWN = 3;

/** Pictures of pages, each drawn once for the words that it says: when these change, it is another picture. */
export class Previews {
  private readonly kept = new Map<string, PreviewPicture>();
  private readonly drawn = new Map<string, Promise<PreviewPicture>>();

  /** @param drawings what the pages draw, asked for with the first picture */
  constructor(private readonly drawings: () => Promise<Drawings>) {}

  /** null: there is no room to draw it now. */
  async of(words: PreviewWords, { table = null, cards = null }: OnPage = {}): Promise<PreviewPicture | null> {
    const etag = createHash('sha256')
      .update(JSON.stringify([words, table, cards]))
      .digest('base64url')
      .slice(0, 22);
    const known = this.kept.get(etag);
    if (known !== undefined) {
      // What is asked for again stays longest.
      this.kept.delete(etag);
      this.kept.set(etag, known);
      return known;
    }
    const beginning = this.drawn.get(etag);
    if (beginning !== undefined) return beginning;
    if (this.drawn.size >= MOST_DRAWN) return null;
    const drawing = this.draw(etag, words, { table, cards });
    this.drawn.set(etag, drawing);
    try {
      const preview = await drawing;
      this.keep(preview);
      return preview;
    } finally {
      this.drawn.delete(etag);
    }
  }

  /** Type and renderer are loaded with the first picture. */
  private async draw(etag: string, words: PreviewWords, { table, cards }: Required<OnPage>): Promise<PreviewPicture> {
    const drawings = await this.drawings();
    if (table !== null) {
      const { drawTable } = await import('./table-picture.js');
      return { etag, png: await drawTable(words, table, drawings.cards) };
    }
    const { drawPreview } = await import('./picture.js');
    return { etag, png: await drawPreview(words, drawings, cards) };
  }

  private keep(preview: PreviewPicture): void {
    const [oldest] = this.kept.keys();
    if (this.kept.size >= KEPT && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(preview.etag, preview);
  }
}

/** What a page says of itself, from its HTML; null for one that is not to be passed on. */
export function wordsOfPage(html: string): PreviewWords | null {
  const title = contentOf(html, 'property="og:title"');
  const description = contentOf(html, 'property="og:description"');
  return title === null || description === null ? null : { title, description };
}
