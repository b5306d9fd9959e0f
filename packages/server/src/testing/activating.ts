import type { LineDraft } from '@tilldesk/domain/sales';
import { newId } from '../database/new-id.ts';
import type { Actor } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import type { Random } from '../demo/random.ts';
import { prepare } from '../modules/activations/preparing.store.ts';
import { imeiOf } from './small-shop.ts';
import { NOW } from './stock-life.ts';

/**
 * Draws an activation: for the device of the sale, or, if the sale has none, for a device that the customer brought.
 */
export const activationOf = (random: Random) => ({ id: newId(NOW), brought: imeiOf(random.int(1_000, 9_999)) });

type OnLine = ReturnType<typeof activationOf> & { invoiceId: string; line: Pick<LineDraft, 'id' | 'unitId'> };

/** Prepares an activation for the device of a line. */
export async function prepareFor(
  tx: Tx,
  caller: Actor,
  carrierId: string,
  { id, brought: ownImei, invoiceId, line }: OnLine,
) {
  const [unit] = await tx.raw<{ code: string }>('select code from units where id = $1', [line.unitId]);
  const type = unit ? ('new' as const) : ('byod' as const);
  const contract = { type, term: 24, plan: 'Unlimited', planPrice: 4_000, dealerCode: null };
  const codes = { imei: unit?.code ?? ownImei, iccid: null, phone: null, portFrom: null };
  const own = { id, invoiceId, lineId: line.id, carrierId, account: null, commission: null, spiff: null };
  await prepare(tx, caller, NOW, { ...contract, ...codes, ...own });
}
