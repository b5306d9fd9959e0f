import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { Tender } from '@tilldesk/domain/sales';
import type { TradeIn } from '@tilldesk/domain/tradeIns';
import { classifyIdentifiers, type Grade, type LockStatus } from '@tilldesk/domain/inventory';
import { dayOf } from '@tilldesk/domain/time';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { moveCredit } from '../customers/credit.store.ts';
import { lockSaleCustomer } from '../customers/till-customer.store.ts';
import { receiveUnits } from '../inventory/receive-units.store.ts';
import { withdrawFromDrawer } from '../registers/locked-drawer.store.ts';
import { needDrawer } from '../registers/own-drawer.store.ts';
import { nextNumber } from '../stores/numbers.store.ts';
import { tradeInText } from './trade-ins.store.ts';

/** An offer that is locked until the end of the transaction. */
export type LockedOffer = {
  id: string;
  status: TradeIn['status'];
  invoiceId: string | null;
  customerId: string;
  productId: string;
  code: string;
  codes: string[];
  grade: Grade;
  color: string | null;
  storage: string | null;
  batteryHealth: number | null;
  lockStatus: LockStatus;
  notes: string | null;
  offer: number;
  payout: TradeIn['payout'];
  version: number;
};

/** The sale that offers pay for, with its customer locked. */
type Sale = { id: string; customerId: string | null; tenders: readonly Tender[] };

/**
 * Locks the offers that pay for a sale. Without such a tender, no query is made. Throws at the tender record.notFound,
 * tradeIn.over, tradeIn.otherCustomer, and tradeIn.changed if the stored amount differs.
 */
export async function lockOffers(tx: Tx, scope: Scope, sale: Sale): Promise<LockedOffer[]> {
  const ids = sale.tenders.flatMap(({ id, kind }) => (kind === 'tradeIn' ? [id] : []));
  if (ids.length === 0) return [];
  const locked = await lockOfferRows(tx, scope, ids);
  return sale.tenders.flatMap(({ id, kind, amount }, i) => {
    if (kind !== 'tradeIn') return [];
    const at = `tenders.${i}`;
    const offer = locked.find((one) => one.id === id);
    if (!offer || offer.invoiceId !== sale.id) throw problemAt(at, 'record.notFound');
    const { code, status, customerId } = offer;
    if (status !== 'offered') throw problemAt(at, 'tradeIn.over');
    if (customerId !== sale.customerId) throw problemAt(at, 'tradeIn.otherCustomer', { code });
    if (offer.offer !== amount) throw problemAt(at, 'tradeIn.changed', { code });
    return [offer];
  });
}

/** Returns the tenders of a sale. The reference of a trade-in is the code of its device, whatever the request contains. */
export const namedBy = (offers: readonly LockedOffer[], tenders: readonly Tender[]): Tender[] =>
  tenders.map((tender) => {
    const offer = offers.find(({ id }) => id === tender.id);
    return offer ? { ...tender, reference: offer.code } : tender;
  });

/**
 * Accepts offers: each device becomes a unit that is pending inspection, at the cost of its offer, and `out` of the offer is
 * paid to the seller, whose record is locked. Throws unit.taken, unit.otherDevice, drawer.needed, drawer.short.
 */
export async function acceptTradeIn(
  tx: Tx,
  scope: StoreScope,
  now: string,
  offers: readonly LockedOffer[],
  out: (offer: LockedOffer) => number,
): Promise<void> {
  // In the order of their codes, the order in which all operations that create units lock them.
  const sorted = offers.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  for (const offer of sorted) {
    const { id, code, productId } = offer;
    const [unit] = await receiveUnits(tx, scope, now, {
      productId,
      units: [{ ...offer, identifiers: classifyIdentifiers(offer.codes), unitCost: offer.offer, condition: 'used' }],
      status: 'pending_inspection',
      acquiredVia: 'tradeIn',
      kind: 'tradeIn',
      source: { kind: 'tradeIn', id },
      at: () => 'codes',
    });
    const number = await nextNumber(tx, scope, 'tradeIn');
    const paidOut = out(offer);
    await tx.raw(
      `update trade_ins set status = 'accepted', number = $3, unit_id = $4, paid_out = $5, accepted_at = $6,
         business_day = $7, updated_at = $6, version = version + 1
       where business_id = $1 and id = $2`,
      [scope.businessId, id, number, unit!.id, paidOut, now, dayOf(now, scope.store.timeZone)],
      'accept_offer',
    );
    await payOut(tx, scope, now, { ...offer, number: tradeInText(number), paidOut });
    await writeAuditEntry(tx, scope, now, 'tradeIn.accepted', 'tradeIn', id, null, {
      code,
      offer: offer.offer,
      paidOut,
    });
  }
}

/**
 * Buys a device without a sale: the whole offer is paid to the seller. A repeated call changes nothing. Throws record.notFound,
 * record.changed, tradeIn.over, and the problems of acceptTradeIn.
 */
export async function buyAlone(tx: Tx, scope: StoreScope, now: string, id: string, version: number): Promise<void> {
  const found = await tx.one<{ customerId: string }>(
    'select customer_id as "customerId" from trade_ins where business_id = $1 and store_id = $2 and id = $3',
    [scope.businessId, scope.storeId, id],
  );
  const lockedCustomer = await lockSaleCustomer(tx, scope, found.customerId);
  const [offer] = await lockOfferRows(tx, scope, [id]);
  // If the offer has paid for a sale in the meantime, it is not bought again: its amount was applied to that sale.
  if (offer?.status === 'accepted' && offer.invoiceId === null) return;
  if (offer?.status !== 'offered') throw new Problem('tradeIn.over');
  if (offer.version !== version || offer.customerId !== lockedCustomer?.id) throw new Problem('record.changed');
  // It no longer belongs to a sale, so it is removed from its cart.
  await tx.raw('update trade_ins set invoice_id = null where business_id = $1 and id = $2', [scope.businessId, id]);
  await acceptTradeIn(tx, scope, now, [offer], (one) => one.offer);
}

async function lockOfferRows(tx: Tx, scope: Scope, ids: readonly string[]): Promise<LockedOffer[]> {
  return tx.raw<LockedOffer>(
    `select id, status, invoice_id as "invoiceId", customer_id as "customerId", product_id as "productId", code, codes, grade,
       color, storage, battery_health as "batteryHealth", lock_status as "lockStatus", notes, offer, payout, version
     from trade_ins where business_id = $1 and store_id = $2 and id = any($3::uuid[]) order by id for update`,
    [scope.businessId, scope.storeId, ids],
    'hold_offers',
  );
}

type Payout = LockedOffer & { number: string; paidOut: number };

/** Pays the seller: from the drawer that the user is assigned to, or as store credit. */
async function payOut(tx: Tx, scope: Scope, now: string, payout: Payout): Promise<void> {
  const { id, customerId, paidOut } = payout;
  if (paidOut === 0) return;
  if (payout.payout === 'storeCredit') {
    return moveCredit(tx, scope, now, customerId, [{ id, amount: paidOut }], 'tradeIn');
  }
  const drawer = await needDrawer(tx, scope);
  await withdrawFromDrawer(tx, scope.businessId, drawer, { amount: paidOut });
  await tx.raw(
    `insert into cash_movements (business_id, id, session_id, kind, amount, reason, source_id, user_id, at)
     values ($1, $2, $3, 'tradeInPayout', -$4::bigint, $5, $2, $6, $7)`,
    [scope.businessId, id, drawer, paidOut, `${payout.number} · ${payout.code}`, scope.userId, now],
    'pay_out',
  );
}
