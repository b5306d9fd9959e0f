import { pgTable, primaryKey, index, uuid } from 'drizzle-orm/pg-core';
import { businessId, exactText } from '../database/columns.ts';

/**
 * Words, codes and reversed code endings that lead to a record. Under a policy, only `=` and prefix ranges on text can
 * use an index, so search uses only these (docs/decisions/platform/0006).
 */
export const searchTerms = pgTable(
  'search_terms',
  {
    businessId: businessId(),
    kind: exactText('kind').notNull(),
    term: exactText('term').notNull(),
    targetId: uuid('target_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.kind, t.term, t.targetId] }),
    index('terms_by_target').on(t.businessId, t.targetId),
  ],
);
