import { problemAt } from '@tilldesk/domain/problems';
import { dayOf } from '@tilldesk/domain/time';
import type { Tender } from './tender.ts';

/** An amount that stays due until a day. It is not a payment, and no payment is booked. */
export const onAccount: Tender = {
  kind: 'onAccount',
  name: { en: 'On account', es: 'A cuenta' },

  /** Throws tender.dueDateMissing and day.over at dueDate. */
  async accept(tx, scope, now, { customerId, due, dueDate }) {
    // Without an agreed credit limit nothing may be left due.
    const account = await tx.one<{ creditLimit: number; due: number }>(
      `select coalesce(c.credit_limit, 0) as "creditLimit", (
         select coalesce(sum(i.total - i.paid), 0)::bigint from invoices i
         where i.business_id = $1 and i.customer_id = $2 and i.status = 'open') as due
       from customers c where c.business_id = $1 and c.id = $2`,
      [scope.businessId, customerId],
      'customer_account',
    );
    if (!dueDate) throw problemAt('dueDate', 'tender.dueDateMissing');
    if (dueDate < dayOf(now, scope.store.timeZone)) throw problemAt('dueDate', 'day.over');
    return { dueDate, isOverLimit: account.due + due > account.creditLimit };
  },
};
