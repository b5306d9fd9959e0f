import { Problem } from '@tilldesk/domain/problems';
import type { Adjustment, AdjustmentRow, adjustments as calls } from '@tilldesk/domain/adjustments';
import { boundsOf } from '@tilldesk/domain/time';
import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { answerPage, countUpTo, paged } from '../../crud/paging.ts';
import type { Reader, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { customers } from '../customers/customers.tables.ts';
import { users } from '../../parties/people/people.tables.ts';
import { stockAdjustments as adjustments } from './adjustments.tables.ts';
import { listAdjustmentLines } from './adjustments.statements.ts';

type Query = z.output<(typeof calls.list)['query']>;
type ListCaller = Reader & StoreScope;

/** Formats the number of an adjustment. */
const numberText = (number: number): string => `ADJ-${number}`;

/** Returns the adjustments of the store, newest first. Searches by number, product and IMEI. */
export async function listAdjustments(tx: Tx, caller: ListCaller, query: Query) {
  const { timeZone } = caller.store;
  const where = and(
    ownAdjustments(caller),
    query.reason ? eq(adjustments.reason, query.reason) : undefined,
    query.productId ? hasLine(sql`l.product_id = ${query.productId}`) : undefined,
    query.unitId ? hasLine(sql`l.unit_id = ${query.unitId}`) : undefined,
    query.from ? gte(adjustments.at, boundsOf(query.from, timeZone).from) : undefined,
    query.to ? lt(adjustments.at, boundsOf(query.to, timeZone).to) : undefined,
    await matching(tx, caller.businessId, 'adjustment', query.search, adjustments.id),
  );
  const sorts = { number: adjustments.number, at: adjustments.at };
  const rows = await paged(adjustmentRows(tx, where), query, '-at', sorts, adjustments.id);
  return answerPage(
    rows.map((row) => onWire(row, caller)),
    query,
    await countUpTo(tx, adjustments, where),
  );
}

/** Returns one adjustment of the store with its lines. Throws record.notFound. */
export async function readAdjustment(tx: Tx, caller: Reader, id: string): Promise<Adjustment> {
  const [row] = await adjustmentRows(tx, and(ownAdjustments(caller), eq(adjustments.id, id)));
  if (!row) throw new Problem('record.notFound');
  const lines = await tx.all(listAdjustmentLines, {
    businessId: caller.businessId,
    id,
    viewCost: caller.limits.viewCost,
  });
  return { ...onWire(row, caller), lines };
}

const ownAdjustments = (caller: Reader): SQL | undefined =>
  and(eq(adjustments.businessId, caller.businessId), eq(adjustments.storeId, caller.storeId));

const hasLine = (is: SQL): SQL =>
  sql`exists (select 1 from stock_adjustment_lines l where l.business_id = ${adjustments.businessId}
    and l.adjustment_id = ${adjustments.id} and ${is})`;

const lines = (of: SQL) =>
  sql`(select ${of} from stock_adjustment_lines l join products p on p.business_id = l.business_id and p.id = l.product_id
    where l.business_id = ${adjustments.businessId} and l.adjustment_id = ${adjustments.id})`;

type Named = { id: string; number: number };
const other = (is: SQL) =>
  sql<Named | null>`(select jsonb_build_object('id', o.id, 'number', o.number) from stock_adjustments o
    where o.business_id = ${adjustments.businessId} and ${is})`;

const adjustmentRows = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      id: adjustments.id,
      number: adjustments.number,
      at: adjustments.at,
      reason: adjustments.reason,
      note: adjustments.note,
      by: users.name,
      approvedBy: sql<string | null>`(select g.name from approvals v
        join users g on g.business_id = v.business_id and g.id = v.granter_id
        where v.business_id = ${adjustments.businessId} and v.id = ${adjustments.approvalId})`,
      customerName: customers.name,
      lineCount: sql<number>`${lines(sql`count(*)::int`)}`,
      productName: sql<string>`${lines(sql`(array_agg(p.name order by l.position))[1]`)}`,
      unitCode: sql<string | null>`${lines(sql`(array_agg(l.unit_code order by l.position))[1]`)}`,
      sold: sql<number | null>`${lines(sql`sum(l.price * -l.quantity)::bigint`)}`,
      pieces: adjustments.pieces,
      value: adjustments.value,
      reverses: other(sql`o.id = ${adjustments.reversesId}`),
      reversedBy: other(sql`o.reverses_id = ${adjustments.id}`),
    })
    .from(adjustments)
    .innerJoin(users, and(eq(users.businessId, adjustments.businessId), eq(users.id, adjustments.userId)))
    .leftJoin(
      customers,
      and(eq(customers.businessId, adjustments.businessId), eq(customers.id, adjustments.customerId)),
    )
    .where(where)
    .$dynamic();

type Row = Awaited<ReturnType<typeof adjustmentRows>>[number];

const named = (of: Named | null) => of && { id: of.id, number: numberText(of.number) };

const onWire = ({ number, value, reverses, reversedBy, ...row }: Row, { limits }: Reader): AdjustmentRow => ({
  ...row,
  number: numberText(number),
  value: limits.viewCost ? value : null,
  reverses: named(reverses),
  reversedBy: named(reversedBy),
});
