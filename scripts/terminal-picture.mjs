// Draws what the command prints, in its colours, as an SVG: npm run picture. The README shows it.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.mjs';

const record = 'docs/examples/match.json';
const picture = 'docs/pictures/verified-match.svg';
const fontSize = 14;
const lineHeight = 20;
const characterWidth = 8.43;
const margin = 18;

/** Select Graphic Rendition codes that the command uses, as attributes of a `tspan`. */
const renditions = {
  1: 'font-weight="700"',
  2: 'fill="#6b6558"',
  31: 'fill="#a3271f"',
  32: 'fill="#2c6a2f"',
  33: 'fill="#8a5a00"',
  35: 'fill="#7a2a6a"',
  36: 'fill="#1a6670"',
};

const command = `npx tarokk verify ${record}`;
const { stdout } = spawnSync(process.execPath, ['apps/cli/bin/tarokk.js', 'verify', record, '--lang', 'en'], {
  cwd: root,
  encoding: 'utf8',
  env: { ...process.env, FORCE_COLOR: '1', NO_COLOR: undefined },
});
const lines = [`$ ${command}`, '', ...stdout.trimEnd().split('\n')];
const columns = Math.max(...lines.map((line) => plain(line).length));
const width = Math.ceil(columns * characterWidth + 2 * margin);
const height = lines.length * lineHeight + 2 * margin;

writeFileSync(
  join(root, picture),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="A verified match on a terminal">
<rect width="100%" height="100%" rx="6" fill="#fbf8f0"/>
<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="${fontSize}" fill="#1d1a14">
${lines.map((line, index) => `<text x="${margin}" y="${margin + (index + 0.75) * lineHeight}">${spans(line)}</text>`).join('\n')}
</g>
</svg>
`,
);
console.log(`${picture}: ${lines.length} lines of ${columns} columns`);

function plain(line) {
  return line.replaceAll(/\u001b\[[\d;]*m/g, '');
}

/** One `tspan` for each stretch of the line with the same rendition. */
function spans(line) {
  let codes = [];
  return line
    .split(/(\u001b\[[\d;]*m)/)
    .map((part) => {
      const sequence = /^\u001b\[([\d;]*)m$/.exec(part);
      if (!sequence)
        return part === ''
          ? ''
          : `<tspan ${codes.map((code) => renditions[code] ?? '').join(' ')}>${escape(part)}</tspan>`;
      for (const code of sequence[1].split(';').map(Number)) codes = isReset(code) ? [] : [...codes, code];
      return '';
    })
    .join('');
}

function isReset(code) {
  return code === 0 || code === 22 || code === 39;
}

function escape(text) {
  return text.replaceAll(' ', '\u00a0').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
