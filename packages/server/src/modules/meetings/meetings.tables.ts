import { sql } from 'drizzle-orm';
import { check, index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { users } from '../../parties/people/people.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/** Meetings of people with the product's team. A cancelled one remains stored, and its time is free again. */
export const meetings = tenantTable(
  'meetings',
  {
    storeId: reference('store_id', stores).notNull(),
    userId: reference('user_id', users).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    note: text('note').notNull(),
    /** The zone of the times in the person's mails. */
    timeZone: text('time_zone').notNull(),
    createdAt: instant('created_at').notNull(),
    cancelledAt: instant('cancelled_at'),
  },
  (t) => [
    // The team meets one person at a time, of any business.
    uniqueIndex('meetings_time')
      .on(t.startsAt)
      .where(sql`${t.cancelledAt} is null`),
    index('meetings_by_person').on(t.businessId, t.userId, t.endsAt),
    check('meetings_order', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
