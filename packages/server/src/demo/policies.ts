import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { addPolicy } from '../modules/policies/policies.store.ts';
import { idAt } from './plan/ids.ts';
import { createRandom } from './random.ts';

const refund = {
  textEn:
    'Bring goods back within 14 days, complete, undamaged and with this receipt.\nOpened accessories are exchanged, not refunded.',
  textEs:
    'Devuelva la mercancía en un plazo de 14 días, completa, sin daños y con este recibo.\nLos accesorios abiertos se cambian, no se reembolsan.',
  returnDays: 14,
  restockingFeeRate: '0.1',
};

const terms = {
  textEn: 'Devices stay locked to their carrier as the carrier says. Data on devices that come back is wiped.',
  textEs: 'Los dispositivos quedan bloqueados según su operador. Los datos de los dispositivos devueltos se borran.',
};

/** Puts a store's refund policy and terms into force, as printed on every receipt from then on. */
export async function writePolicies(tx: Tx, scope: StoreScope, at: string): Promise<void> {
  const random = createRandom(1, `${scope.storeId}/policies`);
  await addPolicy(tx, scope, at, 'refund', { id: idAt(at, random), version: 0, ...refund });
  await addPolicy(tx, scope, at, 'terms', { id: idAt(at, random), version: 0, ...terms });
}
