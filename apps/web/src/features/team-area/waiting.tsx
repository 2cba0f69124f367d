import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Day, Moment } from '../../ui/days.js';
import type { DueMatch } from '../match/due-queries.js';
import type { SectionOfSide } from './section.js';

const kinds = ['toConfirm', 'disputed', 'returned', 'forOthers'] as const;

/** Sheets that wait: for this side, for others, on this phone. */
export function Waiting({ data, side }: SectionOfSide) {
  const t = useTranslations('side');
  const tm = useTranslations('match');
  const own = (sheets: readonly DueMatch[]): readonly DueMatch[] =>
    sheets.filter(({ sides }) => sides.some(({ id }) => id === side.id));
  const lists = kinds.map((kind) => [kind, own(data[kind].nodes)] as const).filter(([, list]) => list.length > 0);
  const drafts = data.drafts.nodes;
  const onPhone = useDraftsOfPhone(side.id);
  const isEmpty = lists.length === 0 && drafts.length === 0 && onPhone === 0;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{t('waiting')}</h2>
      {isEmpty ? <p className="empty">{t('nothingWaits')}</p> : null}
      {lists.map(([kind, list]) => (
        <div key={kind}>
          <h3>{t(`sheets.${kind}`)}</h3>
          <ul className="ruled">
            {list.map((sheet) => (
              <li key={sheet.id}>
                <Link
                  to={kind === 'forOthers' ? '/matches/$id' : '/sheets/confirm/$match'}
                  params={{ id: sheet.id, match: sheet.id }}
                >
                  {sheet.sides.map(({ name }) => name).join(' – ')}
                </Link>
                <small>
                  <Day of={sheet.date} />, {tm('order', { order: sheet.order })}, {sheet.raw.a}&nbsp;:&nbsp;
                  {sheet.raw.b}
                </small>
                <small className="state">{sheet.standing}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {drafts.length === 0 && onPhone === 0 ? null : (
        <>
          <h3>{t('drafts')}</h3>
          <ul className="ruled">
            {drafts.map(({ id, title, updatedAt, updatedBy }) => (
              <li key={id}>
                <Link to="/sheets">{title}</Link>
                <small>
                  {updatedBy.name}, <Moment of={updatedAt} />
                </small>
              </li>
            ))}
            {onPhone === 0 ? null : (
              <li>
                <Link to="/sheets">{t('onPhone', { number: onPhone })}</Link>
              </li>
            )}
          </ul>
        </>
      )}
    </section>
  );
}

/** How many sheets of this side the office knows nothing of yet: they are on this phone alone. */
function useDraftsOfPhone(side: string): number {
  const [number, setNumber] = useState(0);
  useEffect(() => {
    void import('../sheets/store/database.js')
      .then(async ({ database }) => (await database()).getAll('drafts'))
      .then((all) => {
        const own = all.filter(
          (draft) => draft.side === side && draft.office === null && draft.outcome === null && draft.discarded === null,
        );
        setNumber(own.length);
      })
      // A browser that keeps nothing has none.
      .catch(() => undefined);
  }, [side]);
  return number;
}
