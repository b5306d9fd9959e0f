import { problemAt, Problem } from '@tilldesk/domain/problems';
import type { Tx } from '../../database/transaction.ts';
import type { Caller } from '../../database/caller.ts';
import type { Email } from '../../email/email.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { lockPurchase, updatePurchaseStatus } from './locking.store.ts';
import { assertMaySeeCosts } from '../../parties/people/limits.store.ts';
import { readPurchase } from './purchase-view.store.ts';
import { saveSent } from './purchases.statements.ts';

/**
 * Writes the email for a placed order in the vendor's language, and records its recipient. The caller sends it after
 * the transaction is committed. Throws purchase.noAddress if neither order nor vendor has an address, purchase.notOpen
 * for a draft.
 */
export async function sendPurchase(
  tx: Tx,
  caller: Caller,
  now: string,
  id: string,
  { to: recipient, message }: { to: string | null; message: string | null },
): Promise<Email> {
  assertMaySeeCosts(caller);
  const { number } = await lockPurchase(tx, caller, id);
  if (number === null) throw new Problem('purchase.notOpen');
  const order = await readPurchase(tx, caller, now, id);
  const to = recipient ?? order.vendor.email;
  if (to === null) throw problemAt('to', 'purchase.noAddress');
  await tx.all(saveSent, { businessId: caller.businessId, id, now, to });
  await updatePurchaseStatus(tx, caller, now, id);
  await writeAuditEntry(tx, caller, now, 'purchase.sent', 'purchase', id, null, { to });
  return {
    to,
    name: order.vendor.contactName ?? order.vendor.name,
    language: order.vendor.language,
    message: {
      kind: 'purchaseOrder',
      number: order.number ?? '',
      store: caller.store.name,
      reach: [caller.store.address, caller.store.phone, caller.store.email].filter((line) => line !== null),
      currency: order.currency,
      lines: order.lines
        .filter((line) => !line.isExtra)
        .map(({ quantity, description, vendorSku, unitCost, net }) => ({
          quantity,
          name: description,
          vendorSku,
          unitCost: unitCost ?? 0,
          total: net ?? 0,
        })),
      charges: order.chargeList.map(({ label, amount }) => ({ label, amount })),
      total: order.total ?? 0,
      expectedDay: order.expectedDay,
      accountNo: order.vendor.accountNo,
      note: message,
    },
  };
}
