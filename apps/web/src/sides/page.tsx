import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { asked } from '../graphql/queries.js';
import { Agreements } from './agreements.js';
import { Calendar } from './calendar.js';
import { CupTies } from './cup-ties.js';
import { Members } from './members.js';
import { Planning } from './planning.js';
import { ownSide, ownSideVariables, type Shown } from './queries.js';
import { Requests } from './requests.js';
import { SeasonOfSide } from './season.js';
import { Waiting } from './waiting.js';

export const ownTeamPage = createLazyRoute('/_sides/account/teams/$year/$id')({ component: OwnTeam });
export const ownPairPage = createLazyRoute('/_sides/account/pairs/$year/$id')({ component: OwnPair });

function OwnTeam() {
  const { year, id } = ownTeamPage.useParams();
  return <OwnSidePage year={Number(year)} id={id} isPair={false} />;
}

function OwnPair() {
  const { year, id } = ownPairPage.useParams();
  return <OwnSidePage year={Number(year)} id={id} isPair />;
}

/** What the members of a team or pair have to do, and what they wait for. */
function OwnSidePage({ year, id, isPair }: { readonly year: number; readonly id: string; readonly isPair: boolean }) {
  const page = usePage();
  const t = useTranslations('side');
  const queries = useQueryClient();
  const options = asked(page.ask, ownSide, ownSideVariables(page, year, id, isPair));
  const { data } = useSuspenseQuery(options);
  const side = data.side!;
  const again = (): Promise<void> => queries.invalidateQueries({ queryKey: options.queryKey });
  const part = { data, side, again };
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
function members({ team, pair }: Shown): readonly string[] {
  return [
    ...(team?.members ?? []).filter(({ lastDay }) => lastDay === null),
    ...(pair?.players ?? []).filter(({ lastDay }) => lastDay === null),
    ...(team?.proposed ?? []),
  ].map(({ person }) => person.id);
}
