import { problemAt } from '@tilldesk/domain/problems';
import type { Seller } from '@tilldesk/domain/sales';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { peopleWithPin } from '../../parties/people/store-people.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { findSeller, saveSeller } from './sales.statements.ts';

/** Returns the people who can confirm that they sell in this store, by name. */
export const listSellers = (tx: Tx, scope: Scope) => peopleWithPin(tx, scope, ['Sale & Invoice', 'create']);

/** Returns one of them. Throws seller.denied at the seller for anybody else. */
export async function assertSeller(tx: Tx, scope: Scope, sellerId: string): Promise<Seller & { email: string }> {
  const seller = (await listSellers(tx, scope)).find(({ id }) => id === sellerId);
  if (!seller) throw problemAt('sellerId', 'seller.denied');
  return seller;
}

/** SQL for the id of the confirmed seller of a sale; the arguments are SQL. */
export const sellerSql = (businessId: string, storeId: string, invoiceId: string): string => `(select s.user_id
    from sale_sellers s where s.business_id = ${businessId} and s.store_id = ${storeId} and s.invoice_id = ${invoiceId})`;

/** Returns the confirmed seller of a sale of this store; null before. */
export const readSeller = async (tx: Tx, { businessId, storeId }: Scope, invoiceId: string): Promise<Seller | null> =>
  (await tx.first(findSeller, { businessId, storeId, invoiceId })) ?? null;

/** Records the seller of a sale after their PIN was verified, in place of an earlier one. */
export async function recordSeller(
  tx: Tx,
  scope: Scope,
  now: string,
  invoiceId: string,
  sellerId: string,
): Promise<void> {
  const { businessId, storeId, userId } = scope;
  await tx.all(saveSeller, { businessId, storeId, invoiceId, sellerId, userId, now });
  await writeAuditEntry(tx, scope, now, 'invoice.sellerConfirmed', 'invoice', invoiceId, null, { sellerId });
}
