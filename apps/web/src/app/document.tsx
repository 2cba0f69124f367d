import type { ReactNode } from 'react';
import type { PageLanguage } from '../messages/languages.js';
import { frameOf } from '../ui/look/frame.js';
import { stylesAt } from '../ui/look/looks.js';
import themeScript from '../ui/look/theme.js?url';
import { typefacesOf } from '../ui/look/typefaces.js';

declare const __MANIFEST__: Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const entry = Object.values(__MANIFEST__).find(({ isEntry }) => isEntry === true)!;
const preloads = (entry.imports ?? []).map((name) => __MANIFEST__[name]!.file);
const styles = new Set([
  ...(entry.css ?? []),
  ...(__MANIFEST__['style.css'] === undefined ? [] : [__MANIFEST__['style.css'].file]),
]);

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
        {[...styles].map((file) => (
          <link key={file} rel="stylesheet" href={`/${file}`} />
        ))}
        {stylesAt(pathname).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {typefacesOf(language).map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {preloads.map((file) => (
          <link key={file} rel="modulepreload" href={`/${file}`} />
        ))}
        <script type="module" src={`/${entry.file}`} />
        {head}
      </head>
      <body className={frameOf(pathname)} dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}
