import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { useFollowing } from '../../../api/following.js';
import { asked } from '../../../api/queries.js';
import { useDay } from '../../../ui/days.js';
import { SheetFacts } from '../../../features/match/agreed-sheet.js';
import { Conversation } from '../../../features/match/conversation.js';
import { WithDispute } from '../../../features/match/disputed-line.js';
import { GamesAsBars, turnGame } from '../../../features/match/games-as-bars.js';
import { matchChanged } from '../../../features/match/queries.js';
import { Score } from '../../../features/match/score.js';
import { Summary } from '../../../features/match/summary.js';
import { KeysHelp, useKeys } from '../../../ui/keys/keys.js';
import { type DeskMatchSearch, deskMatchSearch } from '../../../features/jury/search.js';
import { Approvals, Findings } from '../../../features/jury/match/findings.js';
import { Decide } from '../../../features/jury/match/decide.js';
import { Further } from '../../../features/jury/match/further.js';
import { Next, QueueBeside, queueAsOpened, useQueueKeys } from '../../../features/jury/match/next.js';
import { cannotBe, isWaiting, Possible } from '../../../features/jury/match/possible.js';
import { type DeskMatch, deskMatch } from '../../../features/jury/match/queries.js';
import { Revisions } from '../../../features/jury/match/revisions.js';
import { HeldRulings, type RulingBegun } from '../../../features/jury/match/rulings.js';
import { load, idOf, present } from '../../../api/load.js';
import { sheetsReady } from '../../../features/match/changes/queries.js';
import { Outcome } from '../../../features/jury/outcome.js';
import { twoSides } from '../../../api/two-sides.js';

/** The office works out each game in some hundredths of a second, a few take seconds. */
const WAITING_MS = 1500;

export const Route = createFileRoute('/_desk/jury/matches/$id')({
  validateSearch: deskMatchSearch,
  loaderDeps: ({ search: { queue } }) => ({ queue }),
  loader: async ({ context, params: { id }, deps: { queue } }) => {
    const [{ match }] = await Promise.all([
      load(context, deskMatch, { id: idOf(id) }, 'match'),
      context.queries.query(queueAsOpened(context.ask, { queue, here: id })),
    ]);
    await sheetsReady(context, match);
  },
  component: DeskMatchPage,
});

function DeskMatchPage() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const { ask } = usePage();
  const options = asked(ask, deskMatch, { id });
  const { data } = useSuspenseQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data?.match?.games.some(isWaiting) === true ? WAITING_MS : false),
  });
  useFollowing(matchChanged, { id }, options.queryKey);
  return <Desk key={id} match={present(data, 'match').match} search={search} />;
}

/**
 * From 1200 pixels three columns: the queue, the match, and what a decision changes with the acts at its foot. Below that the match,
 * then what is to be said of it, then its games.
 */
function Desk({ match, search }: { readonly match: DeskMatch; readonly search: DeskMatchSearch }) {
  const t = useTranslations('desk');
  const tm = useTranslations('match');
  const day = useDay();
  const navigate = useNavigate();
  const { viewer } = Route.useRouteContext();
  const [decided, setDecided] = useState<string | null>(null);
  const [ruling, setRuling] = useState<RulingBegun | null>(null);
  const [a, b] = twoSides(match);
  const title = tm('title', { a: a.name, b: b.name });
  const numbers = match.games.map(({ number }) => number);
  useQueueKeys({ queue: search.queue, here: match.id });
  useKeys([
    {
      key: 'u',
      name: t('keys.back'),
      press: () => void navigate({ to: '/jury', search: { queue: search.queue } }),
    },
    ...numbers.map((number) => ({
      key: String(number),
      name: t('keys.game', { number }),
      press: () => turnGame(number),
    })),
  ]);
  return (
    <article className="sheet on-desk">
      <Title description={t('matchDescription', { day: day(match.date) })}>{`${match.standing} · ${title}`}</Title>
      <h1 className="unseen">{title}</h1>
      <div className="beside">
        <QueueBeside queue={search.queue} here={match.id} />
        <div className="desk-match">
          <Outcome>{decided}</Outcome>
          {decided === null ? null : <Next queue={search.queue} here={match.id} />}
          {match.concerned ? (
            <p role="note">
              <strong>◍ {t('concerned')}</strong> {t('concernedWhy')}
            </p>
          ) : null}
          <SheetFacts sheet={match} hasSides={false} />
          <Score match={match} />
          <p className="facts">
            <strong className={`verdict ${match.verdict === 'REFUTED' ? 'unsound-sheet' : 'sound-sheet'}`}>
              {match.verdict === 'REFUTED' ? '✗' : '✓'} {tm(`verdict.${match.verdict}`)}
            </strong>{' '}
            <strong className="state">{match.standing}</strong>. <HandedIn match={match} />
          </p>
          {match.dispute === null ? null : (
            <p className="problem">
              {match.dispute.game === null ? null : (
                <a href={`#game-${match.dispute.game}`}>{tm('gameNumber', { number: match.dispute.game })}</a>
              )}{' '}
              {match.dispute.line} <q>{match.dispute.reason}</q>
            </p>
          )}
          <Findings match={match} />
        </div>
        <div className="said">
          <Approvals match={match} />
          <HeldRulings match={match} begun={ruling} done={() => setRuling(null)} />
          {match.concerned ? null : (
            <Decide
              key={`${match.state} ${match.revision}`}
              match={match}
              done={setDecided}
              begun={ruling}
              begin={setRuling}
            />
          )}
          <Further match={match} isAdmin={viewer.account.admin} />
          <Revisions match={match} compare={search.compare} />
          <Conversation match={match} />
          <KeysHelp />
        </div>
        <div className="desk-games">
          <WithDispute
            dispute={match.dispute}
            below={(path) => {
              const game = match.games.find(({ number }) => path === `record.games[${number - 1}]`);
              return game === undefined ? null : <Possible match={match.id} game={game} />;
            }}
          >
            <GamesAsBars
              match={match}
              open={match.games.filter(cannotBe).map(({ number }) => number)}
              beside={
                <span className="key-sign">
                  <kbd>{numbers[0]}</kbd>–<kbd>{numbers.at(-1)}</kbd> {t('openGame')}
                </span>
              }
            />
          </WithDispute>
          <details className="behind">
            <summary>{tm('figures')}</summary>
            <Summary match={match} />
          </details>
        </div>
      </div>
    </article>
  );
}

/** Who stands by the present sheet, by name: the jury writes to them. */
function HandedIn({ match: { handedIn, moves, revision } }: { readonly match: DeskMatch }) {
  const t = useTranslations('desk');
  const by = handedIn.find(({ number }) => number === revision)?.by?.name;
  const other = moves.findLast((move) => move.to === 'CONFIRMED' && move.revision === revision)?.by.name;
  if (by === undefined) return null;
  return other === undefined ? t('handedInBy', { by }) : t('handedInAndConfirmed', { by, other });
}
