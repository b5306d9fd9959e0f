import { Problem, problemAt } from '@tilldesk/domain/problems';
import { mayUse, type DepositEntryKind, type DepositMethod } from '@tilldesk/domain/deposits';
import { kindsOfDrawer } from '@tilldesk/domain/tenders';
import type { Scope } from '../database/scope.ts';
import { kindsSql } from '../database/tender-kinds.ts';
import type { Tx } from '../database/transaction.ts';
import type { Tender } from './tender.ts';
import { lockUsedDeposits, sumDepositsOfInvoice, insertDepositEntry, lockDepositRows } from './tenders.statements.ts';

/** Money that a customer paid before the sale. Its entries have the ids of the payments. */
export const deposit: Tender = {
  kind: 'deposit',
  name: { en: 'Deposit', es: 'Anticipo' },

  /** Throws at the tender record.notFound, deposit.otherCustomer, deposit.waits, and deposit.short if the balance is too low. */
  async lock(tx, scope, sale, tenders) {
    const locked = await lockDeposits(
      tx,
      scope,
      tenders.flatMap(({ depositId }) => depositId ?? []),
    );
    const left = new Map(locked.map(({ id, rest }) => [id, rest]));
    const usedBy = new Map<string, LockedDeposit>();
    for (const { id: paymentId, amount, depositId, at } of tenders) {
      const found = locked.find(({ id }) => id === depositId);
      if (!found) throw problemAt(at, 'record.notFound');
      const { id, number, customerId } = found;
      if (customerId !== sale.customerId) throw problemAt(at, 'deposit.otherCustomer', { deposit: number });
      if (!mayUse(found, sale.id)) throw problemAt(at, 'deposit.waits', { deposit: number });
      const rest = left.get(id) ?? 0;
      if (amount > rest) throw problemAt(`${at}.amount`, 'deposit.short', { deposit: number, rest });
      left.set(id, rest - amount);
      usedBy.set(paymentId, found);
    }
    return {
      references: new Map([...usedBy].map(([id, { number }]) => [id, number])),
      async book(_tx, _scope, now, _sale, payments) {
        for (const { id, amount } of payments) {
          const used = usedBy.get(id);
          if (used) await bookEntry(tx, scope, now, { id, depositId: used.id, kind: 'used', amount: -amount });
        }
      },
    };
  },

  async reverse(tx, scope, now, _invoice, payments) {
    const used = await tx.all(lockUsedDeposits, {
      businessId: scope.businessId,
      reverses: payments.flatMap(({ reverses }) => reverses ?? []),
    });
    for (const { id: reverses, depositId, amount } of used) {
      const { id } = payments.find((payment) => payment.reverses === reverses)!;
      await bookEntry(tx, scope, now, { id, depositId, kind: 'returned', amount: -amount, reverses });
    }
  },

  /** Throws deposit.onDraft while a deposit of the draft has a balance. */
  async discard(tx, scope, _now, invoiceId) {
    const rest = await depositedOn(tx, scope, invoiceId);
    if (rest > 0) throw new Problem('deposit.onDraft', { rest });
  },

  replayKey: {
    sql: '(select e.deposit_id::text from deposit_entries e where e.business_id = p.business_id and e.id = p.id)',
    of: ({ depositId }) => depositId,
  },
  // As the method by which the deposit was taken.
  refundedAs: `(select d.method from deposit_entries e
    join deposits d on d.business_id = e.business_id and d.id = e.deposit_id
    where e.business_id = t.business_id and e.id = t.id and e.kind = 'used')`,
  moneyApart: `select e.business_id, e.store_id, e.user_id, e.at, e.id, e.method as kind, e.amount, d.invoice_id,
      'deposit' as source
    from deposit_entries e join deposits d on d.business_id = e.business_id and d.id = e.deposit_id
    where e.method is not null`,
  invariants: {
    deposits: `
    select d.id::text as subject, format('%s of %s left', d.rest, d.amount) as stored,
      format('%s of %s left', coalesce(sum(e.amount), 0), coalesce(sum(e.amount) filter (where e.kind = 'taken'), 0)) as computed
    from deposits d left join deposit_entries e on e.business_id = d.business_id and e.deposit_id = d.id
    group by d.business_id, d.id`,

    'balances of deposits': `
    select id::text as subject, rest::text as stored,
      sum(amount) over (partition by business_id, deposit_id order by seq)::text as computed
    from deposit_entries`,

    'payments by deposits': `
    select coalesce(e.id, p.id)::text as subject,
      case when e.id is not null then format('%s of %s, takes back %s', -e.amount, e.customer_id, e.reverses) end as stored,
      case when p.id is not null then format('%s of %s, takes back %s', p.amount, p.customer_id, p.reverses) end as computed
    from (
      select e.*, d.customer_id from deposit_entries e
      join deposits d on d.business_id = e.business_id and d.id = e.deposit_id where e.kind in ('used', 'returned')) e
    full join (
      select p.*, i.customer_id from payments p
      join invoices i on i.business_id = p.business_id and i.id = p.invoice_id where p.kind = 'deposit') p
      on p.business_id = e.business_id and p.id = e.id`,

    'cash of deposits': `
    select m.id::text as subject, format('%s of %s', m.amount, m.source_id) as stored,
      format('%s of %s', e.amount, e.deposit_id) as computed
    from cash_movements m left join deposit_entries e on e.business_id = m.business_id and e.id = m.id and e.method in (${kindsSql(kindsOfDrawer('cash'))})
    where m.kind = 'deposit'`,

    'deposits of drafts that are gone': `
    select d.id::text as subject, '0' as stored, d.rest::text as computed
    from deposits d join invoices i on i.business_id = d.business_id and i.id = d.invoice_id and i.status = 'discarded'`,

    'numbers of deposits': `
    select n.store_id::text as subject, format('%s given', n.last - 1000) as stored,
      format('%s given', count(d.id)) as computed
    from numbers n left join deposits d on d.business_id = n.business_id and d.store_id = n.store_id
    where n.kind = 'deposit' group by n.store_id, n.last`,
  },
};

/** Formats the number of a deposit. */
export const formatDepositNumber = (number: number): string => `DP-${number}`;

/** Returns the remaining balance of the deposits that were taken for an invoice. */
export async function depositedOn(tx: Tx, scope: Scope, invoiceId: string): Promise<number> {
  const row = await tx.first(sumDepositsOfInvoice, { businessId: scope.businessId, invoiceId });
  return row?.rest ?? 0;
}

/** An entry of a deposit. `amount` is signed. */
type DepositEntry = {
  id: string;
  depositId: string;
  kind: Exclude<DepositEntryKind, 'taken'>;
  amount: number;
  method?: DepositMethod;
  reference?: string | null | undefined;
  reverses?: string | null;
  reason?: string;
};

/**
 * Writes an entry of a locked deposit, and the balance after it. The database rejects a negative balance. Throws record.exists.
 */
export async function bookEntry(tx: Tx, scope: Scope, now: string, entry: DepositEntry): Promise<void> {
  const booked = await tx.first(insertDepositEntry, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    id: entry.id,
    depositId: entry.depositId,
    kind: entry.kind,
    amount: entry.amount,
    method: entry.method ?? null,
    reference: entry.reference ?? null,
    reverses: entry.reverses ?? null,
    reason: entry.reason ?? null,
    userId: scope.userId,
    now,
  });
  if (!booked) throw new Problem('record.exists');
}

/** A deposit that pays for a sale, locked until the end of the transaction. */
type LockedDeposit = {
  id: string;
  number: string;
  invoiceId: string;
  isFree: boolean;
  customerId: string;
  rest: number;
};

async function lockDeposits(tx: Tx, scope: Scope, ids: readonly string[]): Promise<LockedDeposit[]> {
  const rows = await tx.all(lockDepositRows, { businessId: scope.businessId, storeId: scope.storeId, ids });
  return rows.map(({ number, ...row }) => ({ ...row, number: formatDepositNumber(number) }));
}
