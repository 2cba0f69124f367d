import { Link } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { documents } from '../../rules/documents.js';
import { TextField } from '../../../ui/forms/fields.js';

interface Clause {
  readonly number: string;
  /** How it begins. */
  readonly words: string;
}

/** Rules of these documents can be what a ruling rests on. */
const sources = ['royal-tarokk', 'competitions'] as const;

const MOST_WORDS = 90;

/** The clause on which a ruling rests: written, or chosen from those of the rules; below it the way to what was ruled by it before. */
export function RuleField() {
  const t = useTranslations('desk');
  const id = useId();
  // Before the field is registered the form knows of none.
  const { control } = useFormContext<{ rule?: string }>();
  const chosen = (useWatch({ control, name: 'rule' }) ?? '').trim();
  const clauses = useClauses();
  const known = clauses.find(({ number }) => number === chosen);
  return (
    <>
      <TextField
        name="rule"
        label={t('ruleOf')}
        hint={t('ruleOfHint')}
        list={id}
        maxLength={20}
        autoComplete="off"
        required={false}
      />
      <datalist id={id}>
        {clauses.map(({ number, words }) => (
          <option key={number} value={number}>
            {words}
          </option>
        ))}
      </datalist>
      {chosen === '' ? null : (
        <p>
          {known === undefined ? null : <small>{known.words} </small>}
          <Link to="/rulings" search={{ rule: chosen }} target="_blank" preload={false}>
            {t('rulingsBy', { rule: chosen })}
          </Link>
        </p>
      )}
    </>
  );
}

/** Fetched when a ruling is written: the rules are long. */
function useClauses(): readonly Clause[] {
  const [clauses, setClauses] = useState<readonly Clause[]>([]);
  useEffect(() => {
    let isShown = true;
    void Promise.all(sources.map((name) => documents[name]()))
      .then((loaded) => {
        if (isShown) setClauses(loaded.flatMap(({ document }) => document.pieces.flatMap(clauseOf)));
      })
      // Without them the number is written.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  return clauses;
}

function clauseOf({ anchor, html }: { readonly anchor: string | null; readonly html: string }): readonly Clause[] {
  if (anchor === null) return [];
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' ').trim();
  const words = text.slice(anchor.length).replace(/^[.\s]+/, '');
  return [{ number: anchor, words: words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS)} …` : words }];
}
