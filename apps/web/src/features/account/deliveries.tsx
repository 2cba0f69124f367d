import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Table } from '../../ui/table/table.js';
import { useDeliveryColumns } from './delivery-columns.js';
import type { OwnWebhooks } from './webhook-queries.js';

/** What was sent, to whom, and what came of it; kept for thirty days. */
export function Deliveries({ deliveries: { nodes, pageInfo } }: { readonly deliveries: OwnWebhooks['deliveries'] }) {
  const t = useTranslations('account');
  const columns = useDeliveryColumns();
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">{t('deliveriesTitle')}</h2>
      {nodes.length === 0 ? (
        <p className="empty">{t('noDeliveries')}</p>
      ) : (
        <Table labelledBy="deliveries" name="deliveries" columns={columns} rows={nodes} rowKey={({ id }) => id} />
      )}
      <div className="pages">
        <Refresh />
        {pageInfo.hasNextPage && pageInfo.endCursor !== null ? (
          <Link to="." search={{ after: pageInfo.endCursor } as never} hash="deliveries" className="action" rel="next">
            {t('olderDeliveries')}
          </Link>
        ) : null}
      </div>
    </section>
  );
}

function Refresh() {
  const queries = useQueryClient();
  const t = useTranslations('account');
  return (
    <button type="button" className="action scripted" onClick={() => void queries.invalidateQueries()}>
      {t('lookAgain')}
    </button>
  );
}
