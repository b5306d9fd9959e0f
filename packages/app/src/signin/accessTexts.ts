import en from './access.messages.en.json';
import { createEntryMessages, type EntryTexts } from './texts.ts';

export type AccessId = keyof typeof en;

/** The words of the pages beside the sign-in; they load with them. */
export const accessMessages = createEntryMessages<AccessId>(en, () => import('./access.messages.es.json'));

/** What is said where the server has no sentence, or nobody answers. */
export const plainFailures = (t: EntryTexts<AccessId>['say']) => ({
  failed: t('access.failed'),
  unreachable: t('access.unreachable'),
});
