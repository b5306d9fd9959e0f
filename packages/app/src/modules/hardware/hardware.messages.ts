import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './hardware.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    hardware: typeof en;
  }
}

export const hardwareMessages: MessageSource = {
  en: () => import('./hardware.messages.en.json'),
  es: () => import('./hardware.messages.es.json'),
};
