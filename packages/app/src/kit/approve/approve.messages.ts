import type { MessageSource } from '../say/Sayings.ts';
import type en from './approve.messages.en.json';

declare module '../say/Sayings.ts' {
  interface MessageCatalogue {
    approve: typeof en;
  }
}

/** What the approval dialog says; a room whose actions may need one takes it along. */
export const approveMessages: MessageSource = {
  en: () => import('./approve.messages.en.json'),
  es: () => import('./approve.messages.es.json'),
};
