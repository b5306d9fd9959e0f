import { fieldProblems, isImei } from '@tilldesk/domain/fields';
import { Problem, problemAt, type FieldProblem } from '@tilldesk/domain/problems';
import type { openStock as call, Tracking } from '@tilldesk/domain/shop';
import * as z from 'zod/mini';
import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { addTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { note } from '../audit/audit.store.ts';
import { stockOf } from './stock.store.ts';

/** The first stock of a product; `id` is the document's, `unitCost` minor units. */
export type OpeningStock = z.output<(typeof call)['body']>;
type OpenedUnit = NonNullable<OpeningStock['units']>[number];

/**
 * Puts stock on the shelf with its ledger rows: a quantity, which moves the average cost, or a unit for each code. A
 * second call with the same id changes nothing. Throws record.notFound at productId, unit.taken at `units.<i>.code`,
 * request.invalid for what does not fit the product's tracking and for an IMEI with a wrong check digit.
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
    const wrong = z.safeParse(fitting[tracking], opening).error;
    if (wrong) throw new Problem('request.invalid', undefined, fieldProblems(wrong));
    const quantity = opening.units?.length ?? opening.quantity ?? 0;
    if (opening.units) await openUnits(tx, scope, now, opening, opening.units);
    else await openQuantity(tx, scope, now, opening, quantity);
    await note(tx, scope, now, 'stock.opened', 'product', productId, null, { documentId: id, quantity, unitCost });
  }
  const stock = await stockOf(tx, scope, [{ id: productId }]);
  return { productId, onHand: stock.get(productId)?.onHand ?? 0 };
}

const absent = z.optional(z.unknown().check(z.refine(() => false)));
const code = z.string().check(z.refine((text) => !/^\d{15}$/.test(text) || isImei(text), { error: 'imei' }));

/** What an opening must hold, by the tracking of its product. */
const fitting: Record<Tracking, z.ZodMiniType> = {
  serialized: z.object({ units: z.array(z.object({ code })), quantity: absent }),
  quantity: z.object({ quantity: z.int(), units: absent }),
  none: z.object({ productId: z.string().check(z.refine(() => false)) }),
};

async function isBooked(tx: Tx, scope: Scope, id: string): Promise<boolean> {
  const [row] = await tx.raw('select 1 from stock_movements where business_id = $1 and document_id = $2 limit 1', [
    scope.businessId,
    id,
  ]);
  return row !== undefined;
}

/** Until the end of the transaction the product keeps its tracking, and the same opening sent twice waits here. */
async function lockProduct(tx: Tx, scope: Scope, productId: string): Promise<Tracking> {
  const [product] = await tx.raw<{ tracking: Tracking }>(
    'select tracking from products where business_id = $1 and id = $2 and archived_at is null for no key update',
    [scope.businessId, productId],
  );
  if (!product) throw problemAt('productId', 'record.notFound');
  return product.tracking;
}

async function openQuantity(
  tx: Tx,
  scope: Scope,
  now: string,
  { id, productId, unitCost }: OpeningStock,
  pieces: number,
) {
  const value = pieces * unitCost;
  await tx.raw(
    `with level as (
       insert into stock_levels as l (business_id, product_id, location_id, store_id, on_hand, value)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (business_id, product_id, location_id)
         do update set on_hand = l.on_hand + excluded.on_hand, value = l.value + excluded.value
       returning on_hand
     )
     insert into stock_movements (business_id, product_id, location_id, store_id, quantity, value, id, kind, balance,
       document_id, user_id, at)
     select $1, $2, $3, $4, $5, $6, $7, 'opening', on_hand, $8, $9, $10 from level`,
    [scope.businessId, productId, scope.locationId, scope.storeId, pieces, value, newId(now), id, scope.userId, now],
  );
}

async function openUnits(tx: Tx, scope: Scope, now: string, opening: OpeningStock, wanted: readonly OpenedUnit[]) {
  const units = wanted.map((unit) => ({ id: newId(now), color: null, storage: null, ...unit }));
  // A till that enters the same code at this moment makes this statement wait; whoever comes second is told.
  const entered = await tx.raw<{ id: string }>(
    `insert into units (business_id, product_id, store_id, location_id, unit_cost, status, received_at, created_at,
       updated_at, id, code, color, storage)
     select $1, $2, $3, $4, $5, 'in_stock', $6, $6, $6, u.*
     from jsonb_to_recordset($7::jsonb) as u(id uuid, code text, color text, storage text)
     on conflict (business_id, code) where status in ('in_stock', 'reserved') do nothing
     returning id`,
    [
      scope.businessId,
      opening.productId,
      scope.storeId,
      scope.locationId,
      opening.unitCost,
      now,
      JSON.stringify(units),
    ],
  );
  const ids = new Set(entered.map((unit) => unit.id));
  refuseTaken(
    units.map((unit) => unit.code),
    units.map((unit) => !ids.has(unit.id)),
  );
  await tx.raw(
    `insert into stock_movements (business_id, product_id, location_id, store_id, quantity, value, kind, document_id,
       user_id, at, id, unit_id)
     select $1, $2, $3, $4, 1, $5, 'opening', $6, $7, $8, m.* from unnest($9::uuid[], $10::uuid[]) as m(id, unit_id)`,
    [
      scope.businessId,
      opening.productId,
      scope.locationId,
      scope.storeId,
      opening.unitCost,
      opening.id,
      scope.userId,
      now,
      units.map(() => newId(now)),
      units.map((unit) => unit.id),
    ],
  );
  const terms = units.flatMap((unit) => termsOf([], [unit.code]).map((term) => [term, unit.id] as const));
  await addTerms(tx, scope.businessId, 'unit', terms);
}

/** Names every code that could not be entered at its place in the list. */
function refuseTaken(codes: readonly string[], isTaken: readonly boolean[]): void {
  const fields: Record<string, FieldProblem> = {};
  codes.forEach((taken, i) => {
    if (isTaken[i]) Object.assign(fields, problemAt(`units.${i}.code`, 'unit.taken', { code: taken }).fields);
  });
  const first = isTaken.indexOf(true);
  if (first >= 0) throw new Problem('unit.taken', { code: codes[first]! }, fields);
}
