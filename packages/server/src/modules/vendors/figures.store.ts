import type { Answer } from '@tilldesk/domain/contract';
import type { vendorFigures } from '@tilldesk/domain/vendors';
import type { Reader } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { nameOf } from './vendor-ledger.store.ts';
import { readDeliveries } from './vendors.statements.ts';

/** The number of days whose orders count for a vendor's delivery figures. */
const DAYS = 365;

/** Returns a vendor's delivery figures (docs/decisions/commerce/0022), over all stores of the business. Throws record.notFound. */
export async function readFigures(
  tx: Tx,
  caller: Reader,
  now: string,
  vendorId: string,
): Promise<Answer<typeof vendorFigures>> {
  await nameOf(tx, caller, vendorId);
  const { businessId } = caller;
  const row = await tx.existing(readDeliveries, { businessId, vendorId, now, days: DAYS });
  const { orders, leadDays, wanted: orderedPieces, came, received, damaged, sentBack } = row;
  return {
    orders,
    leadDays: leadDays === null ? null : Math.round(Number(leadDays) * 10) / 10,
    fillRate: orderedPieces === 0 ? null : came / orderedPieces,
    received,
    defective: damaged + sentBack,
  };
}
