import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './customers.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    customers: typeof en;
  }
}

export const customersMessages: MessageSource = {
  en: () => import('./customers.messages.en.json'),
  es: () => import('./customers.messages.es.json'),
};
