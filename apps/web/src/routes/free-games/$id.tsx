import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { asked } from '../../api/queries.js';
import { Day, useDay } from '../../ui/days.js';
import { withMinus } from '../../ui/figures.js';
import { PersonLink } from '../../ui/links.js';
import { type Column, Table } from '../../ui/table/table.js';
import { handed } from '../../features/free-championship/document.js';
import { useKindOf } from '../../features/free-championship/game-columns.js';
import { freeGame, type ShownGame } from '../../features/free-championship/queries.js';
import { areasOf } from '../../features/match/competition-pages.js';
import { SessionSheet } from '../../features/free-championship/session.js';
import { load, idOf, present } from '../../api/load.js';
import { definitionCalled } from '../../game/announcement-names.js';

export const Route = createFileRoute('/free-games/$id')({
  loader: async ({ context, params: { id } }) => {
    await load(context, freeGame, { id: idOf(id) }, 'freeGame');
    return { areas: areasOf(['FREE_CHAMPIONSHIP']) };
  },
  component: FreeGamePage,
});

/** A game of the free championship that is no match: a variant, a session of another game, a test. */
function FreeGamePage() {
  const { id } = Route.useParams();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, freeGame, { id }));
  const { freeGame: game } = present(data, 'freeGame');
  const t = useTranslations('free');
  const day = useDay();
  const kind = useKindOf()(game);
  const year = String(game.season.year);
  const document = handed(game);
  const names = game.players.map(({ name }) => name);
  return (
    <article className="sheet">
      <Title description={t('gameDescription', { day: day(game.date, 'long'), names: names.join(', ') })}>
        {t('gameTitle', { kind, day: day(game.date) })}
      </Title>
      <h1>{kind}</h1>
      <p className="facts">
        <Day of={game.date} style="long" />,{' '}
        <Link to="/free-championship/$year" params={{ year }}>
          {t('title', { year })}
        </Link>
        {`. ${game.order > 1 ? `${t('order', { order: game.order })} ` : ''}`}
        {game.verdict === null ? null : (
          <strong className={`verdict ${game.verdict}`}>{t(`verdictLong.${game.verdict}`)}</strong>
        )}
      </p>
      {game.state === 'ADMITTED' ? null : <p className="problem">{t(`state.${game.state}`)}</p>}
      {game.problems.map(({ message }) => (
        <p key={message} className="problem">
          {message}
        </p>
      ))}
      {document.kind === 'test' ? <blockquote className="tried">{document.reason}</blockquote> : null}
      <Players game={game} />
      {document.kind === 'variant' ? <Trophies trophies={document.trophies} /> : null}
      {document.kind === 'session' ? <SessionSheet record={document.record} players={names} /> : null}
      <Moves game={game} />
      {game.state === 'WITHDRAWN' ? null : (
        <p>
          <Link to="/account/free-games/$id" params={{ id }} className="action">
            {t('object')}
          </Link>
        </p>
      )}
    </article>
  );
}

/** Who played, what they get, and how that comes about. */
function Players({ game: { players, credits, ...game } }: { readonly game: ShownGame }) {
  const t = useTranslations('free');
  const format = useFormatter();
  const written = (figure: number): string => withMinus(format.number(figure));
  const document = handed(game as ShownGame);
  const raws = document.kind === 'variant' ? document.results.map(({ raw }) => raw) : [];
  const rows = players.map((player, index) => ({
    player,
    raw: raws[index] ?? null,
    credit: credits.find((each) => each.player.id === player.id) ?? null,
  }));
  type Row = (typeof rows)[number];
  const columns: readonly Column<Row>[] = [
    { id: 'player', heading: t('player'), cell: ({ player }) => <PersonLink person={player} /> },
    ...(raws.length === 0
      ? []
      : [
          {
            id: 'raw',
            heading: t('raw'),
            figures: true,
            cell: ({ raw }: Row) => (raw === null ? null : written(raw)),
          },
        ]),
    {
      id: 'points',
      heading: t('points'),
      figures: true,
      cell: ({ credit }) => (credit === null ? null : written(credit.points)),
      explains: ({ player, credit }) =>
        t('explainCredit', { name: player.name, points: credit === null ? '–' : written(credit.points) }),
    },
  ];
  return (
    <Table
      caption={t('credits')}
      name="credits"
      columns={columns}
      rows={rows}
      rowKey={({ player }) => player.id}
      explanation={({ credit }) => (
        <div className="reason">
          <p>{credit?.reason ?? t('noCredit')}</p>
        </div>
      )}
    />
  );
}

function Trophies({
  trophies,
}: {
  readonly trophies: readonly { readonly announcer: string; readonly trophy: string; readonly game: number }[];
}) {
  const t = useTranslations('free');
  const { namesIn } = usePage();
  if (trophies.length === 0) return null;
  return (
    <section aria-labelledby="trophies">
      <h2 id="trophies">{t('trophies')}</h2>
      <ul className="ruled">
        {trophies.map(({ announcer, trophy, game }) => (
          <li key={`${trophy} ${game} ${announcer}`}>
            <span>
              {definitionCalled(trophy).name[namesIn]}: {announcer} <small>{t('inGame', { game })}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What became of it: nothing is overwritten, and each decision has who made it and why. */
function Moves({ game: { moves } }: { readonly game: ShownGame }) {
  const t = useTranslations('free');
  const format = useFormatter();
  if (moves.length === 0) return null;
  return (
    <section aria-labelledby="moves">
      <h2 id="moves">{t('moves')}</h2>
      <ol className="ruled">
        {moves.map(({ number, to, from, actor, reason, createdAt, by }) => (
          <li key={number}>
            <span>
              {actor === 'PLAYER' && from === to ? t('objected') : t(`became.${to}`)}{' '}
              <small>
                {by.name},{' '}
                <time dateTime={createdAt}>{format.dateTime(new Date(createdAt), { dateStyle: 'medium' })}</time>
              </small>
            </span>
            {reason === null ? null : <span>{reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
