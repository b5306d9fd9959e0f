import { Problem } from '@tilldesk/domain/problems';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { acceptOffers, lockOffers } from '../../tenders/trade-in.ts';
import { lockSaleCustomer } from '../customers/till-customer.store.ts';
import { readCustomerOfTradeIn, removeInvoice } from './trade-ins.statements.ts';

/**
 * Buys a device without a sale: the whole offer is paid to the seller. A repeated call changes nothing. Throws record.notFound,
 * record.changed, tradeIn.over, and the problems of acceptOffers.
 */
export async function buyAlone(tx: Tx, scope: StoreScope, now: string, id: string, version: number): Promise<void> {
  const found = await tx.existing(readCustomerOfTradeIn, { businessId: scope.businessId, storeId: scope.storeId, id });
  const lockedCustomer = await lockSaleCustomer(tx, scope, found.customerId);
  const [offer] = await lockOffers(tx, scope, [id]);
  // If the offer has paid for a sale in the meantime, it is not bought again: its amount was applied to that sale.
  if (offer?.status === 'accepted' && offer.invoiceId === null) return;
  if (offer?.status !== 'offered') throw new Problem('tradeIn.over');
  if (offer.version !== version || offer.customerId !== lockedCustomer?.id) throw new Problem('record.changed');
  // It no longer belongs to a sale, so it is removed from its cart.
  await tx.all(removeInvoice, { businessId: scope.businessId, id });
  await acceptOffers(tx, scope, now, [offer], (one) => one.offer);
}
