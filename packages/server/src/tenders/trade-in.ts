import { Problem, problemAt } from '@tilldesk/domain/problems';
import { isUntouched, type TradeIn } from '@tilldesk/domain/tradeIns';
import { classifyIdentifiers, type Grade, type LockStatus } from '@tilldesk/domain/inventory';
import { kindsOfDrawer, rulesOf } from '@tilldesk/domain/tenders';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../database/new-id.ts';
import type { Scope, StoreScope } from '../database/scope.ts';
import { kindsSql } from '../database/tender-kinds.ts';
import type { RowOf } from '../database/statement.ts';
import type { Tx } from '../database/transaction.ts';
import { writeAuditEntry } from '../modules/audit/audit.store.ts';
import { moveCredit } from '../modules/customers/credit.store.ts';
import { moveUnits } from '../ledgers/stock/move-units.store.ts';
import { receiveUnits } from '../ledgers/stock/receive-units.store.ts';
import { bookCash, openDrawersOf, withdrawFromDrawer } from '../modules/registers/locked-drawer.store.ts';
import { findCurrentDrawer, needDrawer } from '../modules/registers/own-drawer.store.ts';
import { nextNumber } from '../modules/stores/numbers.store.ts';
import type { Tender } from './tender.ts';
import {
  saveDiscardedOffers,
  saveAcceptedOffer,
  lockOfferRows,
  lockBoughtUnit,
  lockTradeIn,
  lockTradeInsOfInvoice,
  saveVoidedTradeIn,
  readCreditLeft,
} from './tenders.statements.ts';

/** A traded-in device. Its payment, payout and store credit entry have the id of the trade-in. */
export const tradeIn: Tender = {
  kind: 'tradeIn',
  name: { en: 'Trade-in', es: 'Entrega a cuenta' },

  /** Throws at the tender record.notFound, tradeIn.over, tradeIn.otherCustomer, and tradeIn.changed if the stored amount differs. */
  async lock(tx, scope, sale, tenders) {
    const locked = await lockOffers(
      tx,
      scope,
      tenders.map(({ id }) => id),
    );
    const offers = tenders.map(({ id, amount, at }) => {
      const offer = locked.find((one) => one.id === id);
      if (!offer || offer.invoiceId !== sale.id) throw problemAt(at, 'record.notFound');
      const { code, status, customerId } = offer;
      if (status !== 'offered') throw problemAt(at, 'tradeIn.over');
      if (customerId !== sale.customerId) throw problemAt(at, 'tradeIn.otherCustomer', { code });
      if (offer.offer !== amount) throw problemAt(at, 'tradeIn.changed', { code });
      return offer;
    });
    return {
      references: new Map(offers.map(({ id, code }) => [id, code])),
      book: (_tx, seller, now, _sale, payments) =>
        acceptOffers(tx, seller, now, offers, ({ id }) => payments.find((one) => one.id === id)?.change ?? 0),
    };
  },

  /** Throws tradeIn.unitMoved, credit.short, and payment.noDrawer at reason. */
  async reverse(tx, scope, now, invoice, _payments, reason) {
    const bought = await lockTradeIns(tx, scope, { invoiceId: invoice.id });
    for (const one of bought) if (isBought(one)) await reverseTradeIn(tx, scope, now, one, reason);
  },

  /** Discards the offers of the draft. */
  async discard(tx, scope, now, invoiceId) {
    const discarded = await tx.all(saveDiscardedOffers, {
      businessId: scope.businessId,
      storeId: scope.storeId,
      invoiceId,
      now,
    });
    for (const { id } of discarded) await writeAuditEntry(tx, scope, now, 'tradeIn.discarded', 'tradeIn', id);
  },

  invariants: {
    // Costs added later leave stock with the unit; the received value is always the offer.
    'stock of trade-ins': `
    select coalesce(t.id, m.document_id)::text as subject,
      case when t.id is not null then format('%s pieces of %s, in at %s', case when t.status = 'accepted' then 1 else 0 end,
        t.unit_id, t.offer) end as stored,
      format('%s pieces of %s, in at %s', m.quantity, m.unit_id, m.value) as computed
    from (select * from trade_ins where status in ('accepted', 'voided')) t
    full join (
      select business_id, document_id, unit_id, sum(quantity) as quantity, sum(value) filter (where quantity > 0) as value
      from stock_movements where kind = 'tradeIn' group by 1, 2, 3) m on m.business_id = t.business_id and m.document_id = t.id`,

    'payments of trade-ins': `
    select coalesce(t.id, p.id)::text as subject,
      case when t.id is not null then format('%s of %s, out %s', t.code, t.offer, t.paid_out) end as stored,
      case when p.id is not null then format('%s of %s, out %s', p.reference, p.tendered, p.change) end as computed
    from (select * from trade_ins where status in ('accepted', 'voided') and invoice_id is not null) t
    full join (select * from payments where kind = 'tradeIn' and reverses is null) p
      on p.business_id = t.business_id and p.id = t.id and p.invoice_id = t.invoice_id`,

    'payouts of trade-ins': `
    select t.id::text as subject,
      format('%s in all', case when t.status = 'accepted' then -t.paid_out else 0 end) as stored,
      format('%s in all', case when t.payout in (${kindsSql(kindsOfDrawer('cash'))})
        then (select coalesce(sum(m.amount), 0) from cash_movements m
          where m.business_id = t.business_id and m.source_id = t.id and m.kind = 'tradeInPayout')
        else (select coalesce(sum(-c.amount), 0) from customer_credits c
          where c.business_id = t.business_id and c.kind = 'tradeIn' and c.id in (t.id, t.reversal_id)) end) as computed
    from trade_ins t where t.status in ('accepted', 'voided')`,

    'numbers of trade-ins': `
    select n.store_id::text as subject, format('%s given', n.last - 1000) as stored,
      format('%s given', count(t.id)) as computed
    from numbers n left join trade_ins t on t.business_id = n.business_id and t.store_id = n.store_id and t.number is not null
    where n.kind = 'tradeIn' group by n.store_id, n.last`,
  },
};

/** Formats the number of a trade-in. */
export const formatTradeInNumber = (number: number): string => `TI-${number}`;

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

/**
 * Accepts offers: each device becomes a unit that is pending inspection, at the cost of its offer, and `out` of the offer is
 * paid to the seller, whose record is locked. Throws unit.taken, unit.otherDevice, drawer.needed, drawer.short.
 */
export async function acceptOffers(
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
    await tx.all(saveAcceptedOffer, {
      businessId: scope.businessId,
      id,
      number,
      unitId: unit!.id,
      paidOut,
      now,
      businessDay: dayOf(now, scope.store.timeZone),
    });
    await payOut(tx, scope, now, { ...offer, number: formatTradeInNumber(number), paidOut });
    await writeAuditEntry(tx, scope, now, 'tradeIn.accepted', 'tradeIn', id, null, {
      code,
      offer: offer.offer,
      paidOut,
    });
  }
}

export async function lockOffers(tx: Tx, scope: Scope, ids: readonly string[]): Promise<LockedOffer[]> {
  return tx.all(lockOfferRows, { businessId: scope.businessId, storeId: scope.storeId, ids });
}

const isCredit = ({ payout }: Pick<TradeIn, 'payout'>): boolean => rulesOf(payout).tradeInPayout === 'credit';

type Payout = LockedOffer & { number: string; paidOut: number };

/** Pays the seller: from the drawer that the user is assigned to, or as store credit. */
async function payOut(tx: Tx, scope: Scope, now: string, payout: Payout): Promise<void> {
  const { id, customerId, paidOut } = payout;
  if (paidOut === 0) return;
  if (isCredit(payout)) {
    return moveCredit(tx, scope, now, customerId, [{ id, amount: paidOut }], 'tradeIn');
  }
  const drawer = await needDrawer(tx, scope);
  await withdrawFromDrawer(tx, scope.businessId, drawer, { amount: paidOut });
  const reason = `${payout.number} · ${payout.code}`;
  await bookCash(tx, scope, now, { id, drawer, kind: 'tradeInPayout', amount: -paidOut, reason, documentId: id });
}

type LockedTradeIn = RowOf<typeof lockTradeIn>;
type Bought = LockedTradeIn & { number: number; unitId: string; paidOut: number };

/** Returns whether a trade-in was accepted, and not voided since. */
export const isBought = (tradeIn: LockedTradeIn): tradeIn is Bought => tradeIn.status === 'accepted';

/** Locks the trade-in with an id, or the trade-ins of an invoice. */
export async function lockTradeIns(
  tx: Tx,
  { businessId, storeId }: Scope,
  of: { id: string } | { invoiceId: string },
): Promise<LockedTradeIn[]> {
  return 'id' in of
    ? tx.all(lockTradeIn, { businessId, storeId, ...of })
    : tx.all(lockTradeInsOfInvoice, { businessId, storeId, ...of });
}

/** Reverses a locked trade-in: its unit leaves stock at its cost, its payout is taken back. */
export async function reverseTradeIn(tx: Tx, scope: Scope, now: string, bought: Bought, reason: string): Promise<void> {
  const { id, unitId, code } = bought;
  const unit = await tx.first(lockBoughtUnit, { businessId: scope.businessId, unitId });
  if (!unit || !isUntouched(unit, id)) throw new Problem('tradeIn.unitMoved', { code, status: unit?.status ?? 'void' });
  const source = { kind: 'tradeIn', id } as const;
  await moveUnits(tx, scope, now, { unitIds: [unitId], to: 'void', kind: 'tradeIn', source, note: reason });
  const reversalId = bought.paidOut === 0 ? null : newId(now);
  if (reversalId !== null) await reversePayout(tx, scope, now, bought, reversalId);
  await tx.all(saveVoidedTradeIn, { businessId: scope.businessId, id, reversalId, now });
  await writeAuditEntry(tx, scope, now, 'tradeIn.voided', 'tradeIn', id, null, { reason });
}

/**
 * Takes a payout back: cash into its drawer or, if that is closed, into the user's own; store credit if the customer still has
 * it.
 */
async function reversePayout(tx: Tx, scope: Scope, now: string, bought: Bought, reversalId: string): Promise<void> {
  const { id, customerId, paidOut, number, code } = bought;
  if (isCredit(bought)) {
    const customer = await tx.first(readCreditLeft, { businessId: scope.businessId, customerId });
    const available = customer?.left ?? 0;
    if (available < paidOut) throw new Problem('credit.short', { available });
    return moveCredit(tx, scope, now, customerId, [{ id: reversalId, amount: -paidOut }], 'tradeIn');
  }
  const [open] = await openDrawersOf(tx, scope.businessId, [id]);
  const drawer = open?.drawer ?? (await findCurrentDrawer(tx, scope));
  if (drawer === null) throw problemAt('reason', 'payment.noDrawer');
  await bookCash(tx, scope, now, {
    id: reversalId,
    drawer,
    kind: 'tradeInPayout',
    amount: paidOut,
    reason: `${formatTradeInNumber(number)} · ${code}`,
    documentId: id,
  });
}
