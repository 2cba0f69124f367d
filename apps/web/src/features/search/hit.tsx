import { Link, type LinkProps } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { PictureOf } from '../../game/cards/picture.js';
import { Day } from '../../ui/days.js';
import { placeOf } from '../rules/place.js';
import { TrophyEmblem } from '../trophies/emblem.js';
import { Marked, wordsNotIn } from './marked.js';
import type { Hit } from './queries.js';
import { keepRecent } from './recent.js';
import { idInRules } from '../../api/enum-name.js';

interface ShownHit {
  /** What is found again under its name. */
  readonly name: string;
  readonly to: Pick<LinkProps, 'to' | 'params' | 'hash'>;
  /** Cards. */
  readonly emblem?: ReactNode;
  readonly below?: ReactNode;
}

/** One thing that was found: its name, what tells it from others of that name, and the way to it. */
export function HitLink({ hit, sought }: { readonly hit: Hit; readonly sought: string }) {
  const { name, to, emblem, below } = useShown(hit, sought);
  return (
    <Link
      {...to}
      className="hit"
      onClick={({ currentTarget }) => keepRecent({ name, address: currentTarget.pathname + currentTarget.hash })}
    >
      {emblem}
      <span>
        <b>
          <Marked name={name} sought={sought} />
        </b>
        {below === undefined ? null : <small>{below}</small>}
      </span>
    </Link>
  );
}

function useShown(hit: Hit, sought: string): ShownHit {
  const t = useTranslations('search');
  const tm = useTranslations('match');
  const tt = useTranslations('trophies');
  const format = useFormatter();
  switch (hit.__typename) {
    case 'Announcement':
      return {
        name: hit.name,
        to: { to: '/announcements/$announcement', params: { announcement: idInRules(hit.announcement) } },
        emblem: <TrophyEmblem trophy={hit.announcement} />,
        below: (
          <>
            {hit.plainWords} {t('points', { points: hit.worth })}.
          </>
        ),
      };
    case 'AnnouncementWithCard':
      return {
        name: hit.name,
        to: { to: '/announcements/$announcement', params: { announcement: idInRules(hit.said.id) } },
        emblem: (
          <span className="emblem" aria-hidden="true">
            <PictureOf code={hit.card} />
          </span>
        ),
        below: `${t('trickWith', { trick: hit.trick, card: hit.cardName })}, ${t('points', { points: hit.said.points })}`,
      };
    case 'Person': {
      const team = hit.teams
        .map(({ team: each }) => each)
        .toSorted((one, other) => other.seasonYear - one.seasonYear)[0];
      return {
        name: hit.name,
        to: { to: '/players/$id', params: { id: hit.personId } },
        below: team === undefined ? undefined : t('ofTeam', { team: team.name, year: String(team.seasonYear) }),
      };
    }
    case 'Team':
      return {
        name: hit.name,
        to: { to: '/teams/$id', params: { id: hit.sideId } },
        below: t('team', { year: String(hit.seasonYear) }),
      };
    case 'Pair':
      return {
        name: hit.name,
        to: { to: '/teams/$id', params: { id: hit.sideId } },
        below: t('pair', {
          year: String(hit.seasonYear),
          players: hit.players.map(({ person }) => person.name).join(', '),
        }),
      };
    case 'Match': {
      const [a, b] = hit.sides;
      const points = hit.points ?? hit.raw;
      return {
        name: `${a!.name} ${format.number(points.a)} : ${format.number(points.b)} ${b!.name}`,
        to: { to: '/matches/$id', params: { id: hit.matchId } },
        below: (
          <>
            <WhoFits hit={hit} sought={sought} />
            {hit.competitions.map((each) => `${tm(`competition.${each}`)}, `)}
            <Day of={hit.date} style="long" />
          </>
        ),
      };
    }
    case 'Trophy':
      return {
        name: t('trophy', { number: hit.listNumbers.first, name: hit.trophyName ?? tt('unknownKind') }),
        to: { to: '/trophies/$id', params: { id: hit.trophyId } },
        emblem: <TrophyEmblem trophy={hit.kind} />,
        below: (
          <>
            {hit.announcer.name}
            {hit.trophyDate === null ? null : ', '}
            {hit.trophyDate === null ? null : <Day of={hit.trophyDate} style="long" />}
          </>
        ),
      };
    case 'RuleChapter': {
      const { document, anchor } = placeOf(hit.number);
      return {
        name: `${hit.number} ${hit.name}`,
        to: { to: '/rules/$document', params: { document }, ...(anchor === undefined ? {} : { hash: anchor }) },
      };
    }
  }
}

type MatchHit = Extract<Hit, { readonly __typename: 'Match' }>;

/** Of a match that is found by somebody who played it: who that is, where the names of its sides do not say it. */
function WhoFits({ hit: { sides, playedBy }, sought }: { readonly hit: MatchHit; readonly sought: string }) {
  const left = wordsNotIn(sides.map(({ name }) => name).join(' '), sought);
  const persons = playedBy.filter(({ name }) => wordsNotIn(name, left).length < left.length);
  return persons.map(({ id, name }) => (
    <Fragment key={id}>
      <Marked name={name} sought={left} />,{' '}
    </Fragment>
  ));
}
