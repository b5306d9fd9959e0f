import type { ChatClientOptions } from '../client/ChatClient.ts';

type ChatStorage = NonNullable<ChatClientOptions['storage']>;

/** Whether messages of a person lie in a storage that were not sent yet: then a chat goes on by itself, without being opened. */
export const hasUnsent = (storage: ChatStorage | undefined, me: string): boolean =>
  storage?.getItem(`tilldesk.chat.${me}.outbox`) != null;

/** The page's storage; none where a browser keeps nothing for it. */
export function pageStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
