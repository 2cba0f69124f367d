/** One thing that a feed tells of. */
export interface FeedEntry {
  /** An IRI that never changes: so readers know what they have shown before. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** When it came to be, as RFC 3339 writes it. */
  readonly at: string;
  /** The page on which it stands. */
  readonly page: string;
}

export interface Feed {
  /** Its own address, which is its id too. */
  readonly address: string;
  readonly title: string;
  /** The page that shows the same. */
  readonly page: string;
  readonly author: string;
  readonly language: string;
  /** When there was nothing to tell of yet. */
  readonly since: string;
  /** The latest first. */
  readonly entries: readonly FeedEntry[];
}

/** A feed as RFC 4287 writes it. It stays the same as long as nothing in it changes. */
export function writeAtom({ address, title, page, author, language, since, entries }: Feed): string {
  const updated = entries.map(({ at }) => at).reduce((latest, at) => (at > latest ? at : latest), since);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(language)}">`,
    `  <id>${escaped(address)}</id>`,
    `  <title>${escaped(title)}</title>`,
    `  <updated>${updated}</updated>`,
    `  <author><name>${escaped(author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escaped(address)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    ...entries.flatMap((entry) => [
      '  <entry>',
      `    <id>${escaped(entry.id)}</id>`,
      `    <title>${escaped(entry.title)}</title>`,
      `    <updated>${entry.at}</updated>`,
      `    <link rel="alternate" type="text/html" href="${escaped(entry.page)}"/>`,
      `    <summary>${escaped(entry.summary)}</summary>`,
      '  </entry>',
    ]),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

/** The addresses of pages as search engines read them (sitemaps.org). */
export function writeSitemap(addresses: readonly string[]): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escaped(address)}</loc></url>`),
    '</urlset>',
  ];
  return `${lines.join('\n')}\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Names may have in them what XML 1.0 has no place for. */
function escaped(text: string): string {
  return text.replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, '').replaceAll(/[&<>"]/g, (sign) => entities[sign]!);
}
