import { index, uuid } from 'drizzle-orm/pg-core';
import { exactText } from '../database/columns.ts';
import { keyedTable } from '../database/tenant-table.ts';

/**
 * Words, codes and reversed code endings that lead to a record. Under a policy, only `=` and prefix ranges on text can
 * use an index, so search uses only these (docs/decisions/platform/0006).
 */
export const searchTerms = keyedTable(
  'search_terms',
  ['kind', 'term', 'targetId'],
  {
    kind: exactText('kind').notNull(),
    term: exactText('term').notNull(),
    targetId: uuid('target_id').notNull(),
  },
  (t) => [index('terms_by_target').on(t.businessId, t.targetId)],
);
