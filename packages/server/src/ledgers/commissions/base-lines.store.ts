import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { BaseLine } from './base.store.ts';
import { countsForSql } from './salespeople.store.ts';

/** Returns the current totals of an invoice's lines: the sold lines plus their base entries. */
export const baseLines = (tx: Tx, { businessId }: StoreScope, invoiceId: string): Promise<BaseLine[]> =>
  tx.raw<BaseLine>(
    `select l.id as "lineId", l.charge is not null as "isCharge", ${countsForSql} as "userId",
       ((case when l.charge is null then l.quantity else 0 end) + coalesce(e.pieces, 0))::int as pieces,
       (l.net + coalesce(e.net, 0))::bigint as net, (l.tax + coalesce(e.tax, 0))::bigint as tax,
       (coalesce(l.cost, 0) + coalesce(e.cost, 0))::bigint as cost
     from invoice_lines l join invoices i on i.business_id = l.business_id and i.id = l.invoice_id
     left join lateral (
       select sum(pieces) as pieces, sum(net) as net, sum(tax) as tax, sum(cost) as cost from base_entries
       where business_id = l.business_id and line_id = l.id) e on true
     where l.business_id = $1 and l.invoice_id = $2 order by l.position`,
    [businessId, invoiceId],
    'base_of_lines',
  );
