import { Problem, problemAt } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import type { UnitStatus } from '@tilldesk/domain/inventory';
import {
  adjustmentEffects,
  unitTarget,
  writesOff,
  type adjustments as calls,
  type AdjustmentReason,
} from '@tilldesk/domain/adjustments';
import { type ApprovedFact, factOf, approvalActions } from '@tilldesk/domain/approvals';
import type * as z from 'zod/mini';
import type { Actor, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { addTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { lockSaleCustomer } from '../customers/till-customer.store.ts';
import {
  endClaims,
  lockStock,
  throwReserved,
  throwReservedPieces,
  fulfilReservations,
  type Reservation,
} from '../../ledgers/stock/claims.store.ts';
import { bookQuantity } from '../../ledgers/stock/levels.store.ts';
import type { StockDecrease } from '../../ledgers/stock/low-stock.store.ts';
import { nextNumber } from '../stores/numbers.store.ts';
import { readReferenced, planLines, type PlannedLine } from './adjustment-lines.store.ts';
import { addUnits } from './put-units.store.ts';
import { readStoreOfAdjustment, insertAdjustment } from './adjustments.statements.ts';

type Order = z.output<(typeof calls.post)['body']>;

/** A booked line. */
export type Booked = {
  id: string;
  productId: string;
  product: string;
  unitId: string | null;
  unitCode: string | null;
  quantity: number;
  value: number;
  from: UnitStatus | null;
  to: UnitStatus | null;
  price: number | null;
};

/**
 * Posts an adjustment, all or nothing: units move to the status of the reason, quantities increase or decrease. Goods that leave
 * for the customer of a reservation count as taken. A repeated request posts once. Returns the decrease of the stock for sale.
 * Throws approval.needed, record.notFound, request.invalid, and at the line unit.notMovable, unit.reserved, stock.short and
 * stock.reserved.
 */
export async function postAdjustment(tx: Tx, caller: Actor, now: string, order: Order): Promise<StockDecrease[]> {
  if (await isPosted(tx, caller, order.id)) return [];
  const { reason } = order;
  const customerId = order.customerId ? await lockCustomerId(tx, caller, order.customerId) : null;
  const facts = await readReferenced(tx, caller, order);
  const planned = planLines(order, facts);
  const approvalId = await approvalOf(tx, caller, now, order, {
    isNeeded: writesOff(reason, planned),
    facts: planned.map((line) => factOf(reason, { itemId: line.unit?.id ?? line.productId, quantity: line.quantity })),
  });
  const ofUnits = planned.filter((line) => line.unit !== null);
  const ofQuantity = planned.filter((line) => line.unit === null);
  const claims = await lockStock(tx, caller, now, {
    unitIds: ofUnits.map(({ unit }) => unit!.id),
    productIds: ofQuantity.map(({ productId }) => productId),
  });
  const reservedPieces = await settleReservations(tx, caller, now, { reason, customerId, planned, claims });
  const source = { kind: 'adjustment', id: order.id } as const;
  const moved = await addUnits(tx, caller, now, {
    source,
    note: order.note ?? null,
    moves: ofUnits.map(({ unit, index }) => ({
      unitId: unit!.id,
      at: `lines.${index}.unitId`,
      to: (from) => unitTarget(reason, from),
      wanted: adjustmentEffects[reason].unit?.to ?? 'void',
    })),
  });
  const pieces = await bookPieces(tx, caller, now, { id: order.id, lines: ofQuantity, claims });
  const booked = planned.map((line): Booked => {
    const { id, productId, product, price } = line;
    const unit = line.unit && moved.get(line.unit.id);
    if (unit) return { id, productId, product, price, ...unit };
    const { quantity, value } = pieces.get(id)!;
    return { id, productId, product, price, unitId: null, unitCode: null, quantity, value, from: null, to: null };
  });
  await saveAdjustment(
    tx,
    caller,
    now,
    { id: order.id, reason, note: order.note ?? null, customerId, approvalId },
    booked,
  );
  return stockDecreasesOf(booked, reservedPieces);
}

/**
 * Returns the id of the customer who takes the goods, locked until the adjustment is posted. A merged customer resolves to the
 * merge target. Throws record.notFound.
 */
async function lockCustomerId(tx: Tx, scope: Scope, id: string): Promise<string> {
  const lockedCustomer = await lockSaleCustomer(tx, scope, id);
  if (!lockedCustomer) throw problemAt('customerId', 'record.notFound');
  return lockedCustomer.id;
}

/**
 * Returns the decrease of the stock for sale, for low-stock notices. Pieces in `reservedPieces` were not for sale before.
 */
export const stockDecreasesOf = (
  booked: readonly Booked[],
  reservedPieces: ReadonlyMap<string, number> = new Map(),
): StockDecrease[] => [
  ...booked.flatMap(({ productId, unitId, quantity, from, to }) => {
    if (unitId !== null) return from === 'in_stock' && to !== 'in_stock' ? { productId, quantity: 1 } : [];
    return quantity < 0 ? { productId, quantity: -quantity } : [];
  }),
  ...[...reservedPieces].map(([productId, pieces]) => ({ productId, quantity: -pieces })),
];

/** Returns whether an adjustment with this id exists in the store. Throws record.notFound for an id of another store. */
async function isPosted(tx: Tx, scope: Scope, id: string): Promise<boolean> {
  const row = await tx.first(readStoreOfAdjustment, { businessId: scope.businessId, id });
  if (row && row.storeId !== scope.storeId) throw new Problem('record.notFound');
  return row !== undefined;
}

/** Returns the id of the approval that an adjustment used. Null if the person has the right, or if no approval is needed. */
export async function approvalOf(
  tx: Tx,
  caller: Actor,
  now: string,
  { id, approvalId = null }: { id: string; approvalId?: string | null | undefined },
  { isNeeded, facts }: { isNeeded: boolean; facts: readonly ApprovedFact[] },
): Promise<string | null> {
  if (!isNeeded) return null;
  await assertApproved(tx, caller, now, { action: 'stock.writeOff', subjectId: id, facts, approvalId });
  return can(caller.permissions, ...approvalActions['stock.writeOff']) ? null : approvalId;
}

type Settling = {
  reason: AdjustmentReason;
  customerId: string | null;
  planned: readonly PlannedLine[];
  claims: readonly Reservation[];
};

/**
 * Rejects goods that are reserved for another customer. Reservations on lost or stolen goods end. Returns the result of
 * `settleClaims`.
 */
async function settleReservations(
  tx: Tx,
  caller: Actor,
  now: string,
  { reason, customerId, planned, claims }: Settling,
): Promise<ReadonlyMap<string, number>> {
  const isSale = reason === 'markAsSold';
  const lost: Reservation[] = [];
  for (const { unit, index } of planned) {
    const claim = unit && claims.find(({ unitId }) => unitId === unit.id);
    if (!claim) continue;
    if (isSale && claim.customerId !== customerId) throwReserved(claim, unit.code, `lines.${index}.unitId`);
    if (!isSale) lost.push(claim);
  }
  const leaving = new Set(planned.flatMap(({ unit }) => unit?.id ?? []));
  await endClaims(tx, caller, now, lost, 'lost', leaving);
  if (!isSale) return new Map();
  const pieces = planned.flatMap(({ unit, productId, quantity }) =>
    unit === null ? { productId, quantity: -quantity } : [],
  );
  return fulfilReservations(tx, caller, now, claims, { customerId, unitIds: [...leaving], pieces });
}

type Pieces = { id: string; lines: readonly PlannedLine[]; claims: readonly Reservation[] };

/** Books products tracked by quantity in the order of the lines. Returns pieces and value by line. */
async function bookPieces(tx: Tx, caller: Actor, now: string, { id, lines, claims }: Pieces) {
  const at = (index: number) => `lines.${lines[index]!.index}.quantity`;
  const order = {
    lines: lines.map(({ id: lineId, productId, quantity, value }) => ({
      productId,
      quantity,
      lineId,
      ...(value === null ? {} : { value }),
    })),
    kind: 'adjustment',
    source: { kind: 'adjustment', id },
    at,
  } as const;
  try {
    const booked = await bookQuantity(tx, caller, now, order);
    return new Map(booked.map((line, index) => [lines[index]!.id, line]));
  } catch (error) {
    if (error instanceof Problem && error.code === 'stock.short') throw asReservedProblem(error, lines, claims);
    throw error;
  }
}

/** Pieces that exist but are reserved get a different error than pieces that are missing. */
function asReservedProblem(short: Problem, lines: readonly PlannedLine[], claims: readonly Reservation[]): Problem {
  const line = lines.find(({ index }) => short.fields?.[`lines.${index}.quantity`]);
  const isReserved = claims.some(({ productId, unitId }) => unitId === null && productId === line?.productId);
  if (!line || !isReserved) return short;
  const available = Number(short.params?.['available'] ?? 0);
  return throwReservedPieces(
    claims,
    { id: line.productId, name: line.product },
    null,
    available,
    `lines.${line.index}.quantity`,
  );
}

type Head = {
  id: string;
  reason: AdjustmentReason;
  note: string | null;
  customerId: string | null;
  approvalId: string | null;
  reversesId?: string;
};

/** Saves the adjustment with its number, its lines, its search terms and its audit entry. */
export async function saveAdjustment(
  tx: Tx,
  caller: Actor,
  now: string,
  head: Head,
  booked: readonly Booked[],
): Promise<void> {
  const sum = (of: (line: Booked) => number) => booked.reduce((total, line) => total + of(line), 0);
  const number = await nextNumber(tx, caller, 'adjustment');
  const { pieces, value } = { pieces: sum((line) => line.quantity), value: sum((line) => line.value) };
  await tx.all(insertAdjustment, {
    businessId: caller.businessId,
    id: head.id,
    storeId: caller.storeId,
    locationId: caller.locationId,
    number,
    reason: head.reason,
    note: head.note,
    customerId: head.customerId,
    approvalId: head.approvalId,
    pieces,
    value,
    reversesId: head.reversesId ?? null,
    userId: caller.userId,
    now,
    booked: JSON.stringify(booked.map((line, position) => ({ ...line, position }))),
  });
  const terms = termsOf(
    booked.map(({ product }) => product),
    [String(number), `ADJ${number}`, ...booked.map(({ unitCode }) => unitCode)],
  );
  await addTerms(
    tx,
    caller.businessId,
    'adjustment',
    terms.map((term) => [term, head.id] as const),
  );
  const action = head.reversesId === undefined ? 'stock.adjusted' : 'stock.adjustmentReversed';
  const { reason, reversesId } = head;
  await writeAuditEntry(tx, caller, now, action, 'adjustment', head.id, null, {
    number,
    reason,
    reversesId,
    pieces,
    value,
  });
}
