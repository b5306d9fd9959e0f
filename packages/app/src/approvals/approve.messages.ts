import type { MessageSource } from '../i18n/Messages.ts';
import type en from './approve.messages.en.json';

declare module '../i18n/Messages.ts' {
  interface MessageCatalogue {
    approve: typeof en;
  }
}

/** Messages of the approval dialog, for modules whose actions may need an approval. */
export const approveMessages: MessageSource = {
  en: () => import('./approve.messages.en.json'),
  es: () => import('./approve.messages.es.json'),
};
