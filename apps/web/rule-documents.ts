import { Marked, type RendererObject, type Tokens } from 'marked';
import type { Plugin } from 'vite';

/** A document of `docs/rules` as a page has it. */
export interface RuleDocument {
  /** In their order: what stands behind a number, up to the next one. */
  readonly pieces: readonly Piece[];
  /** Its sections, each by its anchor. */
  readonly sections: readonly { readonly anchor: string; readonly heading: string }[];
}

/** A numbered clause or a section's heading, with the lists and tables that belong to it. */
export interface Piece {
  /** Null of what stands before the first number. */
  readonly anchor: string | null;
  readonly html: string;
}

/** Makes pages of Markdown when the application is built: browsers get the text, and nothing that reads Markdown. */
export function ruleDocuments(): Plugin {
  return {
    name: 'rule-documents',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.md')
        ? { code: `export const document = ${JSON.stringify(documentOf(code))};`, map: null, moduleType: 'js' }
        : null,
  };
}

/** `8`, `4.9`, `C3`; of a paragraph only numbers with a point, for others may stand at its beginning by chance. */
const SECTION = /^([CP]?\d{1,2}(?:\.\d{1,2})?)\.? /;
const PARAGRAPH = /^([CP]?\d{1,2}\.\d{1,2}) /;
const DECISION = /^([DS]\d{1,2})\b/;
/** `LIFECYCLE_OWN_ENTRY` (docs/problems.md). */
const PROBLEM = /^([A-Z0-9]+(?:_[A-Z0-9]+)+)$/;

/** @param markdown whose first heading is the title, which the page says itself */
export function documentOf(markdown: string): RuleDocument {
  const anchors = new Set<string>();
  const sections: { anchor: string; heading: string }[] = [];
  const anchor = (text: string, pattern: RegExp): string | null => {
    const [, number] = pattern.exec(text) ?? [];
    if (number === undefined || anchors.has(number)) return null;
    anchors.add(number);
    return number;
  };
  const idOf = (found: string | null): string => (found === null ? '' : ` id="${found}"`);
  const renderer: RendererObject = {
    heading({ tokens, depth, text }: Tokens.Heading) {
      const found = anchor(text, SECTION);
      const level = Math.max(2, depth);
      const heading = this.parser.parseInline(tokens);
      if (level === 2 && found !== null) sections.push({ anchor: found, heading: plain(text) });
      return `<h${level}${idOf(found)}>${heading}</h${level}>\n`;
    },
    paragraph({ tokens, text }: Tokens.Paragraph) {
      const found = anchor(text, PARAGRAPH);
      const said = this.parser.parseInline(tokens);
      if (found === null) return `<p>${said}</p>\n`;
      return `<p id="${found}" class="clause"><a class="number" href="#${found}">${found}</a>${said.slice(found.length)}</p>\n`;
    },
    strong({ tokens, text }: Tokens.Strong) {
      return `<strong${idOf(anchor(text, DECISION))}>${this.parser.parseInline(tokens)}</strong>`;
    },
    codespan({ text }: Tokens.Codespan) {
      return `<code${idOf(anchor(text, PROBLEM))}>${text}</code>`;
    },
    // As the tables of other pages: on a phone a row has two lines, so the roles are said again.
    table({ header, rows }: Tokens.Table) {
      const cells = (row: Tokens.TableCell[], cell: (of: Tokens.TableCell, at: number) => string): string =>
        `<tr role="row">${row.map(cell).join('')}</tr>\n`;
      const said = (of: Tokens.TableCell): string => this.parser.parseInline(of.tokens);
      const head = cells(header, (of) =>
        of.text === '' ? '<td role="cell"></td>' : `<th role="columnheader" scope="col">${said(of)}</th>`,
      );
      const body = rows.map((row) =>
        cells(row, (of, at) =>
          at === 0
            ? `<td role="cell">${said(of)}</td>`
            : `<td role="cell" class="minor" data-heading="${attribute(header[at]!.text)}">${said(of)}</td>`,
        ),
      );
      return `<table role="table" class="table two-lines"><thead role="rowgroup">${head}</thead><tbody role="rowgroup">${body.join('')}</tbody></table>\n`;
    },
  };
  const marked = new Marked({ renderer });
  const tokens = marked.lexer(markdown.replace(/^# .*\n/, '').trim());
  const pieces: { anchor: string | null; html: string }[] = [];
  for (const token of tokens) {
    const html = marked.parser([token]);
    const [, found] = /^<(?:h\d|p) id="([^"]+)"/.exec(html) ?? [];
    const last = pieces.at(-1);
    if (found !== undefined || last === undefined) pieces.push({ anchor: found ?? null, html });
    else last.html += html;
  }
  return { pieces, sections };
}

function plain(markdown: string): string {
  return markdown.replaceAll(/[`*]/g, '');
}

function attribute(text: string): string {
  return plain(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
