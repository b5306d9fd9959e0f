import type { MessageSource } from '../say/Sayings.ts';
import { combineMessages } from '../say/together.ts';
import type en from './import.messages.en.json';

declare module '../say/Sayings.ts' {
  interface MessageCatalogue {
    import: typeof en;
  }
}

const own: MessageSource = {
  en: () => import('./import.messages.en.json'),
  es: () => import('./import.messages.es.json'),
};

/** The sentences of a room together with those of imports, for a list that files can be brought into. */
export const withImport = (source: MessageSource): MessageSource => combineMessages(own, source);
