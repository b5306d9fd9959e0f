import { Problem } from '@tilldesk/domain/problems';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { acceptOffers, lockOffers } from '../../tenders/trade-in.ts';
import { lockSaleCustomer } from '../customers/till-customer.store.ts';

/**
 * Buys a device without a sale: the whole offer is paid to the seller. A repeated call changes nothing. Throws record.notFound,
 * record.changed, tradeIn.over, and the problems of acceptOffers.
 */
export async function buyAlone(tx: Tx, scope: StoreScope, now: string, id: string, version: number): Promise<void> {
  const found = await tx.one<{ customerId: string }>(
    'select customer_id as "customerId" from trade_ins where business_id = $1 and store_id = $2 and id = $3',
    [scope.businessId, scope.storeId, id],
  );
  const lockedCustomer = await lockSaleCustomer(tx, scope, found.customerId);
  const [offer] = await lockOffers(tx, scope, [id]);
  // If the offer has paid for a sale in the meantime, it is not bought again: its amount was applied to that sale.
  if (offer?.status === 'accepted' && offer.invoiceId === null) return;
  if (offer?.status !== 'offered') throw new Problem('tradeIn.over');
  if (offer.version !== version || offer.customerId !== lockedCustomer?.id) throw new Problem('record.changed');
  // It no longer belongs to a sale, so it is removed from its cart.
  await tx.raw('update trade_ins set invoice_id = null where business_id = $1 and id = $2', [scope.businessId, id]);
  await acceptOffers(tx, scope, now, [offer], (one) => one.offer);
}
