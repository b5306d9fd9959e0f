import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './contact.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    contact: typeof en;
  }
}

export const contactMessages: MessageSource = {
  en: () => import('./contact.messages.en.json'),
  es: () => import('./contact.messages.es.json'),
};
