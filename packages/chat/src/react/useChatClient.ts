'use client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ChatClient, ChatClientOptions, ChatClientState } from '../client/ChatClient.ts';
import { createChatClient } from '../client/createChatClient.ts';

/**
 * Creates a client that runs while the component is mounted: one for each transport and person. `clock` and `newId` are read
 * once.
 */
export function useChatClient(options: ChatClientOptions): ChatClient {
  const { transport, isStaff, storage } = options;
  const { id } = options.me;
  const client = useMemo(
    () => createChatClient(options),
    // oxlint-disable-next-line react/exhaustive-deps -- a new name of the same person needs no new client
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

/** Returns the state of a client and re-renders when it changes. */
export const useChatState = (client: ChatClient): ChatClientState =>
  useSyncExternalStore(client.subscribe, client.getSnapshot, client.getSnapshot);
