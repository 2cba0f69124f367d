import { catalogue, type Definition, silentBonuses } from '@tarokk/rules';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { enumName, idInRules } from '../../api/enum-name.js';
import type { ResultOf } from '../../api/graphql.js';
import { usePage } from '../../api/page-context.js';
import { Section } from '../../ui/section.js';
import { drawn } from '../../game/drawn-announcement.js';
import { SmallPicture } from './small-picture.js';
import { smallOf } from './small-of.js';
import type { figuresOfSeason } from './queries.js';
import { Ratio } from '../../ui/charts/ratio.js';

type Season = ResultOf<typeof figuresOfSeason>['announcementsOfSeason'];

/** More than a family has but the trophies: of these the nearest are shown. */
const MOST = 7;
/** Families in which each takes the place of those with fewer points (6). */
const chains: ReadonlySet<Definition['family']> = new Set(['free-tricks', 'high-card', 'catch']);

/** Families of which nothing is made or lost. */
const withoutFigures: Readonly<Partial<Record<Definition['family'], 'onlySaid' | 'neverSaid'>>> = {
  message: 'onlySaid',
  silent: 'neverSaid',
};

/** An announcement among its family, the most expensive above, each with its picture, its points, and what became of it in the season. */
export function Ladder({ of, season }: { readonly of: Definition; readonly season: Season }) {
  const t = useTranslations('announcement');
  const ta = useTranslations('announcements');
  const { namesIn } = usePage();
  const figures = new Map(season?.figures.map((each) => [idInRules(each.announcement), each]));
  return (
    <Section
      id="ladder"
      heading={ta(`family.${enumName(of.family)}`)}
      beside={<Link to="/announcements">{t('all')}</Link>}
    >
      <ol className="ladder">
        {nearest(of).map((each) => {
          const { made = 0, failed = 0 } = figures.get(each.id) ?? {};
          const all = made + failed;
          return (
            <li key={each.id} aria-current={each === of ? 'true' : undefined}>
              <Link to="/announcements/$announcement" params={{ announcement: each.id }}>
                {each.name[namesIn]}
              </Link>
              <SmallPicture of={smallOf(drawn(each))} />
              <span className="figures">{each.points}</span>
              {all === 0 ? (
                <small className="made-of">{ta(withoutFigures[each.family] ?? 'notYet')}</small>
              ) : (
                <>
                  <Ratio made={made} all={all} />
                  <small className="made-of">{ta('madeOf', { made, all })}</small>
                </>
              )}
            </li>
          );
        })}
      </ol>
      <p className="legend">
        {chains.has(of.family) ? `${t('raises')} ` : ''}
        {season === null ? t('ladderWithoutSeason') : t('ladder', { year: String(season.seasonYear) })}
      </p>
    </Section>
  );
}

/** Of its family, the highest first; of the trophies those around it by rank (4.9). */
function nearest(of: Definition): readonly Definition[] {
  const family = [...catalogue, ...silentBonuses].filter((each) => each.family === of.family).toReversed();
  const first = Math.min(Math.max(0, family.indexOf(of) - Math.floor(MOST / 2)), Math.max(0, family.length - MOST));
  return family.slice(first, first + MOST);
}
