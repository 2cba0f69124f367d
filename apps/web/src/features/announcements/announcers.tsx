import type { Definition } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import type { ResultOf } from '../../api/graphql.js';
import { PersonLink } from '../../ui/links.js';
import { Section } from '../../ui/section.js';
import type { oneAnnouncement } from './queries.js';
import { Ratio } from '../../ui/charts/ratio.js';
import { idInRules } from '../../api/enum-name.js';

/** Who made and lost it in the season, and how often it was made altogether. @param answer null of a bonus that nobody announces */
export function Announcers({
  of,
  answer,
}: {
  readonly of: Definition;
  readonly answer: ResultOf<typeof oneAnnouncement> | null;
}) {
  const t = useTranslations('announcement');
  return (
    <Section id="who" heading={t('who')}>
      {of.family === 'silent' ? (
        <p className="empty">{t('neverAnnounced')}</p>
      ) : of.family === 'message' ? (
        <p className="empty">{t('onlyStated')}</p>
      ) : (
        <Rows of={of} answer={answer} />
      )}
    </Section>
  );
}

function Rows({ of, answer }: { readonly of: Definition; readonly answer: ResultOf<typeof oneAnnouncement> | null }) {
  const t = useTranslations('announcement');
  const season = answer?.announcementsOfSeason ?? null;
  const announced = answer?.announced ?? null;
  if (season === null || announced === null) return <p className="empty">{t('noSeason')}</p>;
  const year = String(season.seasonYear);
  const figures = season.figures.find(({ announcement }) => idInRules(announcement) === of.id);
  if (figures === undefined) return <p className="empty">{t('nobody', { year })}</p>;
  return (
    <>
      <ol className="announcers">
        {announced.announcers.map(({ person, made, failed }) => (
          <li key={person.id}>
            <PersonLink person={person} />
            <Ratio made={made} all={made + failed} />
            <span className="figures">
              {t.rich('ofAll', { made, all: made + failed, b: (words) => <strong>{words}</strong> })}
            </span>
          </li>
        ))}
      </ol>
      <p className="legend">
        {t('altogether', {
          year,
          made: figures.made,
          all: figures.made + figures.failed,
          people: announced.announcersCount,
        })}
      </p>
    </>
  );
}
