import { Problem } from '@tilldesk/domain/problems';
import type { Deposit } from '@tilldesk/domain/deposits';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { formatDepositNumber } from '../../tenders/deposit.ts';

/** The most deposits in one response. */
const LIST_MAX = 100;

/** Returns one deposit of the store. Throws record.notFound. */
export async function readDeposit(tx: Tx, scope: StoreScope, id: string): Promise<Deposit> {
  const [found] = await read(tx, scope, { id });
  if (!found) throw new Problem('record.notFound');
  return found;
}

/** Returns the deposits of an invoice, taken for it or used by it, or the deposits of a customer with a balance. Oldest first. */
export const listDeposits = (
  tx: Tx,
  scope: StoreScope,
  filter: { invoiceId?: string | undefined; customerId?: string | undefined },
): Promise<Deposit[]> => read(tx, scope, filter);

type Row = Omit<Deposit, 'number' | 'currency' | 'entries'> & {
  number: number;
  entries: (Omit<Deposit['entries'][number], 'invoice'> & { invoiceId: string | null; invoiceNumber: number | null })[];
};

async function read(
  tx: Tx,
  scope: StoreScope,
  filter: { id?: string; invoiceId?: string | undefined; customerId?: string | undefined },
): Promise<Deposit[]> {
  const rows = await tx.raw<Row>(
    `select d.id, d.number, d.invoice_id as "invoiceId", i.status not in ('draft', 'quote') as "isFree",
       d.customer_id as "customerId", c.name as "customerName", d.method, d.reference, d.amount, d.rest, u.name as by, d.at,
       (select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'amount', e.amount, 'method', e.method,
           'reference', e.reference, 'reason', e.reason, 'by', w.name, 'at', e.at, 'invoiceId', s.id,
           'invoiceNumber', s.number) order by e.seq)
         from deposit_entries e
         join users w on w.business_id = e.business_id and w.id = e.user_id
         left join payments p on p.business_id = e.business_id and p.id = e.id and e.method is null
         left join invoices s on s.business_id = p.business_id and s.id = p.invoice_id
         where e.business_id = d.business_id and e.deposit_id = d.id) as entries
     from deposits d
     join invoices i on i.business_id = d.business_id and i.id = d.invoice_id
     join customers c on c.business_id = d.business_id and c.id = d.customer_id
     join users u on u.business_id = d.business_id and u.id = d.user_id
     where d.business_id = $1 and d.store_id = $2 and case
       when $3::uuid is not null then d.id = $3
       when $4::uuid is not null then d.id in (
         select x.id from deposits x where x.business_id = $1 and x.invoice_id = $4
         union select e.deposit_id from payments p
         join deposit_entries e on e.business_id = p.business_id and e.id = p.id and e.kind = 'used'
         where p.business_id = $1 and p.invoice_id = $4 and p.kind = 'deposit')
       else d.customer_id = $5 and d.rest > 0 end
     order by d.number limit $6`,
    [scope.businessId, scope.storeId, filter.id ?? null, filter.invoiceId ?? null, filter.customerId ?? null, LIST_MAX],
    'deposits',
  );
  return rows.map(({ number, entries, ...row }) => ({
    ...row,
    number: formatDepositNumber(number),
    currency: scope.store.currency,
    entries: entries.map(({ invoiceId, invoiceNumber, at, ...entry }) => ({
      ...entry,
      at: new Date(at).toISOString(),
      invoice: invoiceId === null || invoiceNumber === null ? null : { id: invoiceId, number: `INV-${invoiceNumber}` },
    })),
  }));
}
