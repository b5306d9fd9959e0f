import { problemAt } from '@tilldesk/domain/problems';
import type { Scope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { lockCategoryForShare } from './catalogue.statements.ts';

/** A category that a record names must exist in this business. Throws record.notFound at categoryId. */
export async function assertCategoryExists(tx: Tx, { businessId }: Scope, categoryId: string | null): Promise<void> {
  const category = await tx.first(lockCategoryForShare, { businessId, categoryId });
  if (!category) throw problemAt('categoryId', 'record.notFound');
}
