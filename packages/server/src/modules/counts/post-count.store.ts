import { sql } from 'drizzle-orm';
import { factOf } from '@tilldesk/domain/approvals';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { endClaims, lockStock, throwReservedPieces, type Reservation } from '../../ledgers/stock/claims.store.ts';
import { bookQuantity, lockLevels } from '../../ledgers/stock/levels.store.ts';
import { moveUnits } from '../../ledgers/stock/move-units.store.ts';
import type { CountReader } from './counts.store.ts';
import { countedLines, isReported } from './figures.store.ts';
import { lockCount, assertStepAllowed } from './review.store.ts';
import { closeCount, saveDifferenceValues } from './counts.statements.ts';

/** A line with a difference, as the posting books it. */
type Difference = { id: string; productId: string; unitId: string | null; difference: number };

/**
 * Posts the differences of a count to the stock: quantities are adjusted, units without a scan become lost, and lost units with a
 * scan are on hand again. Runs in one transaction. A count that is already posted does not change, so that two parallel requests
 * post once. Sales and movements during the count are included under the locks, which are taken in the common order (units,
 * levels, reservations). Reservations on missing units end. Returns the ids of the products that differed, or null if the count
 * was already posted. Throws record.notFound, count.notInReview, count.over, record.changed, approval.needed, stock.reserved at
 * `products.<id>` if missing pieces are reserved for a customer, and stock.short at `lines.<n>.quantity` if fewer pieces are on
 * hand than are missing.
 */
export async function postCount(
  tx: Tx,
  caller: CountReader & StoreScope,
  now: string,
  id: string,
  { version, approvalId }: { version: number; approvalId?: string | undefined },
): Promise<{ productIds: string[] } | null> {
  const count = await lockCount(tx, caller, id);
  if (count.status === 'posted') return null;
  assertStepAllowed(count, 'posted', version);
  await assertApproved(tx, caller, now, {
    action: 'count.post',
    subjectId: id,
    facts: [factOf('count', { detail: `version ${version}` })],
    approvalId,
  });

  const candidates = await candidatesOf(tx, caller, id);
  const claims = await lockStock(tx, caller, now, {
    unitIds: candidates.flatMap(({ unitId }) => unitId ?? []),
    productIds: candidates.flatMap(({ unitId, productId }) => (unitId === null ? productId : [])),
  });
  const differences = await saveResults(tx, caller, id);
  const source = { kind: 'count' as const, id };
  const unitIds = (sign: number) =>
    differences.flatMap(({ unitId, difference }) => (unitId !== null && Math.sign(difference) === sign ? unitId : []));
  const missing = new Set(unitIds(-1));
  const isOrphaned = ({ unitId }: Reservation) => unitId !== null && missing.has(unitId);
  const orphaned = claims.filter(isOrphaned);
  const over = claims.filter((claim) => claim.isOver && !isOrphaned(claim));
  await endClaims(tx, caller, now, over, 'expired');
  await endClaims(tx, caller, now, orphaned, 'lost', missing);
  const moved = [
    ...(await moveUnits(tx, caller, now, { unitIds: unitIds(-1), to: 'lost', kind: 'count', source })),
    ...(await moveUnits(tx, caller, now, { unitIds: unitIds(1), to: 'in_stock', kind: 'count', source })),
  ];
  const costs = new Map(moved.map((unit) => [unit.id, unit.unitCost]));
  const pieces = differences.filter(({ unitId }) => unitId === null);
  await assertNotReserved(tx, caller, claims, pieces);
  const booked = await bookQuantity(tx, caller, now, {
    lines: pieces.map(({ id: lineId, productId, difference: quantity }) => ({ productId, quantity, lineId })),
    kind: 'count',
    source,
  });
  await saveValues(tx, caller, [
    ...pieces.map(({ id: lineId }, index) => ({ id: lineId, value: booked[index]!.value })),
    ...differences.flatMap(({ id: lineId, unitId, difference }) =>
      unitId === null ? [] : { id: lineId, value: difference * (costs.get(unitId) ?? 0) },
    ),
  ]);
  const posted = await tx.first(closeCount, { businessId: caller.businessId, id, userId: caller.userId, now });
  await writeAuditEntry(tx, caller, now, 'count.posted', 'count', id, null, posted);
  return { productIds: [...new Set(differences.map(({ productId }) => productId))] };
}

/** Throws if the posting would write off reserved pieces. The error names the customer and the last day, at the product. */
async function assertNotReserved(
  tx: Tx,
  caller: CountReader & StoreScope,
  claims: readonly Reservation[],
  pieces: readonly Difference[],
): Promise<void> {
  const short = pieces.filter(({ difference }) => difference < 0);
  if (short.length === 0) return;
  const levels = await lockLevels(
    tx,
    caller,
    short.map(({ productId }) => productId),
  );
  for (const { productId, difference } of short) {
    const { name, onHand, reserved } = levels.get(productId)!;
    const isReserved = -difference > onHand - reserved && -difference <= onHand;
    if (isReserved)
      throwReservedPieces(claims, { id: productId, name }, null, onHand - reserved, `products.${productId}`);
  }
}

/** Returns the lines that seem to differ, and quantity lines that may differ once their levels are locked. */
async function candidatesOf(
  tx: Tx,
  caller: StoreScope,
  id: string,
): Promise<Pick<Difference, 'productId' | 'unitId'>[]> {
  const { rows } = await tx.execute<Pick<Difference, 'productId' | 'unitId'>>(
    sql`select product_id as "productId", unit_id as "unitId" from (${countedLines(caller.businessId, id)}) lines
        where difference <> 0 or (unit_id is null and ${isReported})`,
  );
  return rows;
}

/** Saves the result of each line, and returns the lines that differ, in the order of products. */
async function saveResults(tx: Tx, caller: StoreScope, id: string): Promise<Difference[]> {
  const { rows } = await tx.execute<Difference>(
    sql`with frozen as (
          update count_lines l set expected = x.expected, difference = x.difference,
            difference_value = x.difference_value, moved_out = x.moved_out, moved_in = x.moved_in
          from (${countedLines(caller.businessId, id)}) x
          where l.business_id = ${caller.businessId} and l.id = x.id
          returning l.id, l.product_id as "productId", l.unit_id as "unitId", l.difference
        )
        select * from frozen where difference <> 0 order by "productId", id`,
  );
  return rows;
}

/** Saves the value at which the difference of each line was booked. */
async function saveValues(tx: Tx, caller: StoreScope, values: readonly { id: string; value: number }[]): Promise<void> {
  if (values.length === 0) return;
  await tx.all(saveDifferenceValues, { businessId: caller.businessId, values: JSON.stringify(values) });
}
