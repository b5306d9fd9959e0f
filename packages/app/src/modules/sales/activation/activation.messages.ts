import type { MessageSource } from '../../../i18n/Messages.ts';
import type en from './activation.messages.en.json';

declare module '../../../i18n/Messages.ts' {
  interface MessageCatalogue {
    activation: typeof en;
  }
}

export const activationMessages: MessageSource = {
  en: () => import('./activation.messages.en.json'),
  es: () => import('./activation.messages.es.json'),
};
