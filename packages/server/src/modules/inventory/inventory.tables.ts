import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { movementKinds, unitStatuses, type MovementKind, type Product, type UnitStatus } from '@tilldesk/domain/shop';
import {
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
} from '@tilldesk/domain/stock';
import { businessId, exactText, instant, auditColumns, money } from '../../database/columns.ts';
import { products } from '../products/products.tables.ts';
import { locations } from '../stores/stores.tables.ts';

/** A phone or another thing that bears codes of its own, over all its lives in the business. */
export const devices = pgTable(
  'devices',
  { businessId: businessId(), id: uuid('id').notNull(), createdAt: instant('created_at').notNull() },
  (t) => [primaryKey({ columns: [t.businessId, t.id] })],
);

/** The codes of a device. A code leads to one device of the business, for good. */
export const deviceIdentifiers = pgTable(
  'device_identifiers',
  {
    businessId: businessId(),
    value: exactText('value').notNull(),
    type: text('type').$type<IdentifierType>().notNull(),
    deviceId: uuid('device_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.value] }),
    foreignKey({ columns: [t.businessId, t.deviceId], foreignColumns: [devices.businessId, devices.id] }),
    index('identifiers_by_device').on(t.businessId, t.deviceId),
    check('identifiers_type', oneOf(t.type, identifierTypes)),
  ],
);

/**
 * Serialized pieces: one life of a device, from taking it in to its going. On hand of a serialized product *is* the count
 * of its live units. Costs are per unit. A device has one life at a time: the database refuses a second, and every move
 * that `unitMoves` does not allow (a trigger; another writes `unit_events`).
 */
export const units = pgTable(
  'units',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    /** That of its code, where the business knows the code: a trigger finds it, or makes the device. */
    deviceId: uuid('device_id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    productId: uuid('product_id').notNull(),
    storeId: uuid('store_id').notNull(),
    locationId: uuid('location_id').notNull(),
    /** The identifier by which it is called. */
    code: exactText('code').notNull(),
    color: text('color'),
    storage: text('storage'),
    condition: text('condition').$type<Product['condition']>(),
    grade: text('grade').$type<Grade>(),
    /** Percent of the capacity it had when new. */
    batteryHealth: integer('battery_health'),
    carrier: text('carrier'),
    lockStatus: text('lock_status').$type<LockStatus>().notNull().default('unknown'),
    status: text('status').$type<UnitStatus>().notNull(),
    /** All that it cost up to now: its price, its share of freight, its refurbishing. */
    unitCost: money('unit_cost').notNull(),
    landedCost: money('landed_cost').notNull().default(0),
    refurbCost: money('refurb_cost').notNull().default(0),
    /** Its own price, where it is not the product's. */
    price: money('price'),
    acquiredVia: text('acquired_via').$type<AcquiredVia>().notNull().default('opening'),
    vendorId: uuid('vendor_id'),
    vendorWarrantyUntil: date('vendor_warranty_until', { mode: 'string' }),
    notes: text('notes'),
    receivedAt: instant('received_at').notNull(),
    invoiceId: uuid('invoice_id'),
    /** What moved it last, and who: its event is written from these. */
    sourceKind: text('source_kind').$type<SourceKind>().notNull().default('opening'),
    sourceId: uuid('source_id'),
    movedBy: uuid('moved_by'),
    moveNote: text('move_note'),
    ...auditColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.deviceId], foreignColumns: [devices.businessId, devices.id] }),
    foreignKey({ columns: [t.businessId, t.productId], foreignColumns: [products.businessId, products.id] }),
    foreignKey({ columns: [t.businessId, t.locationId], foreignColumns: [locations.businessId, locations.id] }),
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
    // What was sold by an adjustment has no invoice.
    check('units_sold_on', sql`${t.invoiceId} is null or ${t.status} = 'sold'`),
    check('units_cost', sql`${t.unitCost} >= 0`),
  ],
);

/** What became of a unit, append-only; written by a trigger for each change of status, so that none is missing. */
export const unitEvents = pgTable(
  'unit_events',
  {
    businessId: businessId(),
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    unitId: uuid('unit_id').notNull(),
    storeId: uuid('store_id').notNull(),
    locationId: uuid('location_id').notNull(),
    /** Null where its life begins. */
    fromStatus: text('from_status').$type<UnitStatus>(),
    toStatus: text('to_status').$type<UnitStatus>().notNull(),
    sourceKind: text('source_kind').$type<SourceKind>().notNull(),
    sourceId: uuid('source_id'),
    userId: uuid('user_id'),
    note: text('note'),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.seq] }),
    foreignKey({ columns: [t.businessId, t.unitId], foreignColumns: [units.businessId, units.id] }),
    index('unit_events_by_unit').on(t.businessId, t.unitId, t.seq),
    index('unit_events_by_source').on(t.businessId, t.sourceId),
  ],
);

/**
 * What is held by quantity: pieces and what they cost in all, so that the moving average is value over pieces and no
 * cent is lost. Kept in the ledger's own transaction; never below zero.
 */
export const stockLevels = pgTable(
  'stock_levels',
  {
    businessId: businessId(),
    productId: uuid('product_id').notNull(),
    locationId: uuid('location_id').notNull(),
    storeId: uuid('store_id').notNull(),
    onHand: integer('on_hand').notNull(),
    /** Pieces of these that are kept for somebody; what is available is the rest. */
    reserved: integer('reserved').notNull().default(0),
    value: money('value').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.productId, t.locationId] }),
    foreignKey({ columns: [t.businessId, t.productId], foreignColumns: [products.businessId, products.id] }),
    foreignKey({ columns: [t.businessId, t.locationId], foreignColumns: [locations.businessId, locations.id] }),
    index('levels_by_store').on(t.businessId, t.storeId, t.productId),
    check('levels_never_negative', sql`${t.onHand} >= 0`),
    check('levels_reserved', sql`${t.reserved} between 0 and ${t.onHand}`),
    // The last piece takes the last cent with it.
    check('levels_value', sql`${t.onHand} > 0 or ${t.value} = 0`),
  ],
);

/** The stock ledger, append-only: what, where, how many, at what cost, why, for which document, which unit. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    /** The order of booking; moments may be equal, and a till that waited for a lock has the earlier one. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    locationId: uuid('location_id').notNull(),
    productId: uuid('product_id').notNull(),
    unitId: uuid('unit_id'),
    kind: text('kind').$type<MovementKind>().notNull(),
    quantity: integer('quantity').notNull(),
    /** Signed, minor units: what the pieces cost in all. */
    value: money('value').notNull(),
    /** Pieces of the product at the location afterwards; null for serialized units, which are counted. */
    balance: integer('balance'),
    documentId: uuid('document_id'),
    documentLineId: uuid('document_line_id'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    index('movements_by_product').on(t.businessId, t.productId, t.seq),
    // How many of a product were sold of late, read from the index alone.
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

/** Cost that came to goods after they had gone: it changes no stock and belongs to what was sold. Append-only. */
export const costVariances = pgTable(
  'cost_variances',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    storeId: uuid('store_id').notNull(),
    productId: uuid('product_id').notNull(),
    unitId: uuid('unit_id'),
    kind: text('kind').$type<MovementKind>().notNull(),
    documentId: uuid('document_id').notNull(),
    /** Signed, minor units. */
    amount: money('amount').notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.productId], foreignColumns: [products.businessId, products.id] }),
    index('variances_by_document').on(t.businessId, t.documentId),
  ],
);

/** A column that holds one word of a list, or nothing. */
function oneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (${listed(values)})`;
}

/** The same where drizzle wants a column without its table. */
function among(column: string, values: readonly string[]): SQL {
  return sql`${sql.raw(column)} in (${listed(values)})`;
}

function listed(values: readonly string[]): SQL {
  return sql.raw(values.map((item) => `'${item}'`).join(', '));
}
