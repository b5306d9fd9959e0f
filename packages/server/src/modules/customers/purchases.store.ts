import type { Tx } from '../../database/transaction.ts';
import { findTargets } from '../../search/search.store.ts';
import { listBuyers } from './customers.statements.ts';

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
  const rows = await tx.all(listBuyers, { businessId, units, invoices });
  return rows.map(({ customerId: id }) => id);
}
