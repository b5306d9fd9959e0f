import { approvers } from '@tilldesk/domain/approvals';
import { employees } from '@tilldesk/domain/employees';
import { answer, type FakeAnswer } from '../answer.ts';
import { ownSessionOf } from '../people.ts';

/** The access PIN of every user of the fake shop. */
const PIN = '1234';

/** Responses of the fake server for email and access PIN checks, and who approves; the user's own correct PIN opens the gate. */
export const pinAnswers: readonly FakeAnswer[] = [
  answer(employees.checkPin, ({ body: { email, accessPin } }, { own: currentSession }) => {
    const right = email === currentSession.user.email && accessPin === PIN;
    if (right) currentSession.pinGranted = true;
    return {
      exist: right,
      success: right,
      data: { message: right ? 'Access granted successfully' : 'Wrong access pin or email' },
    };
  }),
  answer(approvers, () => {
    const { id, name } = ownSessionOf('owner').user;
    return { items: [{ id, name }] };
  }),
];
