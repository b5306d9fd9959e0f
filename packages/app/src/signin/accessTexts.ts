import en from './access.messages.en.json';
import { createEntryMessages, type EntryTexts } from './texts.ts';

export type AccessMessageId = keyof typeof en;

/** Messages of the pages other than the sign-in; they load with those pages. */
export const accessMessages = createEntryMessages<AccessMessageId>(en, () => import('./access.messages.es.json'));

/** Fallback messages where the server has none, or does not respond. */
export const fallbackFailureTexts = (t: EntryTexts<AccessMessageId>['translate']) => ({
  failed: t('access.failed'),
  unreachable: t('access.unreachable'),
});
