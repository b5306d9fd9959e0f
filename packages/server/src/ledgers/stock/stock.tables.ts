import { bigint, check, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  movementKinds,
  unitStatuses,
  type MovementKind,
  type UnitStatus,
  acquiredVias,
  activeStatuses,
  grades,
  identifierTypes,
  lockStatuses,
  type AcquiredVia,
  type Grade,
  type IdentifierType,
  type LockStatus,
  type SourceKind,
} from '@tilldesk/domain/inventory';
import { type Product } from '@tilldesk/domain/products';
import { exactText, instant, auditColumns, money } from '../../database/columns.ts';
import { keyedTable, reference, tenantTable } from '../../database/tenant-table.ts';
import { products } from '../../catalogue/products.tables.ts';
import { locations } from '../../modules/stores/stores.tables.ts';

/** A phone or another item with codes of its own, over all its units in the business. */
export const devices = tenantTable('devices', { createdAt: instant('created_at').notNull() });

/** The codes of a device. A code permanently belongs to one device of the business. */
export const deviceIdentifiers = keyedTable(
  'device_identifiers',
  ['value'],
  {
    value: exactText('value').notNull(),
    type: text('type').$type<IdentifierType>().notNull(),
    deviceId: reference('device_id', devices).notNull(),
  },
  (t) => [
    index('identifiers_by_device').on(t.businessId, t.deviceId),
    check('identifiers_type', oneOf(t.type, identifierTypes)),
  ],
);

/**
 * Serialized units: each is one period of a device in the shop, from receiving to leaving. Stock on hand of a serialized product
 * *is* the number of its live units. Costs are per unit. A device has one active unit at a time: the database rejects a second
 * one, and every status change that `unitTransitions` does not allow (a trigger; another one writes `unit_events`).
 */
export const units = tenantTable(
  'units',
  {
    /** The device of its code. A trigger finds it, or creates it for an unknown code. */
    deviceId: reference('device_id', devices)
      .notNull()
      .default(sql`gen_random_uuid()`),
    productId: reference('product_id', products).notNull(),
    storeId: uuid('store_id').notNull(),
    locationId: reference('location_id', locations).notNull(),
    /** The identifier that is displayed. */
    code: exactText('code').notNull(),
    color: text('color'),
    storage: text('storage'),
    condition: text('condition').$type<Product['condition']>(),
    grade: text('grade').$type<Grade>(),
    /** Percent of the original capacity. */
    batteryHealth: integer('battery_health'),
    carrier: text('carrier'),
    lockStatus: text('lock_status').$type<LockStatus>().notNull().default('unknown'),
    status: text('status').$type<UnitStatus>().notNull(),
    /** The whole cost so far: purchase price, share of freight, refurbishing. */
    unitCost: money('unit_cost').notNull(),
    landedCost: money('landed_cost').notNull().default(0),
    refurbCost: money('refurb_cost').notNull().default(0),
    /** Its own price, if it differs from the product's. */
    price: money('price'),
    acquiredVia: text('acquired_via').$type<AcquiredVia>().notNull().default('opening'),
    vendorId: uuid('vendor_id'),
    vendorWarrantyUntil: date('vendor_warranty_until', { mode: 'string' }),
    notes: text('notes'),
    receivedAt: instant('received_at').notNull(),
    invoiceId: uuid('invoice_id'),
    /** The document of the last movement, and its user. The unit's event is written from these. */
    sourceKind: text('source_kind').$type<SourceKind>().notNull().default('opening'),
    sourceId: uuid('source_id'),
    movedBy: uuid('moved_by'),
    moveNote: text('move_note'),
    ...auditColumns(),
  },
  (t) => [
    uniqueIndex('units_one_life').on(t.businessId, t.deviceId).where(among('status', activeStatuses)),
    uniqueIndex('units_active_code').on(t.businessId, t.code).where(among('status', activeStatuses)),
    index('units_by_code').on(t.businessId, t.code),
    index('units_by_device').on(t.businessId, t.deviceId),
    index('units_by_arrival').on(t.businessId, t.receivedAt, t.id),
    index('units_by_age').on(t.businessId, t.storeId, t.receivedAt, t.id),
    index('units_of_store_by_code').on(t.businessId, t.storeId, t.code, t.id),
    index('units_by_product').on(t.businessId, t.storeId, t.productId, t.status, t.receivedAt),
    index('units_by_source').on(t.businessId, t.sourceId),
    check('units_status', oneOf(t.status, unitStatuses)),
    check('units_grade', oneOf(t.grade, grades)),
    check('units_lock', oneOf(t.lockStatus, lockStatuses)),
    check('units_acquired', oneOf(t.acquiredVia, acquiredVias)),
    check('units_battery', sql`${t.batteryHealth} between 0 and 100`),
    // A unit sold by an adjustment has no invoice.
    check('units_sold_on', sql`${t.invoiceId} is null or ${t.status} = 'sold'`),
    check('units_cost', sql`${t.unitCost} >= 0`),
  ],
);

/** The history of a unit, append-only. A trigger writes an event for each change of status, so that none is missing. */
export const unitEvents = keyedTable(
  'unit_events',
  ['seq'],
  {
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    unitId: reference('unit_id', units).notNull(),
    storeId: uuid('store_id').notNull(),
    locationId: uuid('location_id').notNull(),
    /** Null for the first event. */
    fromStatus: text('from_status').$type<UnitStatus>(),
    toStatus: text('to_status').$type<UnitStatus>().notNull(),
    sourceKind: text('source_kind').$type<SourceKind>().notNull(),
    sourceId: uuid('source_id'),
    userId: uuid('user_id'),
    note: text('note'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('unit_events_by_unit').on(t.businessId, t.unitId, t.seq),
    index('unit_events_by_source').on(t.businessId, t.sourceId),
  ],
);

/**
 * Stock tracked by quantity: pieces and their total cost, so that the average cost is value over pieces without rounding losses.
 * Updated in the transaction of the ledger; never below zero.
 */
export const stockLevels = keyedTable(
  'stock_levels',
  ['productId', 'locationId'],
  {
    productId: reference('product_id', products).notNull(),
    locationId: reference('location_id', locations).notNull(),
    storeId: uuid('store_id').notNull(),
    onHand: integer('on_hand').notNull(),
    /** The reserved pieces among these. The rest is available. */
    reserved: integer('reserved').notNull().default(0),
    value: money('value').notNull(),
  },
  (t) => [
    index('levels_by_store').on(t.businessId, t.storeId, t.productId),
    check('levels_never_negative', sql`${t.onHand} >= 0`),
    check('levels_reserved', sql`${t.reserved} between 0 and ${t.onHand}`),
    // The value is 0 when no pieces are left.
    check('levels_value', sql`${t.onHand} > 0 or ${t.value} = 0`),
  ],
);

/** The stock ledger, append-only: product, location, quantity, cost, reason, document and unit. */
export const stockMovements = tenantTable(
  'stock_movements',
  {
    /** The order of booking. Times can be equal, and a transaction that waited for a lock has the earlier time. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    locationId: uuid('location_id').notNull(),
    productId: uuid('product_id').notNull(),
    unitId: uuid('unit_id'),
    kind: text('kind').$type<MovementKind>().notNull(),
    quantity: integer('quantity').notNull(),
    /** The total cost of the pieces, in signed minor units. */
    value: money('value').notNull(),
    /** Pieces of the product at the location after the movement. Null for serialized units, which are counted. */
    balance: integer('balance'),
    documentId: uuid('document_id'),
    documentLineId: uuid('document_line_id'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('movements_by_product').on(t.businessId, t.productId, t.seq),
    // Recent sales quantities of a product, by an index-only scan.
    index('movements_of_sales')
      .on(t.businessId, t.productId, t.at, t.quantity)
      .where(sql`kind = 'sale'`),
    index('movements_by_document').on(t.businessId, t.documentId),
    index('movements_by_unit')
      .on(t.businessId, t.unitId, t.seq)
      .where(sql`unit_id is not null`),
    check('movements_kind', oneOf(t.kind, movementKinds)),
  ],
);

/** Costs that were added after the goods had left: they change no stock and belong to the sold goods. Append-only. */
export const costVariances = tenantTable(
  'cost_variances',
  {
    storeId: uuid('store_id').notNull(),
    productId: reference('product_id', products).notNull(),
    unitId: uuid('unit_id'),
    kind: text('kind').$type<MovementKind>().notNull(),
    documentId: uuid('document_id').notNull(),
    /** Signed, minor units. */
    amount: money('amount').notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('variances_by_document').on(t.businessId, t.documentId)],
);

/** SQL condition: a column has one of the values, or is null. */
function oneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (${listed(values)})`;
}

/** The same condition for places where drizzle requires a column without its table. */
function among(column: string, values: readonly string[]): SQL {
  return sql`${sql.raw(column)} in (${listed(values)})`;
}

function listed(values: readonly string[]): SQL {
  return sql.raw(values.map((item) => `'${item}'`).join(', '));
}
