import { useTranslations } from 'use-intl';
import { CursorLinks } from '../../ui/table/cursor-links.js';
import { Downloads } from '../../ui/table/downloads.js';
import { Choice, Filters } from '../../ui/table/filters.js';
import { Table } from '../../ui/table/table.js';
import { useGameColumns } from './game-columns.js';
import type { FreeYear } from './queries.js';
import { type FreeSearch, handedKinds } from './search.js';

interface Properties {
  readonly games: FreeYear['freeGames'];
  readonly year: number;
  readonly search: FreeSearch;
}

/** The admitted games that were handed in by themselves: variants, sessions of other games, test games. */
export function Games({ games: { nodes, pageInfo }, year, search }: Properties) {
  const t = useTranslations('free');
  const columns = useGameColumns();
  return (
    <section aria-labelledby="games">
      <h2 id="games">{t('gamesHeading')}</h2>
      <KindFilter search={search} />
      {nodes.length === 0 ? (
        <p className="empty">{t('noGames')}</p>
      ) : (
        <Table labelledBy="games" name="free-games" columns={columns} rows={nodes} rowKey={({ id }) => id} />
      )}
      <CursorLinks pageInfo={pageInfo} hash="games" />
      <Downloads name={`free-games-${year}`} columns={columns} rows={nodes} whole={{ table: `free-games-${year}` }} />
    </section>
  );
}

function KindFilter({ search }: { readonly search: FreeSearch }) {
  const t = useTranslations('free');
  return (
    <Filters search={search} names={['kind']} submit={t('showGames')}>
      <Choice name="kind" label={t('kindHeading')} chosen={search.kind}>
        {handedKinds.map((each) => (
          <option key={each} value={each}>
            {t(`kind.${each}`)}
          </option>
        ))}
      </Choice>
    </Filters>
  );
}
