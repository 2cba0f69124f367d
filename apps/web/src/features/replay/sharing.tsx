import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { searchFor } from '../../game/replay/search.js';
import type { PlaceOfMatch } from '../../game/replay/steps.js';

/** The field with the frame; a link to it opens what it stands in. */
export const FRAME = 'frame';

/** The step as a picture, and the game in a frame of another site. */
export function Sharing({
  place: { id, game },
  step,
  title,
}: {
  readonly place: PlaceOfMatch;
  readonly step: number;
  readonly title: string;
}) {
  const t = useTranslations('replay');
  const { language, origin } = usePage();
  const { step: number } = searchFor(step);
  const query = number === undefined ? '' : `?step=${number}`;
  const path = `matches/${id}/games/${game}`;
  const frame = `<iframe src="${origin}/${language}/embed/${path}${query}" title="${title.replaceAll('"', '&quot;')}" width="100%" height="900" loading="lazy"></iframe>`;
  return (
    <details className="sharing">
      <summary>{t('share')}</summary>
      <p>
        <a
          href={`/previews/${language}/${path}.png${query}`}
          className="action"
          download={`tarokk-${game}-${step}.png`}
        >
          {t('picture')}
        </a>
      </p>
      <p>
        <label htmlFor={FRAME}>{t('frame')}</label>
        <textarea
          id={FRAME}
          readOnly
          rows={4}
          value={frame}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
        />
      </p>
    </details>
  );
}
