import { employees } from '@tilldesk/domain/shop';
import { answer, type FakeAnswer } from '../answer.ts';

/** The access PIN of everybody in the fake world. */
const PIN = '1234';

/** How the fake server compares an e-mail and an access PIN; one's own right PIN opens its gate. */
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
];
