import type { MessageSource } from '../../../i18n/Messages.ts';
import type en from './deposit.messages.en.json';

declare module '../../../i18n/Messages.ts' {
  interface MessageCatalogue {
    deposit: typeof en;
  }
}

export const depositMessages: MessageSource = {
  en: () => import('./deposit.messages.en.json'),
  es: () => import('./deposit.messages.es.json'),
};
