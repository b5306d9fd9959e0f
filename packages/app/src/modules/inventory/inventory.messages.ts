import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './inventory.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    inventory: typeof en;
  }
}

export const inventoryMessages: MessageSource = {
  en: () => import('./inventory.messages.en.json'),
  es: () => import('./inventory.messages.es.json'),
};
