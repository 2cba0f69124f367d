import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PageContext } from '../../api/context.js';
import { load } from '../../api/load.js';
import { usePage } from '../../api/page-context.js';
import { asked } from '../../api/queries.js';
import { viewer } from '../../api/viewer.js';
import { loadWords } from '../../messages/loading.js';
import { useDay } from '../../ui/days.js';
import { ownTeams } from './own-standing.js';
import { type Due, dueOf } from '../due/due.js';
import { dueVariables, type Offices, ownDue, todayIn } from '../due/queries.js';

type MatchDue = Extract<Due, { readonly match: unknown }>;

/** What is due and which teams are the reader's, with the words in which it is said; null where the login has ended. */
export async function loadOwn(context: PageContext): Promise<object | null> {
  const { me } = await load(context, viewer, {});
  if (me === null) return null;
  const [words] = await Promise.all([
    loadWords(context.language, 'due'),
    load(context, ownDue, dueVariables(context, me.account)),
    load(context, ownTeams, {}),
  ]);
  return words;
}

/** The match that waits longest for a word of the reader, with its score and the way to it. @param otherwise where none does */
export function FirstDue({ otherwise }: { readonly otherwise: ReactNode }) {
  const { ask } = usePage();
  const { me } = useSuspenseQuery(asked(ask, viewer, {})).data;
  return me === null ? otherwise : <OfReader offices={me.account} otherwise={otherwise} />;
}

function OfReader({ offices, otherwise }: { readonly offices: Offices; readonly otherwise: ReactNode }) {
  const page = usePage();
  const { data } = useSuspenseQuery(asked(page.ask, ownDue, dueVariables(page, offices)));
  const due = dueOf(data, todayIn(page));
  const [first] = due.flatMap((each): MatchDue[] => ('match' in each ? [each] : []));
  return first === undefined ? otherwise : <First due={first} number={due.length} />;
}

function First({
  due: {
    kind,
    match: { id, date, order, sides, raw },
  },
  number,
}: {
  readonly due: MatchDue;
  readonly number: number;
}) {
  const t = useTranslations('due');
  const th = useTranslations('home');
  const tf = useTranslations('frame');
  const day = useDay();
  return (
    <section className="first-due" aria-labelledby="first-due">
      <h2 id="first-due">{t(kind)}</h2>
      <p>
        <small>
          {day(date)}, {t('nthMatch', { order })}
        </small>
      </p>
      <p className="pair-of-sides">
        {sides.map(({ id: side, name }, index) => {
          const [own, theirs] = index === 0 ? [raw.a, raw.b] : [raw.b, raw.a];
          return (
            <span key={side} className={own > theirs ? 'winner' : undefined}>
              <span className="figures">{own}</span> <span>{name}</span>
            </span>
          );
        })}
      </p>
      <p className="acts">
        <Link to="/sheets/confirm/$match" params={{ match: id }} preload={false} className="action main">
          {th('readSheet')}
        </Link>
        {number === 1 ? null : (
          <Link to="/account" preload={false} className="action">
            {tf('due', { number })}
          </Link>
        )}
      </p>
    </section>
  );
}
