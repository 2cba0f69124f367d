import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
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
import { DueLines } from '../due/list.js';
import { Score } from '../match/score.js';
import { dueVariables, type Offices, ownDue, todayIn } from '../due/queries.js';

type MatchDue = Extract<Due, { readonly match: unknown }>;

/** How many are named where no match waits. */
const MOST = 3;

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

/** The heading of the page of who is logged in: what waits for them, a match with its score and the way to it. */
export function FirstDue() {
  const { ask } = usePage();
  const { me } = useSuspenseQuery(asked(ask, viewer, {})).data;
  return me === null ? null : <OfReader offices={me.account} />;
}

function OfReader({ offices }: { readonly offices: Offices }) {
  const page = usePage();
  const { data } = useSuspenseQuery(asked(page.ask, ownDue, dueVariables(page, offices)));
  const t = useTranslations('due');
  const tf = useTranslations('frame');
  const due = dueOf(data, todayIn(page));
  const first = due.find(isForReader);
  return (
    <div className="first-due">
      <h1>{due.length === 0 ? t('nothing') : tf('due', { number: due.length })}</h1>
      {first === undefined ? <DueLines due={due.slice(0, MOST)} /> : <Match due={first} />}
      {due.length > (first === undefined ? MOST : 1) ? (
        <p>
          <Link to="/account" preload={false}>
            {t('all')}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

/** A match on which the reader has the next word; what they have disputed waits for others. */
function isForReader(due: Due): due is MatchDue {
  return 'match' in due && due.kind !== 'ownDispute';
}

function Match({
  due: {
    kind,
    match: { id, date, order, sides, raw },
  },
}: {
  readonly due: MatchDue;
}) {
  const t = useTranslations('due');
  const th = useTranslations('home');
  const day = useDay();
  return (
    <section aria-labelledby="first-due">
      <h2 id="first-due">{t(kind)}</h2>
      <p>
        {day(date)}, {t('nthMatch', { order })}
      </p>
      <Score match={{ points: null, raw, sides, players: [] }} hasLinks={false} />
      <p className="acts">
        <Link to="/sheets/confirm/$match" params={{ match: id }} preload={false} className="action main">
          {th('readSheet')}
        </Link>
      </p>
    </section>
  );
}
