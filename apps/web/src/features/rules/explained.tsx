import { cardLabel, catalogue, parseCard, silentBonuses } from '@tarokk/rules';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { TrickInOrder } from '../../game/cards/trick-in-order.js';
import { type Explanation, explanations } from './explanations.js';

/** What stands behind a clause for people, marked as no part of the rules: examples in drawn cards, and the announcements that a table is about. */
export function Explained({ anchor }: { readonly anchor: string }) {
  const listed = [...catalogue, ...silentBonuses].filter(({ rule }) => rule === anchor);
  return (
    <>
      {explanations[anchor]?.map((each) => (
        <Example key={each.words} of={each} />
      ))}
      {listed.length === 0 ? null : <InPlainWords listed={listed} />}
    </>
  );
}

function Example({ of: { words, cards, takes } }: { readonly of: Explanation }) {
  const t = useTranslations('rules');
  const { namesIn } = usePage();
  const shown = cards.map((card) => {
    const name = cardLabel(parseCard(card), namesIn);
    return { card, name, by: name, takes: card === takes };
  });
  return (
    <aside className="rule-example">
      <p>
        <small>{t('example')}</small>
      </p>
      {shown.length === 0 ? null : <TrickInOrder cards={shown} />}
      <p>{t(`explained.${words}`)}</p>
    </aside>
  );
}

function InPlainWords({ listed }: { readonly listed: readonly (typeof catalogue)[number][] }) {
  const t = useTranslations('rules');
  const { namesIn } = usePage();
  return (
    <aside className="rule-example">
      <p>
        <small>{t('plainWords')}</small>
      </p>
      <ul className="named">
        {listed.map(({ id, name }) => (
          <li key={id}>
            <Link to="/announcements/$announcement" params={{ announcement: id }} preload={false}>
              {name[namesIn]}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
