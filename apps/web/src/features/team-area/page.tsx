import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, notFound } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { PageContext } from '../../api/context.js';
import { idOf, load, yearOf, present } from '../../api/load.js';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { asked } from '../../api/queries.js';
import { Agreements } from './agreements.js';
import { Calendar } from './calendar.js';
import { CupTies } from './cup-ties.js';
import { Members } from './members.js';
import { Planning } from './planning.js';
import { ownSide, ownSideVariables, type SideShown } from './queries.js';
import { Requests } from './requests.js';
import { SeasonOfSide } from './season.js';
import { Waiting } from './waiting.js';

export async function loadOwnSide(
  context: PageContext,
  { year, id }: { readonly year: string; readonly id: string },
  isPair: boolean,
): Promise<void> {
  const { side } = await load(context, ownSide, ownSideVariables(context, yearOf(year), idOf(id), isPair), 'side');
  if (side.kind !== (isPair ? 'PAIR' : 'TEAM')) throw notFound();
}

/** What the members of a team or pair have to do, and what they wait for. */
export function OwnSidePage({
  year,
  id,
  isPair,
}: {
  readonly year: number;
  readonly id: string;
  readonly isPair: boolean;
}) {
  const page = usePage();
  const t = useTranslations('side');
  const options = asked(page.ask, ownSide, ownSideVariables(page, year, id, isPair));
  const { data } = useSuspenseQuery(options);
  const { side } = present(data, 'side');
  const part = { data, side };
  const isMine = members(side).includes(data.me?.person.id ?? '');
  return (
    <>
      <Title description={t('description')}>{`${side.name} ${side.seasonYear}`}</Title>
      <h1>
        {side.name} <small>{side.seasonYear}</small>
      </h1>
      <p className="pages">
        <Link to="/teams/$id" params={{ id }} className="action">
          {t('publicPage')}
        </Link>
        <Link to="/sheets" className="action">
          {t('toSheets')}
        </Link>
        <Link to="/account" className="action">
          {t('toAccount')}
        </Link>
      </p>
      {isMine ? (
        <>
          <Waiting {...part} />
          <SeasonOfSide {...part} />
          <Planning {...part} />
          {isPair ? <CupTies {...part} /> : null}
          {isPair ? <Agreements {...part} /> : null}
          <Requests {...part} />
          {isPair ? null : <Members {...part} />}
        </>
      ) : (
        <p className="problem">{t('notYours')}</p>
      )}
      <Calendar side={side} />
    </>
  );
}

/** Who acts for it, or is to (D12). */
function members({ team, pair }: SideShown): readonly string[] {
  return [
    ...(team?.members ?? []).filter(({ lastDay }) => lastDay === null),
    ...(pair?.players ?? []).filter(({ lastDay }) => lastDay === null),
    ...(team?.proposed ?? []),
  ].map(({ person }) => person.id);
}
