import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ChatClient, ChatClientOptions, ChatClientState } from '../client/ChatClient.ts';
import { createChatClient } from '../client/createChatClient.ts';

/** A client that runs as long as the component is drawn: one for each line and person. `clock` and `newId` are read once. */
export function useChatClient(options: ChatClientOptions): ChatClient {
  const { transport, isStaff, storage } = options;
  const { id } = options.me;
  const client = useMemo(
    () => createChatClient(options),
    // oxlint-disable-next-line react/exhaustive-deps -- a person's new name is no other person
    [transport, id, isStaff, storage],
  );
  useEffect(
    function run() {
      return client.start();
    },
    [client],
  );
  return client;
}

/** How a client stands, drawn anew whenever that changes. */
export const useChatState = (client: ChatClient): ChatClientState =>
  useSyncExternalStore(client.subscribe, client.getSnapshot, client.getSnapshot);
