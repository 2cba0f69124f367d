import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { placeOf } from './place.js';

interface Properties {
  /** Its number. */
  readonly of: string;
  /** Of another tarock game, whose number it is. */
  readonly ruleset?: string;
  /** The number alone, under a heading that says what it is. */
  readonly bare?: boolean;
}

/** The number of a rule leads to where it can be read. */
export function Rule({ of, ruleset, bare = false }: Properties) {
  const t = useTranslations('match');
  const { document, anchor } = placeOf(of, ruleset);
  return (
    <Link to="/rules/$document" params={{ document }} hash={anchor} preload={false} className="rule">
      {bare ? of : t('rule', { rule: of })}
    </Link>
  );
}
