import { longText, money } from '@tilldesk/domain/fields';
import { type Customer, customerCredit, type CreditEntry } from '@tilldesk/domain/customers';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';

/** A grant of a customer's store credit. */
type Grant = { customer: Pick<Customer, 'id' | 'name'>; entry: CreditEntry };

const reason = { label: 'customers.credit.reason', schema: longText({ required: true, max: 200 }), rows: 3 } as const;
const common = { closeLabel: 'customers.close', refresh: ['customers'] } as const;

/** Gives a customer store credit. */
export const grantCredit: Action<Pick<Customer, 'id' | 'name'>, CreditEntry> = action({
  ...common,
  title: 'customers.credit.grantTo',
  text: 'customers.credit.grantText',
  confirm: 'customers.credit.grant',
  values: ({ name }) => ({ name }),
  fields: { amount: { label: 'customers.credit.amount', schema: money({ required: true, min: 1 }) }, reason },
  send: (customer, input, { key, id }) =>
    call(customerCredit.grant, { params: { id: customer.id }, body: { id, ...input } }, { key }),
  done: ({ balance }, _, formats) => formats.t('customers.credit.done', { balance: formats.money(balance) }),
});

/** Reverses a grant of store credit. */
export const correctCredit: Action<Grant, CreditEntry> = action({
  ...common,
  title: 'customers.credit.correctOf',
  text: 'customers.credit.correctText',
  confirm: 'customers.credit.correct',
  values: ({ customer, entry }, formats) => ({ name: customer.name, amount: formats.money(entry.amount) }),
  fields: { reason },
  send: ({ customer, entry }, input, { key, id }) =>
    call(customerCredit.correct, { params: { id: customer.id, entryId: entry.id }, body: { id, ...input } }, { key }),
  done: ({ balance }, _, formats) => formats.t('customers.credit.done', { balance: formats.money(balance) }),
});
