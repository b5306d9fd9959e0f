import type { MessageSource } from '../../../kit/say/Sayings.ts';
import type en from './instalments.messages.en.json';

declare module '../../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    instalments: typeof en;
  }
}

export const instalmentsMessages: MessageSource = {
  en: () => import('./instalments.messages.en.json'),
  es: () => import('./instalments.messages.es.json'),
};
