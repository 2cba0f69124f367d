import { createHash } from 'node:crypto';
import type { PreviewWords } from './picture.js';

export interface Preview {
  readonly etag: string;
  readonly png: Buffer;
}

/** Some thirty kilobytes each. */
const KEPT = 200;
/** Drawn at a time; who asks for more gets the picture of the office. */
const MOST_DRAWN = 3;

/** Pictures of pages, each drawn once for the words that it says: when these change, it is another picture. */
export class Previews {
  private readonly kept = new Map<string, Preview>();
  private readonly drawn = new Map<string, Promise<Preview>>();

  /** null: there is no room to draw it now. */
  async of(words: PreviewWords): Promise<Preview | null> {
    const etag = createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 22);
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
    const drawing = draw(etag, words);
    this.drawn.set(etag, drawing);
    try {
      const preview = await drawing;
      this.keep(preview);
      return preview;
    } finally {
      this.drawn.delete(etag);
    }
  }

  private keep(preview: Preview): void {
    const [oldest] = this.kept.keys();
    if (this.kept.size >= KEPT && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(preview.etag, preview);
  }
}

/** Type and renderer are loaded with the first picture. */
async function draw(etag: string, words: PreviewWords): Promise<Preview> {
  const { drawPreview } = await import('./picture.js');
  return { etag, png: await drawPreview(words) };
}

/** What a page says of itself, from its HTML; null for one that is not to be passed on. */
export function wordsOfPage(html: string): PreviewWords | null {
  const [title, description] = ['title', 'description'].map((name) => {
    const [, content] = new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html) ?? [];
    return content === undefined ? null : unescaped(content);
  });
  return title == null || description == null ? null : { title, description };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name]!);
}
