import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Day } from '../../ui/days.js';
import { placeOf } from '../rules/place.js';
import { TrophyEmblem } from '../trophies/emblem.js';
import { Marked } from './marked.js';
import type { Hit } from './queries.js';
import { keepRecent } from './recent.js';
import { idInRules } from '../../api/enum-name.js';

interface ShownHit {
  /** What is found again under its name. */
  readonly name: string;
  readonly to: Pick<LinkProps, 'to' | 'params' | 'hash'>;
  readonly emblem?: string;
  readonly below?: ReactNode;
}

/** One thing that was found: its name, what tells it from others of that name, and the way to it. */
export function HitLink({ hit, sought }: { readonly hit: Hit; readonly sought: string }) {
  const { name, to, emblem = null, below } = useShown(hit);
  return (
    <Link
      {...to}
      className="hit"
      onClick={({ currentTarget }) => keepRecent({ name, address: currentTarget.pathname + currentTarget.hash })}
    >
      <TrophyEmblem trophy={emblem} />
      <span>
        <b>
          <Marked name={name} sought={sought} />
        </b>
        {below === undefined ? null : <small>{below}</small>}
      </span>
    </Link>
  );
}

function useShown(hit: Hit): ShownHit {
  const t = useTranslations('search');
  const tm = useTranslations('match');
  const tt = useTranslations('trophies');
  const format = useFormatter();
  switch (hit.__typename) {
    case 'Announcement':
      return {
        name: hit.name,
        to: { to: '/announcements/$announcement', params: { announcement: idInRules(hit.announcement) } },
        emblem: hit.announcement,
        below: t('points', { points: hit.worth }),
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
        ...(hit.kind === null ? {} : { emblem: hit.kind }),
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
