import type { OutsideCash, registers } from '@tilldesk/domain/registers';
import { filterRange, boundsOf, dayOf } from '@tilldesk/domain/time';
import { kindsOfDrawer } from '@tilldesk/domain/tenders';
import type * as z from 'zod/mini';
import { answerPage, offsetOf } from '../../crud/paging.ts';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { billMoneySql } from '../../ledgers/agency/money.store.ts';
import { moneyApart } from '../../tenders/tenders.ts';
import { billPaymentNumber, formatInvoiceNumber } from '../../modules/stores/numbers.store.ts';

type Query = z.output<(typeof registers.outside)['query']>;
type OutsideRow = Omit<OutsideCash, 'invoice' | 'billPayment'> & {
  invoiceId: string | null;
  number: number | null;
  billId: string | null;
  billNumber: number | null;
};

/**
 * Returns cash of the store that is in no drawer, by the day on which it was taken, latest first. The total covers all matches.
 */
export async function listOutsideCash(tx: Tx, caller: StoreScope, now: string, query: Query) {
  const { timeZone } = caller.store;
  const { from, to } = filterRange(query, dayOf(now, timeZone));
  const params = [
    caller.businessId,
    caller.storeId,
    from && boundsOf(from, timeZone).from,
    to && boundsOf(to, timeZone).to,
    kindsOfDrawer('cash'),
  ];
  const [sums] = await tx.raw<{ found: number; total: number }>(
    `${outsideSql()} select count(*)::int as found, coalesce(sum(amount), 0)::bigint as total from outside`,
    params,
    'outside_cash_sums',
  );
  const rows = await tx.raw<OutsideRow>(
    `${outsideSql()} select o.id, o.kind, o.amount, u.name as by, o.at, o.invoice_id as "invoiceId", i.number,
       o.bill_payment_id as "billId", b.number as "billNumber"
     from outside o
     join users u on u.business_id = $1 and u.id = o.user_id
     left join invoices i on i.business_id = $1 and i.id = o.invoice_id
     left join bill_payments b on b.business_id = $1 and b.id = o.bill_payment_id
     order by o.at desc, o.id desc limit $6 offset $7`,
    [...params, query.limit, offsetOf(query)],
    'outside_cash_page',
  );
  const { found, total } = sums!;
  const items = rows.map(({ invoiceId, number, billId, billNumber, ...row }): OutsideCash => ({
    ...row,
    invoice:
      invoiceId === null ? null : { id: invoiceId, number: number === null ? null : formatInvoiceNumber(number) },
    billPayment: billId === null ? null : { id: billId, number: billPaymentNumber(billNumber ?? 0) },
  }));
  return { ...answerPage(items, query, found), total };
}

// Cash has the same id as its movement in a drawer, if there is one. Parameters: 1 business, 2 store, 3 from, 4 before, 5 the
// kinds that are cash.
const outsideSql = () => `with outside as (
  select x.id, x.source as kind, x.amount, x.user_id, x.at, x.invoice_id, x.bill_payment_id from (
    select business_id, store_id, user_id, at, id, kind, amount, invoice_id, 'sale' as source, null::uuid as bill_payment_id
    from payments
    ${moneyApart()
      .map((sql) => `union all select a.*, null::uuid from (${sql}) a`)
      .join(' ')}
    union all ${billMoneySql}) x
  where x.business_id = $1 and x.store_id = $2 and x.kind = any($5::text[]) and x.amount <> 0
    and ($3::timestamptz is null or x.at >= $3) and ($4::timestamptz is null or x.at < $4)
    and not exists (select 1 from cash_movements m where m.business_id = x.business_id and m.id = x.id))`;
