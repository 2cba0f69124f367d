import { catalogue, type Definition, type ObjectionSoFar, parseCard, type Seat, seatNames, seats } from '@tarokk/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { nameAlone } from '../announcement-names.js';
import { Hand } from '../cards/hand.js';
import { inHandOrder } from '../cards/order.js';
import { type CallState, callKey } from './call.js';
import { Catalogue } from './catalogue.js';
import type { CallMade } from './course.js';
import { Explained } from './explained.js';
import { Parameters } from './parameters.js';
import { usePlaying } from './playing.js';
import { useCallNames } from './call-names.js';
import { announcementOf } from './standing.js';
import { useSeatName } from './use-seat-name.js';

/** What is announced most, and messages, which are said before all else. */
const usual: readonly CallState[] = [
  { announce: 'vogerl' },
  { announce: 'game' },
  { announce: 'ultimo', card: 'T1' },
  { announce: 'honour' },
  { announce: 'heads' },
  { announce: 'trull' },
  { announce: 'visi' },
  { announce: 'cash-box' },
];

/** What is not legal, and how it is entered where it happened all the same. */
interface Refused {
  readonly what: string;
  readonly insist: () => void;
  readonly objection: ObjectionSoFar;
}

/** The turn of somebody in the auction: any number of calls, or none. What is not legal stays to be seen, and says why. */
export function AuctionTurn() {
  const t = useTranslations('playing');
  const { namesIn } = usePage();
  const { course, step, standing } = usePlaying();
  const seatName = useSeatName();
  const [choosing, choose] = useState<'all' | Definition | null>(null);
  const [refused, refuse] = useState<Refused | null>(null);
  const seat = standing.turnOf!;
  const party = seat >> 1;

  const take = (call: CallMade): void => {
    refuse(null);
    choose(null);
    step({ step: 'call', call });
  };
  const say = (call: CallMade): void => {
    const objection = standing.objectionToCall(call);
    if (objection === null) take(call);
    else refuse({ what: callKey(call), insist: () => take(call), objection });
  };
  const isLegal = (call: CallState): boolean => standing.objectionToCall({ ...call, contra: false }) === null;
  const explained = <Explained objection={refused?.objection ?? null} insist={() => refused?.insist()} />;
  const chip = (call: CallMade, name: string) => (
    <button
      key={`${call.contra} ${callKey(call)}`}
      type="button"
      className="chip"
      aria-disabled={standing.objectionToCall(call) !== null}
      onClick={() => say(call)}
    >
      {name}
    </button>
  );
  const announced = course.turns.flatMap(({ calls }) => calls).concat(course.speaking);
  const calls = announced.filter(({ contra }) => !contra);
  const contras = standing.announcements.flatMap(({ status, contra, party: whose }, index) =>
    whose !== party && contra === null && (status === 'open' || status === 'won' || status === 'lost')
      ? (calls[index] ?? [])
      : [],
  );

  if (choosing !== null) {
    return (
      <div className="choosing">
        {explained}
        {choosing === 'all' ? (
          <Catalogue
            definitions={catalogue}
            isLegal={(definition) => definition.parameter !== 'none' || isLegal({ announce: definition.id })}
            choose={(definition) => {
              refuse(null);
              if (definition.parameter === 'none') say({ announce: definition.id, contra: false });
              else choose(definition);
            }}
          />
        ) : (
          <>
            <h2>{choosing.name[namesIn]}</h2>
            <Parameters
              key={refused?.what ?? 'first'}
              definition={choosing}
              isLegal={isLegal}
              done={(call) => say({ ...call, contra: false })}
            />
          </>
        )}
        <button
          type="button"
          className="action"
          onClick={() => {
            refuse(null);
            choose(choosing === 'all' ? null : 'all');
          }}
        >
          {t('back')}
        </button>
      </div>
    );
  }
  return (
    <>
      <HandInTurn seat={seat} />
      {course.speaking.length === 0 ? null : <CallsOfTurn calls={course.speaking} />}
      {explained}
      {contras.length === 0 ? null : (
        <div className="chips two" role="group" aria-label={t('contras')}>
          {contras.map((call) =>
            chip({ ...call, contra: true }, t('contraTo', { name: nameAlone(announcementOf(call), namesIn) })),
          )}
        </div>
      )}
      <div className="chips three favourites" role="group" aria-label={t('usual')}>
        {usual.map((call) => chip({ ...call, contra: false }, nameAlone(announcementOf(call), namesIn)))}
        <button type="button" className="chip" onClick={() => choose('all')}>
          {t('all')}
        </button>
      </div>
      <button
        type="button"
        className="action main turn-over"
        onClick={() => {
          refuse(null);
          step({ step: 'turn-over', seat: seatNames[seat] });
        }}
      >
        {course.speaking.length === 0 ? `${seatName(seat)}: ${t('passTurn')}` : t('done')}
      </button>
      {course.speaking.length > 0 ? null : (
        <OthersSpeak
          speak={(other, objection) => {
            const insist = (): void => {
              refuse(null);
              step({ step: 'speaker', seat: seatNames[other] });
            };
            refuse({ what: seatNames[other], insist, objection });
          }}
        />
      )}
    </>
  );
}

/** From what they announce; with room it lies on the table. */
function HandInTurn({ seat }: { readonly seat: Seat }) {
  const t = useTranslations('playing');
  const { course } = usePlaying();
  const seatName = useSeatName();
  const hand = course.deal?.[seatNames[seat]].map(parseCard);
  if (hand === undefined) return null;
  return (
    <div className="hand-in-turn">
      <Hand label={t('handOf', { name: seatName(seat) })} cards={inHandOrder(hand)} played={[]} />
    </div>
  );
}

/** Somebody who is not in turn speaks: it says why they may not, and is entered where it happened (2.1). */
function OthersSpeak({ speak }: { readonly speak: (seat: Seat, objection: ObjectionSoFar) => void }) {
  const t = useTranslations('playing');
  const { standing } = usePlaying();
  const seatName = useSeatName();
  const others = seats.flatMap((seat) => {
    const objection = standing.objectionToTurn(seat);
    return objection === null ? [] : [{ seat, objection }];
  });
  return (
    <details className="others-speak">
      <summary>{t('otherSpeaks')}</summary>
      <div className="chips three" role="group" aria-label={t('otherSpeaks')}>
        {others.map(({ seat, objection }) => (
          <button
            key={seat}
            type="button"
            className={`chip party-${seat < 2 ? 'a' : 'b'}`}
            aria-disabled
            onClick={() => speak(seat, objection)}
          >
            {seatName(seat)}
          </button>
        ))}
      </div>
    </details>
  );
}

function CallsOfTurn({ calls }: { readonly calls: readonly CallMade[] }) {
  const t = useTranslations('playing');
  const names = useCallNames();
  return (
    <p className="said-now">
      <strong>{t('saidNow')}</strong> {names(calls)}
    </p>
  );
}
