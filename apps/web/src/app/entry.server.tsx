import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Application } from './application.js';
import { HANDOVER, type Handover, type PageContext, type WrittenText } from '../api/context.js';
import { Document } from './document.js';
import { createRouter } from './router.js';
import { AnsweredWithError, type Ask, dataOf, type GraphQLAnswer } from '../api/ask.js';
import { graphql, textOf } from '../api/graphql.js';
import { newQueryClient } from '../api/queries.js';
import type { Words } from '../messages/en/pages.js';
import { HeadOfDocument } from '../ui/head.js';
import { filledIn } from '../messages/filled-in.js';
import {
  isLanguage,
  languageOfNames,
  languages,
  languagesOfWords,
  type PageLanguage,
  preferred,
} from '../messages/languages.js';

/** A request for a page, as the office hands it on. */
export interface PageRequest {
  /** Path and query of the address. */
  readonly address: string;
  /** How people reach the office, without a slash at the end. */
  readonly origin: string;
  readonly acceptLanguage: string;
  /** The language that the visitor read last, as this module had it remembered; null before. */
  readonly rememberedLanguage: string | null;
  /** Whether the visitor came with a login. */
  readonly isLoggedIn: boolean;
  /** Asks the office in the name of the visitor; `body` is that of a GraphQL request. */
  readonly ask: (body: object, language: string) => Promise<unknown>;
  /** How far changes have come; null when the office cannot say. */
  readonly changeCursor: () => Promise<string | null>;
  /** What the office has written of itself, for the foot of the page; nothing when it cannot say. */
  readonly writtenTexts: () => Promise<readonly WrittenText[]>;
}

export interface PageAnswer {
  readonly status: number;
  /** Where to go instead. Neither this nor a page: the address begins with a language that the pages do not speak. */
  readonly location?: string;
  readonly html?: string;
  /** To be remembered for the visitor. */
  readonly language: PageLanguage;
}

const allWords = import.meta.glob<{ readonly words: Words }>('../messages/*/pages.ts', { eager: true });

function wordsIn(language: PageLanguage): Words {
  const [own, instead] = languagesOfWords(language).map((each) => allWords[`../messages/${each}/pages.ts`]?.words);
  return instead === undefined ? own! : (filledIn(own, instead) as Words);
}

/** Days and hours are those of the office, wherever its reader is. Asked once: it is a setting of the server. */
let timeZone: string | null = null;
const officeQuery = graphql(`
  query Office {
    office {
      timeZone
    }
  }
`);

/** The page at an address, readable before any script runs. */
export async function render(request: PageRequest): Promise<PageAnswer> {
  const first = /^\/([^/?]*)/.exec(request.address)?.[1];
  if (!isLanguage(first)) {
    if (first !== undefined && /^[a-z]{2}$/.test(first))
      return { status: 404, language: preferred(request.acceptLanguage) };
    const remembered = languages.find((each) => each === request.rememberedLanguage);
    const language = remembered ?? preferred(request.acceptLanguage);
    // Letters and links of the office name no language: whoever follows them reads their own.
    return { status: 302, location: `/${language}${request.address.replace(/^\/(?=$|\?)/, '')}`, language };
  }
  return renderIn(first, request);
}

async function renderIn(language: PageLanguage, request: PageRequest): Promise<PageAnswer> {
  const namesIn = languageOfNames(language);
  const ask: Ask = async (query, variables) =>
    dataOf((await request.ask({ query: textOf(query), variables }, namesIn)) as GraphQLAnswer) as never;
  const queries = newQueryClient();
  queries.setDefaultOptions({ queries: { retry: false } });
  const handed = {
    language,
    namesIn,
    madeAt: new Date().toISOString(),
    changeCursor: await request.changeCursor(),
    timeZone: await timeZoneBy(ask),
    origin: request.origin,
    isLoggedIn: request.isLoggedIn,
    writtenTexts: await request.writtenTexts(),
  };
  const context: PageContext = { ...handed, words: wordsIn(language), queries, ask };
  const router = createRouter(context, createMemoryHistory({ initialEntries: [request.address] }));
  await router.load();
  const result = router._serverResult;
  if (result?.type === 'redirect') {
    return { status: 302, location: result.redirect.headers.get('location') ?? `/${language}`, language };
  }
  const head: ReactNode[] = [];
  const page = renderToString(
    <HeadOfDocument value={head}>
      <Application router={router} />
    </HeadOfDocument>,
  );
  const handover: Handover = { ...handed, queries: dehydrate(queries) };
  queries.clear();
  const { pathname } = router.state.location;
  const html = renderToString(
    <Document language={language} pathname={pathname} head={head} body={page + dataBlock(handover)} />,
  );
  return { status: statusOf(router) ?? result?.status ?? 200, language, html: `<!doctype html>${html}` };
}

/** Of a page that the office refused or could not show; null where it is shown, or what failed is a fault of the office. */
function statusOf(router: ReturnType<typeof createRouter>): number | null {
  const error = router.state.matches.find(({ status }) => status === 'error')?.error;
  if (!(error instanceof AnsweredWithError)) return null;
  switch (error.code) {
    case 'FORBIDDEN':
      return 403;
    case 'UNAUTHENTICATED':
      return 401;
    case 'DATABASE_AWAY':
      return 503;
    default:
      return null;
  }
}

async function timeZoneBy(ask: Ask): Promise<string> {
  try {
    timeZone ??= (await ask(officeQuery, {})).office.timeZone;
  } catch {
    // The page will say itself that the office cannot answer; the next one asks again.
  }
  return timeZone ?? 'UTC';
}

/** Data, not script: nothing in it is run, and nothing in it can end the element. */
function dataBlock(handover: Handover): string {
  const json = JSON.stringify(handover).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${HANDOVER}">${json}</script>`;
}
