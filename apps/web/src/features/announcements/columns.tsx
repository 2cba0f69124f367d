import { Link } from '@tanstack/react-router';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { useTranslations } from 'use-intl';
import { Day } from '../../ui/days.js';
import { Ratio } from '../../ui/charts/ratio.js';
import { PersonLink } from '../../ui/links.js';
import { Rule } from '../rules/rule.js';
import { figureColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';
import { idInRules } from '../../api/enum-name.js';

/** What the columns below and the pictures show of an announcement. A column names here what it needs. */
export const announcementFields = graphql(`
  fragment CatalogueFields on Announcement {
    id
    name
    rule
    points
    family
    parameter
    trophy {
      class
      rank
    }
  }
`);

/** The same of a bonus that nobody announces. */
export const silentBonusFields = graphql(`
  fragment SilentBonusFields on SilentBonus {
    id
    name
    rule
    points
  }
`);

/** What became of an announcement in a season. */
export const announcementFigures = graphql(`
  fragment FiguresOfAnnouncement on AnnouncementInSeason {
    announcement
    made
    failed
    lastMade {
      date
      matchId
      person {
        id
        name
      }
    }
  }
`);

type Announced = ResultOf<typeof announcementFields>;
type Figures = ResultOf<typeof announcementFigures>;

interface Catalogue {
  readonly announcements: readonly Announced[];
  readonly silentBonuses: readonly ResultOf<typeof silentBonusFields>[];
  readonly announcementsOfSeason: { readonly figures: readonly Figures[] } | null;
}

export type AnnouncementRow = Omit<Announced, 'id' | 'family'> & {
  readonly id: string;
  readonly family: Announced['family'] | 'SILENT';
  readonly figures: Figures | null;
};

/** Each with what became of it in the season; silent bonuses are not announced, so nothing becomes of them. */
export function withFigures({ announcements, silentBonuses, announcementsOfSeason }: Catalogue): AnnouncementRow[] {
  const figures = new Map(announcementsOfSeason?.figures.map((each) => [each.announcement, each]));
  return [
    ...announcements.map((each) => ({ ...each, figures: figures.get(each.id) ?? null })),
    ...silentBonuses.map((bonus) => ({
      ...bonus,
      family: 'SILENT' as const,
      parameter: 'NONE' as const,
      trophy: null,
      figures: null,
    })),
  ];
}

export function useColumns(): readonly Column<AnnouncementRow>[] {
  const t = useTranslations('announcements');
  const minor = true;
  return [
    { id: 'name', heading: t('name'), cell: (row) => <Name of={row} />, value: ({ name }) => name },
    {
      id: 'rule',
      heading: t('ruleHeading'),
      cell: ({ rule }) => <Rule of={rule} bare />,
      value: ({ rule }) => rule,
      minor,
    },
    figureColumn('points', t('points'), ({ points }) => points),
    {
      id: 'share',
      heading: t('share'),
      minor,
      cell: ({ figures }) =>
        figures === null ? null : <Ratio made={figures.made} all={figures.made + figures.failed} />,
    },
    figureColumn('made', t('made'), ({ figures }) => figures?.made ?? 0, { minor, fromHighest: true }),
    figureColumn('lost', t('lost'), ({ figures }) => figures?.failed ?? 0, { minor, fromHighest: true }),
    {
      id: 'last',
      heading: t('last'),
      minor,
      cell: ({ figures }) => (figures?.lastMade == null ? null : <Last made={figures.lastMade} />),
      value: ({ figures }) => figures?.lastMade?.person.name ?? null,
    },
  ];
}

/** Leads to its page. */
export function Name({ of: { id, name, trophy, parameter } }: { readonly of: AnnouncementRow }) {
  const t = useTranslations('announcements');
  const tt = useTranslations('trophies');
  const more = [
    parameter === 'NONE' ? '' : t(`parameter.${parameter}`),
    trophy === null ? '' : t('trophyClass', { class: tt(`class.${trophy.class}`) }),
  ];
  return (
    <>
      <Link to="/announcements/$announcement" params={{ announcement: idInRules(id) }}>
        {name}
      </Link>{' '}
      <small>{more.filter((each) => each !== '').join(', ')}</small>
    </>
  );
}

function Last({ made: { person, date, matchId } }: { readonly made: NonNullable<Figures['lastMade']> }) {
  return (
    <>
      <PersonLink person={person} />,{' '}
      <Link to="/matches/$id" params={{ id: matchId }}>
        <Day of={date} style="short" />
      </Link>
    </>
  );
}
