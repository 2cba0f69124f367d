import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Plugin, type Rolldown } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The script of the first page: of this only what it loads at once, for all pages are somewhere behind it. */
const entry = here('src/entry.client.tsx');
/** What works without a network, with all that it may load later. */
const offline = [
  'src/sheets/routes.ts',
  'src/open-table/routes.ts',
  'src/offline/route.ts',
  'src/language/loading.ts',
].map(here);
/** What is shown in place of every other page, of which visitors take nothing along but what it loads at once. */
const forVisitors = [
  entry,
  here('src/offline/page.tsx'),
  ...['en.ts', 'de.ts', 'hu.ts'].map((name) => here(`src/language/words/${name}`)),
];

/** Writes the worker that takes the pages of sheets and the open table along, with the files that they need. */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    // After Vite has written the style.
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const modules = new Set([
          ...followed([entry], (id) => this.getModuleInfo(id)?.importedIds ?? []),
          ...followed(offline, (id) => {
            const module = this.getModuleInfo(id);
            return [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])];
          }),
        ]);
        const visitors = filesOf(
          followed(forVisitors, (id) => this.getModuleInfo(id)?.importedIds ?? []),
          bundle,
        ).filter((file) => /\.(?:js|css)$/.test(file));
        const source = await worker(filesOf(modules, bundle), visitors, fileOf(entry, bundle));
        this.emitFile({ type: 'asset', fileName: 'sheets-worker.js', source });
      },
    },
  };
}

/** What these lead to, and themselves. */
function followed(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  // A set that grows while it is walked through is walked through to its end.
  for (const id of found) for (const each of next(id)) found.add(each);
  return found;
}

/** The files in which these modules are, those that they load, their pictures, and the style with its typefaces. */
function filesOf(modules: ReadonlySet<string>, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.has(id)));
  const files = followed(
    own.map(({ fileName }) => fileName),
    (file) => {
      const output = bundle[file];
      return output?.type === 'chunk' ? [...output.imports, ...(output.viteMetadata?.importedAssets ?? [])] : [];
    },
  );
  const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'));
  return [...files, ...styles];
}

function fileOf(module: string, bundle: Rolldown.OutputBundle): string {
  return Object.values(bundle).find((each) => each.type === 'chunk' && each.facadeModuleId === module)!.fileName;
}

async function worker(files: readonly string[], visitors: readonly string[], entryFile: string): Promise<string> {
  const listOf = (each: readonly string[]): string[] => [...each.map((file) => `/${file}`), '/icon.svg'].sort();
  const list = listOf(files);
  const { outputFiles } = await build({
    entryPoints: [here('src/sheets/offline/worker.ts')],
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
