import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledWords } from './compiled-words.js';
import { offlineFiles } from './offline-files.js';
import { ruleDocuments } from './rule-documents.js';
import { typefaces } from './typefaces.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const client = here('../../dist/web/client');

/**
 * A page is a file below `routes`. What is needed before it is opened (its address, its search parameters, who may see it) comes
 * with the first page; what it reads and shows is a file of its own. On the server it is not: there everything is one file, and to
 * take pages apart is a fifth of a build of them.
 */
const routes = tanstackRouter({
  autoCodeSplitting: true,
  codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
});

/**
 * Pages and the libraries that they use are written for React, and rendered by Preact: half as much script. GraphiQL, which is no
 * page of ours, keeps React.
 */
const inPlaceOfReact = Object.entries({
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact/compat/server',
}).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }));

/** First the files for browsers, then what renders the first page, which has to know their names. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  plugins: [
    isSsrBuild === true ? null : routes,
    react(),
    compiledWords(),
    ruleDocuments(),
    typefaces(),
    offlineFiles(),
  ],
  // In development React itself is at work, for its warnings and since it takes over a changed part of a page that is open.
  resolve: { alias: command === 'serve' ? [] : inPlaceOfReact },
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
          // What browsers load is a file, under the name that it has there.
          assetsInlineLimit: 0,
          cssMinify: true,
          cssTarget: 'es2022',
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
            input: here('src/app/entry.client.tsx'),
            output: {
              codeSplitting: {
                // What every page loads is two files instead of three dozen, and a tenth smaller; libraries change less often.
                groups: [
                  { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
                  { name: 'application', tags: ['$initial'] },
                  // Small parts of which a page has several, and which bring nothing of the rules with them.
                  {
                    name: 'parts',
                    test: /apps\/web\/src\/(?:ui\/(?:add-styles|figures|more-words|links|problem|title|table\/lines|forms\/(?:act-button|bar))|api\/(?:problem-code|two-sides)|game\/cards\/(?:picture|roman-number)|features\/rules\/rule)\.tsx?$|react-query\/.+\/useSuspenseQuery\.js$/,
                  },
                  // What a page with a table has: apart they are nine files, and an eighth larger.
                  {
                    name: 'tables',
                    test: /apps\/web\/src\/ui\/(?:section|table\/(?:list|table|listing|save-shown|columns|downloads|titled|paper-link))\.tsx?$/,
                  },
                  // What the pages of a sheet share. Without what it stands on, which public pages have in part.
                  {
                    name: 'sheet-pages',
                    test: /apps\/web\/src\/features\/sheets\/(?:onward|running|who-deals|with-draft|form\/notes|game\/(?:redealt|undo))\.tsx?$/,
                    includeDependenciesRecursively: false,
                  },
                  // Small parts of a played game that need nothing else, of which each page of one has most.
                  {
                    name: 'of-games',
                    test: /apps\/web\/src\/game\/(?:by-seat|playing\/call)\.ts$|libs\/rules\/src\/royal\/record\/match\.ts$/,
                    includeDependenciesRecursively: false,
                  },
                  // What names announcements brings the names of all of them along: it is apart from what needs nothing of the rules.
                  {
                    name: 'names',
                    test: /apps\/web\/src\/(?:game\/(?:announcement-names|seat-parts)|features\/match\/line-name)\.tsx?$|libs\/rules\/src\/royal\/explain\/before-play\.ts$/,
                  },
                ],
              },
            },
          },
        },
  // The server's half is one bundle: where the office runs, no package of the web has to be installed.
  ssr: { noExternal: command === 'build' ? true : [] },
}));
