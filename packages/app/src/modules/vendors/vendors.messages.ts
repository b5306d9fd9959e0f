import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './vendors.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    vendors: typeof en;
  }
}

export const vendorsMessages: MessageSource = {
  en: () => import('./vendors.messages.en.json'),
  es: () => import('./vendors.messages.es.json'),
};
