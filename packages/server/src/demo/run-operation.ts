import { allRights } from '@tilldesk/domain/rights';
import { defaultTransactionSettings } from '@tilldesk/domain/stores';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../database/new-id.ts';
import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import type { Caller } from '../database/caller.ts';
import { reportStatus } from '../modules/activations/notify.store.ts';
import { correctPayment, correctSalesperson } from '../modules/sales/corrections.store.ts';
import { payInvoice } from '../modules/sales/checkout/paying.store.ts';
import { voidInvoice } from '../modules/sales/voiding.store.ts';
import { saveOffer } from '../modules/trade-ins/offers.store.ts';
import { buyAlone } from '../modules/trade-ins/taking-in.store.ts';
import { activate } from './activating.ts';
import type { OperationPlan } from './plan/operations.ts';
import { agreeInParts, callOff, orderWithDeposit, payPart } from './deposits-and-instalments.ts';
import { cashToSpare, moveCash, availableMethod } from './drawer-plan.ts';
import { refundGoodwill, exchange, refundLines, refundWithoutReceipt } from './refunding.ts';

type Of<Action extends OperationPlan['action']> = Extract<OperationPlan, { action: Action }>;

/** Runs an operation through the shop's own functions. `personOf` maps the people of the plan to those in the database. */
export async function runOperation(
  tx: Tx,
  scope: StoreScope,
  operation: OperationPlan,
  personOf: (id: string) => string,
): Promise<void> {
  const caller = callerAt(scope);
  const { at } = operation;
  if (operation.action === 'refund') return refundLines(tx, caller, operation);
  if (operation.action === 'goodwill') return refundGoodwill(tx, caller, operation);
  if (operation.action === 'unproved') return refundWithoutReceipt(tx, caller, operation);
  if (operation.action === 'exchange') return exchange(tx, caller, operation);
  if (operation.action === 'activate') return activate(tx, caller, operation);
  if (operation.action === 'report') return setActivationStatus(tx, caller, operation);
  if (operation.action === 'moveCash') return moveCash(tx, caller, operation);
  if (operation.action === 'pay') return pay(tx, caller, operation);
  if (operation.action === 'takeDeposit') return orderWithDeposit(tx, caller, operation);
  if (operation.action === 'giveDepositBack') return callOff(tx, caller, operation);
  if (operation.action === 'agreeInParts') return agreeInParts(tx, caller, operation);
  if (operation.action === 'payPart') return payPart(tx, caller, operation);
  if (operation.action === 'tradeIn') return acceptTradeIn(tx, caller, operation);
  if (operation.action === 'void') return voidInvoice(tx, caller, at, operation.saleId, { reason: operation.reason });
  if (operation.action === 'correctSeller') {
    const salespersonId = personOf(operation.personId);
    return correctSalesperson(tx, caller, at, operation.saleId, {
      salespersonId,
      reason: 'Rang it up for a colleague',
    });
  }
  return correctKind(tx, caller, operation);
}

/** Returns a person of the demo as a signed-in caller with all permissions; the plan has decided what is allowed. */
const callerAt = (scope: StoreScope): Caller => ({
  ...scope,
  warehouseId: scope.locationId,
  email: '',
  name: '',
  username: '',
  userType: 'admin',
  language: null,
  hasPin: true,
  permissions: allRights(),
  limits: { viewCost: true },
  tokenId: '',
  browserHash: null,
  pinGranted: true,
  pinFailures: 0,
  store: {
    ...scope.store,
    code: '',
    name: '',
    email: null,
    phone: null,
    address: null,
    screenTimeout: 0,
    defaultTaxRate: '0',
    receiptFooter: null,
    transaction: scope.store.transaction ?? defaultTransactionSettings(scope.store.currency),
  },
});

/** Reports the carrier's status of an active activation. */
async function setActivationStatus(tx: Tx, caller: Caller, { at, activationId, status }: Of<'report'>): Promise<void> {
  const [activation] = await tx.raw<{ version: number; status: string }>(
    'select version, status from activations where business_id = $1 and id = $2',
    [caller.businessId, activationId],
  );
  if (activation?.status !== (status === 'chargedBack' ? 'active' : 'pending')) return;
  const { version } = activation;
  const endedOn = dayOf(at, caller.store.timeZone);
  const outcome =
    status === 'active'
      ? { status, version, confirmation: `C${activationId.slice(-8).toUpperCase()}` }
      : { status, version, endedOn, reason: 'The customer did not pass the credit check' };
  await reportStatus(tx, caller, at, activationId, outcome);
}

async function pay(tx: Tx, caller: Caller, { id, at, saleId, share, method }: Of<'pay'>): Promise<void> {
  const [invoice] = await tx.raw<{ due: number }>(
    `select total - paid as due from invoices where business_id = $1 and id = $2 and status = 'open'`,
    [caller.businessId, saleId],
  );
  if (!invoice) return;
  const amount = Math.max(1, Math.round(invoice.due * share));
  const kind = await availableMethod(tx, caller, at, method);
  const reference = kind === 'check' ? '2208' : 'VISA 2208 AUTH 771204';
  await payInvoice(tx, caller, at, saleId, [{ id, kind, amount, ...(kind === 'cash' ? {} : { reference }) }]);
}

/** Corrects a card payment to a check. */
async function correctKind(tx: Tx, caller: Caller, { id, at, saleId }: Of<'correctPayment'>): Promise<void> {
  const [incorrectPayment] = await tx.raw<{ id: string }>(
    `select id from payments where business_id = $1 and invoice_id = $2 and kind = 'card'`,
    [caller.businessId, saleId],
  );
  if (!incorrectPayment) return;
  const right = { id, kind: 'check' as const, reference: '3316', reason: 'It was a check' };
  await correctPayment(tx, caller, at, saleId, incorrectPayment.id, right);
}

/** Saves an offer for a device. Without a sale it is bought at once, in cash if the drawer has enough. */
async function acceptTradeIn(tx: Tx, caller: Caller, operation: Of<'tradeIn'>): Promise<void> {
  const { id, at, saleId, customerId, productId, code, color, storage, offer } = operation;
  const hasEnoughCash = (await cashToSpare(tx, caller)) >= offer;
  await saveOffer(tx, caller, at, {
    id,
    invoiceId: saleId,
    customerId,
    productId,
    codes: [code],
    color,
    storage,
    offer,
    payout: hasEnoughCash ? operation.payout : 'storeCredit',
    grade: 'B',
    batteryHealth: 86,
    lockStatus: 'unlocked',
    notes: null,
    document: { kind: 'driverLicense', number: `TX${newId(at).slice(-8)}`, expires: null },
    blacklist: 'clear',
    blacklistReference: 'CheckMEND 88213',
    unlocked: true,
    agreed: true,
  });
  if (saleId === null) await buyAlone(tx, caller, at, id, 1);
}
