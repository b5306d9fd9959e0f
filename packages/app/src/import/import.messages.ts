import type { MessageSource } from '../i18n/Messages.ts';
import { combineMessages } from '../i18n/joined.ts';
import type en from './import.messages.en.json';

declare module '../i18n/Messages.ts' {
  interface MessageCatalogue {
    import: typeof en;
  }
}

const own: MessageSource = {
  en: () => import('./import.messages.en.json'),
  es: () => import('./import.messages.es.json'),
};

/** Combines a module's messages with those of imports, for a list with an import. */
export const withImport = (source: MessageSource): MessageSource => combineMessages(own, source);
