import { loadWords } from '../../../messages/loading.js';
import { pairAnnouncements } from '@tarokk/rules';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { nameAlone } from '../../../game/announcement-names.js';
import { MoreWords } from '../../../ui/more-words.js';
import { Title } from '../../../ui/title.js';

export const Route = createFileRoute('/rules/pairs/')({
  loader: async ({ context: { language } }) => ({ words: await loadWords(language, 'rules') }),
  component: PairsPage,
});

function PairsPage() {
  return (
    <MoreWords words={Route.useLoaderData().words}>
      <Pairs />
    </MoreWords>
  );
}

/** Every Schlemm and trophy, each with the way to what can stand beside it. */
function Pairs() {
  const t = useTranslations('rules.pairs');
  const { namesIn } = usePage();
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1 id="title">{t('title')}</h1>
      <p>{t('about')}</p>
      <p className="legend">{t('parameters')}</p>
      <ol className="pair-names plain" aria-labelledby="title">
        {pairAnnouncements.map((each) => (
          <li key={each.definition.id}>
            <Link
              to="/rules/pairs/$announcement"
              params={{ announcement: each.definition.id }}
              className={each.definition.trophy === null ? undefined : 'is-trophy'}
            >
              {nameAlone(each, namesIn)}
            </Link>
          </li>
        ))}
      </ol>
      <p className="facts">
        <Link to="/rules/$document" params={{ document: 'royal-tarokk' }}>
          {t('toRules')}
        </Link>
      </p>
    </>
  );
}
