import type { CustomerDevice, customerFigures } from '@tilldesk/domain/customers';
import type * as z from 'zod/mini';
import type { Paging } from '../../crud/paging.ts';
import type { Reader, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { pageOf } from '../../modules/customers/book.store.ts';
import { loadCustomer } from '../../modules/customers/locking.store.ts';

/** Returns every device that was ever sold to a customer, in any store, with or without an invoice, latest first. */
export const listDevices = (tx: Tx, scope: Scope, customerId: string, query: Paging) =>
  pageOf<CustomerDevice>(tx, scope, customerId, query, [scope.storeId], devicesSql);

type Figures = z.output<(typeof customerFigures)['answer']>;

/** Returns a customer's sales figures, over all stores of the business. Throws record.notFound, customer.merged. */
export async function readFigures(tx: Tx, person: Reader, customerId: string): Promise<Figures> {
  await loadCustomer(tx, person, customerId, 'read');
  const [row] = await tx.raw<Omit<Figures, 'grossProfit'> & { cost: number }>(figuresSql, [
    person.businessId,
    customerId,
  ]);
  const { cost, ...figures } = row!;
  return { ...figures, grossProfit: person.limits.viewCost ? figures.netSales - cost : null };
}

// Devices marked as sold have no invoice and no warranty. Devices of a reversed sale and returned devices are not the customer's.
const sold = `
  select l.id, l.unit_id, l.unit_code, l.description as name, i.store_id, i.id as invoice_id, 'INV-' || i.number as invoice,
    i.posted_at as at, l.warranty_until
  from invoices i
  join invoice_lines l on l.business_id = i.business_id and l.invoice_id = i.id and l.unit_id is not null
  where i.business_id = $1 and i.customer_id = $2 and i.status in ('open', 'paid') and not exists (
    select 1 from refund_lines f join refunds r on r.business_id = f.business_id and r.id = f.refund_id and r.status = 'posted'
    where f.business_id = l.business_id and f.invoice_line_id = l.id and f.unit_id is not null)
  union all
  select l.id, l.unit_id, l.unit_code, p.name, a.store_id, null, null, a.at, null
  from stock_adjustments a
  join stock_adjustment_lines l on l.business_id = a.business_id and l.adjustment_id = a.id and l.unit_id is not null
  join products p on p.business_id = l.business_id and p.id = l.product_id
  where a.business_id = $1 and a.customer_id = $2 and a.reason = 'markAsSold' and not exists (
    select 1 from stock_adjustments r where r.business_id = a.business_id and r.reverses_id = a.id)`;

const devicesSql = `
with sold as (${sold})
select x.id as "lineId", x.unit_id as "unitId", coalesce(x.unit_code, u.code) as code, x.name as "productName", u.status,
  x.invoice_id as "invoiceId", x.invoice, s.name as "storeName", x.store_id = $5 as "isHere", x.at as "soldAt",
  x.warranty_until as "warrantyUntil", count(*) over ()::int as found
from sold x
join units u on u.business_id = $1 and u.id = x.unit_id
join stores s on s.business_id = $1 and s.id = x.store_id
order by x.at desc, x.id desc limit $3 offset $4`;

const figuresSql = `
select (coalesce(sum(i.net), 0) - coalesce(max(b.net), 0))::bigint as "netSales",
  (coalesce(sum(i.cost), 0) - coalesce(max(b.cost), 0))::bigint as cost,
  round(avg(i.total))::bigint as "averageInvoice", coalesce(sum(i.total - i.paid), 0)::bigint as due,
  (select count(*)::int from (${sold}) x) as devices
from invoices i cross join (
  select sum(r.net) as net, sum(r.cost) as cost from refunds r
  join invoices o on o.business_id = r.business_id and o.id = r.invoice_id and o.customer_id = $2
  where r.business_id = $1 and r.status = 'posted') b
where i.business_id = $1 and i.customer_id = $2 and i.status in ('open', 'paid')`;
