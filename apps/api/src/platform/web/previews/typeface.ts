import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Font, type Glyph, parse, type PathCommand } from 'opentype.js';

/** A face of the pages' type, as outlines: what is drawn from it looks the same on every machine. */
export class Typeface {
  private constructor(private readonly font: Font) {}

  /** @param file of a font of the papers, which have the pages' type as TrueType: `brygada-1918/700Bold/Brygada1918_700Bold` */
  static async load(file: string): Promise<Typeface> {
    const bytes = await readFile(createRequire(import.meta.url).resolve(`@expo-google-fonts/${file}.ttf`));
    return new Typeface(parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
  }

  /** In pixels. */
  width(text: string, size: number): number {
    return this.placed(text, size).width;
  }

  /** The outline of a line that begins at (x, y), for a `path` of SVG. */
  outline(text: string, x: number, y: number, size: number): string {
    const { glyphs } = this.placed(text, size);
    return glyphs.flatMap(({ glyph, at }) => glyph.getPath(x + at, y, size).commands.map(written)).join('');
  }

  /**
   * The lines in which a text fits; a word that is wider than a line is cut. What does not fit into so many lines ends with dots.
   * @param width in pixels
   */
  lines(text: string, size: number, width: number, most: number): readonly string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).filter((each) => each !== '')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || this.width(longer, size) <= width) {
        line = longer;
      } else {
        lines.push(line);
        line = word;
      }
    }
    if (line !== '') lines.push(line);
    const shown = lines.slice(0, most).map((each) => this.cut(each, size, width, ''));
    if (lines.length > most) shown[most - 1] = this.cut(`${shown[most - 1]!} …`, size, width, '…');
    return shown;
  }

  private cut(line: string, size: number, width: number, end: string): string {
    let cut = line;
    while (cut.length > 1 && this.width(cut, size) > width)
      cut = `${Array.from(cut)
        .slice(0, -1 - end.length)
        .join('')}${end}`;
    return cut;
  }

  /** Each letter with its place in the line; one that the font does not have is drawn as a box. */
  private placed(text: string, size: number): { readonly glyphs: readonly Placed[]; readonly width: number } {
    const glyphs: Placed[] = [];
    let at = 0;
    for (const letter of text) {
      const glyph = this.font.charToGlyph(letter);
      glyphs.push({ glyph, at });
      at += ((glyph.advanceWidth ?? 0) * size) / this.font.unitsPerEm;
    }
    return { glyphs, width: at };
  }
}

interface Placed {
  readonly glyph: Glyph;
  /** Pixels from the beginning of the line. */
  readonly at: number;
}

/** A step of an outline as SVG has it. The library's own writer rounds numbers near to zero to no number. */
function written(step: PathCommand): string {
  const at = (...places: readonly number[]): string => places.map((place) => place.toFixed(1)).join(' ');
  switch (step.type) {
    case 'M':
    case 'L':
      return step.type + at(step.x, step.y);
    case 'Q':
      return step.type + at(step.x1, step.y1, step.x, step.y);
    case 'C':
      return step.type + at(step.x1, step.y1, step.x2, step.y2, step.x, step.y);
    case 'Z':
      return 'Z';
  }
}
