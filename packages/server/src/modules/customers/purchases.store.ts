import type { Tx } from '../../database/transaction.ts';
import { findTargets } from '../../search/search.store.ts';

/** The most units or invoices that a search may match. With more, the search is too general to identify a purchase. */
const MATCHES_MAX = 100;

/**
 * Returns the customers to whom a unit was sold or an invoice was issued, in any store of the business. The search needs at least
 * four digits of an IMEI or of an invoice number.
 */
export async function boughtBy(tx: Tx, businessId: string, search: string): Promise<string[]> {
  if (!/\d{4}/.test(search)) return [];
  const units = (await findTargets(tx, businessId, 'unit', search, MATCHES_MAX)) ?? [];
  const invoices = (await findTargets(tx, businessId, 'invoice', search, MATCHES_MAX)) ?? [];
  if (units.length + invoices.length === 0) return [];
  const rows = await tx.raw<{ customer_id: string }>(
    `select distinct i.customer_id from invoices i
     where i.business_id = $1 and i.customer_id is not null and i.id in (
       select l.invoice_id from invoice_lines l where l.business_id = $1 and l.unit_id = any($2::uuid[])
       union all select unnest($3::uuid[]))
     union
     select a.customer_id from stock_adjustments a
     join stock_adjustment_lines l on l.business_id = a.business_id and l.adjustment_id = a.id
     where a.business_id = $1 and a.customer_id is not null and l.unit_id = any($2::uuid[])`,
    [businessId, units, invoices],
    'customers_bought',
  );
  return rows.map(({ customer_id: id }) => id);
}
