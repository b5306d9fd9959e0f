import { Problem, problemAt } from '@tilldesk/domain/problems';
import { isUntouched, type TradeIn } from '@tilldesk/domain/tradeIns';
import { classifyIdentifiers, type Grade, type LockStatus, type UnitStatus } from '@tilldesk/domain/inventory';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../database/new-id.ts';
import type { Scope, StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { writeAuditEntry } from '../modules/audit/audit.store.ts';
import { moveCredit } from '../modules/customers/credit.store.ts';
import { moveUnits } from '../ledgers/stock/move-units.store.ts';
import { receiveUnits } from '../ledgers/stock/receive-units.store.ts';
import { withdrawFromDrawer } from '../modules/registers/locked-drawer.store.ts';
import { findCurrentDrawer, needDrawer } from '../modules/registers/own-drawer.store.ts';
import { nextNumber } from '../modules/stores/numbers.store.ts';
import type { Tender } from './tender.ts';

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
    const bought = await lockTradeIns(tx, scope, 'invoice_id', invoice.id);
    for (const one of bought) if (one.status === 'accepted') await reverseTradeIn(tx, scope, now, one, reason);
  },

  /** Discards the offers of the draft. */
  async discard(tx, scope, now, invoiceId) {
    const discarded = await tx.raw<{ id: string }>(
      `update trade_ins set status = 'discarded', updated_at = $4, version = version + 1
       where business_id = $1 and store_id = $2 and invoice_id = $3 and status = 'offered' returning id`,
      [scope.businessId, scope.storeId, invoiceId, now],
      'discard_offers',
    );
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
      format('%s in all', case t.payout
        when 'cash' then (select coalesce(sum(m.amount), 0) from cash_movements m
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
    await tx.raw(
      `update trade_ins set status = 'accepted', number = $3, unit_id = $4, paid_out = $5, accepted_at = $6,
         business_day = $7, updated_at = $6, version = version + 1
       where business_id = $1 and id = $2`,
      [scope.businessId, id, number, unit!.id, paidOut, now, dayOf(now, scope.store.timeZone)],
      'accept_offer',
    );
    await payOut(tx, scope, now, { ...offer, number: formatTradeInNumber(number), paidOut });
    await writeAuditEntry(tx, scope, now, 'tradeIn.accepted', 'tradeIn', id, null, {
      code,
      offer: offer.offer,
      paidOut,
    });
  }
}

export async function lockOffers(tx: Tx, scope: Scope, ids: readonly string[]): Promise<LockedOffer[]> {
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

type Bought = {
  id: string;
  status: TradeIn['status'];
  number: number;
  invoiceId: string | null;
  customerId: string;
  unitId: string;
  code: string;
  payout: TradeIn['payout'];
  paidOut: number;
  businessDay: string;
};

/** Locks the trade-in with an id, or the trade-ins offered for the invoice with that id. */
export async function lockTradeIns(tx: Tx, scope: Scope, which: 'id' | 'invoice_id', id: string): Promise<Bought[]> {
  return tx.raw<Bought>(
    `select id, status, number, invoice_id as "invoiceId", customer_id as "customerId", unit_id as "unitId", code, payout,
       paid_out as "paidOut", business_day as "businessDay"
     from trade_ins where business_id = $1 and store_id = $2 and ${which} = $3 order by id for update`,
    [scope.businessId, scope.storeId, id],
    `hold_bought_by_${which}`,
  );
}

/** Reverses a locked trade-in: its unit leaves stock at its cost, its payout is taken back. */
export async function reverseTradeIn(tx: Tx, scope: Scope, now: string, bought: Bought, reason: string): Promise<void> {
  const { id, unitId, code } = bought;
  const [unit] = await tx.raw<{ status: UnitStatus; sourceId: string | null }>(
    'select status, source_id as "sourceId" from units where business_id = $1 and id = $2 for no key update',
    [scope.businessId, unitId],
    'hold_bought_unit',
  );
  if (!unit || !isUntouched(unit, id)) throw new Problem('tradeIn.unitMoved', { code, status: unit?.status ?? 'void' });
  const source = { kind: 'tradeIn', id } as const;
  await moveUnits(tx, scope, now, { unitIds: [unitId], to: 'void', kind: 'tradeIn', source, note: reason });
  const reversalId = bought.paidOut === 0 ? null : newId(now);
  if (reversalId !== null) await reversePayout(tx, scope, now, bought, reversalId);
  await tx.raw(
    `update trade_ins set status = 'voided', reversal_id = $3, updated_at = $4, version = version + 1
     where business_id = $1 and id = $2`,
    [scope.businessId, id, reversalId, now],
    'void_trade_in',
  );
  await writeAuditEntry(tx, scope, now, 'tradeIn.voided', 'tradeIn', id, null, { reason });
}

/**
 * Takes a payout back: cash into its drawer or, if that is closed, into the user's own; store credit if the customer still has
 * it.
 */
async function reversePayout(tx: Tx, scope: Scope, now: string, bought: Bought, reversalId: string): Promise<void> {
  const { id, customerId, paidOut, number, code } = bought;
  if (bought.payout === 'storeCredit') {
    const [customer] = await tx.raw<{ left: number }>(
      'select store_credit as left from customers where business_id = $1 and id = $2',
      [scope.businessId, customerId],
    );
    const available = customer?.left ?? 0;
    if (available < paidOut) throw new Problem('credit.short', { available });
    return moveCredit(tx, scope, now, customerId, [{ id: reversalId, amount: -paidOut }], 'tradeIn');
  }
  const [open] = await tx.raw<{ drawer: string }>(
    `select r.id as drawer from cash_movements m
     join register_sessions r on r.business_id = m.business_id and r.id = m.session_id and r.closed_at is null
     where m.business_id = $1 and m.id = $2 for key share of r`,
    [scope.businessId, id],
    'drawer_of_payout',
  );
  const drawer = open?.drawer ?? (await findCurrentDrawer(tx, scope));
  if (drawer === null) throw problemAt('reason', 'payment.noDrawer');
  await tx.raw(
    `insert into cash_movements (business_id, id, session_id, kind, amount, reason, source_id, user_id, at)
     values ($1, $2, $3, 'tradeInPayout', $4, $5, $6, $7, $8)`,
    [scope.businessId, reversalId, drawer, paidOut, `${formatTradeInNumber(number)} · ${code}`, id, scope.userId, now],
    'payout_back',
  );
}
