import type { Definition } from '@tarokk/rules';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFollowing } from '../../../api/following.js';
import { usePage } from '../../../api/page-context.js';
import { asked } from '../../../api/queries.js';
import { WithWhich } from '../../../features/announcements/with-which.js';
import { Announcers } from '../../../features/announcements/announcers.js';
import { CouldBeStopped } from '../../../features/announcements/could-be-stopped.js';
import { drawn } from '../../../game/drawn-announcement.js';
import type { Examples } from '../../../features/announcements/examples.js';
import { Ladder } from '../../../features/announcements/ladder.js';
import { askedOf, loadAnnouncement } from '../../../features/announcements/loading.js';
import { Pictures } from '../../../features/announcements/pictures.js';
import { figuresOfSeason, oneAnnouncement } from '../../../features/announcements/queries.js';
import { ExampleToWatch, SeasonGameToWatch } from '../../../features/announcements/to-watch.js';
import { resultsChanged } from '../../../features/matches/results-changed.js';
import { Rule } from '../../../features/rules/rule.js';
import { pilesOf } from '../../../features/trophies/emblems.js';
import { replayOf } from '../../../game/replay/replay.js';
import { MoreWords } from '../../../ui/more-words.js';
import { Title } from '../../../ui/title.js';
import { idInRules } from '../../../api/enum-name.js';

export const Route = createFileRoute('/announcements/$announcement/')({
  loader: ({ context, params }) => loadAnnouncement(context, params.announcement),
  component: AnnouncementPage,
});

function AnnouncementPage() {
  const { words } = Route.useLoaderData();
  return (
    <MoreWords words={words}>
      <OneAnnouncement />
    </MoreWords>
  );
}

/** One announcement or silent bonus, for people: what it asks for, its cards, a game to watch, who announced it, its family. */
function OneAnnouncement() {
  const { definition, sentence, examples } = Route.useLoaderData();
  const t = useTranslations('announcement');
  const { namesIn, ask } = usePage();
  const isSilent = definition.family === 'silent';
  const ofOne = asked(ask, oneAnnouncement, askedOf(definition));
  const ofAll = asked(ask, figuresOfSeason, {});
  useFollowing(resultsChanged, {}, isSilent ? ofAll.queryKey : ofOne.queryKey);
  const answer = useQuery({ ...ofOne, enabled: !isSilent }).data ?? null;
  const figures = useQuery({ ...ofAll, enabled: isSilent }).data ?? null;
  const name = definition.name[namesIn];
  return (
    <article className="announcement">
      <Title description={t('description', { name, sentence })} cards={{ piles: pilesOf([definition.id]) }}>
        {name}
      </Title>
      <header>
        <h1>{name}</h1>
        <p>
          {t('points', { points: definition.points })}, <Rule of={definition.rule} />
        </p>
      </header>
      <p className="lead">{sentence}</p>
      <Pictures of={drawn(definition)} />
      <p className="legend">{t('tarocks')}</p>
      <div className="beside-each-other">
        <ToWatch of={definition} examples={examples} game={answer?.announced?.game ?? null} />
        <div>
          <Announcers of={definition} answer={answer} />
          <WithWhich answer={answer?.announced?.with ?? null} />
        </div>
      </div>
      {examples === null ? null : <CouldBeStopped of={definition} examples={examples} />}
      <Ladder of={definition} season={(answer ?? figures)?.announcementsOfSeason ?? null} />
      <More of={definition} />
    </article>
  );
}

function ToWatch({
  of,
  examples,
  game,
}: {
  readonly of: Definition;
  readonly examples: Examples | null;
  readonly game: Parameters<typeof SeasonGameToWatch>[0]['of'] | null;
}) {
  if (game !== null) return <SeasonGameToWatch of={game} />;
  const first = examples?.analysis.games[0]?.number;
  const replay = first === undefined ? null : replayOf(examples!.record, first);
  return replay === null ? null : <ExampleToWatch of={of} replay={replay} number={first!} />;
}

/** Where there is more: the trophies of its kind, and what can stand beside it. */
function More({ of: { id, family, trophy } }: { readonly of: Definition }) {
  const t = useTranslations('announcement');
  const ta = useTranslations('announcements');
  if (family === 'silent' || family === 'message') return null;
  return (
    <nav aria-label={t('more')}>
      <ul className="more-of">
        {trophy === null ? null : (
          <li>
            <Link to="/trophies" search={{ trophy: idInRules(id) }} className="action">
              {ta('trophiesWon')}
            </Link>
          </li>
        )}
        <li>
          <Link to="/rules/pairs/$announcement" params={{ announcement: id }} preload={false} className="action">
            {t('beside')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
