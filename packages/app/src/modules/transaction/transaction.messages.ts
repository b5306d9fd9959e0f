import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './transaction.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    transaction: typeof en;
  }
}

export const transactionMessages: MessageSource = {
  en: () => import('./transaction.messages.en.json'),
  es: () => import('./transaction.messages.es.json'),
};
