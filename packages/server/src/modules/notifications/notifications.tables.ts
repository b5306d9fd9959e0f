import { sql } from 'drizzle-orm';
import { index, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Notification } from '@tilldesk/domain/notifications';
import { instant } from '../../database/columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { users } from '../../parties/people/people.tables.ts';

/** The notices, with one row for each person, so that everyone has their own read status. */
export const notifications = tenantTable(
  'notifications',
  {
    userId: reference('user_id', users).notNull(),
    /** The store that the notice is about. Null if it is about the person. */
    storeId: uuid('store_id'),
    kind: text('kind').notNull(),
    /** The English sentences. Other languages are built from `params`. */
    title: text('title').notNull(),
    body: text('body').notNull(),
    params: jsonb('params').$type<Notification['params']>().notNull(),
    /** A path of the app, or null. */
    link: text('link'),
    /** Identifies notices about the same subject while unread: `low-stock/<product>`. */
    groupKey: text('group_key'),
    actorId: uuid('actor_id'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    index('notifications_by_person').on(t.businessId, t.userId, t.createdAt, t.id),
    // Also the conflict target with which `notify` renews an unread notice.
    uniqueIndex('notifications_unread')
      .on(t.businessId, t.userId, t.groupKey)
      .where(sql`${t.readAt} is null`),
  ],
);
