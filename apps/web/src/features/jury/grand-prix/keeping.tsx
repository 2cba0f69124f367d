import { useTranslations } from 'use-intl';
import { asSent, DayAndPlaceFields } from '../../planned-matches/day-and-place.js';
import { TextField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import { Opening } from '../../../ui/forms/opening.js';
import type { ActOnEvent } from './act-on-event.js';
import { ReasonForm } from '../../../ui/forms/reason.js';

type ActName = 'close' | 'reopen' | 'change' | 'cancel';

interface Act extends ActOnEvent {
  readonly done: () => void;
}

function actsOn({ phase, schedule }: ActOnEvent['event']): readonly ActName[] {
  switch (phase) {
    case 'ENTRIES_OPEN':
      return ['change', 'cancel'];
    case 'DRAWN':
      return ['close', 'change', ...(schedule.every(({ games }) => games === 0) ? (['cancel'] as const) : [])];
    case 'CLOSED':
      return ['reopen'];
    case 'CANCELLED':
      return [];
  }
}

/** The event itself: its day and place, and its end. */
export function Keeping({ event }: ActOnEvent) {
  const t = useTranslations('eventDesk');
  const acts = actsOn(event);
  if (acts.length === 0) return null;
  return (
    <section className="decide" aria-labelledby="keeping">
      <h2 id="keeping">{t('keeping')}</h2>
      <Opening key={event.phase} acts={acts} name={(act) => t(`act.${act}`)}>
        {(act, close) => {
          const part = { event, done: close };
          switch (act) {
            case 'close':
              return <Close {...part} />;
            case 'reopen':
              return <Reopen {...part} />;
            case 'change':
              return <Change {...part} />;
            case 'cancel':
              return <Cancel {...part} />;
          }
        }}
      </Opening>
    </section>
  );
}

/** Places become final when every sheet is approved (D42). */
function Close({ event: { id, version, schedule }, done }: Act) {
  const t = useTranslations('eventDesk');
  const open = schedule.filter(({ match }) => match?.state !== 'APPROVED').length;
  return (
    <Form
      mutation="closeGrandPrix"
      name={t('act.close')}
      start={{}}
      input={() => ({ grandPrixId: id, version })}
      done={done}
      submit={t('act.close')}
    >
      <p>{t('closeMeans')}</p>
      {open === 0 ? null : <p className="problem">{t('notApproved', { matches: open })}</p>}
    </Form>
  );
}

function Reopen({ event: { id }, done }: Act) {
  const t = useTranslations('eventDesk');
  return (
    <ReasonForm
      mutation="reopenGrandPrix"
      of={{ grandPrixId: id }}
      done={done}
      submit={t('act.reopen')}
      hint={t('reasonHint')}
    />
  );
}

/** Its planned matches follow. */
function Change({ event: { id, version, name, date, venue, where }, done }: Act) {
  const t = useTranslations('eventDesk');
  return (
    <Form
      mutation="changeGrandPrix"
      name={t('act.change')}
      start={{ name, date, venue: venue.name, isPublic: where.public }}
      input={({ name: called, ...when }) => ({ grandPrixId: id, version, name: called, ...asSent(when) })}
      done={done}
      submit={t('act.change')}
    >
      <TextField name="name" label={t('name')} hint={t('nameHint')} maxLength={200} />
      <DayAndPlaceFields />
    </Form>
  );
}

function Cancel({ event: { id, version }, done }: Act) {
  const t = useTranslations('eventDesk');
  return (
    <ReasonForm
      mutation="cancelGrandPrix"
      of={{ grandPrixId: id, version }}
      done={done}
      submit={t('act.cancel')}
      hint={t('reasonHint')}
    >
      <p>{t('cancelMeans')}</p>
    </ReasonForm>
  );
}
