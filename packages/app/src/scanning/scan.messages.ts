import type { MessageSource } from '../i18n/Messages.ts';
import type en from './scan.messages.en.json';

declare module '../i18n/Messages.ts' {
  interface MessageCatalogue {
    scan: typeof en;
  }
}

/** Messages about scans. They load after the first page, with the code that handles scans on every page. */
export const scanMessages: MessageSource = {
  en: () => import('./scan.messages.en.json'),
  es: () => import('./scan.messages.es.json'),
};
