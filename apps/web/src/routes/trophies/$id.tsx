import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { hungarianArticle, romanOf } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { useFollowing } from '../../api/following.js';
import { idOf, load, present } from '../../api/load.js';
import { usePage } from '../../api/page-context.js';
import { asked } from '../../api/queries.js';
import { AboutTrophy } from '../../features/trophies/about-trophy.js';
import { Certificate } from '../../features/trophies/certificate.js';
import { DecidingTricks, takenAndTaker } from '../../features/trophies/deciding-tricks.js';
import { pilesOf } from '../../features/trophies/emblems.js';
import { besideOf, type OneTrophy, oneTrophy, trophiesBeside } from '../../features/trophies/queries.js';
import { trophiesChanged } from '../../features/trophies/trophies-changed.js';
import { WithRoman } from '../../game/cards/with-roman.js';
import { searchFor } from '../../game/replay/search.js';
import { PaperLink } from '../../ui/table/paper-link.js';
import { Title } from '../../ui/title.js';

export const Route = createFileRoute('/trophies/$id')({
  loader: async ({ context, params: { id } }) => {
    const { trophy } = await load(context, oneTrophy, { id: idOf(id) }, 'trophy');
    await load(context, trophiesBeside, besideOf(trophy.listNumbers));
  },
  component: TrophyPage,
});

function TrophyPage() {
  const { id } = Route.useParams();
  const { ask } = usePage();
  const options = asked(ask, oneTrophy, { id });
  const { data } = useSuspenseQuery(options);
  useFollowing(trophiesChanged, {}, options.queryKey);
  const t = useTranslations('trophies');
  const { trophy } = present(data, 'trophy');
  const name = trophy.name ?? t('unknownKind');
  const kind = data.announcements.find((each) => each.id === trophy.trophy);
  return (
    <article className="trophy">
      <Title
        description={t('oneDescription', { ordinal: trophy.ordinal, number: String(trophy.listNumbers.last) })}
        cards={{ roman: romanOf(trophy.listNumbers.last), piles: pilesShown(trophy) }}
      >
        {`${name}, ${trophy.announcer.name}`}
      </Title>
      <Certificate trophy={trophy} />
      <div>
        <AboutTrophy trophy={trophy} kind={kind ?? null} />
        <DecidingTricks tricks={trophy.decidingTricks} />
        <Ways trophy={trophy} />
        <Beside trophy={trophy} />
      </div>
    </article>
  );
}

/** As on the certificate: what took on what it took; where no trick is known, what the trophy is about. */
function pilesShown({ trophy, decidingTricks }: OneTrophy): readonly (readonly string[])[] {
  if (decidingTricks.length === 0) return pilesOf([trophy]);
  return decidingTricks.map(takenAndTaker);
}

/** The game card by card, at the card that decided; the certificate for a frame on the wall. */
function Ways({ trophy: { id, match, game, decidingTricks } }: { readonly trophy: OneTrophy }) {
  const t = useTranslations('trophies');
  const tm = useTranslations('match');
  const isPlayed = match !== null && game !== null && match.playedGames.includes(game);
  return (
    <p className="acts">
      {isPlayed ? (
        <Link
          to="/matches/$id/games/$game"
          params={{ id: match.id, game: String(game) }}
          search={searchFor(decidingTricks.at(-1)?.step ?? 0)}
          className="action main"
        >
          <WithRoman say={(numeral) => tm('replay', { number: numeral(game), ...hungarianArticle(game) })} />
        </Link>
      ) : null}
      <PaperLink of={`trophies/${encodeURIComponent(id)}`}>{t('certificate')}</PaperLink>
    </p>
  );
}

/** The one before it and the one behind it in the whole list. */
function Beside({ trophy: { listNumbers } }: { readonly trophy: OneTrophy }) {
  const t = useTranslations('trophies');
  const { ask } = usePage();
  const { before, after } = useSuspenseQuery(asked(ask, trophiesBeside, besideOf(listNumbers))).data;
  return (
    <nav className="beside-trophy" aria-label={t('besides')}>
      {before === null || listNumbers.first === 1 ? (
        <span />
      ) : (
        <Link to="/trophies/$id" params={{ id: before.id }} rel="prev">
          {t('before', { number: String(listNumbers.first - 1), name: before.name ?? t('unknownKind') })}
        </Link>
      )}
      {after === null ? null : (
        <Link to="/trophies/$id" params={{ id: after.id }} rel="next">
          {t('after', { number: String(listNumbers.last + 1), name: after.name ?? t('unknownKind') })}
        </Link>
      )}
    </nav>
  );
}
