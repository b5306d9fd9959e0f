import { chatProblemOf, isPassing, type Chat, type ChatProblem } from '@tilldesk/domain/chat';
import { isUnreadUnknown, hasGap, withChat, withEvent } from './chatList.ts';
import type { ChatClientOptions } from './ChatClient.ts';
import type { ChatEvent } from './ChatTransport.ts';
import type { ClientEnvironment } from './environment.ts';

/** Delay before a list that failed to load because of the connection is requested again, in milliseconds. */
const RETRY_MS = 2_000;

export type ListState = {
  readonly chats: readonly Chat[];
  /** True until the chats are loaded. */
  readonly isLoading: boolean;
  readonly problem: ChatProblem | null;
};

export type ChatListStore = {
  state: () => ListState;
  /** Loads the list. Events received while the request runs are applied to the response. */
  reload: () => void;
  handleEvent: (event: ChatEvent) => void;
  /** Ignores the responses of running requests. */
  stop: () => void;
};

export type ListListeners = {
  onChange: () => void;
  /** The server's list was loaded. */
  read: (chats: readonly Chat[]) => void;
};

/** Creates a store for the list of a person's chats: the server's list with all later events applied. */
export function createChatListStore(
  { transport, me }: Pick<ChatClientOptions, 'transport' | 'me'>,
  { isConnected, schedule, batch }: ClientEnvironment,
  handlers: ListListeners,
): ChatListStore {
  let state: ListState = { chats: [], isLoading: true, problem: null };
  /** Events received since the list was requested; null while no request runs. */
  let received: ChatEvent[] | null = null;
  let requestCount = 0;
  let cancelPending = () => {};
  const become = (next: Partial<ListState>) => {
    state = { ...state, ...next };
    handlers.onChange();
  };

  const listed = async () => transport.list();

  function reload() {
    const request = ++requestCount;
    const since: ChatEvent[] = [];
    received = since;
    cancelPending();
    listed().then(
      (chats) => {
        if (request !== requestCount) return;
        received = null;
        // The response may be older than the events received while the request was running.
        let merged = chats.reduce(withChat, [] as readonly Chat[]);
        let isCounted = true;
        for (const event of since) {
          isCounted &&= !isUnreadUnknown(merged, event, me.id);
          merged = withEvent(merged, event, me.id);
        }
        batch(() => {
          become({ chats: merged, isLoading: false, problem: null });
          handlers.read(merged);
          if (!isCounted) reload();
        });
      },
      (cause: unknown) => {
        if (request !== requestCount) return;
        received = null;
        const problem = chatProblemOf(cause);
        // Without a connection, the list is loaded when the connection opens again; see runChat.ts.
        if (isPassing(problem) && !isConnected()) return;
        become({ problem });
        if (isPassing(problem)) cancelPending = schedule(reload, RETRY_MS);
      },
    );
  }

  return {
    state: () => state,
    reload,
    handleEvent(event) {
      received?.push(event);
      const isMissing =
        (event.type === 'message' && hasGap(state.chats, event.message)) || isUnreadUnknown(state.chats, event, me.id);
      const chats = withEvent(state.chats, event, me.id);
      if (chats !== state.chats) become({ chats });
      // For messages that are missing here, or that were read in part, only the server's list has the unread count.
      if (isMissing && !received && !state.isLoading) reload();
    },
    stop() {
      requestCount += 1;
      received = null;
      cancelPending();
    },
  };
}
