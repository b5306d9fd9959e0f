import type { MessageSource } from '../../../i18n/Messages.ts';
import type en from './instalments.messages.en.json';

declare module '../../../i18n/Messages.ts' {
  interface MessageCatalogue {
    instalments: typeof en;
  }
}

export const instalmentsMessages: MessageSource = {
  en: () => import('./instalments.messages.en.json'),
  es: () => import('./instalments.messages.es.json'),
};
