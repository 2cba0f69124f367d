import { useTranslations } from 'use-intl';
import type { ResultOf } from '../../api/graphql.js';
import { PictureOf } from '../../game/cards/picture.js';
import { Ratio } from '../../ui/charts/ratio.js';
import { Section } from '../../ui/section.js';
import type { oneAnnouncement } from './queries.js';

type With = NonNullable<NonNullable<ResultOf<typeof oneAnnouncement>['announced']>['with']>;

/** With which card, suit or number it was announced, and how often it was made so; nothing of one that names none. */
export function WithWhich({ answer }: { readonly answer: With | null }) {
  const t = useTranslations('announcement');
  if (answer === null || answer.kinds.length === 0) return null;
  return (
    <Section id="with" heading={t('withWhich')}>
      {answer.matches > MATCHES_READ ? <p className="legend">{t('latestMatches', { matches: MATCHES_READ })}</p> : null}
      <ol className="announcers">
        {answer.kinds.map(({ name, cards, made, failed }) => (
          <li key={name}>
            <span>
              {cards.length === 0 ? null : (
                <span className="emblem" aria-hidden="true">
                  {cards.map((card) => (
                    <PictureOf key={card} code={card} />
                  ))}
                </span>
              )}
              {name}
            </span>
            <Ratio made={made} all={made + failed} />
            <span className="figures">
              {t.rich('ofAll', { made, all: made + failed, b: (words) => <strong>{words}</strong> })}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Of more matches the office reads the latest ones. */
const MATCHES_READ = 60;
