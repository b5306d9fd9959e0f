import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { TradeIn } from '@tilldesk/domain/tradeIns';
import type { Grade, LockStatus } from '@tilldesk/domain/inventory';
import { exactText, instant, auditColumns, money } from '../../database/columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { customers } from '../customers/customers.tables.ts';
import { units } from '../../ledgers/stock/stock.tables.ts';
import { products } from '../../catalogue/products.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/** Used devices, offered and bought. The payment, payout and store credit entry of a trade-in have its id. */
export const tradeIns = tenantTable(
  'trade_ins',
  {
    storeId: reference('store_id', stores).notNull(),
    /** Assigned when it is accepted; shown as TI-1001. */
    number: integer('number'),
    status: text('status').$type<TradeIn['status']>().notNull(),
    /** The sale that it pays for, which may still be a cart; null if the shop only buys the device. */
    invoiceId: uuid('invoice_id'),
    customerId: reference('customer_id', customers).notNull(),
    productId: reference('product_id', products).notNull(),
    /** The unit that was created for the device. */
    unitId: reference('unit_id', units),
    code: exactText('code').notNull(),
    codes: jsonb('codes').$type<string[]>().notNull(),
    grade: text('grade').$type<Grade>().notNull(),
    color: text('color'),
    storage: text('storage'),
    batteryHealth: integer('battery_health'),
    lockStatus: text('lock_status').$type<LockStatus>().notNull(),
    notes: text('notes'),
    documentKind: text('document_kind').$type<TradeIn['document']['kind']>().notNull(),
    documentNumber: text('document_number').notNull(),
    documentExpires: date('document_expires', { mode: 'string' }),
    blacklist: text('blacklist').$type<TradeIn['blacklist']>().notNull(),
    blacklistReference: text('blacklist_reference'),
    offer: money('offer').notNull(),
    /** Checked by database/tender-kinds.ts. */
    payout: text('payout').$type<TradeIn['payout']>().notNull(),
    /** The part of the offer that was paid to the seller; the rest paid for the sale. */
    paidOut: money('paid_out'),
    userId: uuid('user_id').notNull(),
    acceptedAt: instant('accepted_at'),
    /** The store's business day on which it was accepted. */
    businessDay: date('business_day', { mode: 'string' }),
    /** The cash movement or store credit entry that reversed the payout. */
    reversalId: uuid('reversal_id'),
    ...auditColumns(),
  },
  (t) => [
    unique('trade_ins_number').on(t.businessId, t.storeId, t.number),
    index('trade_ins_by_invoice')
      .on(t.businessId, t.invoiceId)
      .where(sql`${t.invoiceId} is not null`),
    index('trade_ins_by_customer').on(t.businessId, t.customerId),
    index('trade_ins_by_product').on(t.businessId, t.productId),
    index('trade_ins_by_unit').on(t.businessId, t.unitId),
    check('trade_ins_status', sql`${t.status} in ('offered', 'accepted', 'voided', 'discarded')`),
    check(
      'trade_ins_accepted_whole',
      sql`(${t.status} in ('accepted', 'voided')) = (${t.number} is not null and ${t.unitId} is not null and ${t.paidOut} is not null and ${t.acceptedAt} is not null)`,
    ),
    check('trade_ins_offer', sql`${t.offer} > 0`),
    check('trade_ins_paid_out', sql`${t.paidOut} between 0 and ${t.offer}`),
    check('trade_ins_reversed', sql`${t.reversalId} is null or ${t.status} = 'voided'`),
  ],
);
