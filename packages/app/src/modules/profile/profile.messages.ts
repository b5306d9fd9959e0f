import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './profile.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    profile: typeof en;
  }
}

export const profileMessages: MessageSource = {
  en: () => import('./profile.messages.en.json'),
  es: () => import('./profile.messages.es.json'),
};
