import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { RuleDocument } from '../../rule-documents.js';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { MoreWords } from '../language/area.js';
import { type DocumentName, documentNames } from './documents.js';

export const rulesPage = createLazyRoute('/rules/$document')({ component: RulesPage });

/** A document of the rules, in the language in which it is binding; each rule has its number as its address. */
function RulesPage() {
  const { words, document } = rulesPage.useLoaderData();
  return (
    <MoreWords words={words}>
      <Rules name={rulesPage.useParams().document as DocumentName} of={document} />
    </MoreWords>
  );
}

function Rules({ name, of: { html, sections } }: { readonly name: DocumentName; readonly of: RuleDocument }) {
  const { language } = usePage();
  const t = useTranslations('rules');
  const title = t(`document.${name}`);
  return (
    <>
      <Title description={t(name === 'problems' ? 'ofProblems' : 'description', { name: title })}>{title}</Title>
      <h1>{title}</h1>
      <nav aria-label={t('documents')} className="choices">
        <ul className="years">
          {documentNames.map((each) => (
            <li key={each}>
              <Link to="/rules/$document" params={{ document: each }} aria-current={each === name ? 'page' : undefined}>
                {t(`document.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {language === 'en' ? null : <p className="legend">{t('english')}</p>}
      {sections.length === 0 ? null : (
        <nav aria-label={t('contents')} className="contents" lang="en">
          <ul>
            {sections.map(({ anchor, heading }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {/* Made of the project's own documents when it was built. */}
      <article className="rules" lang="en" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
