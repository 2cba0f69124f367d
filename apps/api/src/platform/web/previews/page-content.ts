/** What a `meta` element of a page holds; null where there is none. @param named its attribute */
export function contentOf(html: string, named: string): string | null {
  const [, content] = new RegExp(`<meta ${named} content="([^"]*)"`).exec(html) ?? [];
  return content === undefined ? null : unescaped(content);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name]!);
}
