import type { SupportState } from '@tilldesk/ui/chat';
import type { ChatClientOptions } from '../client/ChatClient.ts';
import type { ChatTransport } from '../client/ChatTransport.ts';
import type { ChatNotice } from '../react/notices.ts';
import type { ChatLanguage } from '../texts/translate.ts';

/** What the page says of its chat by attributes and properties, as it stands at a moment. */
export type ElementPage = {
  state: SupportState;
  language: ChatLanguage;
  theme: 'light' | 'dark' | 'contrast' | 'system';
  /** Lets styles pass a Content-Security-Policy. */
  nonce: string | undefined;
  me: ChatClientOptions['me'];
  /** The page's own line; null where it names a Tilldesk server by `url` and `token`. */
  transport: ChatTransport | null;
  url: string | undefined;
  token: string;
};

/** What the page is told. */
export type ElementHandlers = {
  state: (state: SupportState) => void;
  unread: (count: number) => void;
  /** Answers whether the page says it itself. */
  notice: (notice: ChatNotice) => boolean;
};

export type MountedChat = { draw: (page: ElementPage) => void; remove: () => void };

/** Draws the chat into an element's shadow; all that weighs something is behind it. */
export type MountChat = (place: ShadowRoot, page: ElementPage, handlers: ElementHandlers) => MountedChat;
