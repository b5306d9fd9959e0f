import { ownSession } from '@tilldesk/domain/shop';
import { useAnswer } from '../api/useAnswer.ts';

/** What changes of other records may change the session's own data. */
const watch = ['employees', 'roles', 'stores'];

/** The server's own word on the session: asked once for the whole document, and again when it may have changed. */
export const useOwnSession = () => useAnswer(ownSession, {}, { watch });
