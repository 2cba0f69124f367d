import type { ReactNode } from 'react';
import type { PageLanguage } from '../messages/languages.js';
import { frameOf } from '../ui/look/frame.js';
import { lookAt } from '../ui/look/look-files.js';
import themeScript from '../ui/look/theme.js?url';
import { typefacesOf } from '../ui/look/typefaces.js';
import startScript from './start.js?url';

declare const __MANIFEST__: Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

const entry = Object.values(__MANIFEST__).find(({ isEntry }) => isEntry === true)!;

/** What the script of the pages begins with, and what that begins with. */
const imports = new Set(entry.imports);
// A set that grows while it is walked through is walked through to its end.
for (const name of imports) for (const each of __MANIFEST__[name]!.imports ?? []) imports.add(each);

const style = __MANIFEST__['style.css']!;

function addressOf({ file }: Chunk): string {
  return `/${file}`;
}

/** The document around a page. Only the server writes it: what the browser renders is what stands in `<body>`. */
export function Document({
  language,
  pathname,
  head,
  body,
}: {
  readonly language: PageLanguage;
  /** Of the page, without its language. */
  readonly pathname: string;
  /** What the page itself has for the head. */
  readonly head: readonly ReactNode[];
  /** HTML. */
  readonly body: string;
}) {
  const look = lookAt(pathname);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#1d4a45" />
        <script src={themeScript} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="stylesheet" href={addressOf(style)} />
        {look === null ? null : <link rel="stylesheet" href={look} />}
        {typefacesOf(language).map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <script
          defer
          src={startScript}
          data-entry={addressOf(entry)}
          data-imports={[...imports].map((name) => addressOf(__MANIFEST__[name]!)).join(' ')}
        />
        {head}
      </head>
      <body className={frameOf(pathname)} dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}
