import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './serials.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    serials: typeof en;
  }
}

export const serialsMessages: MessageSource = {
  en: () => import('./serials.messages.en.json'),
  es: () => import('./serials.messages.es.json'),
};
