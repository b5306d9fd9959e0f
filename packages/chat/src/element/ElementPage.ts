import type { SupportState } from '@tilldesk/ui/chat';
import type { ChatClientOptions } from '../client/ChatClient.ts';
import type { ChatTransport } from '../client/ChatTransport.ts';
import type { ChatNotice } from '../react/notices.ts';
import type { ChatLanguage } from '../texts/translate.ts';

/** The current attributes and properties of the element. */
export type ElementOptions = {
  state: SupportState;
  language: ChatLanguage;
  theme: 'light' | 'dark' | 'contrast' | 'system';
  /** The nonce of the Content-Security-Policy for styles. */
  nonce: string | undefined;
  me: ChatClientOptions['me'];
  /** The page's own transport; null when the page names a Tilldesk server by `url` and `token`. */
  transport: ChatTransport | null;
  url: string | undefined;
  token: string;
};

/** Callbacks to the page. */
export type ElementHandlers = {
  state: (state: SupportState) => void;
  unread: (count: number) => void;
  /** Returns whether the page shows the notice itself. */
  notice: (notice: ChatNotice) => boolean;
};

export type MountedChat = { draw: (options: ElementOptions) => void; remove: () => void };

/** Renders the chat in the shadow root of an element. All large dependencies are behind this function. */
export type MountChat = (place: ShadowRoot, options: ElementOptions, handlers: ElementHandlers) => MountedChat;
