import { commissionRuleDefaults } from '@tilldesk/domain/commissions';
import { commissionRules, commissionRuleVersions } from '../ledgers/commissions/rules.tables.ts';
import {
  commissionEntries,
  commissionPeriods,
  commissionSettlements,
} from '../ledgers/commissions/settlements.tables.ts';
import { newId } from '../database/new-id.ts';
import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { OPENED, type SmallShop } from './small-shop.ts';

/** A settlement of a person to write: by default approved. */
type Settled = { userId: string; from: string; to: string; total: number; isDraft?: boolean };

/** Writes a closed period of the store with one settlement, and returns the id of the settlement. */
export async function writeSettlement(tx: Tx, scope: StoreScope, settled: Settled): Promise<string> {
  const { businessId, storeId, userId: by } = scope;
  const { isDraft = false, ...own } = settled;
  const [id, periodId] = [newId(OPENED), newId(OPENED)];
  const { from, to } = own;
  await tx
    .insert(commissionPeriods)
    .values({ businessId, id: periodId, storeId, from, to, closedBy: by, closedAt: OPENED });
  await tx.insert(commissionSettlements).values({
    ...own,
    businessId,
    id,
    storeId,
    periodId,
    status: isDraft ? 'draft' : 'approved',
    ...(isDraft ? {} : { approvedBy: by, approvedAt: OPENED }),
    createdAt: OPENED,
    updatedAt: OPENED,
  });
  return id;
}

/** Writes a row of each table of commissions. */
export async function fillCommissions(tx: Tx, { scope, people }: SmallShop): Promise<void> {
  const { businessId, storeId, userId } = scope;
  await writeSettlement(tx, scope, { userId: people.cashier.id, from: '2026-01-01', to: '2026-01-31', total: 500 });
  const rule = { ...commissionRuleDefaults, id: newId(OPENED), name: 'All', from: '2026-01-01', rate: 100 };
  await tx.insert(commissionRules).values({ ...rule, businessId, createdAt: OPENED, updatedAt: OPENED });
  const kept = { rule: { ...rule, version: 1 }, ruleId: rule.id, version: 1 };
  await tx.insert(commissionRuleVersions).values({ ...kept, businessId, userId, at: OPENED });
  await tx.insert(commissionEntries).values({
    businessId,
    id: newId(OPENED),
    storeId,
    kind: 'adjustment',
    userId: people.cashier.id,
    amount: 500,
    day: '2026-01-15',
    reason: 'Helped out',
    createdBy: userId,
    at: OPENED,
  });
}
