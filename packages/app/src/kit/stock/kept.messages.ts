import type { MessageSource } from '../say/Sayings.ts';
import type en from './kept.messages.en.json';

declare module '../say/Sayings.ts' {
  interface MessageCatalogue {
    kept: typeof en;
  }
}

/** For whom goods are kept, as those hear who may not have them: at the till and in the rooms of stock. */
export const reservedMessages: MessageSource = {
  en: () => import('./kept.messages.en.json'),
  es: () => import('./kept.messages.es.json'),
};
