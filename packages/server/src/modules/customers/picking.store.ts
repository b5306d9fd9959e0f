import { Problem } from '@tilldesk/domain/problems';
import { isExemptOn } from '@tilldesk/domain/customers';
import { dayOf } from '@tilldesk/domain/time';
import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { boughtBy } from './purchases.store.ts';
import { customers } from './customers.tables.ts';
import { currentCustomerId } from './saving.store.ts';

/** Customers on one page of the picker. */
const CUSTOMERS_PAGE = 10;

const pickerColumns = {
  id: customers.id,
  name: customers.name,
  phone: customers.phone,
  email: customers.email,
  taxExempt: customers.taxExempt,
  taxExemptExpires: customers.taxExemptExpires,
  alert: customers.alert,
};

/** Returns customers for a sale: by any search text that the customer list supports, or the latest visitors without one. */
export async function findCustomersBy(tx: Tx, scope: StoreScope, now: string, text: string, page: number) {
  const rows = await tx
    .select(pickerColumns)
    .from(customers)
    .where(
      and(
        eq(customers.businessId, scope.businessId),
        isNull(customers.archivedAt),
        await customerFilter(tx, scope, text),
      ),
    )
    .orderBy(text ? asc(customers.name) : sql`${desc(customers.lastVisit)} nulls last`, asc(customers.id))
    .limit(CUSTOMERS_PAGE + 1)
    .offset((page - 1) * CUSTOMERS_PAGE);
  return {
    items: rows.slice(0, CUSTOMERS_PAGE).map((row) => onDay(row, scope, now)),
    more: rows.length > CUSTOMERS_PAGE,
  };
}

/** Returns one customer for a sale. The id of a merged customer resolves to the merge target. Throws record.notFound. */
export async function readTillCustomer(tx: Tx, scope: StoreScope, now: string, id: string) {
  const currentId = await currentCustomerId(tx, scope, id);
  const [row] = await tx
    .select({ ...pickerColumns, storeCredit: customers.storeCredit })
    .from(customers)
    .where(and(eq(customers.businessId, scope.businessId), eq(customers.id, currentId), isNull(customers.archivedAt)));
  if (!row) throw new Problem('record.notFound');
  return onDay(row, scope, now);
}

async function customerFilter(tx: Tx, scope: StoreScope, text: string): Promise<SQL | undefined> {
  const byTerms = await matching(tx, scope.businessId, 'customer', text, customers.id);
  const buyers = byTerms ? await boughtBy(tx, scope.businessId, text) : [];
  return buyers.length > 0 ? or(byTerms, inArray(customers.id, buyers)) : byTerms;
}

/** The tax exemption depends on the store's day. */
const onDay = <R extends { taxExempt: boolean; taxExemptExpires: string | null }>(
  { taxExemptExpires, ...row }: R,
  scope: StoreScope,
  now: string,
) => ({
  ...row,
  taxExempt: isExemptOn({ taxExempt: row.taxExempt, taxExemptExpires }, dayOf(now, scope.store.timeZone)),
});
