import type { MessageSource } from '../i18n/Messages.ts';
import type en from './scan.messages.en.json';

declare module '../i18n/Messages.ts' {
  interface MessageCatalogue {
    scan: typeof en;
  }
}

/** What scans say. It comes behind the first page, with what takes scans everywhere. */
export const scanMessages: MessageSource = {
  en: () => import('./scan.messages.en.json'),
  es: () => import('./scan.messages.es.json'),
};
