import { foreignKey, index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { WorkstationDraft } from '@tilldesk/domain/shop';
import { businessId, instant, nameText } from '../../database/columns.ts';
import { stores } from '../stores/stores.tables.ts';

/** A browser of a store and what hangs on it. Its id is the browser's; what it prints by is read and written as a whole. */
export const workstations = pgTable(
  'workstations',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    /** Where it was last set up: a browser that goes along to another store is one of that store then. */
    storeId: uuid('store_id').notNull(),
    name: nameText('name').notNull(),
    settings: jsonb('settings').$type<Omit<WorkstationDraft, 'name'>>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.storeId], foreignColumns: [stores.businessId, stores.id] }),
    index('workstations_by_store').on(t.businessId, t.storeId, t.name),
  ],
);
