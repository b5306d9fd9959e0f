import { liveStatuses, parseIdentifier } from '@tilldesk/domain/inventory';
import { type Tracking } from '@tilldesk/domain/products';
import type { Reader, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { noteAll } from '../audit/audit.store.ts';
import { bookQuantity } from '../../ledgers/stock/levels.store.ts';
import { validateUnits, receiveUnits, type NewUnit } from '../../ledgers/stock/receive-units.store.ts';
import { stockOf } from '../../ledgers/stock/stock.store.ts';
import { importProblem } from './claims.store.ts';
import type { RelatedData, ValidatedRow } from './importer.ts';
import type { Values } from '../../crud/spec.ts';

/**
 * The opening stock of products. A quantity is booked if the product never had stock. The same quantity, or the current stock on
 * hand, changes nothing; any other quantity is rejected, since it would be an adjustment. Serials that the product has or had are
 * ignored. The unit cost is required if pieces are added, and ignored otherwise.
 */
export const productStock: RelatedData = { validate, write, read };

type Stock = { onHand: number; opened: number; hasMoved: boolean };
const noStock: Stock = { onHand: 0, opened: 0, hasMoved: false };

/** The normalized serials of a row. `written` is the text in the file, since some were saved with their separators. */
export const serialsIn = ({ read }: ValidatedRow) =>
  (Array.isArray(read.extras['serials']) ? read.extras['serials'] : [])
    .map((text) => ({ ...parseIdentifier(String(text)), written: String(text).trim().toUpperCase() }))
    .filter(({ value }) => value !== '');

const isOwn = (
  own: ReadonlySet<string>,
  { id }: ValidatedRow,
  { value, written }: { value: string; written: string },
) => own.has(`${id} ${value}`) || own.has(`${id} ${written}`);

const numberAt = (of: Values, name: string): number | null => (typeof of[name] === 'number' ? of[name] : null);

async function validate(tx: Tx, scope: Scope, all: readonly ValidatedRow[]): Promise<ReadonlySet<ValidatedRow>> {
  const rows = all.filter(({ read, id }) => id !== null && ('onHand' in read.extras || 'serials' in read.extras));
  if (rows.length === 0) return new Set();
  const trackings = await trackingsOf(tx, scope, rows);
  const stock = await stockNow(
    tx,
    scope,
    rows.map(({ id }) => id!),
  );
  const own = await ownSerials(tx, scope, rows);
  const pendingRows = new Set<ValidatedRow>();
  for (const row of rows) {
    const tracking = trackings.get(row.id!) ?? 'none';
    const isNew = tracking === 'serialized' ? validateSerials(row, own, stock) : validateQuantity(row, tracking, stock);
    if (!isNew) continue;
    if (numberAt(row.read.extras, 'unitCost') === null)
      row.problems.set('unitCost', importProblem('import.costMissing'));
    pendingRows.add(row);
  }
  await assertSerialsNotTaken(tx, scope, [...pendingRows], own);
  return new Set([...pendingRows].filter(({ problems }) => problems.size === 0));
}

/** Validates a row's quantity. Returns whether it is the opening stock of its product. */
function validateQuantity(row: ValidatedRow, tracking: Tracking, stock: ReadonlyMap<string, Stock>): boolean {
  if (serialsIn(row).length > 0) row.problems.set('serials', importProblem('import.notSerialized'));
  const pieces = numberAt(row.read.extras, 'onHand') ?? 0;
  const { onHand, opened, hasMoved } = stock.get(row.id!) ?? noStock;
  if (tracking === 'none') {
    if (pieces > 0 && pieces !== onHand) row.problems.set('onHand', importProblem('import.notCounted'));
    return false;
  }
  // The same quantity in several rows of one product counts once.
  if (row.duplicateOf !== null || !('onHand' in row.read.extras)) return false;
  if (!hasMoved) return pieces > 0;
  if (pieces !== onHand && pieces !== opened) row.problems.set('onHand', importProblem('import.opened', { onHand }));
  return false;
}

/** Validates a row's serials. Returns whether there are any that the product never had. */
function validateSerials(row: ValidatedRow, own: ReadonlySet<string>, stock: ReadonlyMap<string, Stock>): boolean {
  const serials = serialsIn(row);
  const fresh = freshSerials(row, own);
  if (fresh.some(({ hasInvalidCheckDigit }) => hasInvalidCheckDigit)) {
    row.problems.set('serials', { code: 'imei', message: 'This is not a valid IMEI.' });
  }
  const pieces = numberAt(row.read.extras, 'onHand');
  const { onHand } = stock.get(row.id!) ?? noStock;
  if (pieces !== null && pieces !== serials.length && pieces !== onHand) {
    const details = { serials: serials.length, quantity: pieces };
    row.problems.set(
      'onHand',
      serials.length > 0 ? importProblem('import.serialCount', details) : importProblem('import.notCounted'),
    );
  }
  return fresh.length > 0;
}

async function assertSerialsNotTaken(tx: Tx, scope: Scope, rows: readonly ValidatedRow[], own: ReadonlySet<string>) {
  const units = rows.flatMap((row) => freshSerials(row, own).map((identifier) => ({ row, identifiers: [identifier] })));
  if (units.length === 0) return;
  const rejections = await validateUnits(
    tx,
    scope,
    units.map(({ identifiers }) => ({ identifiers, unitCost: 0 })),
  );
  for (const { index, code, params } of rejections) {
    const row = units[index]?.row;
    if (row && !row.problems.has('serials')) row.problems.set('serials', importProblem(code, params));
  }
}

const freshSerials = (row: ValidatedRow, own: ReadonlySet<string>) =>
  serialsIn(row).filter((serial) => !isOwn(own, row, serial));

/** Returns how the products of rows are tracked: as the rows specify, otherwise as saved. */
async function trackingsOf(tx: Tx, scope: Scope, rows: readonly ValidatedRow[]): Promise<Map<string, Tracking>> {
  const existing = await tx.raw<{ id: string; tracking: Tracking }>(
    'select id, tracking from products where business_id = $1 and id = any($2::uuid[])',
    [scope.businessId, rows.map(({ id }) => id)],
    'trackings_of',
  );
  const changes = rows.flatMap(({ id, change, read }) => {
    const tracking = change?.after['tracking'] ?? read.values['tracking'];
    return isTracking(tracking) ? [[id!, tracking] as const] : [];
  });
  // A row that repeats an earlier row refers to the same product, though it changes nothing itself.
  return new Map([...rows.map(({ id }) => [id!, 'quantity'] as const), ...existing.map(pair), ...changes]);
}

const pair = ({ id, tracking }: { id: string; tracking: Tracking }) => [id, tracking] as const;
const isTracking = (text: unknown): text is Tracking => text === 'serialized' || text === 'quantity' || text === 'none';

async function stockNow(tx: Tx, scope: Scope, ids: readonly string[]): Promise<Map<string, Stock>> {
  const rows = await tx.raw<{ id: string; opened: number }>(
    `select product_id as id, coalesce(sum(quantity) filter (where kind = 'opening'), 0)::bigint as opened
     from stock_movements where business_id = $1 and store_id = $2 and product_id = any($3::uuid[]) group by product_id`,
    [scope.businessId, scope.storeId, ids],
    'opened_of',
  );
  const stocked = await stockOf(
    tx,
    scope,
    ids.map((id) => ({ id })),
  );
  return new Map(rows.map(({ id, opened }) => [id, { opened, onHand: stocked.get(id)?.onHand ?? 0, hasMoved: true }]));
}

/**
 * Returns the serials that a product has or had, as `<product> <serial>`, so that importing the file again does not add sold
 * units.
 */
async function ownSerials(tx: Tx, scope: Scope, rows: readonly ValidatedRow[]): Promise<Set<string>> {
  const codes = rows.flatMap((row) => serialsIn(row).flatMap(({ value, written }) => [value, written]));
  if (codes.length === 0) return new Set();
  const found = await tx.raw<{ product: string; value: string }>(
    `select u.product_id as product, i.value from device_identifiers i
     join units u on u.business_id = i.business_id and u.device_id = i.device_id
     where i.business_id = $1 and i.value = any($2::text[])`,
    [scope.businessId, codes],
    'own_serials',
  );
  return new Set(found.map(({ product, value }) => `${product} ${value}`));
}

async function write(
  tx: Tx,
  scope: Scope,
  now: string,
  importId: string,
  rows: readonly ValidatedRow[],
): Promise<void> {
  const source = { kind: 'opening', id: importId } as const;
  const own = await ownSerials(tx, scope, rows);
  const pieces = rows.filter((row) => serialsIn(row).length === 0);
  const cost = ({ read }: ValidatedRow) => numberAt(read.extras, 'unitCost') ?? 0;
  const lines = pieces.map((row) => {
    const quantity = numberAt(row.read.extras, 'onHand') ?? 0;
    return { productId: row.id!, quantity, value: quantity * cost(row) };
  });
  await bookQuantity(tx, scope, now, { lines, kind: 'opening', source });

  const units = new Map<string, NewUnit[]>();
  for (const row of rows) {
    for (const { type, value } of freshSerials(row, own)) {
      units.set(row.id!, [...(units.get(row.id!) ?? []), { identifiers: [{ type, value }], unitCost: cost(row) }]);
    }
  }
  for (const [productId, productUnits] of [...units].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const unitReceipt = {
      productId,
      units: productUnits,
      status: 'in_stock',
      acquiredVia: 'opening',
      kind: 'opening',
      source,
    } as const;
    await receiveUnits(tx, scope, now, unitReceipt);
  }
  const opened = [
    ...lines.map(({ productId, quantity }) => ({ productId, quantity })),
    ...[...units].map(([productId, productUnits]) => ({ productId, quantity: productUnits.length })),
  ];
  const notes = opened.map(({ productId, quantity }) => ({
    action: 'stock.opened',
    entityId: productId,
    before: null,
    after: { documentId: importId, quantity },
  }));
  await noteAll(tx, scope, now, 'product', notes);
}

/** Returns stock on hand, cost and serials in the store. */
async function read(tx: Tx, caller: Reader, ids: readonly string[]): Promise<Map<string, Values>> {
  const stock = await stockOf(
    tx,
    caller,
    ids.map((id) => ({ id })),
  );
  const serials = await tx.raw<{ id: string; codes: string[] }>(
    `select product_id as id, array_agg(code order by code) as codes from units
     where business_id = $1 and store_id = $2 and product_id = any($3::uuid[]) and status = any($4::text[])
     group by product_id`,
    [caller.businessId, caller.storeId, ids, liveStatuses],
    'serials_of',
  );
  const codes = new Map(serials.map((row) => [row.id, row.codes]));
  return new Map(
    [...stock].map(([id, { onHand, value }]) => [
      id,
      { onHand, unitCost: onHand > 0 ? Math.round(value / onHand) : null, serials: codes.get(id) ?? [] },
    ]),
  );
}
