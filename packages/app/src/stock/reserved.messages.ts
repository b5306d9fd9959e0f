import type { MessageSource } from '../i18n/Messages.ts';
import type en from './reserved.messages.en.json';

declare module '../i18n/Messages.ts' {
  interface MessageCatalogue {
    kept: typeof en;
  }
}

/** Messages about reserved products for users who cannot sell them: at the till and in the stock modules. */
export const reservedMessages: MessageSource = {
  en: () => import('./reserved.messages.en.json'),
  es: () => import('./reserved.messages.es.json'),
};
