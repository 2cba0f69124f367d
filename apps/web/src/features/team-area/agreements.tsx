import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Problem } from '../../ui/problem.js';
import { ActButton } from '../../ui/forms/act-button.js';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';
import { asked } from '../../api/queries.js';
import { Day } from '../../ui/days.js';
import type { SectionOfSide } from './section.js';
import { eventAgreements, type OwnPairing } from './queries.js';

/** Grand Prix that are drawn and not over: before its first game a match may count elsewhere too, if both pairs say so (11.2, D38). */
export function Agreements({ data, side }: SectionOfSide) {
  const t = useTranslations('side');
  const events = (data.grandPrixYear?.events ?? []).filter(({ phase }) => phase === 'DRAWN');
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="grand-prix">
      <h2 id="grand-prix">{t('grandPrix')}</h2>
      <p className="legend">{t('agreeElsewhere')}</p>
      <ul className="ruled">
        {events.map((event) => (
          <OneEvent key={event.id} event={event} pair={side.id} />
        ))}
      </ul>
    </section>
  );
}

function OneEvent({
  event: { id, name, date },
  pair,
}: {
  readonly event: { readonly id: string; readonly name: string; readonly date: string };
  readonly pair: string;
}) {
  const t = useTranslations('side');
  const [open, setOpen] = useState(false);
  return (
    <li>
      <span>{name}</span>
      <small>
        <Day of={date} />
      </small>
      <ScriptedButton aria-expanded={open} aria-label={`${t('ownMatches')}: ${name}`} onClick={() => setOpen(!open)}>
        {t('ownMatches')}&nbsp;…
      </ScriptedButton>
      {open ? <Pairings event={id} pair={pair} /> : null}
    </li>
  );
}

function Pairings({ event, pair }: { readonly event: string; readonly pair: string }) {
  const t = useTranslations('side');
  const { ask } = usePage();
  const options = asked(ask, eventAgreements, { id: event });
  const { data, error, refetch } = useQuery(options);
  if (error !== null) return <Problem error={error} reload={() => void refetch()} />;
  if (data === undefined) return <p className="freshness">{t('loading')}</p>;
  const own = (data.grandPrix?.schedule ?? []).filter(({ sides }) => sides.some(({ id }) => id === pair));
  if (own.length === 0) return <p className="empty">{t('notInEvent')}</p>;
  return (
    <ul className="ruled">
      {own.map((pairing) => (
        <OnePairing key={pairing.id} event={event} pair={pair} pairing={pairing} />
      ))}
    </ul>
  );
}

function OnePairing({
  event,
  pair,
  pairing: { id, slot, games, countsElsewhere, sides, proposals },
}: {
  readonly event: string;
  readonly pair: string;
  readonly pairing: OwnPairing;
}) {
  const t = useTranslations('side');
  return (
    <li>
      <span>
        {t('round', { round: slot })}: {sides.map(({ name }) => name).join(' – ')}
      </span>
      <small>
        {countsElsewhere === null
          ? proposals
              .map((proposal) => `${proposal.pair.name}: ${t(`countsElsewhere.${proposal.countsFor}`)}`)
              .join(', ')
          : t('countsToo', { what: t(`countsElsewhere.${countsElsewhere}`) })}
      </small>
      {games === 0 && countsElsewhere === null ? (
        <span className="pages">
          {(['CHAMPIONSHIP', 'CUP'] as const).map((countsFor) => (
            <ActButton
              key={countsFor}
              mutation="agreeOnGrandPrixMatch"
              input={{ grandPrixId: event, pairingId: id, pairId: pair, countsFor }}
              label={`${t(`alsoFor.${countsFor}`)}: ${sides.map(({ name }) => name).join(' – ')}`}
            >
              {t(`alsoFor.${countsFor}`)}
            </ActButton>
          ))}
        </span>
      ) : null}
    </li>
  );
}
