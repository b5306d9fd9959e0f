import { Problem } from '@tilldesk/domain/problems';
import type { Register, RegisterSession, RegisterSessionStatus } from '@tilldesk/domain/registers';
import { newId } from '../../database/new-id.ts';
import type { Actor, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { isBlind } from '../stores/transaction.store.ts';
import { registers } from './registers.tables.ts';

/** The name of a store's first register. */
const FIRST_NAME = 'Till 1';

/** Creates the first register of a store. */
export async function firstRegister(tx: Tx, businessId: string, storeId: string, now: string): Promise<void> {
  const at = { createdAt: now, updatedAt: now };
  await tx.insert(registers).values({ businessId, id: newId(now), storeId, name: FIRST_NAME, ...at });
}

/** The user who views drawers; permissions and settings decide what they may see. */
export type Looker = StoreScope & Pick<Actor, 'permissions'>;

/** Returns the registers of a store, each with its open drawer, and with its last drawer if that was not counted. */
export async function listRegisters(tx: Tx, caller: Looker, state: 'active' | 'all' = 'active'): Promise<Register[]> {
  const rows = await tx.raw<
    Pick<Register, 'id' | 'name' | 'active' | 'version'> & { open: string | null; uncounted: string | null }
  >(
    `select r.id, r.name, r.active, r.version, s.id as open, case when u.status = 'uncounted' then u.id end as uncounted from registers r
     left join register_sessions s on s.business_id = r.business_id and s.register_id = r.id and s.closed_at is null
     left join lateral (select x.id, x.status from register_sessions x
       where x.business_id = r.business_id and x.store_id = r.store_id and x.register_id = r.id and x.closed_at is not null
       order by x.opened_at desc, x.id desc limit 1) u on true
     where r.business_id = $1 and r.store_id = $2 and (r.active or $3) order by r.created_at, r.id`,
    [caller.businessId, caller.storeId, state === 'all'],
  );
  const drawers = await readDrawers(
    tx,
    caller,
    rows.flatMap(({ open, uncounted }) => [open ?? [], uncounted ?? []].flat()),
  );
  const drawer = (id: string | null) => drawers.find((one) => one.id === id) ?? null;
  return rows.map(({ open, uncounted, ...row }) => ({
    ...row,
    session: drawer(open),
    uncounted: drawer(uncounted),
  }));
}

/** Returns one drawer of a store. Throws record.notFound. */
export async function readDrawer(tx: Tx, caller: Looker, id: string): Promise<RegisterSession> {
  const [drawer] = await readDrawers(tx, caller, [id]);
  if (!drawer) throw new Problem('record.notFound');
  return drawer;
}

/** Returns drawers of a store by their ids, latest opening first. */
export async function readDrawers(tx: Tx, caller: Looker, ids: readonly string[]): Promise<RegisterSession[]> {
  if (ids.length === 0) return [];
  const rows = await tx.raw<DrawerRow>(drawersSql, [caller.businessId, caller.storeId, ids, caller.userId], 'drawers');
  return rows.map(({ summed, bankDrop, ...row }): RegisterSession => {
    const isHidden = row.status !== 'closed' && isBlind(caller);
    return {
      ...row,
      people: row.people ?? [],
      openingDifference: row.openingExpected === null ? null : row.openingCounted - row.openingExpected,
      expected: isHidden ? null : summed,
      difference: row.counted === null ? null : row.counted - summed,
      dropped: bankDrop,
      left: row.counted === null ? null : row.counted - bankDrop,
    };
  });
}

type DrawerRow = Omit<
  RegisterSession,
  'people' | 'openingDifference' | 'expected' | 'difference' | 'dropped' | 'left'
> & {
  status: RegisterSessionStatus;
  summed: number;
  bankDrop: number;
  people: string[] | null;
};

// While a drawer is open its expected cash is the sum of its ledger; at the closing it is frozen.
const drawersSql = `
select s.id, s.register_id as "registerId", r.name as "registerName", s.status, o.name as "openedBy", s.opened_at as "openedAt",
  s.opening_expected as "openingExpected", s.opening_counted as "openingCounted", c.name as "closedBy",
  s.closed_at as "closedAt", s.counted_cash as counted, n.name as "countedBy", s.variance_reason as reason,
  s.reason_missing as "reasonMissing", s.bank_drop as "bankDrop", s.forced, g.name as "approvedBy",
  s.opening_note as "openingNote", s.closing_note as note, s.version,
  coalesce(s.expected_cash, s.opening_counted + (select coalesce(sum(m.amount), 0)::bigint from cash_movements m
    where m.business_id = s.business_id and m.session_id = s.id)) as summed,
  (select json_agg(w.name order by k.joined_at, k.id) from register_session_people k
    join users w on w.business_id = k.business_id and w.id = k.user_id
    where k.business_id = s.business_id and k.session_id = s.id and k.left_at is null) as people,
  exists (select 1 from register_session_people k
    where k.business_id = s.business_id and k.session_id = s.id and k.user_id = $4 and k.left_at is null) as "isMine"
from register_sessions s
join registers r on r.business_id = s.business_id and r.id = s.register_id
join users o on o.business_id = s.business_id and o.id = s.opened_by
left join users c on c.business_id = s.business_id and c.id = s.closed_by
left join users n on n.business_id = s.business_id and n.id = s.counted_by
left join approvals a on a.business_id = s.business_id and a.id = s.approval_id
left join users g on g.business_id = a.business_id and g.id = a.granter_id
where s.business_id = $1 and s.store_id = $2 and s.id = any($3::uuid[])
order by s.opened_at desc, s.id desc`;
