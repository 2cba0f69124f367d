import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TextField, TickField } from '../../ui/forms/fields.js';

/** When and where a match or an event is: what its form has in its fields. */
export interface DayAndPlace {
  readonly date: string;
  readonly venue: string;
  readonly isPublic: boolean;
}

export const noDayAndPlace: DayAndPlace = { date: '', venue: '', isPublic: true };

/** The same as the office takes it. */
export function asSent({ date, venue, isPublic }: DayAndPlace) {
  return { date, venue: { name: venue, public: isPublic } };
}

/** The fields of it, wherever somebody plans. @param isMatch of a match it is said what a private place means (9) */
export function DayAndPlaceFields({
  isMatch = false,
  children,
}: {
  readonly isMatch?: boolean;
  /** What belongs to the day. */
  readonly children?: ReactNode;
}) {
  const t = useTranslations('dayAndPlace');
  return (
    <>
      <TextField name="date" label={t('day')} type="date" />
      {children}
      <TextField name="venue" label={t('venue')} maxLength={200} />
      <TickField name="isPublic" label={t('isPublic')} hint={isMatch ? t('privateMeans') : undefined} />
    </>
  );
}
