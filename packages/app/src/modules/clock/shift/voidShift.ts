import { longText } from '@tilldesk/domain/fields';
import { clock, type ShiftDetails } from '@tilldesk/domain/clock';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';

/** Voids a shift. A voided shift stays in the list, marked, with its history. */
export const voidShift: Action<ShiftDetails> = action({
  size: 's',
  title: 'clock.void.title',
  text: 'clock.void.text',
  confirm: 'clock.void',
  tone: 'danger',
  closeLabel: 'clock.void.close',
  values: ({ employeeName }) => ({ name: employeeName }),
  fields: {
    reason: {
      label: 'clock.reason',
      schema: longText({ required: true, max: 200 }),
      missing: 'clock.reason.missing',
      rows: 2,
    },
  },
  send: ({ id, version }, { reason }) => call(clock.void, { params: { id }, body: { version, reason } }),
  done: 'clock.void.done',
  refresh: ['clock'],
});
