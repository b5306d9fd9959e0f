import type { ChatClient, ChatClientState } from '@tilldesk/chat';
import { useSyncExternalStore } from 'react';

/** The chat of the person of this document; null until it has been loaded, and for whoever has no right to it. */
export type Chatting = { client: ChatClient; state: ChatClientState } | null;

const listeners = new Set<() => void>();
let current: Chatting = null;

/** What the running chat tells the page, apart from it: the page is there before the chat's program. */
export const chatting = {
  become(next: Chatting): void {
    current = next;
    for (const listener of listeners) listener();
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The chat as it stands, drawn anew when it stands otherwise. */
export const useChat = (): Chatting => useSyncExternalStore(subscribe, () => current);
