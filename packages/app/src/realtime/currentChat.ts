import type { ChatClient, ChatClientState } from '@tilldesk/chat';
import { useSyncExternalStore } from 'react';

/** The chat of this document's user; null until it has loaded, and for users without the right to chat. */
export type Chatting = { client: ChatClient; state: ChatClientState } | null;

const listeners = new Set<() => void>();
let current: Chatting = null;

/** The running chat's state, kept outside of the chat's code, since the page is shown before that code has loaded. */
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

/** Returns the chat's state and re-renders on changes. */
export const useChat = (): Chatting => useSyncExternalStore(subscribe, () => current);
