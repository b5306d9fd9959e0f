import { problemAt } from '@tilldesk/domain/problems';
import { mayUse } from '@tilldesk/domain/deposits';
import type { BookedKind, Tender } from '@tilldesk/domain/sales';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { bookEntry } from './booking.store.ts';
import { formatDepositNumber } from './deposits.store.ts';

/** A deposit that pays for a sale, locked until the end of the transaction. */
export type LockedDeposit = {
  id: string;
  number: string;
  invoiceId: string;
  isFree: boolean;
  customerId: string;
  rest: number;
};

/** The sale that deposits pay for. Its customer must be locked. */
type Sale = { id: string; customerId: string | null; tenders: readonly Tender[] };

/**
 * Locks the deposits that pay for a sale. Runs no query if no tender is a deposit. Throws at the tender record.notFound,
 * deposit.otherCustomer, deposit.waits, and deposit.short if the balance is too low.
 */
export async function lockDeposits(tx: Tx, scope: Scope, sale: Sale): Promise<LockedDeposit[]> {
  const ids = sale.tenders.flatMap(({ kind, depositId }) => (kind === 'deposit' && depositId ? [depositId] : []));
  if (!sale.tenders.some(({ kind }) => kind === 'deposit')) return [];
  const locked = await lockDepositRows(tx, scope, ids);
  const left = new Map(locked.map(({ id, rest }) => [id, rest]));
  sale.tenders.forEach(({ kind, amount, depositId }, i) => {
    if (kind !== 'deposit') return;
    const at = `tenders.${i}`;
    const deposit = locked.find(({ id }) => id === depositId);
    if (!deposit) throw problemAt(at, 'record.notFound');
    const { id, number, customerId } = deposit;
    if (customerId !== sale.customerId) throw problemAt(at, 'deposit.otherCustomer', { deposit: number });
    if (!mayUse(deposit, sale.id)) throw problemAt(at, 'deposit.waits', { deposit: number });
    const rest = left.get(id) ?? 0;
    if (amount > rest) throw problemAt(`${at}.amount`, 'deposit.short', { deposit: number, rest });
    left.set(id, rest - amount);
  });
  return locked;
}

/**
 * Returns the tenders of a sale. The reference of a deposit tender is the number of the deposit, whatever the request contains.
 */
export const namedByDeposits = (locked: readonly LockedDeposit[], tenders: readonly Tender[]): Tender[] =>
  tenders.map((tender) => {
    const deposit = tender.kind === 'deposit' ? locked.find(({ id }) => id === tender.depositId) : undefined;
    return deposit ? { ...tender, reference: deposit.number } : tender;
  });

/** Books the use of locked deposits. The entries have the ids of the payments. */
export async function bookUses(tx: Tx, scope: Scope, now: string, tenders: readonly Tender[]): Promise<void> {
  for (const { id, kind, amount, depositId } of tenders) {
    if (kind === 'deposit' && depositId)
      await bookEntry(tx, scope, now, { id, depositId, kind: 'used', amount: -amount });
  }
}

/** Returns the deposits that a voided sale had used. The entries have the ids of the counter-entries of its payments. */
export async function returnDeposits(
  tx: Tx,
  scope: Scope,
  now: string,
  rows: readonly { id: string; kind: BookedKind; reverses: string | null }[],
): Promise<void> {
  const back = rows.filter(({ kind }) => kind === 'deposit');
  if (back.length === 0) return;
  const used = await tx.raw<{ id: string; depositId: string; amount: number }>(
    `select e.id, e.deposit_id as "depositId", e.amount from deposit_entries e
     join deposits d on d.business_id = e.business_id and d.id = e.deposit_id
     where e.business_id = $1 and e.id = any($2::uuid[]) and e.kind = 'used' order by d.id for update of d`,
    [scope.businessId, back.map(({ reverses }) => reverses)],
    'used_deposits',
  );
  for (const { id: reverses, depositId, amount } of used) {
    const { id } = back.find((row) => row.reverses === reverses)!;
    await bookEntry(tx, scope, now, { id, depositId, kind: 'returned', amount: -amount, reverses });
  }
}

async function lockDepositRows(tx: Tx, scope: Scope, ids: readonly string[]): Promise<LockedDeposit[]> {
  const rows = await tx.raw<Omit<LockedDeposit, 'number'> & { number: number }>(
    `select d.id, d.number, d.invoice_id as "invoiceId", i.status not in ('draft', 'quote') as "isFree",
       d.customer_id as "customerId", d.rest
     from deposits d join invoices i on i.business_id = d.business_id and i.id = d.invoice_id
     where d.business_id = $1 and d.store_id = $2 and d.id = any($3::uuid[]) order by d.id for update of d`,
    [scope.businessId, scope.storeId, ids],
    'hold_deposits',
  );
  return rows.map(({ number, ...row }) => ({ ...row, number: formatDepositNumber(number) }));
}
