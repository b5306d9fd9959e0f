import type { MessageSource } from '../i18n/Messages.ts';
import type en from './printing.messages.en.json';

declare module '../i18n/Messages.ts' {
  interface MessageCatalogue {
    printing: typeof en;
  }
}

/** Messages about printing. They load with the components that show them. */
export const printingMessages: MessageSource = {
  en: () => import('./printing.messages.en.json'),
  es: () => import('./printing.messages.es.json'),
};
