import type chat from '@tilldesk/chat/chat.messages.en.json';
import type launcher from '@tilldesk/chat/launcher.messages.en.json';
import type { MessageSource } from '../../i18n/Messages.ts';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    chat: typeof chat;
    chatLauncher: typeof launcher;
  }
}

/** Messages of the chat: its package's own texts, translated by this app. */
export const chatMessages: MessageSource = {
  en: () => import('@tilldesk/chat/chat.messages.en.json'),
  es: () => import('@tilldesk/chat/chat.messages.es.json'),
};

/** Messages of the button that opens the chat. */
export const chatLauncherMessages: MessageSource = {
  en: () => import('@tilldesk/chat/launcher.messages.en.json'),
  es: () => import('@tilldesk/chat/launcher.messages.es.json'),
};
