import { can } from '@tilldesk/domain/rights';
import {
  possibleCausesOf,
  type CashMovement,
  type DrawerReport,
  type RegisterSession,
  type RegisterSessionDetails,
} from '@tilldesk/domain/registers';
import { kindsOfDrawer } from '@tilldesk/domain/tenders';
import type { Tx } from '../../database/transaction.ts';
import { billMoneySql } from '../../ledgers/agency/money.store.ts';
import { moneyApart } from '../../tenders/tenders.ts';
import { formatInvoiceNumber, refundNumber } from '../../modules/stores/numbers.store.ts';
import { isBlind } from '../../modules/stores/transaction.store.ts';
import { isByHand } from '../../modules/registers/movements.store.ts';
import { readDrawer, type Looker } from '../../modules/registers/registers.store.ts';
import { listMovements, listPeopleOfDrawer, readDenominations } from './drawer-details.statements.ts';

/** Returns a drawer of the store with its ledger. Throws record.notFound. */
export async function readDrawerDetails(tx: Tx, caller: Looker, id: string): Promise<RegisterSessionDetails> {
  const session = await readDrawer(tx, caller, id);
  const pieces = await tx.first(readDenominations, { businessId: caller.businessId, id });
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
  const people = await tx.all(listPeopleOfDrawer, { businessId: caller.businessId, id });
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
       ${[...moneyApart(), billMoneySql].map(takenBySql).join(' ')}) p
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

/** SQL: the part of money apart from sales that the person `w` of a drawer took or gave back. */
const takenBySql = (moneySql: string): string => `union all
       select kind, amount from (${moneySql}) a where a.business_id = w.business_id and a.store_id = w.store_id
         and a.user_id = w.user_id and a.at >= w.joined_at and a.at < coalesce(w.left_at, 'infinity')`;

/** Returns the ledger of a drawer, oldest first, reduced to what the user may see. */
async function readMovements(tx: Tx, caller: Looker, session: RegisterSession) {
  const rows = await tx.all(listMovements, { businessId: caller.businessId, drawerId: session.id });
  // A user who adds up the sales would know the expected amount.
  const isHidden = session.status !== 'closed' && isBlind(caller);
  const mayManage = can(caller.permissions, 'Transactions', 'update');
  const mayWork = can(caller.permissions, 'Cash In / Out Report', 'create') && session.status === 'open';
  return rows.map((row) => {
    const mayReverse =
      mayWork &&
      isByHand(row) &&
      row.reversedBy === null &&
      (mayManage || (session.isMine && row.userId === caller.userId));
    const onWire: CashMovement = {
      id: row.id,
      kind: row.kind,
      amount: isHidden && row.sourceId !== null ? null : row.amount,
      counted: row.counted,
      category: row.category,
      reason: row.reason,
      by: row.by,
      at: row.at,
      invoice: row.invoiceId === null ? null : { id: row.invoiceId, number: formatInvoiceNumber(row.number ?? 0) },
      refund: row.refund && { id: row.refund.id, number: refundNumber(row.refund.number) },
      reverses: row.reverses,
      reversedBy: row.reversedBy,
      mayReverse,
    };
    return { id: row.id, amount: row.amount, change: row.change, onWire };
  });
}
