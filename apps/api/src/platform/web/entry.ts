import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '../configuration/configuration.js';
import { keptOnceLoaded } from '../loading/kept.js';

/** What the web application's build offers; its own `entry.server.tsx` describes it. */
export interface WebEntry {
  readonly render: (request: {
    readonly address: string;
    readonly origin: string;
    readonly acceptLanguage: string;
    readonly rememberedLanguage: string | null;
    readonly isLoggedIn: boolean;
    readonly ask: (body: object, language: string) => Promise<unknown>;
    readonly changeCursor: () => Promise<string | null>;
    readonly writtenTexts: () => Promise<readonly string[]>;
  }) => Promise<{
    readonly status: number;
    readonly location?: string;
    readonly html?: string;
    readonly language: string;
  }>;
}

/**
 * What renders pages, loaded when it is first wanted; null where there are no built pages. It is one file: of a file that could
 * not be read Node keeps the failure for ever under its address, so that after one the same file is loaded under another.
 */
export function webEntry({ webDirectory }: Pick<Configuration, 'webDirectory'>): (() => Promise<WebEntry>) | null {
  const file = join(webDirectory, 'server/entry.js');
  if (!existsSync(file)) return null;
  const { href } = pathToFileURL(file);
  return keptOnceLoaded((failures) => import(failures === 0 ? href : `${href}?again=${failures}`) as Promise<WebEntry>);
}
