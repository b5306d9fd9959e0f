import { allRights } from '@tilldesk/domain/rights';
import type { Carrier } from '@tilldesk/domain/activations';
import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { carriersOf } from '../modules/activations/carriers.store.ts';
import { prepare } from '../modules/activations/preparing.store.ts';
import type { OperationPlan } from './plan/operations.ts';

type Activating = Extract<OperationPlan, { action: 'activate' }>;

/** Returns the draft of an activation, with a carrier of its store. */
function activationDraftOf(operation: Activating, carriers: readonly Pick<Carrier, 'id' | 'name' | 'dealerCodes'>[]) {
  const { id, saleId, lineId, code, type, term, plan, planPrice, phone, portFrom, iccid, commission } = operation;
  const carrier = carriers.find(({ name }) => name === operation.carrier);
  if (!carrier) throw new Error(`demo: no carrier ${operation.carrier}`);
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

/** Prepares an activation through the shop's own function; the sale that follows posts it. */
export async function activate(tx: Tx, scope: StoreScope, operation: Activating): Promise<void> {
  const caller = { ...scope, limits: { viewCost: true }, permissions: allRights() };
  await prepare(tx, caller, operation.at, activationDraftOf(operation, await carriersOf(tx, scope)));
}
