import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Notification } from '@tilldesk/domain/shop';
import { businessId, instant } from '../../database/columns.ts';
import { users } from '../session/session.tables.ts';

/** What a person was told. One row a person, so that reading is each one's own. */
export const notifications = pgTable(
  'notifications',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    /** The store it is about; null is about the person. */
    storeId: uuid('store_id'),
    kind: text('kind').notNull(),
    /** The English sentences, with the values that other languages fill theirs from. */
    title: text('title').notNull(),
    body: text('body').notNull(),
    params: jsonb('params').$type<Notification['params']>().notNull(),
    /** A path of the app, or null. */
    link: text('link'),
    /** What is the same news while it is unread: `low-stock/<product>`. */
    groupKey: text('group_key'),
    actorId: uuid('actor_id'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.userId], foreignColumns: [users.businessId, users.id] }),
    index('notifications_by_person').on(t.businessId, t.userId, t.createdAt, t.id),
    // Also what makes an unread one of the same news be renewed (`raise`).
    uniqueIndex('notifications_unread')
      .on(t.businessId, t.userId, t.groupKey)
      .where(sql`${t.readAt} is null`),
  ],
);
