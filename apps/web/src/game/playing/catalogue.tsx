import { type Definition, families, type Language } from '@tarokk/rules';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { enumName } from '../../api/enum-name.js';

const SentenceWithRule = lazy(() =>
  import('../plain-sentence.js').then(({ SentenceWithRule: each }) => ({ default: each })),
);

/**
 * Announcements to choose from, in the order of the match sheet, family by family, or found by a part of their names; each
 * says in a sentence what it asks for when somebody wants to know. The search is where the thumb is.
 */
export function Catalogue({
  definitions,
  isLegal = () => true,
  choose,
}: {
  readonly definitions: readonly Definition[];
  readonly isLegal?: (definition: Definition) => boolean;
  readonly choose: (definition: Definition) => void;
}) {
  const t = useTranslations('playing');
  const tf = useTranslations('announcements.family');
  const { namesIn } = usePage();
  const [search, setSearch] = useState('');
  const [isExplained, setExplained] = useState(false);
  const found = definitions.filter((each) => isFound(each, search, namesIn));
  const isSearched = search.trim() !== '';
  const chips = (own: readonly Definition[]) => (
    <div className={isExplained ? 'chips with-sentences' : 'chips two'}>
      {own.map((definition) => (
        <button
          key={definition.id}
          type="button"
          className="chip"
          aria-disabled={!isLegal(definition)}
          onClick={() => choose(definition)}
        >
          <span>
            {definition.name[namesIn]} <small>{definition.points}</small>
          </span>
          {isExplained ? (
            <small>
              <Suspense>
                <SentenceWithRule of={definition.id} />
              </Suspense>
            </small>
          ) : null}
        </button>
      ))}
    </div>
  );
  return (
    <>
      <button type="button" className="action" aria-pressed={isExplained} onClick={() => setExplained(!isExplained)}>
        <span aria-hidden="true">?</span> {t('explain')}
      </button>
      {families.map((family) => {
        const own = found.filter((each) => each.family === family);
        if (own.length === 0) return null;
        const name = tf(enumName(family));
        return isSearched ? (
          <section key={family} aria-labelledby={family}>
            <h2 id={family}>{name}</h2>
            {chips(own)}
          </section>
        ) : (
          // One at a time: the list of families stays as long as a window.
          <details key={family} name="family" className="family">
            <summary>
              <span>
                <b>{name}</b> <small>{namesOf(own, namesIn)}</small>
              </span>
              <span className="figures">{own.length}</span>
            </summary>
            {chips(own)}
          </details>
        );
      })}
      {found.length === 0 ? <p className="empty">{t('nothingFound')}</p> : null}
      <label className="field find-below">
        <b>{t('search')}</b>
        <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
    </>
  );
}

/** The first of them: enough to know where to look. */
function namesOf(definitions: readonly Definition[], language: Language): string {
  const names = definitions.slice(0, 3).map(({ name }) => name[language]);
  return names.join(', ') + (definitions.length > names.length ? ' …' : '');
}

/** Accents and case say nothing. */
function isFound({ name }: Definition, search: string, language: Language): boolean {
  return plain(name[language]).includes(plain(search.trim()));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
