import type { UnitStatus } from '@tilldesk/domain/inventory';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { lockUnitsInOrder } from '../../ledgers/stock/claims.store.ts';
import { bookQuantity, type QuantityLine } from '../../ledgers/stock/levels.store.ts';
import { moveUnits } from '../../ledgers/stock/move-units.store.ts';
import type { PlannedLine } from './plan.store.ts';
import { listSoldPieces, lockLevelsOfExchange } from './refunds.statements.ts';

/** The cost of the returned goods of each line, by the line's id; minor units. */
export type Costs = Map<string, number>;

/**
 * Receives the returned goods of a refund: units at their own cost, pieces at their share of the cost at which they left stock,
 * to the cent. Discarded goods are received first and then written off, so that the ledger shows the loss.
 */
export async function receiveReturnedGoods(
  tx: Tx,
  scope: Scope,
  now: string,
  refundId: string,
  lines: readonly PlannedLine[],
): Promise<Costs> {
  const costs: Costs = new Map();
  await receiveReturnedUnits(tx, scope, now, refundId, lines, costs);
  await receivePieces(tx, scope, now, refundId, lines, costs);
  return costs;
}

/**
 * The status changes of a returned unit. A unit can be discarded or returned to its vendor only after the inspection status.
 */
const paths = {
  restock: ['in_stock'],
  inspect: ['pending_inspection'],
  rma: ['pending_inspection', 'pending_rma'],
  scrap: ['pending_inspection', 'scrapped'],
} as const satisfies Record<string, readonly UnitStatus[]>;

type Disposition = keyof typeof paths;
const dispositions = ['restock', 'inspect', 'rma', 'scrap'] as const satisfies readonly Disposition[];

async function receiveReturnedUnits(
  tx: Tx,
  scope: Scope,
  now: string,
  refundId: string,
  lines: readonly PlannedLine[],
  costs: Costs,
): Promise<void> {
  const source = { kind: 'refund' as const, id: refundId };
  const all = lines.filter(({ unitId }) => unitId !== null);
  // Locked in the order of their ids before their status changes.
  await lockUnitsInOrder(
    tx,
    scope,
    all.flatMap(({ unitId }) => unitId ?? []),
  );
  for (const disposition of dispositions) {
    const some = all.filter(({ back }) => back === disposition);
    const unitIds = some.flatMap(({ unitId }) => unitId ?? []);
    for (const to of paths[disposition]) {
      const kind = to === 'scrapped' ? 'adjustment' : 'return';
      const at = (i: number) => atUnit(lines, some[i]!);
      const moved = await moveUnits(tx, scope, now, { unitIds, to, kind, source, at, isOfAnyStore: true });
      moved.forEach(({ unitCost }, i) => costs.set(some[i]!.id, unitCost));
    }
  }
}

const atUnit = (lines: readonly PlannedLine[], line: PlannedLine): string => `lines.${lines.indexOf(line)}.unitId`;

/**
 * The cost at which the pieces of a line left stock, and what of it has been returned, by product. `perPiece` is the number of
 * pieces of the product in one piece of the line.
 */
type SoldPieces = {
  lineId: string;
  productId: string;
  perPiece: number;
  quantity: number;
  value: number;
  backQuantity: number;
  backValue: number;
};

async function receivePieces(
  tx: Tx,
  scope: Scope,
  now: string,
  refundId: string,
  lines: readonly PlannedLine[],
  costs: Costs,
): Promise<void> {
  const some = lines.filter((line) => line.unitId === null && line.quantity > 0 && line.back !== 'none');
  if (some.length === 0) return;
  const soldPieces = await soldPiecesOf(
    tx,
    scope,
    some.flatMap(({ invoiceLineId }) => invoiceLineId ?? []),
  );
  const booked = some.map((line) => ({ line, pieces: piecesOf(line, soldPieces) }));
  const source = { kind: 'refund' as const, id: refundId };
  const back = await bookQuantity(tx, scope, now, {
    lines: booked.flatMap(({ pieces }) => pieces),
    kind: 'return',
    source,
  });
  const scrapped: QuantityLine[] = [];
  let at = 0;
  for (const { line, pieces } of booked) {
    const mine = back.slice(at, at + pieces.length);
    at += pieces.length;
    costs.set(
      line.id,
      mine.reduce((sum, { value }) => sum + value, 0),
    );
    if (line.back !== 'scrap') continue;
    const off = mine.map(({ productId, quantity, value }) => ({ productId, quantity: -quantity, value: -value }));
    scrapped.push(...off.map((one) => ({ ...one, lineId: line.id, isExact: true as const })));
  }
  await bookQuantity(tx, scope, now, { lines: scrapped, kind: 'adjustment', source });
}

/**
 * Returns the pieces of a line with their share of the cost at which all of them left stock; without a receipt they are
 * received at the moving average.
 */
function piecesOf(line: PlannedLine, soldPieces: SoldPieces[]): QuantityLine[] {
  if (line.invoiceLineId === null) {
    return line.productId === null ? [] : [{ productId: line.productId, quantity: line.quantity, lineId: line.id }];
  }
  return soldPieces.flatMap((one): QuantityLine[] => {
    if (one.lineId !== line.invoiceLineId) return [];
    const [pieces, left] = [one.quantity - one.backQuantity, one.value - one.backValue];
    const quantity = Math.min(pieces, one.perPiece * line.quantity);
    if (quantity <= 0) return [];
    const value = Math.max(0, Math.round((left * quantity) / pieces));
    one.backQuantity += quantity;
    one.backValue += value;
    return [{ productId: one.productId, quantity, value, lineId: line.id }];
  });
}

const soldPiecesOf = (tx: Tx, { businessId }: Scope, lineIds: readonly string[]): Promise<SoldPieces[]> =>
  tx.all(listSoldPieces, { businessId, lineIds });

/**
 * Locks the returned goods and the goods of the exchange sale together, units before levels and each in the order of their ids,
 * so that two tills never deadlock.
 */
export async function lockExchangedItems(
  tx: Tx,
  scope: Scope,
  lines: readonly { unitId: string | null; productId: string | null }[],
): Promise<void> {
  await lockUnitsInOrder(
    tx,
    scope,
    lines.flatMap(({ unitId }) => unitId ?? []),
  );
  await tx.all(lockLevelsOfExchange, {
    businessId: scope.businessId,
    locationId: scope.locationId,
    productIds: lines.flatMap(({ productId }) => productId ?? []),
  });
}
