import { employees } from '@tilldesk/domain/employees';
import { answer, type FakeAnswer } from './answer.ts';

/** The answer to an access PIN, right or wrong; a right one opens the gate of the session. */
export const pinCheck = (isRight: boolean): FakeAnswer =>
  answer(employees.checkPin, (_, { own }) => {
    own.pinGranted = isRight;
    return {
      exist: isRight,
      success: isRight,
      data: { message: isRight ? 'Access granted successfully' : 'Wrong access pin or email' },
    };
  });
