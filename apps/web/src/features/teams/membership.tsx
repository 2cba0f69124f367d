import { useTranslations } from 'use-intl';
import { Day } from '../../ui/days.js';
import { PersonLink } from '../../ui/links.js';

interface Properties {
  readonly person: { readonly id: string; readonly name: string };
  readonly captain: boolean;
  readonly firstDay: string;
  readonly lastDay: string | null;
}

/** Who is of a team, and since when. */
export function Membership({ person, captain, firstDay, lastDay }: Properties) {
  const t = useTranslations('teamMembers');
  return (
    <span>
      <PersonLink person={person} /> {captain ? <strong>{t('captain')}</strong> : null}{' '}
      <small>
        {t('since')} <Day of={firstDay} />
        {lastDay === null ? null : (
          <>
            , {t('until')} <Day of={lastDay} />
          </>
        )}
      </small>
    </span>
  );
}
