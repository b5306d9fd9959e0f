import {
  payExtra,
  payroll,
  payrollTenders,
  type Employee,
  type PayExtra,
  type PayrollPayment,
} from '@tilldesk/domain/employees';
import { choice, text } from '@tilldesk/domain/fields';
import { addDays, type DayRange } from '@tilldesk/domain/time';
import { action, type Action } from '../../../../actions/action.ts';
import { call } from '../../../../api/call.ts';
import { ExtrasInput, type DraftExtra } from './ExtrasInput.tsx';
import { PeriodInput } from './PeriodInput.tsx';

const refresh = ['payroll', 'clock', 'register-sessions'] as const;
const payment = {
  refresh,
  values: ({ number, employeeName: name, net }: PayrollPayment, { money }: { money: (minor: number) => string }) => ({
    number,
    name,
    net: money(net),
  }),
} as const;

/** Creates a payroll payment of an employee as a draft. `period` is what the dialog proposes. */
export const createPayment: Action<{ employee: Employee; period: DayRange | null }, PayrollPayment> = action({
  title: 'employees.payroll.create.title',
  text: 'employees.payroll.create.text',
  confirm: 'employees.payroll.create',
  values: ({ employee }) => ({ name: employee.name }),
  fields: {
    period: {
      input: PeriodInput,
      parts: ['from', 'to'],
      initial: ({ period }, { today }) => period ?? { from: addDays(today, -WEEK), to: addDays(today, -1) },
    },
    extras: {
      input: ExtrasInput,
      initial: (): DraftExtra[] => [],
      check: (extras, _of, { t }) =>
        extras.every((extra) => payExtra.safeParse(sent(extra)).success)
          ? undefined
          : t('employees.payroll.extra.missing'),
    },
  },
  send: ({ employee }, { period, extras }, { id, key }) =>
    call(payroll.create, { params: { id: employee.id }, body: { id, ...period, extras: extras.map(sent) } }, { key }),
  done: ({ number }, _of, { t }) => t('employees.payroll.create.done', { number }),
  refresh,
});

const WEEK = 7;

/** An entered bonus or deduction as it is sent; without an amount it is not valid. */
const sent = ({ kind, label, amount }: DraftExtra): PayExtra => ({ kind, label, amount: amount ?? 0 });

/** Approves a draft. */
export const approvePayment: Action<PayrollPayment> = action({
  ...payment,
  title: 'employees.payroll.approve.title',
  text: 'employees.payroll.approve.text',
  confirm: 'employees.payroll.approve',
  send: ({ id, version }) => call(payroll.approve, { params: { id }, body: { version } }),
  done: 'employees.payroll.approve.done',
});

/** Pays an approved payment. Cash is taken from the user's drawer. */
export const payPayment: Action<PayrollPayment> = action({
  ...payment,
  size: 's',
  title: 'employees.payroll.pay.title',
  text: 'employees.payroll.pay.text',
  confirm: 'employees.payroll.pay',
  fields: {
    tender: {
      label: 'employees.payroll.tender',
      schema: choice(payrollTenders, { required: true }),
      initial: () => 'bank' as const,
      option: (value, { t }) => t.ifKnown(`employees.payroll.tender.${value}`) ?? value,
    },
    reference: {
      label: 'employees.payroll.reference',
      schema: text(),
      when: (_of, { tender }) => tender !== 'cash',
    },
  },
  send: ({ id, version }, { tender, reference }, { key }) =>
    call(payroll.pay, { params: { id }, body: { version, tender, reference } }, { key }),
  done: 'employees.payroll.pay.done',
});

/** Voids a payment: a paid one is reversed, and its shifts are reopened. */
export const voidPayment: Action<PayrollPayment> = action({
  ...payment,
  size: 's',
  title: 'employees.payroll.void.title',
  text: ({ status }, { t }) => t(status === 'paid' ? 'employees.payroll.void.paid' : 'employees.payroll.void.text'),
  confirm: 'employees.payroll.void',
  tone: 'danger',
  fields: { reason: { label: 'employees.payroll.reason', schema: text({ required: true, max: 200 }) } },
  send: ({ id, version }, { reason }, { key }) =>
    call(payroll.void, { params: { id }, body: { version, reason } }, { key }),
  done: 'employees.payroll.void.done',
});
