import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './notices.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    notices: typeof en;
  }
}

/** What people are told, in the words of each kind; loads with the first of them. */
export const noticesMessages: MessageSource = {
  en: () => import('./notices.messages.en.json'),
  es: () => import('./notices.messages.es.json'),
};
