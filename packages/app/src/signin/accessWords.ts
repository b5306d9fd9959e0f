import en from './access.messages.en.json';
import { roomOf, type Words } from './words.ts';

export type AccessId = keyof typeof en;

/** The words of the pages beside the sign-in; they load with them. */
export const accessRoom = roomOf<AccessId>(en, () => import('./access.messages.es.json'));

/** What is said where the server has no sentence, or nobody answers. */
export const plainFailures = (say: Words<AccessId>['say']) => ({
  failed: say('access.failed'),
  unreachable: say('access.unreachable'),
});
