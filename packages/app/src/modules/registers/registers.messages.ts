import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './registers.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    drawers: typeof en;
  }
}

export const registersMessages: MessageSource = {
  en: () => import('./registers.messages.en.json'),
  es: () => import('./registers.messages.es.json'),
};
