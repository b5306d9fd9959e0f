import { Problem } from '@tilldesk/domain/problems';
import type { UnitStatus } from '@tilldesk/domain/inventory';
import type { ReturnDisposition } from '@tilldesk/domain/refunds';
import type { Scope } from '../../database/scope.ts';
import type { RowOf } from '../../database/statement.ts';
import type { Tx } from '../../database/transaction.ts';
import { bookQuantity, type QuantityLine } from '../../ledgers/stock/levels.store.ts';
import { moveUnits } from '../../ledgers/stock/move-units.store.ts';
import { lockUnitsOfRefund, listReturnedPieces, sendUnitsBack } from './refunds.statements.ts';

/** A refund that is being voided: its goods leave stock again, on the original invoice. */
export type Again = { refundId: string; invoiceId: string | null; reason: string };

/**
 * Issues the goods of a voided refund again: units that still have the status the refund gave them, pieces at the moving
 * average. Discarded goods are received again and issued at once. Throws unit.notAvailable for a unit whose status has changed,
 * and stock.short.
 */
export async function reissueGoods(tx: Tx, scope: Scope, now: string, again: Again): Promise<void> {
  await reissueUnits(tx, scope, now, again);
  await reissuePieces(tx, scope, now, again);
}

/** The status of a unit after its return. A line without returned goods names no unit. */
const unitStatuses: Readonly<Record<ReturnDisposition, UnitStatus | null>> = {
  none: null,
  restock: 'in_stock',
  inspect: 'pending_inspection',
  rma: 'pending_rma',
  scrap: 'scrapped',
};

type Unit = RowOf<typeof lockUnitsOfRefund>;

async function reissueUnits(tx: Tx, scope: Scope, now: string, { refundId, invoiceId, reason }: Again): Promise<void> {
  const units = await tx.all(lockUnitsOfRefund, { businessId: scope.businessId, refundId });
  const unavailable = units.find(({ status, back, isOurs }) => !isOurs || status !== unitStatuses[back]);
  if (unavailable) throw new Problem('unit.notAvailable', { code: unavailable.code, status: unavailable.status });
  const move = { source: { kind: 'refund' as const, id: refundId }, note: reason };
  const idsOf = (matches: (unit: Unit) => boolean) => units.filter(matches).map(({ id }) => id);
  const scrapped = idsOf(({ back }) => back === 'scrap');
  await moveUnits(tx, scope, now, { ...move, unitIds: scrapped, to: 'in_stock', kind: 'adjustment' });
  const waiting = idsOf(({ back }) => back === 'inspect' || back === 'rma');
  await moveUnits(tx, scope, now, { ...move, unitIds: waiting, to: 'in_stock', kind: 'return' });
  const all = { unitIds: units.map(({ id }) => id), to: 'sold' as const, kind: 'return' as const };
  await moveUnits(tx, scope, now, {
    ...move,
    ...all,
    ...(invoiceId === null ? {} : { invoiceId }),
  });
  if (invoiceId === null) return;
  // Units that another store sold are its sold units again.
  await tx.all(sendUnitsBack, { businessId: scope.businessId, unitIds: all.unitIds, invoiceId });
}

async function reissuePieces(tx: Tx, scope: Scope, now: string, { refundId }: Again): Promise<void> {
  const moved = await tx.all(listReturnedPieces, { businessId: scope.businessId, refundId });
  const source = { kind: 'refund' as const, id: refundId };
  const found = moved.flatMap(({ isScrapped, ...line }): QuantityLine[] => (isScrapped ? [line] : []));
  await bookQuantity(tx, scope, now, { lines: found, kind: 'adjustment', source });
  const out = moved.map(({ lineId, productId, quantity, value, isScrapped }): QuantityLine => {
    const line = { lineId, productId, quantity: -quantity };
    return isScrapped ? { ...line, value: -value, isExact: true } : line;
  });
  await bookQuantity(tx, scope, now, { lines: out, kind: 'return', source });
}
