import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './inventory.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    inventory: typeof en;
  }
}

export const inventoryMessages: MessageSource = {
  en: () => import('./inventory.messages.en.json'),
  es: () => import('./inventory.messages.es.json'),
};
