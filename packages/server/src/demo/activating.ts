import { allRights } from '@tilldesk/domain/rights';
import type { Carrier } from '@tilldesk/domain/selling';
import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { carriersOf } from '../modules/activations/carriers.store.ts';
import { prepare } from '../modules/activations/preparing.store.ts';
import type { DeedPlan } from './deeds.ts';

type Activating = Extract<DeedPlan, { do: 'activate' }>;

/** What an activation is entered as, among the carriers of its store. */
export function activationDraftOf(deed: Activating, carriers: readonly Pick<Carrier, 'id' | 'name' | 'dealerCodes'>[]) {
  const { id, saleId, lineId, code, type, term, plan, planPrice, phone, portFrom, iccid, commission } = deed;
  const carrier = carriers.find(({ name }) => name === deed.carrier);
  if (!carrier) throw new Error(`demo: no carrier ${deed.carrier}`);
  return {
    id,
    invoiceId: saleId,
    lineId,
    carrierId: carrier.id,
    dealerCode: carrier.dealerCodes[0] ?? null,
    type,
    term,
    plan,
    planPrice,
    phone,
    portFrom,
    imei: code,
    iccid,
    account: null,
    commission,
    spiff: null,
  };
}

/** Prepares an activation through the shop's own function; the sale that comes posts it. */
export async function activate(tx: Tx, scope: StoreScope, deed: Activating): Promise<void> {
  const who = { ...scope, limits: { viewCost: true }, permissions: allRights() };
  await prepare(tx, who, deed.at, activationDraftOf(deed, await carriersOf(tx, scope)));
}
