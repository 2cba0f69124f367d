import { useTranslations } from 'use-intl';
import { ConfirmTeam, DeclineTeam } from '../teams/carried-over.js';
import type { TeamWithMembers } from './season-queries.js';

/** A team that was carried over: the jury confirms it in place of its captain, with those who stay, or declines it. */
export function Proposed({ team: { id, proposed } }: { readonly team: TeamWithMembers }) {
  const t = useTranslations('carryOver');
  return (
    <section className="decide" aria-labelledby="proposed">
      <h2 id="proposed">{t('confirmTitle')}</h2>
      <ConfirmTeam teamId={id} proposed={proposed ?? []} isJury />
      <p>
        <DeclineTeam teamId={id} />
      </p>
    </section>
  );
}
