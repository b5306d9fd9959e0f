import { sql } from 'drizzle-orm';
import { check, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReservationEnd } from '@tilldesk/domain/inventory';
import { instant } from '../../database/columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { customers } from '../../modules/customers/customers.tables.ts';
import { products } from '../../catalogue/products.tables.ts';
import { locations } from '../../modules/stores/stores.tables.ts';
import { units } from './stock.tables.ts';

/**
 * Goods reserved for a customer. Active ones add up to `stock_levels.reserved` and to the units with the status `reserved`. Ended
 * ones remain as history.
 */
export const stockReservations = tenantTable(
  'stock_reservations',
  {
    storeId: uuid('store_id').notNull(),
    locationId: reference('location_id', locations).notNull(),
    productId: reference('product_id', products).notNull(),
    unitId: reference('unit_id', units),
    customerId: reference('customer_id', customers).notNull(),
    quantity: integer('quantity').notNull(),
    /** Pieces that the customer took. */
    taken: integer('taken').notNull().default(0),
    /** The last day of the reservation, and the time at which that day ends. */
    until: date('until', { mode: 'string' }).notNull(),
    endsAt: instant('ends_at').notNull(),
    note: text('note'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
    endedAt: instant('ended_at'),
    end: text('ended_as').$type<ReservationEnd>(),
  },
  (t) => [
    index('reservations_open')
      .on(t.businessId, t.storeId, t.endsAt)
      .where(sql`ended_at is null`),
    index('reservations_by_product').on(t.businessId, t.storeId, t.productId, t.at),
    index('reservations_by_customer').on(t.businessId, t.customerId),
    uniqueIndex('reservations_one_a_unit')
      .on(t.businessId, t.unitId)
      .where(sql`ended_at is null`),
    check('reservations_quantity', sql`${t.quantity} > 0 and ${t.taken} between 0 and ${t.quantity}`),
    check('reservations_of_unit', sql`${t.unitId} is null or ${t.quantity} = 1`),
    check('reservations_end', sql`(${t.endedAt} is null) = (${t.end} is null)`),
  ],
);
