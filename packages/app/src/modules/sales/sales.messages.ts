import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './sales.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    sales: typeof en;
  }
}

export const salesMessages: MessageSource = {
  en: () => import('./sales.messages.en.json'),
  es: () => import('./sales.messages.es.json'),
};
