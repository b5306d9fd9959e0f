import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './purchases.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    purchases: typeof en;
  }
}

export const purchasesMessages: MessageSource = {
  en: () => import('./purchases.messages.en.json'),
  es: () => import('./purchases.messages.es.json'),
};
