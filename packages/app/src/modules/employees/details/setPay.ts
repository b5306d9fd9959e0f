import { payCalls, payRateFields, payTypes, type Employee } from '@tilldesk/domain/employees';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';

/** Sets the pay of an employee from a day on; commissions alone have no amount. */
export const setPay: Action<Employee> = action({
  size: 's',
  title: 'employees.pay.title',
  text: 'employees.pay.text',
  confirm: 'employees.pay.do',
  cancel: 'employees.cancel',
  values: ({ name }) => ({ name }),
  fields: {
    payType: {
      label: 'employees.pay.type',
      schema: payRateFields.payType,
      initial: () => 'hourly' as const,
      option: (type, { t }) => t(`employees.pay.type.${payTypes.find((known) => known === type) ?? 'hourly'}`),
    },
    amount: {
      label: 'employees.pay.amount',
      schema: payRateFields.amount,
      missing: 'problem.pay.missing',
      when: (_, { payType }) => payType !== 'commissionOnly',
    },
    from: { label: 'employees.pay.day', schema: payRateFields.from, initial: (_, { today }) => today },
  },
  send: ({ id }, { payType, amount, from }, { key }) =>
    call(
      payCalls.set,
      { params: { id }, body: { payType, amount: payType === 'commissionOnly' ? null : amount, from } },
      { key },
    ),
  done: 'employees.pay.done',
  refresh: ['employees'],
});
