import { ruleChapters } from '@tarokk/rules';
import { loadWords } from '../../messages/loading.js';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { RuleDocument } from '../../../rule-documents.js';
import { usePage } from '../../api/page-context.js';
import { searchOf, sought } from '../../ui/search.js';
import { Title } from '../../ui/title.js';
import { PaperLink } from '../../ui/table/paper-link.js';
import { MoreWords } from '../../ui/more-words.js';
import { type DocumentName, documentNames, documents, isDocument } from '../../features/rules/documents.js';
import { Explained } from '../../features/rules/explained.js';
import { piecesWith } from '../../features/rules/finding.js';

export const Route = createFileRoute('/rules/$document')({
  validateSearch: searchOf({ find: sought }),
  loader: async ({ context, params }) => {
    if (!isDocument(params.document)) throw notFound();
    const [words, { document }] = await Promise.all([
      loadWords(context.language, 'rules'),
      documents[params.document](),
    ]);
    return { words, document };
  },
  component: RulesPage,
});

/** A document of the rules, in the language in which it is binding; each rule has its number as its address. */
function RulesPage() {
  const { words, document } = Route.useLoaderData();
  const { find } = Route.useSearch();
  return (
    <MoreWords words={words}>
      <Rules name={Route.useParams().document as DocumentName} of={document} find={find} />
    </MoreWords>
  );
}

interface Properties {
  readonly name: DocumentName;
  readonly of: RuleDocument;
  /** What the reader looks for; the clauses without it are left out. */
  readonly find: string | undefined;
}

/** As a book: chapters beside the text, clauses with their numbers hanging before them, explanations marked as such. */
function Rules({ name, of: { pieces, sections }, find }: Properties) {
  const { language } = usePage();
  const t = useTranslations('rules');
  const tm = useTranslations('match');
  const title = t(`document.${name}`);
  const found = piecesWith(find ?? '', pieces);
  return (
    <>
      <Title description={t(name === 'problems' ? 'ofProblems' : 'description', { name: title })}>{title}</Title>
      <h1>{title}</h1>
      <div className={sections.length === 0 ? undefined : 'book'}>
        <div className="chapters">
          {sections.length === 0 ? null : <Chapters of={sections} name={name} />}
          <Documents present={name} />
        </div>
        <article className="rules">
          <form className="find-in-rules" role="search">
            <label>
              {t('find')} <input type="search" name="find" defaultValue={find} />
            </label>
            <button type="submit" className="action">
              {t('toFind')}
            </button>
          </form>
          {find === undefined ? (
            <>
              <p className="legend">
                {language === 'en' ? '' : `${t('english')} `}
                {name === 'royal-tarokk' ? t('binding') : ''}{' '}
                {name === 'royal-tarokk' ? (
                  <PaperLink of="blank-sheet" inText>
                    {tm('blankSheet')}
                  </PaperLink>
                ) : null}
              </p>
              {name === 'royal-tarokk' ? <p className="legend">{t('ids')}</p> : null}
            </>
          ) : (
            <p role="status">
              {t('found', { number: found.length, find })}{' '}
              <Link to="/rules/$document" params={{ document: name }}>
                {t('wholeDocument')}
              </Link>
            </p>
          )}
          {found.map(({ anchor, html }, index) => (
            <section key={anchor ?? index}>
              {anchor === null && name === 'royal-tarokk' ? (
                <details open={find !== undefined}>
                  <summary>{t('forPrograms')}</summary>
                  <Text html={html} />
                </details>
              ) : (
                <Text html={html} />
              )}
              {anchor !== null && name === 'royal-tarokk' ? <Explained anchor={anchor} /> : null}
            </section>
          ))}
        </article>
      </div>
    </>
  );
}

/** As it binds, word for word. @param html made of the project's own documents when it was built */
function Text({ html }: { readonly html: string }) {
  return <div lang="en" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The chapters of a document: beside the text on a desk, before it on a phone. */
function Chapters({ of, name }: { readonly of: RuleDocument['sections']; readonly name: DocumentName }) {
  const t = useTranslations('rules');
  return (
    <nav aria-label={t('contents')}>
      <ol>
        {of.map(({ anchor, heading }) => (
          <li key={anchor}>
            <Link
              to="/rules/$document"
              params={{ document: name }}
              hash={anchor}
              activeOptions={{ exact: true, includeHash: true }}
              preload={false}
            >
              <ChapterName chapter={name === 'royal-tarokk' ? anchor : null} heading={heading} />{' '}
              <small>{anchor}</small>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** What else there is to read. */
function Documents({ present }: { readonly present: DocumentName }) {
  const t = useTranslations('rules');
  return (
    <nav aria-label={t('documents')} className="choices">
      <ul className="years">
        {documentNames.map((each) => (
          <li key={each}>
            <Link
              to="/rules/$document"
              params={{ document: each }}
              aria-current={each === present ? 'page' : undefined}
            >
              {t(`document.${each}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/rules/pairs">{t('pairs.title')}</Link>
        </li>
      </ul>
    </nav>
  );
}

/** In the reader's language where the library of the rules names it; else as the document, which is English. */
function ChapterName({
  chapter,
  heading,
}: {
  /** Its number; null of another document. */
  readonly chapter: string | null;
  readonly heading: string;
}) {
  const { namesIn } = usePage();
  const known = ruleChapters.find(({ number }) => number === chapter);
  return known === undefined ? (
    <span lang="en">{heading.replace(/^[CP]?\d+(?:\.\d+)?\.? /, '')}</span>
  ) : (
    <span>{known.name[namesIn]}</span>
  );
}
