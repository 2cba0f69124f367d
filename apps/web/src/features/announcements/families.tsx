import { useTranslations } from 'use-intl';
import { Ratio } from '../../ui/charts/ratio.js';
import { Section } from '../../ui/section.js';
import { type AnnouncementRow, Name } from './columns.js';
import { families } from './search.js';
import { SmallPicture } from './small-picture.js';
import { smallPictureOf } from './small-pictures.js';

/** All of them as the rules and the sheet have them, family by family: each with its picture, its points, and what became of it in the season. */
export function Families({ rows }: { readonly rows: readonly AnnouncementRow[] }) {
  const t = useTranslations('announcements');
  const shown = families.flatMap((family) => {
    const members = rows.filter((row) => row.family === family);
    return members.length === 0 ? [] : [{ family, members }];
  });
  return (
    <div className="ann-families">
      <nav className="side-nav" aria-label={t('familyHeading')}>
        {shown.map(({ family, members }) => (
          <a key={family} href={`#${family}`}>
            <span>{t(`family.${family}`)}</span> <span className="figures">{members.length}</span>
          </a>
        ))}
      </nav>
      <div>
        {shown.map(({ family, members }) => (
          <Section
            key={family}
            id={family}
            heading={t(`family.${family}`)}
            beside={<small>{t('rule', { rule: members[0]!.rule })}</small>}
          >
            <ul className="anns">
              {members.map((row) => (
                <Row key={row.id} of={row} />
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </div>
  );
}

function Row({ of }: { readonly of: AnnouncementRow }) {
  const t = useTranslations('announcements');
  const { figures, family, points, id } = of;
  const [made, all] = figures === null ? [0, 0] : [figures.made, figures.made + figures.failed];
  return (
    <li>
      <span className="pictured">
        <SmallPicture of={smallPictureOf(id)} />
      </span>
      <span className="called">
        <Name of={of} />
      </span>
      <b className="worth">
        {points}
        <span className="unseen"> {t('points')}</span>
      </b>
      {family === 'MESSAGE' ? (
        <small className="often">{t('onlySaid')}</small>
      ) : family === 'SILENT' ? (
        <small className="often">{t('neverSaid')}</small>
      ) : all === 0 ? (
        <small className="often">{t('notYet')}</small>
      ) : (
        <>
          <Ratio made={made} all={all} />
          <small className="often">{t('madeOf', { made, all })}</small>
        </>
      )}
    </li>
  );
}
