import { payTypes, type PayType } from '@tilldesk/domain/employees';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, text } from 'drizzle-orm/pg-core';
import { instant, money } from '../../database/columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { users } from './people.tables.ts';

const payTypeList = sql.raw(payTypes.map((type) => `'${type}'`).join(', '));

/** The pay of people from a day on, append-only: of several rates for one day the last one counts. */
export const payRates = tenantTable(
  'pay_rates',
  {
    userId: reference('user_id', users).notNull(),
    payType: text('pay_type').$type<PayType>().notNull(),
    /** Minor units of the store's currency per hour or per month. Null for commissions alone. */
    amount: money('amount'),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    createdBy: reference('created_by', users).notNull(),
    createdAt: instant('created_at').notNull(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (t) => [
    index('pay_rates_by_person').on(t.businessId, t.userId, t.validFrom, t.seq),
    check('pay_rates_type', sql`${t.payType} in (${payTypeList})`),
    check('pay_rates_amount', sql`(${t.amount} is null) = (${t.payType} = 'commissionOnly') and ${t.amount} > 0`),
  ],
);
