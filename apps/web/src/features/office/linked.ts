/** A part of a text: words, or what in them is an address, with where it leads. */
export interface PartOfText {
  readonly words: string;
  readonly href?: string;
}

/** Of the web, or of somebody's mail; a sentence may end behind it. */
const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]|[^\s@<>"(]+@[^\s@<>"]+\.[a-z]{2,}/gi;

/** A line of plain text with its addresses found. */
export function linked(line: string): readonly PartOfText[] {
  const parts: PartOfText[] = [];
  let end = 0;
  for (const { 0: words, index } of line.matchAll(address)) {
    if (index > end) parts.push({ words: line.slice(end, index) });
    parts.push({ words, href: words.includes('://') ? words : `mailto:${words}` });
    end = index + words.length;
  }
  return end < line.length ? [...parts, { words: line.slice(end) }] : parts;
}

/** The paragraphs of a text, each with its lines: an empty line ends a paragraph. */
export function paragraphsOf(text: string): readonly (readonly string[])[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().split('\n'))
    .filter(([first]) => first !== '');
}
