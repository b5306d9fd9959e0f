import {
  billMoneyLeft,
  billPayments,
  billTenderKinds,
  type BillPayment,
  type BillTenderKind,
} from '@tilldesk/domain/billPayments';
import { money, text } from '@tilldesk/domain/fields';
import { needsReference } from '@tilldesk/domain/sales';
import { givesChange } from '@tilldesk/domain/tenders';
import { action, type Action } from '../../actions/action.ts';
import { safeRetry } from '../../approvals/reasonField.ts';
import { call } from '../../api/call.ts';
import { paymentMethod, referenceOf } from '../../tenders/paymentMethod.tsx';

const common = {
  values: ({ name, total, carrierName, providerName }: BillPayment, formats: { money: (minor: number) => string }) => ({
    name,
    total: formats.money(total),
    carrier: carrierName,
    provider: providerName,
  }),
  unsure: safeRetry,
  refresh: ['bill-payments', 'register-sessions', 'registers', 'dashboard'],
} as const;

/** Takes the money for a draft. Cash may exceed the total: the rest is change. */
export const takeBill: Action<BillPayment, BillPayment> = action({
  ...common,
  title: 'billPayments.take.title',
  text: 'billPayments.take.text',
  confirm: 'billPayments.take.title',
  icon: 'cash',
  fields: {
    method: paymentMethod({
      label: 'billPayments.tender',
      kinds: () => billTenderKinds,
      first: () => billTenderKinds[0]!,
    }),
    received: {
      label: 'billPayments.received',
      hint: 'billPayments.received.hint',
      schema: money({ required: true, min: 1 }),
      initial: ({ total }) => total,
      when: (_of, { method }) => givesChange(Object(method)['kind'] as BillTenderKind),
      check: (received, { total }, formats) =>
        received < total ? formats.t('billPayments.received.less', { total: formats.money(total) }) : undefined,
    },
  },
  send: ({ id, version, total }, { method, received }, { key, id: tenderId }) => {
    const amount = givesChange(method.kind) ? received : total;
    const tenders = [{ id: tenderId, kind: method.kind, amount, ...referenceOf(method) }];
    return call(billPayments.take, { params: { id }, body: { version, tenders } }, { key });
  },
  done: ({ number, tenders }, _of, { t, money: moneyText }) => {
    const change = tenders.reduce((sum, one) => sum + one.change, 0);
    return change > 0
      ? t('billPayments.take.change', { number: number ?? '', change: moneyText(change) })
      : t('billPayments.take.done', { number: number ?? '' });
  },
});

/** Saves the transaction id that the provider's portal gave. */
export const processBill: Action<BillPayment, BillPayment> = action({
  ...common,
  title: 'billPayments.process.title',
  text: 'billPayments.process.text',
  confirm: 'billPayments.process.do',
  icon: 'check',
  fields: {
    providerTransactionId: {
      label: 'field.billPayment.providerTransactionId',
      schema: text({ required: true, format: 'code' }),
    },
  },
  send: ({ id, version }, input) => call(billPayments.process, { params: { id }, body: { version, ...input } }),
  done: 'billPayments.process.done',
});

const takenBy = (bill: BillPayment, kind: BillTenderKind): boolean =>
  billMoneyLeft(bill.tenders).some((one) => one.kind === kind);

/** The reference of money that is given back by a kind of tender: only where it took some. */
const backBy = (kind: Exclude<BillTenderKind, 'cash'>) => ({
  label: `billPayments.back.${kind}` as const,
  schema: text({ required: true }),
  initial: () => '',
  when: (bill: BillPayment) => takenBy(bill, kind),
});

const givingBack = {
  ...common,
  tone: 'danger',
  fields: {
    reason: { label: 'approve.reason', schema: text({ required: true, max: 200 }) },
    card: backBy('card'),
    check: backBy('check'),
    other: backBy('other'),
  },
  approval: {
    action: 'refund.overLimit',
    subjectId: ({ id }: BillPayment) => id,
    sentence: 'billPayments.back.sentence',
  },
} as const;

type Back = { reason: string; card: string; check: string; other: string };

/** Returns the whole money by the tenders that took it, with the entered references. */
const tendersOf = (bill: BillPayment, references: Back) =>
  billMoneyLeft(bill.tenders).map(({ kind, left: amount }) => ({
    kind,
    amount,
    ...(needsReference(kind) ? { reference: references[kind as Exclude<BillTenderKind, 'cash'>] } : {}),
  }));

/** Gives the money of a pending payment back that the provider did not accept. */
export const failBill: Action<BillPayment, BillPayment> = action({
  ...givingBack,
  title: 'billPayments.fail.title',
  text: 'billPayments.fail.text',
  confirm: 'billPayments.back.do',
  send: (bill, input: Back, { key, approval }) => {
    const { id, version } = bill;
    const body = { version, reason: input.reason, tenders: tendersOf(bill, input), ...approval };
    return call(billPayments.fail, { params: { id }, body }, { key });
  },
  done: 'billPayments.fail.done',
});

/** Gives the money of a processed payment back that the provider took back. */
export const reverseBill: Action<BillPayment, BillPayment> = action({
  ...givingBack,
  title: 'billPayments.reverse.title',
  text: 'billPayments.reverse.text',
  confirm: 'billPayments.back.do',
  send: (bill, input: Back, { key, approval }) => {
    const { id, version } = bill;
    const body = { version, reason: input.reason, tenders: tendersOf(bill, input), ...approval };
    return call(billPayments.reverse, { params: { id }, body }, { key });
  },
  done: 'billPayments.reverse.done',
});
