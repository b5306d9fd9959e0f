import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './profile.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    profile: typeof en;
  }
}

export const profileMessages: MessageSource = {
  en: () => import('./profile.messages.en.json'),
  es: () => import('./profile.messages.es.json'),
};
