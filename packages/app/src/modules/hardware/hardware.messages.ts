import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './hardware.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    hardware: typeof en;
  }
}

export const hardwareMessages: MessageSource = {
  en: () => import('./hardware.messages.en.json'),
  es: () => import('./hardware.messages.es.json'),
};
