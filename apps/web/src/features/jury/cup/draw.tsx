import { drawCup as drawn, drawText } from '@tarokk/competition';
import type { ResultOf } from '../../../api/graphql.js';
import { useTranslations } from 'use-intl';
import { TextField } from '../../../ui/forms/fields.js';
import { Day } from '../../../ui/days.js';
import { PreviewedForm } from '../previewed-form.js';
import { drawnCup } from './acts.js';
import type { DeskCup } from './queries.js';

/**
 * The draw, from the published list and the published seed. What would be drawn is shown first, by the rules that everybody can
 * repeat (docs/draw.md), so that a slip of the pen in the seed is seen before the seed is entered once and for ever.
 */
export function DrawFromSeed({ cup }: { readonly cup: DeskCup }) {
  const t = useTranslations('cupDesk');
  const ts = useTranslations('seed');
  return (
    <section aria-labelledby="draw-it">
      <h2 id="draw-it">{t('drawTitle')}</h2>
      {cup.event === null ? <p className="problem">{t('noEvent')}</p> : <p>{t('eventNamed', { event: cup.event })}</p>}
      {cup.entries.length > 1 ? (
        <PreviewedForm
          mutation="drawCup"
          selection={drawnCup}
          name={t('drawTitle')}
          start={{ seed: '' }}
          input={({ seed }) => ({ seasonYear: cup.seasonYear, seed })}
          look={ts('show')}
          changes={(answer) => <Preview cup={cup} drawn={answer} />}
          submit={t('drawNow')}
        >
          <TextField name="seed" label={ts('seed')} hint={ts('hint')} maxLength={200} />
        </PreviewedForm>
      ) : (
        <p className="problem">{t('tooFew')}</p>
      )}
    </section>
  );
}

/** Who would meet, and until when each round would be played (D27, D52). */
function Preview({
  cup: { seasonYear: year, entries },
  drawn: { seed, rounds },
}: {
  readonly cup: DeskCup;
  readonly drawn: ResultOf<typeof drawnCup>;
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
    return list.find((pair) => pair.id === id)?.name ?? tc('bye');
  };
  return (
    <>
      <h4 id="would-meet">{t('wouldMeet')}</h4>
      <ol aria-labelledby="would-meet">
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
      <h4 id="would-end">{t('wouldEnd')}</h4>
      {rounds.some(({ movedOn }) => movedOn) ? <p>{t('movedOn')}</p> : null}
      <ul aria-labelledby="would-end">
        {rounds.map(({ round, name, lastDay }) => (
          <li key={round}>
            {name}: <Day of={lastDay} style="long" />
          </li>
        ))}
      </ul>
      <details>
        <summary>{tc('drawText')}</summary>
        <pre className="draw-text" role="region" tabIndex={0} aria-label={tc('drawText')}>
          {drawText(draw)}
        </pre>
      </details>
      <p>{t('drawOnce')}</p>
    </>
  );
}
