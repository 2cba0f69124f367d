// Latin, Greek, Cyrillic and signs: one cell each, nothing that combines. Nearly every text is of this kind.
const simple =
  /^[\x20-\x7e\xa0-\u02ff\u0370-\u0482\u048a-\u058f\u2010-\u2027\u2030-\u205e\u2190-\u22ff\u2500-\u25fc\u2605\u2713\u2717]*$/;
const invisible = /^[\p{M}\p{Cf}\p{Cc}]*$/u;
// East Asian wide and full-width ranges, and pictures; what a terminal shows in two cells.
const wide =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18cff}\u{1f300}-\u{1f64f}\u{1f900}-\u{1faff}\u{20000}-\u{3fffd}]/u;

let segmenter: Intl.Segmenter | undefined;

/** What a reader takes for one character. The segmenter takes longer to make than all the rest of the command. */
function graphemesOf(text: string): Iterable<Intl.SegmentData> {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Cells that a text takes on a terminal. */
export function widthOf(text: string): number {
  if (simple.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemesOf(text)) width += cellsOf(segment);
  return width;
}

function cellsOf(grapheme: string): number {
  if (invisible.test(grapheme)) return 0;
  return wide.test(grapheme) ? 2 : 1;
}

/** The start of a text that fits, with "…" where something was cut off. */
export function cut(text: string, width: number): string {
  return widthOf(text) <= width ? text : `${splitAt(text, width - 1)[0].trimEnd()}…`;
}

/** Lines of at most `width` cells, broken between words where that is possible. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (let word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) <= width) {
      line += ` ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    while (widthOf(word) > width) {
      const [start, rest] = splitAt(word, width);
      lines.push(start);
      word = rest;
    }
    line = word;
  }
  lines.push(line);
  return lines;
}

/** Cut between graphemes: the start takes at most `width` cells, but holds one grapheme at least. */
function splitAt(text: string, width: number): [start: string, rest: string] {
  if (simple.test(text)) return [text.slice(0, Math.max(1, width)), text.slice(Math.max(1, width))];
  let used = 0;
  for (const { segment, index } of graphemesOf(text)) {
    used += cellsOf(segment);
    if (used > width && index > 0) return [text.slice(0, index), text.slice(index)];
  }
  return [text, ''];
}

/** A text from outside made harmless: control characters and changes of direction could redraw the terminal. */
export function harmless(text: string): string {
  return text.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
