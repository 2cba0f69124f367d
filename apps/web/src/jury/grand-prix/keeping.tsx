import { useTranslations } from 'use-intl';
import { TextField, TickField, WordsField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { Opening } from '../opening.js';
import { cancelGrandPrix, changeGrandPrix, closeGrandPrix, reopenGrandPrix } from './acts.js';
import type { Part } from './part.js';

type Act = 'close' | 'reopen' | 'change' | 'cancel';

function actsOn({ phase, schedule }: Part['event']): readonly Act[] {
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
export function Keeping({ event, again }: Part) {
  const t = useTranslations('eventDesk');
  const acts = actsOn(event);
  if (acts.length === 0) return null;
  return (
    <section className="decide" aria-labelledby="keeping">
      <h2 id="keeping">{t('keeping')}</h2>
      <Opening key={event.phase} acts={acts} name={(act) => t(`act.${act}`)}>
        {(act, close) => {
          const part = {
            event,
            again: async () => {
              close();
              await again();
            },
          };
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
function Close({ event: { id, version, schedule }, again }: Part) {
  const t = useTranslations('eventDesk');
  const open = schedule.filter(({ match }) => match?.state !== 'APPROVED').length;
  return (
    <Form
      mutation={closeGrandPrix}
      name={t('act.close')}
      start={{}}
      variables={() => ({ id, version })}
      done={again}
      submit={t('act.close')}
    >
      <p>{t('closeMeans')}</p>
      {open === 0 ? null : <p className="problem">{t('notApproved', { matches: open })}</p>}
    </Form>
  );
}

function Reopen({ event: { id }, again }: Part) {
  const t = useTranslations('eventDesk');
  return (
    <Form
      mutation={reopenGrandPrix}
      name={t('act.reopen')}
      start={{ reason: '' }}
      variables={({ reason }) => ({ id, reason })}
      done={again}
      submit={t('act.reopen')}
    >
      <WordsField name="reason" label={t('reason')} hint={t('reasonHint')} />
    </Form>
  );
}

/** Its planned matches follow. */
function Change({ event: { id, version, name, date, venue, where }, again }: Part) {
  const t = useTranslations('eventDesk');
  const tp = useTranslations('planning');
  return (
    <Form
      mutation={changeGrandPrix}
      name={t('act.change')}
      start={{ name, date, venue: venue.name, isPublic: where.public }}
      variables={(entered) => ({
        id,
        version,
        name: entered.name,
        date: entered.date,
        venue: { name: entered.venue, public: entered.isPublic },
      })}
      done={again}
      submit={t('act.change')}
    >
      <TextField name="name" label={t('name')} hint={t('nameHint')} maxLength={200} />
      <TextField name="date" label={tp('day')} type="date" />
      <TextField name="venue" label={tp('venue')} maxLength={200} />
      <TickField name="isPublic" label={tp('isPublic')} />
    </Form>
  );
}

function Cancel({ event: { id, version }, again }: Part) {
  const t = useTranslations('eventDesk');
  return (
    <Form
      mutation={cancelGrandPrix}
      name={t('act.cancel')}
      start={{ reason: '' }}
      variables={({ reason }) => ({ id, version, reason })}
      done={again}
      submit={t('act.cancel')}
    >
      <p>{t('cancelMeans')}</p>
      <WordsField name="reason" label={t('reason')} hint={t('reasonHint')} />
    </Form>
  );
}
