import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './employees.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    employees: typeof en;
  }
}

export const employeesMessages: MessageSource = {
  en: () => import('./employees.messages.en.json'),
  es: () => import('./employees.messages.es.json'),
};
