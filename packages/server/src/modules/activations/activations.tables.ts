import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ActivationStatus, ActivationType } from '@tilldesk/domain/activations';
import { exactText, instant, auditColumns, money, nameText } from '../../database/columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { stores } from '../stores/stores.tables.ts';

/** The carriers of a store: the format of their SIM card numbers, and the dealer codes under which they list the shop. */
export const carriers = tenantTable(
  'carriers',
  {
    storeId: reference('store_id', stores).notNull(),
    name: nameText('name').notNull(),
    simPrefix: text('sim_prefix'),
    simLength: integer('sim_length'),
    dealerCodes: jsonb('dealer_codes').$type<string[]>().notNull(),
    isActive: boolean('is_active').notNull(),
    ...auditColumns(),
  },
  (t) => [unique('carriers_name').on(t.businessId, t.storeId, t.name)],
);

/** Activations that a carrier carries out. Prepared with a line of a cart, posted with its sale. */
export const activations = tenantTable(
  'activations',
  {
    storeId: reference('store_id', stores).notNull(),
    /** The sale and its line. Before posting, both exist only as a cart. */
    invoiceId: uuid('invoice_id').notNull(),
    lineId: uuid('line_id').notNull(),
    status: text('status').$type<ActivationStatus>().notNull(),
    carrierId: reference('carrier_id', carriers).notNull(),
    dealerCode: text('dealer_code'),
    type: text('type').$type<ActivationType>().notNull(),
    term: integer('term'),
    plan: text('plan').notNull(),
    planPrice: money('plan_price').notNull(),
    phone: text('phone'),
    portFrom: text('port_from'),
    imei: exactText('imei'),
    iccid: text('iccid'),
    account: text('account'),
    commission: money('commission'),
    spiff: money('spiff'),
    /** The carrier's confirmation number. */
    confirmation: text('confirmation'),
    /** The day of the cancellation, or of the commission chargeback. */
    endedOn: date('ended_on', { mode: 'string' }),
    userId: uuid('user_id').notNull(),
    activatedAt: instant('activated_at'),
    /** The business day of the sale, in the store's time zone. Null before the sale. */
    businessDay: date('business_day', { mode: 'string' }),
    ...auditColumns(),
  },
  (t) => [
    index('activations_by_invoice').on(t.businessId, t.invoiceId),
    index('activations_by_carrier').on(t.businessId, t.carrierId),
    uniqueIndex('activations_one_a_line')
      .on(t.businessId, t.invoiceId, t.lineId)
      .where(sql`${t.status} <> 'discarded'`),
    uniqueIndex('activations_once_a_day')
      .on(t.businessId, t.imei, t.businessDay)
      .where(sql`${t.status} in ('pending', 'active')`),
    check(
      'activations_status',
      sql`${t.status} in ('prepared', 'pending', 'active', 'cancelled', 'chargedBack', 'discarded')`,
    ),
    check(
      'activations_posted_whole',
      sql`(${t.status} in ('prepared', 'discarded')) = (${t.businessDay} is null and ${t.activatedAt} is null)`,
    ),
    check('activations_confirmed', sql`${t.status} <> 'active' or ${t.confirmation} is not null`),
    check('activations_ended', sql`(${t.status} in ('cancelled', 'chargedBack')) = (${t.endedOn} is not null)`),
  ],
);
