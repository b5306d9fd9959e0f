import { liveStatuses } from '@tilldesk/domain/inventory';
import type { Tx } from '../database/transaction.ts';

// Not `unit_is_live`: the sums of a backup are compared before the functions of this version are created.
const liveList = liveStatuses.map((status) => `'${status}'`).join(', ');

/** Sums that a restored shop must match, in addition to its rows: the totals that matter to its owner, per business. */
const sums: Readonly<Record<string, string>> = {
  'stock: pieces of the ledger': 'select business_id, sum(quantity) from stock_movements',
  'stock: value of the ledger': 'select business_id, sum(value) from stock_movements',
  'stock: pieces on hand': 'select business_id, sum(on_hand) from stock_levels',
  'stock: value on hand': 'select business_id, sum(value) from stock_levels',
  'stock: units on hand': `select business_id, count(*) from units where status in (${liveList})`,
  'money: payments': 'select business_id, sum(amount) from payments',
  'money: refunds paid out': 'select business_id, sum(paid_out) from refunds',
  'money: sales': 'select business_id, sum(total) from invoices where number is not null',
  'drawers: cash moved': 'select business_id, sum(amount) from cash_movements',
  'drawers: open': `select business_id, count(*) from register_sessions where closed_at is null`,
  'receivables: due': 'select business_id, sum(total - paid - refunded) from invoices where number is not null',
  'receivables: store credit': 'select business_id, sum(amount) from customer_credits',
  'receivables: deposits': 'select business_id, sum(rest) from deposits',
  'payables: vendors': 'select business_id, sum(amount) from vendor_ledger',
};

/** Returns the ledger sums of every business, by name and business. */
export async function ledgerSums(tx: Tx): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, sql] of Object.entries(sums)) {
    const rows = await tx.raw<{ business: string; sum: string }>(
      `select s.business, coalesce(s.sum, 0)::text as sum from (${sql} group by business_id) s(business, sum) order by 1`,
    );
    for (const { business, sum } of rows) found[`${name} (${business})`] = sum;
  }
  return found;
}
