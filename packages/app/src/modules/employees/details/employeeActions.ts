import { employees, type Employee } from '@tilldesk/domain/employees';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';

const common = {
  cancel: 'employees.cancel',
  values: ({ name, email }: Employee) => ({ name, email }),
  refresh: ['employees'],
} as const;

/** Sends an invitation again. */
export const inviteEmployee: Action<Employee> = action({
  ...common,
  title: 'employees.invite.title',
  text: 'employees.invite.text',
  confirm: 'employees.invite.confirm',
  send: ({ id }) => call(employees.invite, { params: { id } }),
  done: 'employees.invite.done',
});

/** Ends an employee's access; the employee remains in the list. */
export const deactivateEmployee: Action<Employee> = action({
  ...common,
  title: 'employees.deactivate.title',
  text: 'employees.deactivate.text',
  confirm: 'employees.deactivate.do',
  tone: 'danger',
  send: ({ id }) => call(employees.archive, { params: { id } }),
  done: 'employees.deactivate.done',
});

/** Unlocks the sign-in of an employee after too many failed attempts. */
export const unlockEmployee: Action<Employee> = action({
  ...common,
  title: 'employees.unlock.title',
  text: 'employees.unlock.text',
  confirm: 'employees.unlock.do',
  send: ({ id }) => call(employees.unlock, { params: { id } }),
  done: 'employees.unlock.done',
});

/** Cancels the pending change of an employee's email. */
export const cancelNewEmail: Action<Employee> = action({
  ...common,
  title: 'employees.newEmail.title',
  text: 'employees.newEmail.text',
  confirm: 'employees.newEmail.confirm',
  send: ({ id }) => call(employees.cancelEmail, { params: { id } }),
  done: 'employees.newEmail.done',
});
