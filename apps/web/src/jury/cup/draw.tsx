import { drawCup as drawn, drawText } from '@tarokk/competition';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../forms/act-button.js';
import { SeedThenPreview } from '../seed.js';
import { drawCup } from './acts.js';
import type { DeskCup } from './queries.js';

/**
 * The draw, from the published list and the published seed. It is worked out here first, by the rules that everybody can repeat
 * (docs/draw.md), so that a slip of the pen in the seed is seen before the seed is entered once and for ever.
 */
export function DrawFromSeed({ cup, done }: { readonly cup: DeskCup; readonly done: () => unknown }) {
  const t = useTranslations('cupDesk');
  return (
    <section aria-labelledby="draw-it">
      <h2 id="draw-it">{t('drawTitle')}</h2>
      {cup.event === null ? <p className="problem">{t('noEvent')}</p> : <p>{t('eventNamed', { event: cup.event })}</p>}
      {cup.entries.length > 1 ? (
        <SeedThenPreview name={t('drawTitle')}>
          {(seed) => <Preview cup={cup} seed={seed} done={done} />}
        </SeedThenPreview>
      ) : (
        <p className="problem">{t('tooFew')}</p>
      )}
    </section>
  );
}

function Preview({
  cup: { year, entries },
  seed,
  done,
}: {
  readonly cup: DeskCup;
  readonly seed: string;
  readonly done: () => unknown;
}) {
  const t = useTranslations('cupDesk');
  const tc = useTranslations('cup');
  const list = entries.map(({ pair: { id, name, players } }) => ({
    id,
    name,
    players: players.map(({ person }) => person.id) as unknown as readonly [string, string],
  }));
  const draw = drawn(year, list, seed);
  const nameAt = (place: number): string => {
    const id = draw.places[place];
    return list.find((pair) => pair.id === id)?.name ?? tc('decidedBy.BYE');
  };
  return (
    <section className="consequences" aria-labelledby="would-meet">
      <h3 id="would-meet">{t('wouldMeet')}</h3>
      <ol>
        {draw.places.flatMap((_, place) =>
          place % 2 === 1
            ? []
            : [
                <li key={place}>
                  {nameAt(place)} – {nameAt(place + 1)}
                </li>,
              ],
        )}
      </ol>
      <details>
        <summary>{tc('drawText')}</summary>
        <pre className="draw-text" tabIndex={0} aria-label={tc('drawText')}>
          {drawText(draw)}
        </pre>
      </details>
      <p>{t('drawOnce')}</p>
      <ActButton mutation={drawCup} variables={{ year, seed }} done={done}>
        {t('drawNow')}
      </ActButton>
    </section>
  );
}
