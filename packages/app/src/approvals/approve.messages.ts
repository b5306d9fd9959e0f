import type { MessageSource } from '../i18n/Messages.ts';
import type en from './approve.messages.en.json';

declare module '../i18n/Messages.ts' {
  interface MessageCatalogue {
    approve: typeof en;
  }
}

/** What the approval dialog says; a room whose actions may need one takes it along. */
export const approveMessages: MessageSource = {
  en: () => import('./approve.messages.en.json'),
  es: () => import('./approve.messages.es.json'),
};
