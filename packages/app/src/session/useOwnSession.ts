import { ownSession } from '@tilldesk/domain/session';
import { useAnswer } from '../api/useAnswer.ts';

/** Changes of these records may change the session's own data. */
const watch = ['employees', 'roles', 'stores', 'transaction-settings'];

/** The session according to the server: requested once for the whole document, and again when it may have changed. */
export const useOwnSession = () => useAnswer(ownSession, {}, { watch });
