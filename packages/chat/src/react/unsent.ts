import type { ChatClientOptions } from '../client/ChatClient.ts';

type ChatStorage = NonNullable<ChatClientOptions['storage']>;

/** Whether the storage has unsent messages of a person. If so, the chat starts without being opened. */
export const hasUnsent = (storage: ChatStorage | undefined, me: string): boolean =>
  storage?.getItem(`tilldesk.chat.${me}.outbox`) != null;

/** Returns the page's `localStorage`; undefined when the browser allows none. */
export function pageStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
