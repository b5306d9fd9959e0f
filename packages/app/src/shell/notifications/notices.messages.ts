import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './notices.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    notices: typeof en;
  }
}

/** Messages of the notification types; they load with the first notification. */
export const noticesMessages: MessageSource = {
  en: () => import('./notices.messages.en.json'),
  es: () => import('./notices.messages.es.json'),
};
