import { allRights } from '@tilldesk/domain/rights';
import { firstTransaction } from '@tilldesk/domain/shop';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../database/new-id.ts';
import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import type { Who } from '../http/who.ts';
import { tell } from '../modules/activations/telling.store.ts';
import { correctPayment, correctSalesperson } from '../modules/sales/corrections.store.ts';
import { payInvoice } from '../modules/sales/paying.store.ts';
import { voidInvoice } from '../modules/sales/voiding.store.ts';
import { keepOffer } from '../modules/trade-ins/offers.store.ts';
import { buyAlone } from '../modules/trade-ins/taking-in.store.ts';
import { activate } from './activating.ts';
import type { DeedPlan } from './deeds.ts';
import { agreeInParts, callOff, orderWithDeposit, payPart } from './keeping-deposits.ts';
import { cashToSpare, moveCash, wayAtTill } from './tilling.ts';
import { beKind, exchange, giveBack, takeUnproved } from './refunding.ts';

type Of<Do extends DeedPlan['do']> = Extract<DeedPlan, { do: Do }>;

/** Lets a deed happen through the shop's own functions. `personOf` leads the plan's people to those that stand. */
export async function doDeed(
  tx: Tx,
  scope: StoreScope,
  deed: DeedPlan,
  personOf: (id: string) => string,
): Promise<void> {
  const who = whoAt(scope);
  const { at } = deed;
  if (deed.do === 'refund') return giveBack(tx, who, deed);
  if (deed.do === 'goodwill') return beKind(tx, who, deed);
  if (deed.do === 'unproved') return takeUnproved(tx, who, deed);
  if (deed.do === 'exchange') return exchange(tx, who, deed);
  if (deed.do === 'activate') return activate(tx, who, deed);
  if (deed.do === 'tell') return sayOf(tx, who, deed);
  if (deed.do === 'moveCash') return moveCash(tx, who, deed);
  if (deed.do === 'pay') return pay(tx, who, deed);
  if (deed.do === 'takeDeposit') return orderWithDeposit(tx, who, deed);
  if (deed.do === 'giveDepositBack') return callOff(tx, who, deed);
  if (deed.do === 'agreeInParts') return agreeInParts(tx, who, deed);
  if (deed.do === 'payPart') return payPart(tx, who, deed);
  if (deed.do === 'tradeIn') return bringDevice(tx, who, deed);
  if (deed.do === 'void') return voidInvoice(tx, who, at, deed.saleId, { reason: deed.reason });
  if (deed.do === 'correctSeller') {
    const salespersonId = personOf(deed.personId);
    return correctSalesperson(tx, who, at, deed.saleId, { salespersonId, reason: 'Rang it up for a colleague' });
  }
  return correctKind(tx, who, deed);
}

/** Somebody of the demo as one who is signed in and may do everything: what may be done was thought of when it was planned. */
const whoAt = (scope: StoreScope): Who => ({
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
    transaction: scope.store.transaction ?? firstTransaction(scope.store.currency),
  },
});

/** What the carrier says, of an activation that goes on. */
async function sayOf(tx: Tx, who: Who, { at, activationId, status }: Of<'tell'>): Promise<void> {
  const [standing] = await tx.raw<{ version: number; status: string }>(
    'select version, status from activations where business_id = $1 and id = $2',
    [who.businessId, activationId],
  );
  if (standing?.status !== (status === 'chargedBack' ? 'active' : 'pending')) return;
  const { version } = standing;
  const endedOn = dayOf(at, who.store.timeZone);
  const told =
    status === 'active'
      ? { status, version, confirmation: `C${activationId.slice(-8).toUpperCase()}` }
      : { status, version, endedOn, reason: 'The customer did not pass the credit check' };
  await tell(tx, who, at, activationId, told);
}

async function pay(tx: Tx, who: Who, { id, at, saleId, share, way }: Of<'pay'>): Promise<void> {
  const [invoice] = await tx.raw<{ due: number }>(
    `select total - paid as due from invoices where business_id = $1 and id = $2 and status = 'open'`,
    [who.businessId, saleId],
  );
  if (!invoice) return;
  const amount = Math.max(1, Math.round(invoice.due * share));
  const kind = await wayAtTill(tx, who, at, way);
  const reference = kind === 'check' ? '2208' : 'VISA 2208 AUTH 771204';
  await payInvoice(tx, who, at, saleId, [{ id, kind, amount, ...(kind === 'cash' ? {} : { reference }) }]);
}

/** The card's slip was a check. */
async function correctKind(tx: Tx, who: Who, { id, at, saleId }: Of<'correctPayment'>): Promise<void> {
  const [wrong] = await tx.raw<{ id: string }>(
    `select id from payments where business_id = $1 and invoice_id = $2 and kind = 'card'`,
    [who.businessId, saleId],
  );
  if (!wrong) return;
  const right = { id, kind: 'check' as const, reference: '3316', reason: 'It was a check' };
  await correctPayment(tx, who, at, saleId, wrong.id, right);
}

/** Offers for a device; without a sale it is bought at once, in cash where there is as much in the drawer. */
async function bringDevice(tx: Tx, who: Who, deed: Of<'tradeIn'>): Promise<void> {
  const { id, at, saleId, customerId, productId, code, color, storage, offer } = deed;
  const isThere = (await cashToSpare(tx, who)) >= offer;
  await keepOffer(tx, who, at, {
    id,
    invoiceId: saleId,
    customerId,
    productId,
    codes: [code],
    color,
    storage,
    offer,
    payout: isThere ? deed.payout : 'storeCredit',
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
  if (saleId === null) await buyAlone(tx, who, at, id, 1);
}
