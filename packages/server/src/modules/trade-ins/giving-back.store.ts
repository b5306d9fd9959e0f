import { Problem, problemAt } from '@tilldesk/domain/problems';
import { type UnitStatus } from '@tilldesk/domain/inventory';
import { isUntouched, type TradeIn } from '@tilldesk/domain/tradeIns';
import { dayOf } from '@tilldesk/domain/time';
import { factOf } from '@tilldesk/domain/approvals';
import { newId } from '../../database/new-id.ts';
import type { Actor, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { lockSaleCustomer } from '../customers/till-customer.store.ts';
import { moveCredit } from '../customers/credit.store.ts';
import { moveUnits } from '../inventory/move-units.store.ts';
import { findCurrentDrawer } from '../registers/own-drawer.store.ts';
import { tradeInText } from './trade-ins.store.ts';

/** The reason for the reversal, and its approval. */
type Because = { reason: string; approvalId?: string | undefined };

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

/**
 * Reverses the trade-ins of an invoice that is being voided, whose customer is locked: the units leave stock at their cost,
 * payouts are taken back. Throws tradeIn.unitMoved, credit.short, and payment.noDrawer at reason.
 */
export async function reverseTradeInsOf(
  tx: Tx,
  scope: Scope,
  now: string,
  invoiceId: string,
  reason: string,
): Promise<void> {
  const bought = await lockTradeIns(tx, scope, 'invoice_id', invoiceId);
  for (const one of bought) if (one.status === 'accepted') await reverseTradeIn(tx, scope, now, one, reason);
}

/**
 * Reverses a device that was bought without a sale, on the same business day. A repeated call changes nothing. Throws
 * record.notFound, tradeIn.withInvoice, tradeIn.over, tradeIn.voidLate, approval.needed, and the problems of the reversal.
 */
export async function voidAlone(tx: Tx, caller: Actor, now: string, id: string, because: Because): Promise<void> {
  const found = await tx.one<{ customerId: string }>(
    'select customer_id as "customerId" from trade_ins where business_id = $1 and store_id = $2 and id = $3',
    [caller.businessId, caller.storeId, id],
  );
  const lockedCustomer = await lockSaleCustomer(tx, caller, found.customerId);
  const [bought] = await lockTradeIns(tx, caller, 'id', id);
  if (bought?.status === 'voided') return;
  if (bought?.status !== 'accepted') throw new Problem('tradeIn.over');
  if (bought.invoiceId !== null) throw new Problem('tradeIn.withInvoice');
  if (bought.customerId !== lockedCustomer?.id) throw new Problem('record.changed');
  if (bought.businessDay !== dayOf(now, caller.store.timeZone)) throw new Problem('tradeIn.voidLate');
  await assertApproved(tx, caller, now, {
    action: 'tradeIn.void',
    subjectId: id,
    facts: [factOf('void', { itemId: bought.unitId, amountMinor: bought.paidOut })],
    approvalId: because.approvalId,
  });
  await reverseTradeIn(tx, caller, now, bought, because.reason);
}

/** Locks the trade-in with an id, or the trade-ins offered for the invoice with that id. */
async function lockTradeIns(tx: Tx, scope: Scope, which: 'id' | 'invoice_id', id: string): Promise<Bought[]> {
  return tx.raw<Bought>(
    `select id, status, number, invoice_id as "invoiceId", customer_id as "customerId", unit_id as "unitId", code, payout,
       paid_out as "paidOut", business_day as "businessDay"
     from trade_ins where business_id = $1 and store_id = $2 and ${which} = $3 order by id for update`,
    [scope.businessId, scope.storeId, id],
    `hold_bought_by_${which}`,
  );
}

async function reverseTradeIn(tx: Tx, scope: Scope, now: string, bought: Bought, reason: string): Promise<void> {
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
    [scope.businessId, reversalId, drawer, paidOut, `${tradeInText(number)} · ${code}`, id, scope.userId, now],
    'payout_back',
  );
}
