import { inDrawnOrder, lotsOf, scheduleGrandPrix } from '@tarokk/competition';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../ui/forms/act-button.js';
import { SeedThenPreview } from '../seed.js';
import type { ActOnEvent } from './act-on-event.js';

/** The schedule follows from the list and the seed (11.1, D39); it is worked out here first, and then by the office. */
export function DrawEvent({ event }: ActOnEvent) {
  const t = useTranslations('eventDesk');
  if (event.entries.length < 2) return null;
  return (
    <section aria-labelledby="draw-it">
      <h2 id="draw-it">{t('draw')}</h2>
      <p>{t('drawMeans')}</p>
      <SeedThenPreview name={t('draw')}>{(seed) => <Preview event={event} seed={seed} />}</SeedThenPreview>
    </section>
  );
}

function Preview({ event: { id, entries }, seed }: ActOnEvent & { readonly seed: string }) {
  const t = useTranslations('eventDesk');
  const tg = useTranslations('grandPrix');
  const pairs = inDrawnOrder(lotsOf(entries, seed)).map(({ entry }) => entry.pair.id);
  const schedule = scheduleGrandPrix(pairs);
  const nameOf = (pair: string): string => entries.find((entry) => entry.pair.id === pair)?.pair.name ?? '';
  return (
    <section className="consequences" aria-labelledby="would-play">
      <h3 id="would-play">{t('wouldPlay')}</h3>
      {[...new Set(schedule.map(({ slot }) => slot))].map((slot) => (
        <div key={slot}>
          <h4>{tg('roundNumber', { round: slot })}</h4>
          <ul>
            {schedule
              .filter((pairing) => pairing.slot === slot)
              .map(({ sides: [a, b], countsOnlyFor }) => (
                <li key={`${a} ${b}`}>
                  {nameOf(a)} – {nameOf(b)}
                  {countsOnlyFor === null ? '' : ` (${tg('countsOnlyFor', { pair: nameOf(countsOnlyFor) })})`}
                </li>
              ))}
          </ul>
        </div>
      ))}
      <ActButton mutation="drawGrandPrix" input={{ grandPrixId: id, seed }}>
        {t('drawNow')}
      </ActButton>
    </section>
  );
}
