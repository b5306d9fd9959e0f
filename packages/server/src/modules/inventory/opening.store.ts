import { fieldProblems } from '@tilldesk/domain/fields';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { type openStock as call, normalizeIdentifier } from '@tilldesk/domain/inventory';
import type { Tracking } from '@tilldesk/domain/products';
import * as z from 'zod/mini';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { bookQuantity } from '../../ledgers/stock/levels.store.ts';
import { receiveUnits } from '../../ledgers/stock/receive-units.store.ts';
import { stockOf } from '../../ledgers/stock/stock.store.ts';
import { findOpeningMovement, lockTrackingOfProduct } from './inventory.statements.ts';

/** The opening stock of a product. `id` is the document's, `unitCost` in minor units. */
export type OpeningStock = z.output<(typeof call)['body']>;

/**
 * Books opening stock in the ledger: a quantity, which changes the average cost, or a unit for each code. A repeated request with
 * the same id changes nothing. Throws record.notFound at productId, unit.taken at `units.<i>.code`, request.invalid for values
 * that do not fit the product's tracking and for an IMEI with a wrong check digit.
 */
export async function openStock(
  tx: Tx,
  scope: Scope,
  now: string,
  opening: OpeningStock,
): Promise<{ productId: string; onHand: number }> {
  const { id, productId, unitCost } = opening;
  const tracking = await lockProduct(tx, scope, productId);
  if (!(await isBooked(tx, scope, id))) {
    const schemaError = z.safeParse(fitting[tracking], opening).error;
    if (schemaError) throw new Problem('request.invalid', undefined, fieldProblems(schemaError));
    const quantity = opening.units?.length ?? opening.quantity ?? 0;
    const source = { kind: 'opening', id } as const;
    if (opening.units) {
      const units = opening.units.map(({ code, ...more }) => ({
        ...more,
        identifiers: [identifierOf(code)],
        unitCost,
      }));
      const at = (index: number) => `units.${index}.code`;
      const unitReceipt = {
        productId,
        units,
        status: 'in_stock',
        acquiredVia: 'opening',
        kind: 'opening',
        source,
        at,
      } as const;
      await receiveUnits(tx, scope, now, unitReceipt);
    } else {
      const lines = [{ productId, quantity, value: quantity * unitCost }];
      await bookQuantity(tx, scope, now, { lines, kind: 'opening', source });
    }
    await writeAuditEntry(tx, scope, now, 'stock.opened', 'product', productId, null, {
      documentId: id,
      quantity,
      unitCost,
    });
  }
  const stock = await stockOf(tx, scope, [{ id: productId }]);
  return { productId, onHand: stock.get(productId)?.onHand ?? 0 };
}

/** Returns the normalized identifier of a code and its type. The contract allows no other codes. */
function identifierOf(code: string) {
  const identifier = normalizeIdentifier(code);
  if (identifier === null) throw new Error(`opening stock: ${code} names no device`);
  return identifier;
}

const absent = z.optional(z.unknown().check(z.refine(() => false)));
const code = z.string().check(z.refine((text) => normalizeIdentifier(text) !== null, { error: 'imei' }));

/** The schema of an opening, by the tracking of its product. */
const fitting: Record<Tracking, z.ZodMiniType> = {
  serialized: z.object({ units: z.array(z.object({ code })), quantity: absent }),
  quantity: z.object({ quantity: z.int(), units: absent }),
  none: z.object({ productId: z.string().check(z.refine(() => false)) }),
};

async function isBooked(tx: Tx, scope: Scope, id: string): Promise<boolean> {
  const row = await tx.first(findOpeningMovement, { businessId: scope.businessId, id });
  return row !== undefined;
}

/** Prevents a change of the product's tracking until the end of the transaction, and serializes repeated requests. */
async function lockProduct(tx: Tx, scope: Scope, productId: string): Promise<Tracking> {
  const product = await tx.first(lockTrackingOfProduct, { businessId: scope.businessId, productId });
  if (!product) throw problemAt('productId', 'record.notFound');
  return product.tracking;
}
