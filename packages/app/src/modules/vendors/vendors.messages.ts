import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './vendors.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    vendors: typeof en;
  }
}

export const vendorsMessages: MessageSource = {
  en: () => import('./vendors.messages.en.json'),
  es: () => import('./vendors.messages.es.json'),
};
