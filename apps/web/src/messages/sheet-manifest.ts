import { languagesOfWords, type PageLanguage } from './languages.js';

const manifests: Readonly<Record<string, string>> = import.meta.glob<string>('./*/sheets.webmanifest', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of what a phone reads that keeps the pages of sheets as an application: its name, and where it begins. */
export function sheetManifest(language: PageLanguage): string | undefined {
  return languagesOfWords(language)
    .map((each) => manifests[`./${each}/sheets.webmanifest`])
    .find((address) => address !== undefined);
}
