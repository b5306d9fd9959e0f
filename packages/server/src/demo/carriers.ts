import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { addCarrier } from '../modules/activations/carriers.store.ts';
import { SIM_LENGTH } from './articles/codes.ts';
import { idAt } from './plan/ids.ts';
import { createRandom } from './random.ts';

/** The carriers of the demo's stores: the prefix of their SIM cards, and the store's own dealer codes. */
export const carrierPlans = [
  { name: 'Northtel', simPrefix: '8901410', codes: ['NT'] },
  { name: 'Baytel', simPrefix: '8901260', codes: ['BT', 'BTX'] },
  { name: 'Prairie Mobile', simPrefix: '8901480', codes: [] },
] as const;

/** Writes the carriers of one store; `place` is its index among the stores of its business. */
export async function writeCarriers(tx: Tx, scope: StoreScope, at: string, place: number): Promise<void> {
  const random = createRandom(place, `${scope.businessId}/carriers`);
  for (const { name, simPrefix, codes } of carrierPlans) {
    const dealerCodes = codes.map((code) => `${code}-${2_210 + place}`);
    await addCarrier(tx, scope, at, {
      id: idAt(at, random),
      name,
      simPrefix,
      simLength: SIM_LENGTH,
      dealerCodes,
      isActive: true,
    });
  }
}
