import type { CustomerPayment } from '@tilldesk/domain/customers';
import type { Paging } from '../../crud/paging.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { pageOf } from '../../modules/customers/book.store.ts';

/** Returns a customer's payments in this store, latest first. */
export const listPayments = (tx: Tx, scope: Scope, customerId: string, query: Paging) =>
  pageOf<CustomerPayment>(tx, scope, customerId, query, [scope.storeId], paymentsSql);

const paymentsSql = `
select p.id, p.invoice_id as "invoiceId", 'INV-' || i.number as invoice, p.kind, p.amount, p.reference, u.name as "takenBy",
  p.at, count(*) over ()::int as found
from invoices i
join payments p on p.business_id = i.business_id and p.invoice_id = i.id
join users u on u.business_id = p.business_id and u.id = p.user_id
where i.business_id = $1 and i.customer_id = $2 and i.store_id = $5
order by p.at desc, p.id desc limit $3 offset $4`;
