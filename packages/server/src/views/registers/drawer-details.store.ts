import { can } from '@tilldesk/domain/rights';
import {
  possibleCausesOf,
  type CashMovement,
  type CashMovementKind,
  type Denomination,
  type DrawerReport,
  type RegisterSession,
  type RegisterSessionDetails,
} from '@tilldesk/domain/registers';
import { kindsOfDrawer } from '@tilldesk/domain/tenders';
import type { Tx } from '../../database/transaction.ts';
import { moneyApart } from '../../tenders/tenders.ts';
import { formatInvoiceNumber, refundNumber } from '../../modules/stores/numbers.store.ts';
import { isBlind } from '../../modules/stores/transaction.store.ts';
import { isByHand } from '../../modules/registers/movements.store.ts';
import { readDrawer, type Looker } from '../../modules/registers/registers.store.ts';

/** Returns a drawer of the store with its ledger. Throws record.notFound. */
export async function readDrawerDetails(tx: Tx, caller: Looker, id: string): Promise<RegisterSessionDetails> {
  const session = await readDrawer(tx, caller, id);
  const [pieces] = await tx.raw<{ opening: Denomination[] | null; closing: Denomination[] | null }>(
    `select opening_denominations as opening, denominations as closing from register_sessions
     where business_id = $1 and id = $2`,
    [caller.businessId, id],
  );
  const movements = (await readMovements(tx, caller, session)).map(({ onWire }) => onWire);
  return {
    ...session,
    openingDenominations: pieces?.opening ?? null,
    denominations: pieces?.closing ?? null,
    movements,
  };
}

/** Returns the X report of an open drawer, or the Z report of a closed one. Throws record.notFound. */
export async function readReport(tx: Tx, caller: Looker, now: string, id: string): Promise<DrawerReport> {
  const session = await readDrawer(tx, caller, id);
  const movements = await readMovements(tx, caller, session);
  const people = await tx.raw<DrawerReport['people'][number]>(
    `select u.name, w.joined_at as "from", w.left_at as until from register_session_people w
     join users u on u.business_id = w.business_id and u.id = w.user_id
     where w.business_id = $1 and w.session_id = $2 order by w.joined_at, w.id`,
    [caller.businessId, id],
  );
  // Payments other than cash, less refunds, with money apart from them on the day it moved, of the people assigned to the drawer, for the
  // time of their assignment.
  const others = await tx.raw<DrawerReport['others'][number]>(
    `select p.kind, count(*)::int as count, sum(p.amount)::bigint as sum from register_session_people w
     cross join lateral (
       select kind, amount from payments p where p.business_id = w.business_id and p.store_id = w.store_id
         and p.user_id = w.user_id and p.at >= w.joined_at and p.at < coalesce(w.left_at, 'infinity')
       union all
       select kind, -amount from refund_payments r where r.business_id = w.business_id and r.store_id = w.store_id
         and r.user_id = w.user_id and r.at >= w.joined_at and r.at < coalesce(w.left_at, 'infinity')
       ${moneyApart().map(takenBySql).join(' ')}) p
     where w.business_id = $1 and w.session_id = $2 and p.kind = any($3::text[])
     group by p.kind order by p.kind`,
    [caller.businessId, id, kindsOfDrawer('total')],
  );
  const kinds = [...new Set(movements.map(({ onWire }) => onWire.kind))].map((kind) => {
    const of = movements.filter(({ onWire }) => onWire.kind === kind);
    const isHidden = of.some(({ onWire }) => onWire.amount === null);
    return { kind, count: of.length, sum: isHidden ? null : of.reduce((sum, { amount }) => sum + amount, 0) };
  });
  return {
    kind: session.status === 'open' ? 'x' : 'z',
    at: now,
    session,
    kinds,
    others,
    people,
    causes: possibleCausesOf(session.difference ?? 0, movements).map(({ cause, row }) => ({
      cause,
      movement: row.onWire,
    })),
  };
}

/** SQL: the part of a tender's money that the person `w` of a drawer took or gave back. */
const takenBySql = (moneySql: string): string => `union all
       select kind, amount from (${moneySql}) a where a.business_id = w.business_id and a.store_id = w.store_id
         and a.user_id = w.user_id and a.at >= w.joined_at and a.at < coalesce(w.left_at, 'infinity')`;

type MovementRow = {
  id: string;
  kind: CashMovementKind;
  amount: number;
  counted: number | null;
  category: CashMovement['category'];
  reason: string | null;
  user_id: string;
  by: string;
  at: string;
  source_id: string | null;
  invoice_id: string | null;
  number: number | null;
  refund: { id: string; number: number } | null;
  change: number | null;
  reverses: string | null;
  reversed_by: string | null;
};

/** Returns the ledger of a drawer, oldest first, reduced to what the user may see. */
async function readMovements(tx: Tx, caller: Looker, session: RegisterSession) {
  const rows = await tx.raw<MovementRow>(
    `select m.id, m.kind, m.amount, m.counted, m.category, m.reason, m.user_id, u.name as by, m.at, m.source_id,
       i.id as invoice_id, i.number, p.change,
       case when f.id is not null then json_build_object('id', f.id, 'number', f.number) end as refund, m.reverses_id as reverses, x.id as reversed_by
     from cash_movements m
     join users u on u.business_id = m.business_id and u.id = m.user_id
     left join invoices i on i.business_id = m.business_id and i.id = m.source_id
     left join payments p on p.business_id = m.business_id and p.id = m.id
     left join refunds f on f.business_id = m.business_id and f.id = m.source_id
     left join cash_movements x on x.business_id = m.business_id and x.reverses_id = m.id
     where m.business_id = $1 and m.session_id = $2 order by m.seq`,
    [caller.businessId, session.id],
    'drawer_movements',
  );
  // A user who adds up the sales would know the expected amount.
  const isHidden = session.status !== 'closed' && isBlind(caller);
  const mayManage = can(caller.permissions, 'Transactions', 'update');
  const mayWork = can(caller.permissions, 'Cash In / Out Report', 'create') && session.status === 'open';
  return rows.map((row) => {
    const mayReverse =
      mayWork &&
      isByHand(row) &&
      row.reversed_by === null &&
      (mayManage || (session.isMine && row.user_id === caller.userId));
    const onWire: CashMovement = {
      id: row.id,
      kind: row.kind,
      amount: isHidden && row.source_id !== null ? null : row.amount,
      counted: row.counted,
      category: row.category,
      reason: row.reason,
      by: row.by,
      at: row.at,
      invoice: row.invoice_id === null ? null : { id: row.invoice_id, number: formatInvoiceNumber(row.number ?? 0) },
      refund: row.refund && { id: row.refund.id, number: refundNumber(row.refund.number) },
      reverses: row.reverses,
      reversedBy: row.reversed_by,
      mayReverse,
    };
    return { id: row.id, amount: row.amount, change: row.change, onWire };
  });
}
