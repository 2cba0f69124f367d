import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';

/** Sets the day of the annual meeting of a season, or takes it back. */
export function AnnualMeeting({
  season: { year, annualMeeting },
  done,
}: {
  readonly season: { readonly year: number; readonly annualMeeting: string | null };
  readonly done: () => void;
}) {
  const t = useTranslations('seasons');
  return (
    <Form
      mutation="setAnnualMeeting"
      name={t('act.meeting')}
      start={{ annualMeeting: annualMeeting ?? '' }}
      input={({ annualMeeting: day }) => ({ seasonYear: year, annualMeeting: day === '' ? null : day })}
      done={done}
      submit={t('act.meeting')}
    >
      <TextField
        name="annualMeeting"
        label={t('annualMeeting')}
        hint={t('annualMeetingHint')}
        type="date"
        required={false}
      />
    </Form>
  );
}
