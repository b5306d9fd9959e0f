import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './refunds.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    refunds: typeof en;
  }
}

export const refundsMessages: MessageSource = {
  en: () => import('./refunds.messages.en.json'),
  es: () => import('./refunds.messages.es.json'),
};
