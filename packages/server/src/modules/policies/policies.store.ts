import { Problem } from '@tilldesk/domain/problems';
import { POLICY_HISTORY, type PolicyHead, type PolicyKind, type PolicyTexts } from '@tilldesk/domain/policies';
import { trimRate } from '../../database/columns.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';

/** A saved version. Days and fee belong to refund policies only. */
export type SavedPolicy = PolicyHead & PolicyTexts & { returnDays: number | null; restockingFeeRate: string };

/** The content of a new version. `id` is the client's, `version` the number of the version that was read, 0 before the first. */
export type NewPolicy = {
  id: string;
  version: number;
  textEn?: string | null | undefined;
  textEs?: string | null | undefined;
  returnDays?: number | null | undefined;
  restockingFeeRate?: string;
};

type PolicyRow = Omit<SavedPolicy, 'restockingFeeRate'> & { fee: string | null };

const columns = `p.id, p.number, p.at, u.name as by, p.text_en as "textEn", p.text_es as "textEs",
  p.return_days as "returnDays", p.restocking_fee_rate::text as fee`;
const from = `from policies p join users u on u.business_id = p.business_id and u.id = p.user_id
  where p.business_id = $1 and p.store_id = $2 and p.kind = $3`;

/** Returns the store's current version, and the heads of all versions, newest first. */
export async function readPolicies(tx: Tx, { businessId, storeId }: Scope, kind: PolicyKind) {
  const at = [businessId, storeId, kind];
  const [current] = await tx.raw<PolicyRow>(`select ${columns} ${from} order by p.number desc limit 1`, at);
  const history = await tx.raw<PolicyHead>(
    `select p.id, p.number, p.at, u.name as by ${from} order by p.number desc limit ${POLICY_HISTORY}`,
    at,
  );
  return { current: current ? savedPolicy(current) : null, history };
}

/** Returns one version of the store. Throws record.notFound. */
export async function readPolicy(
  tx: Tx,
  { businessId, storeId }: Scope,
  kind: PolicyKind,
  id: string,
): Promise<SavedPolicy> {
  const row = await tx.one<PolicyRow>(`select ${columns} ${from} and p.id = $4`, [businessId, storeId, kind, id]);
  return savedPolicy(row);
}

/**
 * Adds a new current version. A repeated request changes nothing. Throws record.changed if another person added a version in the
 * meantime.
 */
export async function addPolicy(
  tx: Tx,
  scope: Scope,
  now: string,
  kind: PolicyKind,
  { id, version, textEn = null, textEs = null, returnDays = null, restockingFeeRate }: NewPolicy,
): Promise<SavedPolicy> {
  const { businessId, storeId, userId } = scope;
  // A parallel request waits here and finds the number of the first one.
  await tx.raw('select 1 from stores where business_id = $1 and id = $2 for no key update', [businessId, storeId]);
  const [sent] = await tx.raw('select 1 from policies where business_id = $1 and id = $2', [businessId, id]);
  if (!sent) {
    const rows = await tx.raw(
      `insert into policies (business_id, store_id, kind, id, number, text_en, text_es, return_days, restocking_fee_rate,
         user_id, at)
       select $1, $2, $3, $4, last + 1, $6, $7, $8, $9, $10, $11
       from (select coalesce(max(number), 0) as last from policies
             where business_id = $1 and store_id = $2 and kind = $3) before
       where last = $5 returning 1`,
      [businessId, storeId, kind, id, version, textEn, textEs, returnDays, restockingFeeRate ?? null, userId, now],
    );
    if (rows.length === 0) throw new Problem('record.changed');
    await writeAuditEntry(tx, scope, now, `policy.${kind}`, 'policy', id, null, { number: version + 1 });
  }
  return readPolicy(tx, scope, kind, id);
}

const savedPolicy = ({ fee, ...row }: PolicyRow): SavedPolicy => ({ ...row, restockingFeeRate: trimRate(fee ?? '0') });
