import type { MessageSource } from '../i18n/Messages.ts';
import type en from './reserved.messages.en.json';

declare module '../i18n/Messages.ts' {
  interface MessageCatalogue {
    kept: typeof en;
  }
}

/** For whom goods are kept, as those hear who may not have them: at the till and in the rooms of stock. */
export const reservedMessages: MessageSource = {
  en: () => import('./reserved.messages.en.json'),
  es: () => import('./reserved.messages.es.json'),
};
