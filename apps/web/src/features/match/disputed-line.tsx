import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LineActsContext, type LineActs } from './line-acts.js';
import type { ShownMatch } from './queries.js';

/** Games of a match, with a sign at the line that is disputed, and why. */
export function WithDispute({
  dispute,
  below = () => null,
  children,
}: {
  readonly dispute: ShownMatch['dispute'];
  readonly below?: LineActs['below'] | undefined;
  readonly children: ReactNode;
}) {
  const meant = dispute === null ? null : pathOf(dispute);
  const mark = (path: string): ReactNode => (meant === path ? <DisputeMark dispute={dispute!} /> : null);
  return <LineActsContext value={{ mark, below }}>{children}</LineActsContext>;
}

/** Who names a game and no line of it means the whole game. */
function pathOf({ path, game }: NonNullable<ShownMatch['dispute']>): string | null {
  return path ?? (game === null ? null : `record.games[${game - 1}]`);
}

function DisputeMark({ dispute: { actor, reason } }: { readonly dispute: NonNullable<ShownMatch['dispute']> }) {
  const t = useTranslations('match');
  return (
    <strong className="disputed-mark">
      ≠ {actor === 'JURY' ? t('disputedByJury') : t('disputedBy', { who: actor })} <q>{reason}</q>
    </strong>
  );
}
