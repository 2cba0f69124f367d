import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Problem } from '../../ui/problem.js';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';
import { asked } from '../../api/queries.js';
import { Removal } from '../jury/imports/removal.js';
import { oldTrophies } from '../jury/imports/queries.js';
import { Day } from '../../ui/days.js';

/** What old lists say of a player; an entry that is wrong is taken away here, and the numbers behind it follow (D49). */
export function OldEntries({ player }: { readonly player: string }) {
  const t = useTranslations('imports');
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="old-entries">
      <h2 id="old-entries">{t('oldEntries')}</h2>
      {open ? (
        <Entries player={player} after={null} />
      ) : (
        <ScriptedButton onClick={() => setOpen(true)}>{t('showOldEntries')}</ScriptedButton>
      )}
    </section>
  );
}

/** A hundred of their trophies; the next ones are asked for below them. */
function Entries({ player, after }: { readonly player: string; readonly after: string | null }) {
  const t = useTranslations('imports');
  const tt = useTranslations('trophies');
  const td = useTranslations('desk');
  const { ask } = usePage();
  const [more, setMore] = useState(false);
  const { data, error, refetch } = useQuery(asked(ask, oldTrophies, { player, after }));
  if (error !== null) return <Problem error={error} reload={() => void refetch()} />;
  if (data === undefined) return <p className="freshness">{td('lookingUp')}</p>;
  const { nodes, pageInfo } = data.trophies;
  const entries = nodes.filter(({ evidence }) => evidence === 'OLD_LIST');
  return (
    <>
      {entries.length === 0 && after === null ? <p className="empty">{t('noOldEntries')}</p> : null}
      <ul className="ruled">
        {entries.map(({ id, date, name, ordinal, count }) => (
          <li key={id}>
            <span className="result">
              {name ?? tt('unknownKind')} {count > 1 ? `×${count}` : ''}
            </span>
            <span>
              {date === null ? tt('noDay') : <Day of={date} />}, {ordinal}
            </span>
            <Removal
              of={{ trophyId: id }}
              name={`${name ?? tt('unknownKind')} ${date ?? ''}, ${ordinal}`}
              mutation="removeOldTrophy"
              submit={t('removeEntry')}
            >
              <p>{t('removeEntryMeans')}</p>
            </Removal>
          </li>
        ))}
      </ul>
      {!pageInfo.hasNextPage ? null : more ? (
        <Entries player={player} after={pageInfo.endCursor} />
      ) : (
        <ScriptedButton onClick={() => setMore(true)}>{t('moreOldEntries')}</ScriptedButton>
      )}
    </>
  );
}
