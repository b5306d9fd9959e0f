import { problemAt } from '@tilldesk/domain/problems';
import { dayOf } from '@tilldesk/domain/time';
import type { Tender } from './tender.ts';
import { readAccount } from './tenders.statements.ts';

/** An amount that stays due until a day. It is not a payment, and no payment is booked. */
export const onAccount: Tender = {
  kind: 'onAccount',
  name: { en: 'On account', es: 'A cuenta' },

  /** Throws tender.dueDateMissing and day.over at dueDate. */
  async accept(tx, scope, now, { customerId, due, dueDate }) {
    // Without an agreed credit limit nothing may be left due.
    const account = await tx.existing(readAccount, { businessId: scope.businessId, customerId });
    if (!dueDate) throw problemAt('dueDate', 'tender.dueDateMissing');
    if (dueDate < dayOf(now, scope.store.timeZone)) throw problemAt('dueDate', 'day.over');
    return { dueDate, isOverLimit: account.due + due > account.creditLimit };
  },
};
