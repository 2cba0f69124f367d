import { useSuspenseQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import type { WrittenText } from '../../api/context.js';
import { usePage } from '../../api/page-context.js';
import { schemaLanguage } from '../../api/graphql.js';
import { asked } from '../../api/queries.js';
import { officeLanguages } from '../../messages/languages.js';
import { Title } from '../../ui/title.js';
import { linked, paragraphsOf } from './linked.js';
import { kindInSchema, officeTexts } from './queries.js';

/** What the office says of itself, as an admin has written it. */
export function TextPage({ kind }: { readonly kind: WrittenText }) {
  const { ask, language, namesIn } = usePage();
  const { data } = useSuspenseQuery(asked(ask, officeTexts, { language: schemaLanguage(namesIn) }));
  const t = useTranslations('officeTexts');
  const text = data.office.texts.find((each) => each.kind === kindInSchema[kind]);
  // It was taken away while the page was open.
  if (text === undefined) return null;
  const paragraphs = paragraphsOf(text.words);
  const written = officeLanguages.find((each) => schemaLanguage(each) === text.language)!;
  return (
    <>
      <Title description={paragraphs[0]!.join(' ').slice(0, 200)}>{t(`title.${kind}`)}</Title>
      <h1>{t(`title.${kind}`)}</h1>
      {written === language ? null : <p className="legend">{t(`onlyIn.${written}`)}</p>}
      <div lang={written}>
        {paragraphs.map((lines, place) => (
          <p key={place}>
            {lines.map((line, number) => (
              <Fragment key={number}>
                {number === 0 ? null : <br />}
                <Line of={line} />
              </Fragment>
            ))}
          </p>
        ))}
      </div>
    </>
  );
}

function Line({ of }: { readonly of: string }) {
  return linked(of).map(({ words, href }, place) =>
    href === undefined ? (
      <Fragment key={place}>{words}</Fragment>
    ) : (
      <a key={place} href={href}>
        {words}
      </a>
    ),
  );
}
