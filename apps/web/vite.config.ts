import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offlineFiles } from './offline-files.js';
import { ruleDocuments } from './rule-documents.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const client = here('../../dist/web/client');

/** First the files for browsers, then what renders the first page, which has to know their names. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  plugins: [react(), ruleDocuments(), offlineFiles()],
  define:
    command === 'serve'
      ? {}
      : {
          'process.env.NODE_ENV': '"production"',
          __MANIFEST__: isSsrBuild === true ? readFileSync(`${client}/.vite/manifest.json`, 'utf8') : 'null',
        },
  logLevel: 'warn',
  build:
    isSsrBuild === true
      ? {
          outDir: here('../../dist/web/server'),
          emptyOutDir: true,
          copyPublicDir: false,
          target: 'node20',
          // One file: what was loaded once is whole, and one that failed to load is loaded again under another address.
          rolldownOptions: { output: { entryFileNames: 'entry.js', codeSplitting: false } },
        }
      : {
          outDir: client,
          emptyOutDir: true,
          manifest: true,
          assetsInlineLimit: 0,
          cssCodeSplit: false,
          target: 'es2022',
          rolldownOptions: {
            input: here('src/entry.client.tsx'),
            output: {
              codeSplitting: {
                // What every page loads is two files instead of three dozen, and a tenth smaller; libraries change less often.
                groups: [
                  { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
                  { name: 'application', tags: ['$initial'] },
                  // A hundred bytes each, which many pages share: a file for all of them instead of a request for each.
                  {
                    name: 'shared',
                    test: /apps\/web\/src\/(?:language\/(?:figures|announcement-names)|graphql\/(?:problem-code|refused)|forms\/bar|cards\/picture|match\/line-name)\.tsx?$/,
                  },
                ],
              },
            },
          },
        },
  // The server's half is one bundle: where the office runs, no package of the web has to be installed.
  ssr: { noExternal: command === 'build' ? true : [] },
}));
