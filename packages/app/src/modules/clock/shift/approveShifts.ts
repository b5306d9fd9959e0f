import { approvalProblem, clock, type Shift } from '@tilldesk/domain/clock';
import { longText } from '@tilldesk/domain/fields';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';

/** Approves shifts that can be approved. An approved shift is fixed until it is reopened. */
export const approveShifts: Action<readonly Shift[]> = action({
  size: 's',
  title: 'clock.approve.title',
  text: 'clock.approve.text',
  confirm: 'clock.approve',
  values: (shifts) => ({ count: shifts.length, names: [...new Set(shifts.map((one) => one.employeeName))].join(', ') }),
  send: (shifts) => call(clock.approve, { body: { shifts: shifts.map(({ id, version }) => ({ id, version })) } }),
  done: 'clock.approve.done',
  refresh: ['clock'],
});

/** Takes the approval of a shift back, with a reason. */
export const reopenShift: Action<Shift> = action({
  size: 's',
  title: 'clock.reopen.title',
  text: 'clock.reopen.text',
  confirm: 'clock.reopen',
  values: ({ employeeName }) => ({ name: employeeName }),
  fields: {
    reason: {
      label: 'clock.reason',
      schema: longText({ required: true, max: 200 }),
      missing: 'clock.reason.missing',
      rows: 2,
    },
  },
  send: ({ id, version }, { reason }) => call(clock.reopen, { params: { id }, body: { version, reason } }),
  done: 'clock.reopen.done',
  refresh: ['clock'],
});

/** Returns the shifts that a person can approve. */
export const approvableBy = (approverId: string, shifts: readonly Shift[]): Shift[] =>
  shifts.filter((shift) => approvalProblem(shift, approverId) === null);
