import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Plugin, type Rolldown } from 'vite';
import { lookOf } from './src/ui/look/looks.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The script of the first page: of this only what it loads at once, for all pages are somewhere behind it. */
const entry = here('src/app/entry.client.tsx');
/** What works without a network, with all that it may load later: these pages, and all below them. */
const offline = ['src/routes/sheets/', 'src/routes/table.tsx', 'src/routes/offline.tsx'].map(here);
/** The words that they say, in every language. Behind this file are those of all areas. */
const anyWords = here('src/messages/loading.ts');
const ownWords = /\/src\/messages\/[^/]+\/(?:pages|sheets|playing|cards)\.ts$/;
/** What is shown in place of every other page, of which visitors take nothing along but what it loads at once. */
const forVisitors = [entry, here('src/routes/offline.tsx')];
const wordsForVisitors = /\/src\/messages\/[^/]+\/pages\.ts$/;
const styleOfAll = 'style.css';

/** Writes the worker that takes the pages of sheets and the open table along, with the files that they need. */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    // After Vite has written the style.
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const pages = begunBy(offline, this.getModuleIds());
        const modules = new Set([
          ...followed([entry], (id) => this.getModuleInfo(id)?.importedIds ?? []),
          ...followed([...pages, ...saying(ownWords, this.getModuleIds())], (id) => {
            const module = this.getModuleInfo(id);
            if (id === anyWords) return [];
            return [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])];
          }),
        ]);
        const visitors = filesOf(
          followed(
            [...begunBy(forVisitors, this.getModuleIds()), ...saying(wordsForVisitors, this.getModuleIds())],
            (id) => this.getModuleInfo(id)?.importedIds ?? [],
          ),
          [styleOfAll],
          bundle,
        ).filter((file) => /\.(?:js|css)$/.test(file));
        const source = await worker(
          filesOf(modules, [styleOfAll, ...looksOf(pages)], bundle),
          visitors,
          fileOf(entry, bundle),
        );
        this.emitFile({ type: 'asset', fileName: 'sheets-worker.js', source });
      },
    },
  };
}

/** A page is two modules: the file itself and, behind a `?`, what of it is loaded when the page is opened. */
function begunBy(beginnings: readonly string[], ids: Iterable<string>): string[] {
  return [...ids].filter((id) => beginnings.some((each) => id.startsWith(each)));
}

function saying(words: RegExp, ids: Iterable<string>): string[] {
  return [...ids].filter((id) => words.test(id));
}

/** What these lead to, and themselves. */
function followed(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  // A set that grows while it is walked through is walked through to its end.
  for (const id of found) for (const each of next(id)) found.add(each);
  return found;
}

/** How pages look beside the style of all: the files that their addresses name. */
function looksOf(pages: readonly string[]): string[] {
  const routes = here('src/routes');
  const looks = pages.map((id) => {
    const route = id.slice(routes.length).replace(/\.tsx.*$/, '');
    const address = route
      .replaceAll('.', '/')
      .replace(/\/(?:index|route)$/, '')
      .replaceAll(/\$\w+/g, 'anything');
    return lookOf(address);
  });
  return [...new Set(looks)].filter((look) => look !== null).map((look) => here(`src/styles/looks/${look}.css`));
}

/** The files in which these modules are, those that they load, their pictures, and the styles that are made of these files. */
function filesOf(modules: ReadonlySet<string>, styles: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.has(id)));
  const files = followed(
    own.map(({ fileName }) => fileName),
    (file) => {
      const output = bundle[file];
      if (output?.type !== 'chunk') return [];
      // The looks of all pages are named by the script of every page.
      const assets = [...(output.viteMetadata?.importedAssets ?? [])].filter((asset) => !asset.endsWith('.css'));
      return [...output.imports, ...assets];
    },
  );
  const looks = Object.values(bundle).filter(
    (each) => each.type === 'asset' && each.originalFileNames.some((file) => styles.includes(file)),
  );
  return [...files, ...looks.map(({ fileName }) => fileName)];
}

function fileOf(module: string, bundle: Rolldown.OutputBundle): string {
  return Object.values(bundle).find((each) => each.type === 'chunk' && each.facadeModuleId === module)!.fileName;
}

async function worker(files: readonly string[], visitors: readonly string[], entryFile: string): Promise<string> {
  // Each once: a cache refuses a list that names a file twice.
  const listOf = (each: readonly string[]): string[] =>
    [...new Set([...each.map((file) => `/${file}`), '/icon.svg'])].sort();
  const list = listOf(files);
  const { outputFiles } = await build({
    entryPoints: [here('src/features/sheets/offline/worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    define: {
      __FILES__: JSON.stringify(list),
      __OFFLINE_FILES__: JSON.stringify(listOf(visitors)),
      __ENTRY__: JSON.stringify(entryFile),
      __VERSION__: JSON.stringify(createHash('sha256').update(list.join()).digest('hex').slice(0, 12)),
    },
    logLevel: 'warning',
  });
  return outputFiles[0]!.text;
}
