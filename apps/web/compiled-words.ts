import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('src/messages', import.meta.url));

/**
 * Says all words when pages are built, with the terms of the office in their places, and reads what a text has between its braces:
 * so no browser loads the terms that a page does not say, nor the parser, a tenth of what every page loads. What is rendered from
 * these modules formats them with `use-intl/format-message/format-only`.
 */
export function compiledWords(): Plugin {
  let said: ReadonlyMap<string, object>;
  return {
    name: 'compiled-words',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    async buildStart() {
      said = await allWords();
    },
    load(id) {
      const words = said.get(id);
      return words === undefined ? null : `export const words = ${JSON.stringify(compiled(words))};`;
    },
  };
}

/** The words of every area, by the file in which they stand. */
async function allWords(): Promise<ReadonlyMap<string, object>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[a-z]{2}[\\/][^\\/]+\.ts$/.test(file))
    .map((file) => join(folder, file));
  const built = mkdtempSync(join(tmpdir(), 'words-'));
  try {
    await build({
      entryPoints: files,
      outdir: built,
      outbase: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      logLevel: 'error',
    });
    return new Map(
      await Promise.all(
        files.map(async (file) => {
          const module = pathToFileURL(join(built, relative(folder, file).replace(/\.ts$/, '.mjs'))).href;
          return [file, ((await import(module)) as { readonly words: object }).words] as const;
        }),
      ),
    );
  } finally {
    rmSync(built, { recursive: true });
  }
}

/** The same, each text read. */
function compiled(words: object): object {
  return Object.fromEntries(
    Object.entries(words).map(([key, said]: [string, unknown]) => [
      key,
      typeof said === 'string' ? compile(said) : compiled(said as object),
    ]),
  );
}
