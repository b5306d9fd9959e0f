import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { UnitStatus } from '@tilldesk/domain/inventory';
import type { AdjustmentReason } from '@tilldesk/domain/adjustments';
import { exactText, instant, money } from '../../database/columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { customers } from '../customers/customers.tables.ts';
import { units } from '../../ledgers/stock/stock.tables.ts';
import { products } from '../../catalogue/products.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/** Stock adjustments. Posted when created and never edited; an adjustment is reversed by another one. */
export const stockAdjustments = tenantTable(
  'stock_adjustments',
  {
    storeId: reference('store_id', stores).notNull(),
    locationId: uuid('location_id').notNull(),
    number: integer('number').notNull(),
    reason: text('reason').$type<AdjustmentReason>().notNull(),
    note: text('note'),
    customerId: reference('customer_id', customers),
    /** The approval, if one was needed. */
    approvalId: uuid('approval_id'),
    /** Signed sums over the lines. */
    pieces: integer('pieces').notNull(),
    value: money('value').notNull(),
    /** The adjustment that this one reverses. An adjustment can be reversed once. */
    reversesId: uuid('reverses_id'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.businessId, t.reversesId], foreignColumns: [t.businessId, t.id] }),
    unique('adjustments_number').on(t.businessId, t.storeId, t.number),
    unique('adjustments_reversed_once').on(t.businessId, t.reversesId),
    index('adjustments_by_age').on(t.businessId, t.storeId, t.at, t.id),
    index('adjustments_by_customer')
      .on(t.businessId, t.customerId, t.at)
      .where(sql`${t.customerId} is not null`),
    index('adjustments_by_reason').on(t.businessId, t.storeId, t.reason, t.at),
  ],
);

/** The lines of an adjustment: pieces of a product, or a unit with its status before and after. */
export const stockAdjustmentLines = tenantTable(
  'stock_adjustment_lines',
  {
    adjustmentId: reference('adjustment_id', stockAdjustments).notNull(),
    position: integer('position').notNull(),
    productId: reference('product_id', products).notNull(),
    unitId: reference('unit_id', units),
    unitCode: exactText('unit_code'),
    /** Signed change of the stock on hand. 0 if a unit stayed on hand. */
    quantity: integer('quantity').notNull(),
    value: money('value').notNull(),
    fromStatus: text('from_status').$type<UnitStatus>(),
    toStatus: text('to_status').$type<UnitStatus>(),
    /** The sale price of a piece, if known. */
    price: money('price'),
  },
  (t) => [
    index('adjustment_lines_of').on(t.businessId, t.adjustmentId, t.position),
    index('adjustment_lines_by_product').on(t.businessId, t.productId),
    index('adjustment_lines_by_unit').on(t.businessId, t.unitId),
    check('adjustment_lines_unit', sql`(${t.unitId} is null) = (${t.toStatus} is null)`),
  ],
);
