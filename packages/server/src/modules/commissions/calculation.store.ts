import {
  commissionEntries,
  lineKindOf,
  type CommissionChange,
  type CommissionEntry,
  type CommissionLine,
  type RuleVersion,
} from '@tilldesk/domain/commissions';
import type { CategoryKind } from '@tilldesk/domain/products';
import { boundsOf, type DayRange } from '@tilldesk/domain/time';
import type { StoreScope } from '../../database/scope.ts';
import type { RowOf } from '../../database/statement.ts';
import type { Tx } from '../../database/transaction.ts';
import {
  listBaseChanges,
  listEarlierEntries,
  listRoles,
  listRulesInForce,
  listRuleVersions,
  listSoldLines,
} from './changes.statements.ts';

/** What the calculation of periods reads from the ledgers. */
export type Facts = {
  changes: CommissionChange[];
  /** Entries of earlier closed periods for the invoices of the changes, and the versions that made them. */
  earlier: CommissionEntry[];
  versions: RuleVersion[];
  roleOf: (userId: string) => string | null;
};

/** Reads everything that counts between two days of the store, for any rule. */
export async function readFacts(tx: Tx, scope: StoreScope, { from, to }: DayRange): Promise<Facts> {
  const { businessId, storeId } = scope;
  const { timeZone } = scope.store;
  const fromAt = boundsOf(from, timeZone).from;
  const toAt = boundsOf(to, timeZone).to;
  const of = { businessId, storeId, from, to };
  const sold = await tx.all(listSoldLines, { ...of, fromAt, toAt, timeZone });
  const lines = new Map(sold.map((row) => [row.lineId, lineOf(storeId, row)]));
  const invoiceIds = [...new Set(sold.map(({ invoiceId }) => invoiceId))];
  const later = await tx.all(listBaseChanges, { businessId, storeId, to, invoiceIds });
  const earlier = await tx.all(listEarlierEntries, { businessId, storeId, from, invoiceIds });
  const kept = await tx.all(listRuleVersions, { businessId });
  const roles = new Map((await tx.all(listRoles, { businessId })).map(({ userId, roleId }) => [userId, roleId]));
  return {
    changes: [
      ...sold.map((row) => saleOf(lines.get(row.lineId)!, row)),
      ...later.map(({ lineId, ...change }) => ({ ...change, line: lines.get(lineId)! })),
    ],
    earlier: earlier as CommissionEntry[],
    versions: kept.map(({ rule }) => rule as RuleVersion),
    roleOf: (userId) => roles.get(userId) ?? null,
  };
}

type Sold = RowOf<typeof listSoldLines>;

const lineOf = (storeId: string, row: Sold): CommissionLine => ({
  invoiceId: row.invoiceId,
  lineId: row.lineId,
  storeId,
  saleDay: row.saleDay,
  paidDay: row.paidDay,
  kind: lineKindOf({ ...row, categoryKind: row.categoryKind as CategoryKind | null }),
  productId: row.productId,
  categoryIds: [row.categoryId, row.mainCategoryId].filter((id) => id !== null),
  brand: row.brand,
});

const saleOf = (line: CommissionLine, { sellerId, pieces, net, margin }: Sold): CommissionChange => ({
  line,
  kind: 'sale',
  sellerId,
  day: line.saleDay,
  refundDay: null,
  pieces,
  net,
  margin,
});

/** Returns the rules that are in use, in their current versions. */
export const readRules = async (tx: Tx, { businessId }: StoreScope): Promise<RuleVersion[]> =>
  (await tx.all(listRulesInForce, { businessId })).map(({ rule }) => rule as RuleVersion);

/**
 * Calculates periods that follow each other: each one sees the entries of the ones before, since returns of their lines are charged
 * back.
 */
export function calculate(
  periods: readonly DayRange[],
  rules: readonly RuleVersion[],
  { earlier, versions, ...facts }: Facts,
): { period: DayRange; entries: CommissionEntry[] }[] {
  const before = [...earlier];
  return periods.map((period) => {
    const entries = commissionEntries({
      ...period,
      ...facts,
      rules,
      earlier: before,
      versions: [...versions, ...rules],
    });
    before.push(...entries);
    return { period, entries };
  });
}
