import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Section } from '../../ui/section.js';
import type { GroupName, WordsSought } from './address.js';
import { HitLink } from './hit.js';
import type { Group, Hit } from './queries.js';

const nameOfKind: Readonly<Record<Group['kind'], GroupName>> = {
  ANNOUNCEMENT: 'announcements',
  PERSON: 'people',
  TEAM: 'teams',
  PAIR: 'teams',
  MATCH: 'matches',
  TROPHY: 'trophies',
  RULE_CHAPTER: 'rules',
};

interface NamedGroup {
  readonly name: GroupName;
  readonly count: number;
  readonly hits: readonly Hit[];
}

/** The groups of what was found, that of the best hit first; its first hit is the one that Enter opens. */
export function Results({ groups, sought }: { readonly groups: readonly Group[]; readonly sought: WordsSought }) {
  const t = useTranslations('search');
  const { q = '', group: only } = sought;
  const shown = inGroups(groups).filter(({ name }) => only === undefined || name === only);
  return (
    <div className="found">
      {shown.map(({ name, count, hits }) => (
        <Section
          key={name}
          id={`found-${name}`}
          heading={t(`group.${name}`)}
          beside={
            only === undefined && count > hits.length ? (
              <Link to="/search" search={{ q, group: name }}>
                {t('all', { count })}
              </Link>
            ) : null
          }
        >
          <ul className="ruled">
            {hits.map((hit) => (
              <li key={keyOf(hit)}>
                <HitLink hit={hit} sought={q} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

/** Teams and pairs are one group, where the better of them stands. */
function inGroups(groups: readonly Group[]): readonly NamedGroup[] {
  const byName = new Map<GroupName, NamedGroup>();
  for (const { kind, count, hits } of groups) {
    const name = nameOfKind[kind];
    const before = byName.get(name) ?? { name, count: 0, hits: [] };
    byName.set(name, { name, count: before.count + count, hits: [...before.hits, ...hits] });
  }
  return [...byName.values()];
}

function keyOf(hit: Hit): string {
  switch (hit.__typename) {
    case 'Announcement':
      return hit.announcement;
    case 'AnnouncementWithCard':
      return `${hit.said.id} ${hit.card}`;
    case 'Person':
      return hit.personId;
    case 'Team':
    case 'Pair':
      return hit.sideId;
    case 'Match':
      return hit.matchId;
    case 'Trophy':
      return hit.trophyId;
    case 'RuleChapter':
      return hit.number;
  }
}
