import { money } from '@tilldesk/domain/fields';
import { deposits, depositMethods } from '@tilldesk/domain/deposits';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { paymentMethod, referenceOf } from '../../../tenders/paymentMethod.tsx';

/** A saved draft or quote; `total` and `due`, the total less its deposits, in minor units. */
export type DepositFor = { id: string; customerName: string; due: number };

/** Takes a deposit for a draft or a quote. */
export const takeDeposit: Action<DepositFor> = action({
  title: 'deposit.take.title',
  text: 'deposit.take.text',
  confirm: 'deposit.take.do',
  icon: 'check',
  unsure: { text: 'approve.unsure', again: 'shell.failed.again' },
  values: ({ customerName, due }, formats) => ({ customer: customerName, due: formats.money(due) }),
  fields: {
    amount: {
      label: 'deposit.amount',
      schema: money({ required: true, min: 1 }),
      missing: 'deposit.amount.required',
      check: (amount, { due }, formats) =>
        amount > due ? formats.t('problem.deposit.over', { due: formats.money(due) }) : undefined,
    },
    method: paymentMethod({ label: 'deposit.method', kinds: () => depositMethods, first: () => depositMethods[0]! }),
  },
  send: ({ id: invoiceId }, { amount, method }, { key, id }) =>
    call(deposits.take, { body: { id, invoiceId, amount, method: method.kind, ...referenceOf(method) } }, { key }),
  done: ({ number, amount }, _, formats) => formats.t('deposit.taken', { number, amount: formats.money(amount) }),
  refresh: ['deposits', 'invoices', 'customers'],
});
