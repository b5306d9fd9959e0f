import type { ChatClient, ChatClientState } from '@tilldesk/chat';
import { createSharedState, useSharedState } from '../browser/sharedState.ts';

/** The chat of this document's user; null until it has loaded, and for users without the right to chat. */
export type CurrentChat = { client: ChatClient; state: ChatClientState } | null;

/** The running chat's state, kept outside of the chat's code, since the page is shown before that code has loaded. */
export const currentChat = createSharedState<CurrentChat>(null);

/** Returns the chat's state and re-renders on changes. */
export const useChat = (): CurrentChat => useSharedState(currentChat);
