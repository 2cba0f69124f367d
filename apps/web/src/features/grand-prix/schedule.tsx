import { useTranslations } from 'use-intl';
import { Downloads } from '../../ui/table/downloads.js';
import { Find } from '../../ui/table/find.js';
import { FEW } from '../../ui/table/list.js';
import type { WholeSearch } from '../../ui/search.js';
import { listed, partsOf } from '../../ui/table/listing.js';
import { Table } from '../../ui/table/table.js';
import { Titled } from '../../ui/table/titled.js';
import { usePairingColumns } from './pairing-columns.js';
import type { Event } from './queries.js';
import { roundsOf } from './rounds.js';

/** Who plays whom, round by round, and how far each match is; a pair finds its own. */
export function Schedule({
  event: { name, seasonYear: year, schedule },
  search,
}: {
  readonly event: Event;
  readonly search: WholeSearch;
}) {
  const t = useTranslations('grandPrix');
  const tt = useTranslations('table');
  const columns = usePairingColumns();
  const [, ...shown] = columns;
  const wanted = partsOf('schedule', search);
  const { fitting } = listed(schedule, columns, wanted);
  const rounds = roundsOf(fitting);
  const hasSearch = schedule.length > FEW || wanted.find !== undefined;
  return (
    <section aria-labelledby="schedule">
      <Titled
        heading={<h2 id="schedule">{t('schedule')}</h2>}
        narrowed={wanted.find === undefined ? [] : [wanted.find]}
        called={hasSearch ? 'filter' : 'files'}
        controls={
          <>
            {hasSearch ? <Find list="schedule" search={search} label={t('pair')} /> : null}
            <Downloads name={`${name}-${year}-${t('schedule')}`} columns={columns} rows={fitting} />
          </>
        }
      />
      {rounds.length === 0 ? <p className="empty">{tt('noneFits')}</p> : null}
      {rounds.map(({ slot, pairings }) => (
        <Table
          key={slot}
          caption={t('roundNumber', { round: slot })}
          name="pairings"
          columns={shown}
          rows={pairings}
          rowKey={({ id }) => id}
        />
      ))}
    </section>
  );
}
