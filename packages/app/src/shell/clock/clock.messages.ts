import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './clock.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    clockDialog: typeof en;
  }
}

/** Messages of the clock's dialog; they load with it. */
export const clockMessages: MessageSource = {
  en: () => import('./clock.messages.en.json'),
  es: () => import('./clock.messages.es.json'),
};
