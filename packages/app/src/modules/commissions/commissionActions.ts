import { commissionEarnings, type CommissionPeriod, type PersonEarnings } from '@tilldesk/domain/commissions';
import { choice, date, money, text } from '@tilldesk/domain/fields';
import { action, type Action } from '../../actions/action.ts';
import { call } from '../../api/call.ts';

const refresh = ['commissions', 'commission-settlements'] as const;
const reason = { label: 'commissions.reason', schema: text({ required: true, max: 200 }) } as const;

/** A person with a settlement. */
export type Settled = PersonEarnings & { settlement: NonNullable<PersonEarnings['settlement']> };

type Format = { money: (minor: number) => string };
const ofPerson = ({ name, total }: Settled, formats: Format) => ({ name, total: formats.money(total) });

/** Closes a period; its days can be changed, for instance to close a part of a month. */
export const closePeriod: Action<CommissionPeriod> = action({
  title: 'commissions.close.title',
  text: 'commissions.close.text',
  confirm: 'commissions.close',
  values: ({ from, to }: CommissionPeriod, { day }) => ({ from: day(from), to: day(to) }),
  fields: {
    from: { label: 'commissions.close.from', schema: date({ required: true }), initial: (of) => of.from },
    to: { label: 'commissions.close.to', schema: date({ required: true }), initial: (of) => of.to },
  },
  send: (_of, days, { key }) => call(commissionEarnings.close, { body: days }, { key }),
  done: 'commissions.close.done',
  refresh,
});

type Adjusted = Pick<PersonEarnings, 'userId' | 'name'>;

/** Adds to the commission of a person, or takes from it. */
export const adjustCommission: Action<Adjusted> = action({
  title: 'commissions.adjust.title',
  text: 'commissions.adjust.text',
  confirm: 'commissions.adjust',
  values: ({ name }: Adjusted) => ({ name }),
  fields: {
    direction: {
      label: 'commissions.adjust.direction',
      schema: choice(['add', 'take'], { required: true }),
      option: (value, { t }) => t(value === 'take' ? 'commissions.adjust.take' : 'commissions.adjust.add'),
      initial: () => 'add' as const,
      radio: true,
    },
    amount: { label: 'commissions.adjust.amount', schema: money({ required: true, min: 1 }) },
    reason,
  },
  send: ({ userId }, { direction, amount, reason: why }, { key, id }) => {
    const body = { id, userId, amount: direction === 'take' ? -amount : amount, reason: why };
    return call(commissionEarnings.adjust, { body }, { key });
  },
  done: 'commissions.adjust.done',
  refresh,
});

/** Makes a settlement due. */
export const approveSettlement: Action<Settled> = action({
  title: 'commissions.approve.title',
  text: 'commissions.approve.text',
  confirm: 'commissions.approve',
  values: ofPerson,
  fields: {},
  send: ({ settlement: { id, version } }, _input, { key }) =>
    call(commissionEarnings.approve, { params: { id }, body: { version } }, { key }),
  done: 'commissions.approve.done',
  refresh,
});

/** Cancels a settlement that is not paid. */
export const cancelSettlement: Action<Settled> = action({
  title: 'commissions.cancel.title',
  text: 'commissions.cancel.text',
  confirm: 'commissions.cancel',
  cancel: 'commissions.cancel.keep',
  tone: 'danger',
  values: ofPerson,
  fields: { reason },
  send: ({ settlement: { id, version } }, input, { key }) =>
    call(commissionEarnings.cancel, { params: { id }, body: { version, ...input } }, { key }),
  done: 'commissions.cancel.done',
  refresh,
});
