import { choice, date, text } from '@tilldesk/domain/fields';
import { activations, tellable, type Activation } from '@tilldesk/domain/activations';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';

const isActive = (_: unknown, { status }: Readonly<Record<string, unknown>>) => status === 'active';
const isEnd = (_: unknown, { status }: Readonly<Record<string, unknown>>) => status !== 'active';

/** Records the response of the carrier: its confirmation number, or the date and the reason of the end. */
export const reportActivation: Action<Activation> = action({
  title: 'activation.report',
  text: ({ carrier, plan }) => `${carrier} · ${plan}`,
  confirm: 'activation.report.save',
  closeLabel: 'activation.close',
  fields: {
    status: {
      label: 'activation.report.status',
      schema: choice(['active', 'cancelled', 'chargedBack']),
      radio: true,
      options: ({ status }) => tellable(status),
      option: (value, { t }) => t.ifKnown(`activation.report.${value}`) ?? value,
      initial: ({ status }) => tellable(status)[0] ?? 'active',
    },
    confirmation: {
      label: 'activation.confirmation',
      schema: text({ required: true }),
      initial: ({ confirmation }) => confirmation,
      when: isActive,
    },
    endedOn: {
      label: 'activation.endedOn',
      schema: date({ required: true }),
      initial: (_, { today }) => today,
      range: ({ today }) => ({ max: today }),
      when: isEnd,
    },
    reason: { label: 'activation.reason', schema: text({ required: true }), when: isEnd },
  },
  send: ({ id, version }, { status, confirmation, endedOn, reason }) =>
    call(activations.report, {
      params: { id },
      body:
        status === 'active' || status === null
          ? { status: 'active', confirmation, version }
          : { status, endedOn, reason, version },
    }),
  done: 'activation.reported',
  refresh: ['activations', 'invoices'],
});
