import { Problem, problemAt } from '@tilldesk/domain/problems';
import { taxes } from '@tilldesk/domain/products';
import { crudModule } from '../../crud/crud.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { productRecords } from './products.store.ts';
import { taxes as table } from '../../catalogue/products.tables.ts';
import {
  lockTaxNames,
  findTaxOfName,
  countUsesOfTax,
  countProductsOfTaxes,
  lockTaxRate,
  listProductsWithOtherRate,
} from './products.statements.ts';

/** The number of products whose rate is updated in one step. */
const BATCH_SIZE = 1000;

/**
 * The named tax rates of the business. Throws tax.nameTaken at name. A tax that products or categories use cannot be
 * archived.
 */
export const taxRecords = crudModule(taxes, table, {
  check: async (tx, scope, id, { name }) => {
    await tx.all(lockTaxNames, { businessId: scope.businessId });
    const existing = await tx.first(findTaxOfName, { businessId: scope.businessId, id, name });
    if (existing) throw problemAt('name', 'tax.nameTaken', { name: existing.name });
  },
  release: async (tx, scope, { id, name }) => {
    const carried = await tx.first(countUsesOfTax, { businessId: scope.businessId, id });
    if (carried && carried.count > 0) throw new Problem('tax.inUse', { count: carried.count, name });
  },
  read: async (tx, caller, rows) => {
    const found = await tx.all(countProductsOfTaxes, { businessId: caller.businessId, ids: rows.map((row) => row.id) });
    return rows.map((row) => {
      const { count = 0, behind = 0 } = found.find(({ id }) => id === row.id) ?? {};
      return { ...row, productCount: count, behind };
    });
  },
});

/**
 * Applies the current rate of a tax to the products that use it, and returns how many had a different rate. Posted
 * documents keep the rate they were posted with. @throws record.notFound
 */
export async function applyTax(tx: Tx, scope: Scope, now: string, id: string): Promise<number> {
  const row = await tx.existing(lockTaxRate, { businessId: scope.businessId, taxId: id });
  let changed = 0;
  for (;;) {
    const behind = await tx.all(listProductsWithOtherRate, {
      businessId: scope.businessId,
      id,
      rate: row.rate,
      limit: BATCH_SIZE,
    });
    const locked = await productRecords.many.lock(
      tx,
      scope,
      behind.map((one) => one.id),
    );
    const changes = [...locked].map(([productId, before]) => ({
      id: productId,
      before,
      after: { ...before.values, taxRate: row.rate },
    }));
    await productRecords.many.write(tx, scope, now, changes);
    changed += changes.length;
    if (behind.length < BATCH_SIZE) return changed;
  }
}
