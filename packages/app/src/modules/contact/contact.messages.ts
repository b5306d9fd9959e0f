import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './contact.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    contact: typeof en;
  }
}

export const contactMessages: MessageSource = {
  en: () => import('./contact.messages.en.json'),
  es: () => import('./contact.messages.es.json'),
};
