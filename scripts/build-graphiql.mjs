// Builds GraphiQL, the page on which somebody tries the API: two files of its own, so that no page of the office loads any of it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './sources.mjs';

/** Its fonts lie in its style, as `data:`, which pages of the office may not load: the fonts of the system do. */
const withoutFonts = {
  name: 'without-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]graphiql[\\/]dist[\\/]style\.css$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/@font-face\s*\{[^}]*\}/g, ''),
      loader: 'css',
    }));
  },
};

/** Behind its dialogs nothing scrolls, and the package that would see to it writes a style into the page, which the policy refuses. */
const withoutWrittenStyles = {
  name: 'without-written-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react-style-singleton$/ }, ({ path }) => ({ path, namespace: 'nothing' }));
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({
      contents: 'export const styleSingleton = () => () => null;',
    }));
  },
};

/** @param folder into which `graphiql.js` and `graphiql.css` are written */
export function buildGraphiql(folder) {
  return build({
    entryPoints: {
      graphiql: join(root, 'apps/web/src/graphiql/graphiql.tsx'),
      style: join(root, 'apps/web/src/graphiql/graphiql.css'),
    },
    outdir: folder,
    bundle: true,
    minify: true,
    // Its pictures are called by the names of their functions.
    keepNames: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutFonts, withoutWrittenStyles],
    logLevel: 'warning',
  });
}
