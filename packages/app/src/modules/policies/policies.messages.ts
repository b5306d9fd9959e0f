import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './policies.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    policies: typeof en;
  }
}

export const policiesMessages: MessageSource = {
  en: () => import('./policies.messages.en.json'),
  es: () => import('./policies.messages.es.json'),
};
